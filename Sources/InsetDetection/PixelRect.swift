/// A rectangle of whole pixels, with y down, from the picture's upper left corner.
package struct PixelRect: Sendable, Hashable {
  /// The first column.
  package var left: Int
  /// The first row.
  package var top: Int
  /// The column after the last.
  package var right: Int
  /// The row after the last.
  package var bottom: Int

  /// Creates a rectangle from its edges.
  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The number of columns.
  package var width: Int { right - left }
  /// The number of rows.
  package var height: Int { bottom - top }
  /// The number of pixels.
  var area: Int { width * height }

  /// Returns the largest distance of an edge from the corresponding edge of another rectangle.
  func farthest(from other: PixelRect) -> Int {
    max(
      abs(left - other.left), abs(top - other.top), abs(right - other.right),
      abs(bottom - other.bottom))
  }

  /// Returns the maximum length by which another rectangle extends beyond the edges.
  func overhang(of other: PixelRect) -> Int {
    max(
      left - other.left, top - other.top, other.right - right,
      other.bottom - bottom)
  }

  /// Returns the distance of a point from the rectangle; 0 inside.
  func distance(to point: (x: Double, y: Double)) -> Double {
    max(
      0, Double(left) - point.x, point.x - Double(right), Double(top) - point.y,
      point.y - Double(bottom))
  }

  /// Returns the rectangle extended by a number of pixels on every side.
  func grown(_ by: Int) -> PixelRect {
    PixelRect(left: left - by, top: top - by, right: right + by, bottom: bottom + by)
  }

  /// Returns the bounding rectangle of two rectangles.
  func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Whether a pixel is inside.
  func contains(_ x: Int, _ y: Int) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }

  /// Whether another rectangle is completely inside.
  func contains(_ other: PixelRect) -> Bool { overhang(of: other) <= 0 }

  /// Creates the bounding rectangle of at least one pixel in rows with a width.
  init(of members: [Int], width: Int) {
    self.init(left: Int.max, top: Int.max, right: 0, bottom: 0)
    for at in members {
      let (x, y) = (at % width, at / width)
      left = min(left, x)
      right = max(right, x + 1)
      top = min(top, y)
      bottom = max(bottom, y + 1)
    }
  }

  /// Creates the bounding rectangle of the marked pixels in rows with a width; nil if none is marked.
  init?(of marks: [Bool], width: Int) {
    var box = PixelRect(left: Int.max, top: -1, right: 0, bottom: 0)
    let height = marks.count / width
    for y in 0..<height {
      let start = y * width
      var x = 0
      while x < width, !marks[start + x] { x += 1 }
      if x == width { continue }
      if box.top < 0 { box.top = y }
      box.bottom = y + 1
      box.left = min(box.left, x)
      var end = width
      while !marks[start + end - 1] { end -= 1 }
      box.right = max(box.right, end)
    }
    guard box.top >= 0 else { return nil }
    self = box
  }
}

/// Four distances in whole pixels, positive inwards.
package struct CoreInsets: Sendable, Hashable {
  /// The distance from the upper edge down.
  package var top: Int
  /// The distance from the left edge to the right.
  package var left: Int
  /// The distance from the lower edge up.
  package var bottom: Int
  /// The distance from the right edge to the left.
  package var right: Int

  /// Creates distances by side.
  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates the distances of a rectangle from the sides of a picture.
  init(of core: PixelRect, inWidth width: Int, height: Int) {
    self.init(
      top: core.top, left: core.left, bottom: height - core.bottom, right: width - core.right)
  }

  /// Whether all four distances are 0.
  package var areZero: Bool { self == CoreInsets() }

  /// Returns the insets divided by a density and rounded.
  func dividedAndRounded(by density: Int) -> CoreInsets {
    func part(_ value: Int) -> Int { (value + density / 2) / density }
    return CoreInsets(top: part(top), left: part(left), bottom: part(bottom), right: part(right))
  }

  /// The largest difference of a side, in pixels.
  package func distance(to other: CoreInsets) -> Int {
    max(
      abs(top - other.top), abs(left - other.left), abs(bottom - other.bottom),
      abs(right - other.right))
  }
}
