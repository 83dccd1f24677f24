public import Foundation

/// The base class of haptic feedback generators; feedback has no effect here.
///
/// - SeeAlso: Apple, "UIFeedbackGenerator".
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was added to.
  open private(set) weak var view: UIView?
  /// Creates a generator.
  public override init() { super.init() }
  /// Creates a generator that belongs to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }
  /// Has no effect.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Prepares for feedback; has no effect.
  open func prepare() {}
}

/// Generates feedback for impacts.
///
/// - SeeAlso: Apple, "UIImpactFeedbackGenerator".
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// The strength of the impact.
  public let style: FeedbackStyle
  /// Creates a generator with an impact style.
  public init(style: FeedbackStyle) { self.style = style }
  /// Creates a generator with the style `medium`.
  public convenience override init() { self.init(style: .medium) }
  /// Creates a generator with an impact style that belongs to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }
  /// Generates feedback for an impact; has no effect.
  open func impactOccurred() {}
  /// Generates feedback for an impact with an intensity between 0 and 1; has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Generates feedback for a changed selection.
///
/// - SeeAlso: Apple, "UISelectionFeedbackGenerator".
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback for a changed selection; has no effect.
  open func selectionChanged() {}
}

/// Generates feedback for the result of a task.
///
/// - SeeAlso: Apple, "UINotificationFeedbackGenerator".
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Generates feedback for a result; has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
