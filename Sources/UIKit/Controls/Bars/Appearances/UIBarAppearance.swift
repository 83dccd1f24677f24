public import Foundation

/// The background and the shadow line of a bar.
///
/// - SeeAlso: Apple, "UIBarAppearance".
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// The blur effect of the background; nil disables it.
  ///
  /// Drawn as the flat colour of its style.
  open var backgroundEffect: UIBlurEffect?
  /// The background colour, over the effect.
  open var backgroundColor: UIColor?
  /// The background image, over the colour.
  open var backgroundImage: UIImage?
  /// The content mode of the background image.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the shadow line; nil hides it.
  open var shadowColor: UIColor?
  /// An image instead of the shadow line, at its own height.
  open var shadowImage: UIImage?

  /// Whether the background is the system's.
  var hasSystemEffect: Bool {
    backgroundEffect?.style == .systemChromeMaterial && backgroundImage == nil
  }

  /// Creates the system's appearance.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }
  /// Creates the system's appearance; it is the same for every idiom.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Creates an appearance with the background of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    copyValues(barAppearance)
  }
  /// A copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.copyValues(self)
    return copy
  }
  /// A copy of the appearance.
  open func copy() -> Self {
    let copy = Self()
    copy.copyValues(self)
    return copy
  }
  /// Copies all properties of another appearance.
  func copyValues(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Configures a translucent background with a shadow line.
  open func configureWithDefaultBackground() {
    configure(.init(style: .systemChromeMaterial), nil, .separator)
  }
  /// Configures an opaque background with a shadow line.
  open func configureWithOpaqueBackground() { configure(nil, .systemBackground, .separator) }
  /// Configures a transparent background without a shadow line.
  open func configureWithTransparentBackground() { configure(nil, nil, nil) }

  private func configure(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}
