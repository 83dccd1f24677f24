import UIKit

/// A box of 120 by 120 points whose shadow takes 30 points at its right and below.
@MainActor enum BoxArtwork {
  /// The whole picture.
  static let size = CGSize(width: 150, height: 150)
  /// The box alone.
  static let core = CGRect(x: 0, y: 0, width: 120, height: 120)

  /// The picture at a scale, in pixels a point.
  static func renderer(scale: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
  }

  /// Draws it into the current context.
  static func draw(_ context: UIGraphicsImageRendererContext) {
    context.cgContext.setShadow(offset: CGSize(width: 15, height: 15), blur: 15)
    UIColor.systemGreen.setFill()
    context.fill(core)
  }
}
