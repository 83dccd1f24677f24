import AppKit

/// A tile of 160 by 160 points, outlined, and a shadow 8 points to the right of it and below: art of 170 by
/// 170, which the view draws into any frame.
///
/// In a frame of just that size the tile stands in the lower left corner, and the shadow is cut off.
class TileView: NSView {
  /// The art's size, in points.
  static let art: CGFloat = 170

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var intrinsicContentSize: NSSize { NSSize(width: Self.art, height: Self.art) }

  /// Where the tile is drawn, in the view's own space.
  var tile: NSRect {
    NSRect(
      x: (frame.width - Self.art) / 2, y: frame.height - Self.art, width: 160, height: 160)
  }

  /// How far the shadow is from the tile.
  var shadowShift: CGFloat { 8 }

  /// How far the middle of the outline lies inside the tile's edge.
  var outlineInset: CGFloat { 0 }

  override func draw(_ dirtyRect: NSRect) {
    let radius = tile.width / 5
    NSColor.black.withAlphaComponent(0.3).set()
    rounded(tile.offsetBy(dx: shadowShift, dy: -shadowShift), radius).fill()
    NSColor.black.set()
    let outline = rounded(tile.insetBy(dx: outlineInset, dy: outlineInset), radius)
    outline.lineWidth = 6
    outline.stroke()
    NSColor.orange.set()
    outline.fill()
  }

  private func rounded(_ rect: NSRect, _ radius: CGFloat) -> NSBezierPath {
    NSBezierPath(roundedRect: rect, xRadius: radius, yRadius: radius)
  }
}
