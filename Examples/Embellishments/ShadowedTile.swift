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

  /// The aligned picture with a badge on the tile's upper right corner, half outside of the tile: the badge
  /// makes no difference to layout.
  static var badged: UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { _ in
      plain.draw(in: bounds)
      let badge = CGRect(x: core.maxX - 18, y: core.minY, width: 36, height: 36)
      UIColor.red.setFill()
      UIBezierPath(ovalIn: badge).fill()
      let count = NSAttributedString(
        string: "3",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.white])
      let size = count.size()
      count.draw(at: CGPoint(x: badge.midX - size.width / 2, y: badge.midY - size.height / 2))
    }.withAlignmentRectInsets(insets(from: bounds, to: core))
  }
}
