import UIKit

/// A view that draws its own ornament: a tile of 160 by 160 and a shadow that reaches 10 points to the right
/// and down, so that art of 170 by 170 shows a core of 160.
///
/// The ornament grows with the view, which insets cannot say. So both functions are overridden, and each
/// undoes the other: the frame is 170 / 160 = 1.0625 times as large as the core, from the same corner.
final class TileView: UIView {
  private static let growth: CGFloat = 170 / 160

  override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 160) }

  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    CGRect(
      x: alignmentRect.minX, y: alignmentRect.minY, width: alignmentRect.width * Self.growth,
      height: alignmentRect.height * Self.growth)
  }

  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX, y: frame.minY, width: frame.width / Self.growth,
      height: frame.height / Self.growth)
  }

  override func draw(_ rect: CGRect) {
    let core = alignmentRect(forFrame: bounds)
    let shift = (bounds.width - core.width) * 0.8
    UIColor(white: 0, alpha: 0.3).setFill()
    UIBezierPath(roundedRect: core.offsetBy(dx: shift, dy: shift), cornerRadius: 32).fill()
    UIColor.systemOrange.setFill()
    let tile = UIBezierPath(roundedRect: core.insetBy(dx: 3, dy: 3), cornerRadius: 32)
    tile.fill()
    UIColor.black.setStroke()
    tile.lineWidth = 6
    tile.stroke()
  }
}
