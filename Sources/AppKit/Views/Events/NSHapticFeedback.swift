public import Foundation

/// Does feedback that users feel on a trackpad.
@preconcurrency @MainActor public protocol NSHapticFeedbackPerformer: NSObjectProtocol {
  /// Performs feedback of a pattern.
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}

/// The feedback of trackpads, which does nothing here.
///
/// - SeeAlso: Apple, "NSHapticFeedbackManager".
@preconcurrency @MainActor open class NSHapticFeedbackManager: NSObject {
  /// The pattern of feedback.
  public enum FeedbackPattern: Int, Sendable {
    case generic, alignment, levelChange
  }
  /// The time of feedback.
  public enum PerformanceTime: UInt, Sendable {
    case `default`, now, drawCompleted
  }
  private final class Performer: NSObject, NSHapticFeedbackPerformer {
    func perform(
      _ pattern: NSHapticFeedbackManager.FeedbackPattern,
      performanceTime: NSHapticFeedbackManager.PerformanceTime
    ) {}
  }
  private static let performer = Performer()
  /// The performer, which does nothing.
  open class var defaultPerformer: any NSHapticFeedbackPerformer { performer }
}
