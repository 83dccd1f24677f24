internal import Drawing
internal import Foundation
internal import ViewDrawing

/// What a bar's ground looks like, whoever said it: an appearance, or the bar's own properties.
@MainActor struct BarLook {
  /// What fills the bar; nil lets everything through.
  var ground: CGColor?
  /// A picture over that, and how it fills the bar.
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  /// The colour of the line towards the content.
  var line: CGColor?
  /// A picture in its place.
  var lineImage: UIImage?

  /// The nearly white ground of bars that let a little of the content through.
  private static let material = CGColor(gray: 0.976, alpha: 0.94)
  private static let darkMaterial = CGColor(gray: 0.11, alpha: 0.94)

  /// The look that an appearance states.
  init(_ appearance: UIBarAppearance) {
    ground = appearance.backgroundColor?.cgColor
    if ground == nil, let effect = appearance.backgroundEffect {
      ground = effect.style.isDark ? Self.darkMaterial : Self.material
    }
    (image, imageMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
    line = appearance.shadowColor?.cgColor
    lineImage = appearance.shadowImage
  }

  /// The look that a bar's own properties state.
  init(color: UIColor?, style: UIBarStyle, image: UIImage? = nil, lineImage: UIImage? = nil) {
    ground = color?.cgColor ?? (style == .black ? Self.darkMaterial : Self.material)
    line = UIColor.separator.cgColor
    (self.image, self.lineImage) = (image, lineImage)
    // A picture is all of the ground, and an empty one leaves it away.
    if image != nil { ground = nil }
  }
}

extension TextContent {
  /// The same line in the font and the colour of attributes, where they say any.
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
  /// The colour of titles on it.
  var titleColor: CGColor { self == .black ? .white : UIColor.label.cgColor }
}
