import UIKit

/// A picture of 200 by 200 points: a tile of 180 by 180 and, to the right of it and below, 20 points for
/// its shadow.
@MainActor enum ShadowedTile {
  /// The whole picture.
  static let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
  /// The tile alone.
  static let core = CGRect(x: 0, y: 0, width: 180, height: 180)

  /// The picture without a word on what is to be aligned.
  static var plain: UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { context in
      context.cgContext.setShadow(offset: CGSize(width: 10, height: 10), blur: 10)
      UIColor.systemTeal.setFill()
      UIBezierPath(roundedRect: core, cornerRadius: 24).fill()
    }
  }

  /// The picture that knows its tile.
  static var aligned: UIImage {
    plain.withAlignmentRectInsets(insets(from: bounds, to: core))
  }
}
