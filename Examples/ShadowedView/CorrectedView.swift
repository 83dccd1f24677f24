import AppKit

/// The same tile with two functions that undo each other at every size and whichever way the superview counts.
///
/// The tile is the alignment rectangle, and stands in the visual upper left corner of the frame: there the
/// frame's y begins where the superview is flipped, and ends where it is not. The ornament grows with the
/// frame, which insets could not say.
final class CorrectedView: TileView {
  private static let growth: CGFloat = 170 / 160

  /// The natural size is that of the tile.
  override var intrinsicContentSize: NSSize { NSSize(width: 160, height: 160) }

  override func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    scaled(alignmentRect, by: Self.growth)
  }

  override func alignmentRect(forFrame frame: NSRect) -> NSRect {
    scaled(frame, by: 1 / Self.growth)
  }

  /// A rectangle of another size with the same visual upper left corner, in the superview's own space.
  private func scaled(_ rect: NSRect, by factor: CGFloat) -> NSRect {
    let (width, height) = (rect.width * factor, rect.height * factor)
    let isTopDown = superview?.isFlipped ?? false
    return NSRect(
      x: rect.minX, y: isTopDown ? rect.minY : rect.maxY - height, width: width, height: height)
  }

  override var tile: NSRect {
    let (width, height) = (bounds.width / Self.growth, bounds.height / Self.growth)
    return NSRect(x: 0, y: bounds.height - height, width: width, height: height)
  }

  override var shadowShift: CGFloat { bounds.width * 8 / Self.art }

  /// The outline is a part of the tile, so that no frame cuts it off.
  override var outlineInset: CGFloat { 3 }
}
