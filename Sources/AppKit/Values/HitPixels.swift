internal import Drawing
internal import Foundation

/// Pixels that a rectangle touches.
enum HitPixels {
  /// Whether a rectangle touches a pixel of an image, drawn in another rectangle, that is not transparent.
  static func isOpaque(
    _ image: CGImage, _ test: NSRect, in place: NSRect, flipped: Bool
  ) -> Bool {
    let touched = test.intersection(place)
    guard !touched.isNull, place.width > 0, place.height > 0 else { return false }
    let (x, y) = (CGFloat(image.width) / place.width, CGFloat(image.height) / place.height)
    let top = flipped ? touched.minY - place.minY : place.maxY - touched.maxY
    let columns = range((touched.minX - place.minX) * x, touched.width * x, image.width)
    let rows = range(top * y, touched.height * y, image.height)
    return rows.contains { row in
      columns.contains { image.pixels[(row * image.width + $0) * 4 + 3] > 0 }
    }
  }
  private static func range(_ start: CGFloat, _ length: CGFloat, _ limit: Int) -> Range<Int> {
    let first = min(limit - 1, max(0, Int(start.rounded(.down))))
    return first..<min(limit, max(first + 1, Int((start + length).rounded(.up))))
  }
}
