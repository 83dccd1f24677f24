public import Foundation

/// The base class of bar items: a title, an image or both.
///
/// - SeeAlso: Apple, "UIBarItem".
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Creates an empty item.
  public override init() { super.init() }
  /// Creates an empty item; values come from the document that is being loaded.
  public required init?(coder: NSCoder) { super.init() }
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage?
  /// Whether the item is enabled.
  open var isEnabled = true
  /// An integer that identifies the item.
  open var tag = 0
  /// The bar that shows the item; redrawn when the item changes.
  weak var bar: UIView? {
    didSet { if bar !== oldValue { ItemProxies.shared.apply(to: self) } }
  }
  /// The insets of the image, in points; stored only.
  open var imageInsets = UIEdgeInsets.zero
  /// The image for compact bars; stored only.
  open var landscapeImagePhone: UIImage?
  /// The image of the large content viewer; stored only.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image in the large content viewer, in points; stored only.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The attributes of the title, by state.
  var textAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Sets the attributes of the title for a state.
  ///
  /// Font and colour are drawn; the others are stored only.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    textAttributes[state] = attributes
    changed()
  }
  /// The attributes of the title for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }
  /// The attributes for the current state.
  var shownTextAttributes: [NSAttributedString.Key: Any]? {
    textAttributes.value(in: isEnabled ? .normal : .disabled)
  }

  func changed() {
    bar?.setNeedsDisplay()
    bar?.setNeedsLayout()
  }
}
