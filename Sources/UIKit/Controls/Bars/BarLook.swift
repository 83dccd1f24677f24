internal import Drawing
internal import Foundation
internal import ViewDrawing

/// The background of a bar, from an appearance or from the bar's own properties.
@MainActor struct BarLook {
  /// The background colour; nil is transparent.
  var background: CGColor?
  /// The background image and its content mode.
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// The colour of the shadow line.
  var line: CGColor?
  /// An image instead of the shadow line.
  var lineImage: UIImage?

  /// The backgrounds of translucent bars: nearly white, and nearly black in dark.
  private static let lightMaterial = CGColor(gray: 0.976, alpha: 0.94)
  private static let darkMaterial = CGColor(gray: 0.11, alpha: 0.94)
  /// The material in the current appearance.
  private static var material: CGColor {
    CurrentAppearance.value == .dark ? darkMaterial : lightMaterial
  }

  /// No background and no line.
  static let clear = BarLook()
  private init() {}

  /// Creates the background of an appearance.
  init(_ appearance: UIBarAppearance) {
    background = appearance.backgroundColor?.cgColor
    if background == nil, let effect = appearance.backgroundEffect {
      background = effect.style.isDark ? Self.darkMaterial : Self.material
    }
    (image, imageMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
    line = appearance.shadowColor?.cgColor
    lineImage = appearance.shadowImage
  }

  /// Creates the background from a bar's own properties.
  ///
  /// Bars of glass have a background only if the program sets one.
  init(
    color: UIColor?, style: UIBarStyle, isGlass: Bool, image: UIImage? = nil,
    lineImage: UIImage? = nil
  ) {
    if isGlass, color == nil, style == .default, image == nil { return }
    background = color?.cgColor ?? (style == .default ? Self.material : Self.darkMaterial)
    line = UIColor.separator.cgColor
    (self.image, self.lineImage) = (image, lineImage)
    // An image replaces the background colour; an empty image makes the bar transparent.
    if image != nil { background = nil }
  }
}

extension TextContent {
  /// The line in the font and colour of the attributes, if they set any.
  @MainActor func styled(_ attributes: [NSAttributedString.Key: Any]?) -> TextContent {
    guard let attributes, !attributes.isEmpty else { return self }
    var copy = self
    for index in copy.runs.indices {
      if let font = attributes[.font] as? UIFont { copy.runs[index].font = font.descriptor }
      if let color = attributes[.foregroundColor] as? UIColor {
        copy.runs[index].color = color.cgColor
      }
    }
    return copy
  }
}

extension UIBarStyle {
  /// The colour of titles.
  var titleColor: CGColor { self == .default ? UIColor.label.cgColor : .white }
}
