public import Foundation

/// The appearance of a navigation bar.
///
/// - SeeAlso: Apple, "UINavigationBarAppearance".
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  ///
  /// Font and colour are drawn; the others are stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// The appearance of done buttons; stored only: they are drawn as plain buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The appearance of the back button; stored only: it is drawn as a plain button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
  /// An image instead of the back arrow; stored only.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of that image during transitions; stored only.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  /// Sets an image instead of the back arrow.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }

  override func copyValues(_ other: UIBarAppearance) {
    super.copyValues(other)
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
