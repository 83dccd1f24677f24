public import Foundation

/// How a navigation bar looks.
///
/// - SeeAlso: Apple, "UINavigationBarAppearance".
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title; other attributes are kept.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The same of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// By how much the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// How buttons look that end something; buttons are drawn alike.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How the way back looks; buttons are drawn alike.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// A picture in place of the arrow back; kept.
  open private(set) var backIndicatorImage: UIImage?
  /// What is drawn of that arrow while titles pass below it; kept.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets a picture in place of the arrow back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    setBackIndicatorImage(
      other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
  }
}
