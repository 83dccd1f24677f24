public import Foundation

/// Lets people feel something; they feel nothing here.
///
/// - SeeAlso: Apple, "UIFeedbackGenerator".
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was added to.
  open private(set) weak var view: UIView?
  /// Makes a generator.
  public override init() { super.init() }
  /// Makes a generator that belongs to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Remembers the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Says that something will soon be felt.
  open func prepare() {}
}

/// A knock.
///
/// - SeeAlso: Apple, "UIImpactFeedbackGenerator".
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a knock is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  /// How hard the knock is.
  public let style: FeedbackStyle
  /// Makes a generator of knocks.
  public init(style: FeedbackStyle) { self.style = style }
  /// Makes a generator of medium knocks.
  public convenience override init() { self.init(style: .medium) }
  /// Makes a generator of knocks that belongs to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }
  /// Something knocks.
  open func impactOccurred() {}
  /// Something knocks with a part of its force, 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A choice that changes.
///
/// - SeeAlso: Apple, "UISelectionFeedbackGenerator".
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else is chosen.
  open func selectionChanged() {}
}

/// Something that went well or not.
///
/// - SeeAlso: Apple, "UINotificationFeedbackGenerator".
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Something went well or not.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
