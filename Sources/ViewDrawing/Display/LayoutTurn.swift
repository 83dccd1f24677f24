internal import Foundation
internal import FoundationShims
package import LayoutTree

/// Lays out a window's tree soon after something in it begins to wait, as windows on a screen do in each turn of the
/// run loop.
///
/// The run loop of the main thread comes to it, or the main queue, which tests that are `async` are served by. Several
/// requests before that are one, and a tree in which nothing waits costs nothing. A window that is shown on another
/// thread is laid out by the program. After a feedback loop was reported, the views that it skipped still wait, and so
/// the tree is laid out again when the program asks.
@MainActor package final class LayoutTurn {
  private weak var root: ViewNode?
  /// A turn was requested and has not ended; requests meanwhile belong to it.
  private var isPending = false
  /// The run loop has the turn; where it never runs, it keeps this one.
  private var isInRunLoop = false

  /// Creates a turn of no tree.
  package init() {}

  /// Lays out a tree from now on instead of the former one; nil for none.
  package func follow(_ new: ViewNode?) {
    let new = MainRunLoop.isOnMainQueue ? new : nil
    if new !== root { root?.requestHandler = nil }
    root = new
    guard let new else { return }
    new.requestHandler = { [weak self] in self?.request() }
    request()
  }

  private func request() {
    guard !isPending else { return }
    isPending = true
    DispatchQueue.main.async { [weak self] in assumingMainActor { self?.run() } }
    guard !isInRunLoop else { return }
    isInRunLoop = true
    // A run loop that work of the main queue runs itself does not serve the main queue.
    RunLoop.main.perform(inModes: [.common]) { [weak self] in
      assumingMainActor {
        self?.isInRunLoop = false
        self?.run()
      }
    }
  }

  private func run() {
    guard isPending else { return }
    root?.layoutIfNeeded()
    isPending = false
  }
}
