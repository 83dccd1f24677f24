import AppKit

/// Tells layout of the shadow by two functions that were published as an example.
///
/// The sizes undo each other: 170 / 160 is 1.0625. The origins do not: one function raises it by half of what
/// the frame is higher than the art, the other does not lower it. So they are inverse for a frame 170 high
/// only; but the natural size of 170 is that of the alignment rectangle, around which the frame is 180.625
/// high.
final class ListedView: TileView {
  override func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    // 1 + 10 / 160 = 1.0625
    NSRect(
      x: alignmentRect.origin.x, y: alignmentRect.origin.y,
      width: alignmentRect.size.width * 1.0625, height: alignmentRect.size.height * 1.0625)
  }

  override func alignmentRect(forFrame frame: NSRect) -> NSRect {
    let rise = (frame.size.height - Self.art) / 2
    return NSRect(
      x: frame.origin.x, y: frame.origin.y + rise, width: frame.size.width * (160 / 170),
      height: frame.size.height * (160 / 170))
  }
}
