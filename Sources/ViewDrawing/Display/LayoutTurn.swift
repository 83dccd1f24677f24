internal import Foundation
internal import FoundationShims
package import LayoutTree

/// Schedules layout of a window's tree soon after a view needs it, as windows on a screen do in each turn of the run
/// loop.
///
/// Layout runs in the main thread's run loop, or on the main queue, which `async` tests use. Several requests before
/// that are combined, and a tree without pending layout costs nothing. The program lays out windows that are shown on
/// another thread. After a reported feedback loop, the skipped views remain pending, so the tree is laid out again when
/// the program requests it.
@MainActor package final class LayoutTurn {
  private weak var root: ViewNode?
  /// Whether a turn was requested and has not ended; further requests are combined with it.
  private var isPending = false
  /// Whether the turn is scheduled in the run loop; if the run loop never runs, it stays scheduled.
  private var isInRunLoop = false

  /// Creates a turn without a tree.
  package init() {}

  /// Lays out a tree from now on, instead of the previous one; nil for none.
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
    // A run loop that is run by work on the main queue does not serve the main queue.
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
