internal import Drawing
internal import Foundation

/// Draws a picture whose corners keep their size while its sides and middle are stretched or repeated.
struct NinePart {
  var bitmap: CGImage
  /// The number of pixels per point of the bitmap.
  var scale: CGFloat
  /// The sizes of the corners, in points.
  var insets: ViewInsets
  /// Whether the sides and the middle are repeated instead of stretched.
  var tiles = false
  /// The width of the middle, in points; nil for the width between the caps.
  var centerWidth: CGFloat?
  /// The height of the middle, in points; nil for the height between the caps.
  var centerHeight: CGFloat?

  /// Draws the nine parts; empty parts are skipped.
  ///
  /// Caps that do not fit shrink in proportion.
  func draw(in context: CGContext, _ rect: CGRect) {
    let columns = cuts(
      insets.left, insets.right, center: centerWidth, pixels: bitmap.width, from: rect.minX,
      length: rect.width)
    let rows = cuts(
      insets.top, insets.bottom, center: centerHeight, pixels: bitmap.height, from: rect.minY,
      length: rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound, y: row.source.lowerBound,
          width: column.source.count, height: row.source.count)
        guard let part = bitmap.cropping(to: source) else { continue }
        let place = CGRect(
          x: column.start, y: row.start, width: column.end - column.start,
          height: row.end - row.start)
        guard tiles, column.isMiddle || row.isMiddle else {
          context.drawUpright(part, in: place)
          continue
        }
        // The sides repeat along their length, the middle in both directions.
        let tile = CGSize(
          width: column.isMiddle ? CGFloat(column.source.count) / scale : place.width,
          height: row.isMiddle ? CGFloat(row.source.count) / scale : place.height)
        context.tileUpright(part, tile: CGRect(origin: place.origin, size: tile), over: place)
      }
    }
  }

  /// One of three parts along an axis: its pixels and its destination.
  private struct Part {
    var source: Range<Int>
    var start: CGFloat
    var end: CGFloat
    /// Whether the part is resized.
    var isMiddle = false
  }

  private func cuts(
    _ first: CGFloat, _ last: CGFloat, center: CGFloat?, pixels: Int, from start: CGFloat,
    length: CGFloat
  ) -> [Part] {
    func whole(_ points: CGFloat) -> Int {
      points.isFinite ? min(max(Int((min(points, 1e6) * scale).rounded()), 0), pixels) : 0
    }
    let low = whole(first)
    let high = max(pixels - whole(last), low)
    // The pixels between a smaller middle and the far cap are not shown. An empty middle means all pixels between the
    // caps.
    let middle = center.map { whole($0) } ?? 0
    let end = middle > 0 ? min(low + middle, high) : high
    let (head, tail) = (CGFloat(low) / scale, CGFloat(pixels - high) / scale)
    let shrink = head + tail > length && head + tail > 0 ? length / (head + tail) : 1
    let a = start + head * shrink
    let b = start + length - tail * shrink
    return [
      Part(source: 0..<low, start: start, end: a),
      Part(source: low..<end, start: a, end: b, isMiddle: true),
      Part(source: high..<pixels, start: b, end: start + length),
    ].filter { !$0.source.isEmpty && $0.end > $0.start }
  }
}
