/// A disc or a pill: all points within a radius of a line segment along an axis.
///
/// Coordinates refer to pixel corners: the centre of the first pixel is (0.5, 0.5).
struct Pill {
  /// The ends of the segment; equal for a disc.
  let start: (x: Double, y: Double)
  let end: (x: Double, y: Double)
  /// The radius in pixels.
  let radius: Double

  /// Creates the pill that fills a rectangle.
  init(filling box: PixelRect) {
    let (width, height) = (Double(box.width), Double(box.height))
    radius = min(width, height) / 2
    start = (Double(box.left) + radius, Double(box.top) + radius)
    end = (Double(box.right) - radius, Double(box.bottom) - radius)
  }

  /// The width in pixels.
  var width: Double { end.x - start.x + 2 * radius }
  /// The height in pixels.
  var height: Double { end.y - start.y + 2 * radius }

  /// The centre.
  var middle: (x: Double, y: Double) { ((start.x + end.x) / 2, (start.y + end.y) / 2) }

  /// The area in pixels.
  var area: Double {
    let length = (end.x - start.x) + (end.y - start.y)
    return radius * radius * 3.14159 + 2 * radius * length
  }

  /// The distance of a point from the outline, negative inside.
  func distance(_ x: Double, _ y: Double) -> Double {
    let dx = x - min(max(x, start.x), end.x)
    let dy = y - min(max(y, start.y), end.y)
    return (dx * dx + dy * dy).squareRoot() - radius
  }

  /// The points of the outline at intervals of about a pixel, with the outward direction.
  var outline: [(x: Double, y: Double, dx: Double, dy: Double)] {
    let steps = max(16, Int(6.3 * radius))
    var points: [(x: Double, y: Double, dx: Double, dy: Double)] = []
    for step in 0..<steps {
      let (dx, dy) = Self.direction(Double(step) / Double(steps))
      let (cx, cy) = (dx < 0 ? start.x : end.x, dy < 0 ? start.y : end.y)
      points.append((cx + dx * radius, cy + dy * radius, dx, dy))
    }
    let (width, height) = (end.x - start.x, end.y - start.y)
    for step in 0..<Int(width) {
      let x = start.x + Double(step) + 0.5
      points.append((x, start.y - radius, 0, -1))
      points.append((x, end.y + radius, 0, 1))
    }
    for step in 0..<Int(height) {
      let y = start.y + Double(step) + 0.5
      points.append((start.x - radius, y, -1, 0))
      points.append((end.x + radius, y, 1, 0))
    }
    return points
  }

  /// Returns a unit vector for a fraction of a full turn.
  ///
  /// It does not use a library's sine: points on the edges of a diamond are projected onto the circle. They are
  /// slightly denser on the diagonals.
  private static func direction(_ turn: Double) -> (Double, Double) {
    let quarter = turn * 4
    let part = quarter - Double(Int(quarter))
    let (x, y) = (1 - part, part)
    let length = (x * x + y * y).squareRoot()
    switch Int(quarter) {
    case 0: return (x / length, y / length)
    case 1: return (-y / length, x / length)
    case 2: return (-x / length, -y / length)
    default: return (y / length, -x / length)
    }
  }
}
