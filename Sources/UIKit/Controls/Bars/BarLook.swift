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

  /// No background and no line.
  static let clear = BarLook()
  private init() {}

  /// Creates the background of an appearance.
  ///
  /// Bars of glass have the system's effect and its line only before iOS 26: content is blurred where it passes below them.
  init(_ appearance: UIBarAppearance, isGlass: Bool) {
    background = appearance.backgroundColor?.cgColor
    let isOfSystem = isGlass && background == nil && appearance.hasSystemEffect
    if background == nil, !isOfSystem, let effect = appearance.backgroundEffect {
      background = effect.style.flatColor
    }
    (image, imageMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
    line = isOfSystem ? nil : appearance.shadowColor?.cgColor
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
    let material: UIBlurEffect.Style =
      style == .default ? .systemChromeMaterial : .systemChromeMaterialDark
    background = color?.cgColor ?? material.flatColor
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
