public import Foundation

/// The ground of a bar and the line towards its content.
///
/// - SeeAlso: Apple, "UIBarAppearance".
@preconcurrency @MainActor open class UIBarAppearance: NSObject, @MainActor NSCopying {
  /// What lets a little of the content through; nil for none.
  ///
  /// Pictures show it as a nearly white ground.
  open var backgroundEffect: UIBlurEffect?
  /// What fills the bar, over the effect.
  open var backgroundColor: UIColor?
  /// A picture that fills the bar, over the colour.
  open var backgroundImage: UIImage?
  /// How that picture fills the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line towards the content; nil for no line.
  open var shadowColor: UIColor?
  /// A picture in place of that line, as high as it is.
  open var shadowImage: UIImage?

  /// Makes the look of the system.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }
  /// Makes the look of the system for a kind of device; all have the same here.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
  /// Makes the same ground as another look has.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }
  /// Another object that looks the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }
  /// The same look as an object of its own.
  open func copy() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }
  /// Takes over everything that another look says.
  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  /// Lets a little of the content through, and draws the line.
  open func configureWithDefaultBackground() {
    configure(.init(style: .systemChromeMaterial), nil, .separator)
  }
  /// Covers the content, and draws the line.
  open func configureWithOpaqueBackground() { configure(nil, .systemBackground, .separator) }
  /// Shows the content, and draws no line.
  open func configureWithTransparentBackground() { configure(nil, nil, nil) }

  private func configure(_ effect: UIBlurEffect?, _ color: UIColor?, _ line: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, line)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}
