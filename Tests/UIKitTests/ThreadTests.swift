import Foundation
import Testing
import UIKit

/// Views on threads that do not serve the main actor end the program with a sentence; those that do serve it, whichever
/// thread that is, go on.
struct ThreadTests {
  /// Views that another thread gets hold of, as programs without checks of isolation hand them over.
  private struct Handed: @unchecked Sendable {
    let root: UIView
    let label: UILabel

    @MainActor init() {
      root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      label = UILabel()
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
  }

  /// Calls a function of the main actor as code of Swift 5 may: without asking where it is.
  private static func elsewhere(_ body: @escaping @MainActor @Sendable (Handed) -> Void) async {
    let views = await MainActor.run { Handed() }
    let thread = Thread {
      typealias Call = (Handed) -> Void
      unsafeBitCast(body as (@MainActor (Handed) -> Void), to: Call.self)(views)
    }
    thread.start()
    // The process ends by the other thread, or succeeds, which the test does not expect.
    try? await Task.sleep(for: .seconds(20))
  }

  private static func expectSentence(_ result: ExitTest.Result) {
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Code of the main actor was called on a thread that does not serve it."))
  }

  @Test func subviewsOnAnotherThreadInAnotherProcess() async throws {
    Self.expectSentence(
      try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await ThreadTests.elsewhere { $0.root.addSubview(UIView()) }
      })
  }

  @Test func layoutOnAnotherThreadInAnotherProcess() async throws {
    Self.expectSentence(
      try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await ThreadTests.elsewhere { $0.root.layoutIfNeeded() }
      })
  }

  @Test func textOnAnotherThreadInAnotherProcess() async throws {
    Self.expectSentence(
      try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await ThreadTests.elsewhere {
          $0.label.text = "Words"
          $0.label.sizeToFit()
        }
      })
  }

  /// A test of the main actor is often not on the main thread.
  @Test @MainActor func theMainActorIsServedByAnyThread() async {
    let views = Handed()
    views.root.layoutIfNeeded()
    await Task.yield()
    views.label.text = "Words"
    views.root.layoutIfNeeded()
    #expect(views.label.frame.minX == 0)
    let width: CGFloat = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          views.label.sizeToFit()
          continuation.resume(returning: views.label.frame.width)
        }
      }
    }
    #expect(width > 0)
  }
}
