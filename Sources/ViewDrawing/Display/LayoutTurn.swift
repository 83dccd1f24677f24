internal import Foundation
internal import FoundationShims

/// Lays out a window when the main queue comes to it, as windows on a screen do before the run loop waits.
///
/// The main queue is served by the run loop of the main thread and by tests that are `async` alike. Several requests
/// before that are one; a window in which nothing waits costs nothing. Requests of other threads are not taken: a program that lays
/// out on one of them asks for it itself.
@MainActor package final class LayoutTurn {
  private let layOut: () -> Void
  /// A turn was asked for and has not ended; what layout itself asks for waits for the next request.
  private var isPending = false

  /// A turn that calls a function.
  package init(_ layOut: @escaping () -> Void) { self.layOut = layOut }

  /// Asks for the turn.
  package func request() {
    guard !isPending, Self.isOnMainQueue else { return }
    isPending = true
    DispatchQueue.main.async { [weak self] in assumingMainActor { self?.run() } }
  }

  /// Whether the caller is served by the main queue, which an asynchronous `main` moves to other threads.
  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainMark) != nil
  }
  private static let mainMark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  private func run() {
    layOut()
    isPending = false
  }
}
