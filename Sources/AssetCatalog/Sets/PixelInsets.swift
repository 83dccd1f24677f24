/// Four distances from a picture's edges, inwards, in pixels of its file.
package struct PixelInsets: Sendable, Hashable {
  /// The distance from the upper edge.
  package var top: Double
  /// The distance from the left edge.
  package var left: Double
  /// The distance from the lower edge.
  package var bottom: Double
  /// The distance from the right edge.
  package var right: Double

  /// Creates insets.
  package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No insets.
  package static let zero = PixelInsets()

  /// Returns the distances in points of a picture with a scale.
  package func points(at scale: Double) -> (
    top: Double, left: Double, bottom: Double, right: Double
  ) {
    (top / scale, left / scale, bottom / scale, right / scale)
  }

  /// The four numbers.
  var all: [Double] { [top, left, bottom, right] }
}

extension ContentsReader {
  /// Reads four distances; missing ones are zero.
  mutating func insets(_ key: String, of place: Place) -> PixelInsets? {
    guard let place = object(key, of: place) else { return nil }
    checkKeys(of: place, ["top", "left", "bottom", "right"])
    return PixelInsets(
      top: number("top", of: place) ?? 0, left: number("left", of: place) ?? 0,
      bottom: number("bottom", of: place) ?? 0, right: number("right", of: place) ?? 0)
  }
}
