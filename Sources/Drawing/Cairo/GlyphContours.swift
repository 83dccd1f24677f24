internal import CCairo
import Foundation

/// The closed curves of a path, whose points can be moved.
struct GlyphContours {
  private typealias Point = UnsafeMutablePointer<cairo_path_data_t>

  /// The points of each curve, controls too, in order.
  private var contours: [[Point]] = []

  /// Creates the curves of a path; nil if it has none.
  init?(_ path: UnsafeMutablePointer<cairo_path_t>) {
    guard let data = path.pointee.data else { return nil }
    var index = 0
    while index < Int(path.pointee.num_data) {
      let length = max(1, Int(data[index].header.length))
      if data[index].header.type == CAIRO_PATH_MOVE_TO { contours.append([]) }
      if !contours.isEmpty {
        contours[contours.count - 1] += (index + 1..<index + length).map { data + $0 }
      }
      index += length
    }
    contours.removeAll { $0.count < 3 }
    if contours.isEmpty { return nil }
  }

  /// Moves every point outwards, at right angles to the curve.
  ///
  /// At a corner it moves to the corner of the moved lines, as a mitre join does. Outer curves have the direction that
  /// most of the area has; holes have the other, and become smaller.
  mutating func widen(by distance: Double) {
    let area = contours.reduce(0) { $0 + Self.area($1) }
    let outwards = area > 0 ? distance : -distance
    for contour in contours {
      let shifts = contour.indices.map { Self.shift(contour, $0, outwards) }
      for (point, shift) in zip(contour, shifts) {
        point.pointee.point.x += shift.dx
        point.pointee.point.y += shift.dy
      }
    }
  }

  /// Returns twice the area inside the lines between points; positive if it lies on the right of them, with y down.
  private static func area(_ points: [Point]) -> Double {
    var (sum, last) = (0.0, points[points.count - 1].pointee.point)
    for place in points {
      let point = place.pointee.point
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  /// Returns the way of a point to where both lines at it have moved by a distance to the left, with y down.
  private static func shift(_ points: [Point], _ index: Int, _ distance: Double) -> CGVector {
    guard let before = direction(points, index, -1), let after = direction(points, index, 1) else {
      return .zero
    }
    // Towards the point, and away from it.
    let (x, y) = (-before.dx + after.dx, -before.dy + after.dy)
    let cosine = -before.dx * after.dx - before.dy * after.dy
    // Where a line turns back, the corner would be far away.
    guard cosine > -0.9 else { return .zero }
    return CGVector(dx: y / (1 + cosine) * distance, dy: -x / (1 + cosine) * distance)
  }

  /// Returns the unit vector to the nearest other point, forwards or backwards; nil if all are one.
  private static func direction(_ points: [Point], _ index: Int, _ step: Int) -> CGVector? {
    let start = points[index].pointee.point
    for count in 1..<points.count {
      let end = points[(index + step * count + points.count * 2) % points.count].pointee.point
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = hypot(x, y)
      if length > 1e-6 { return CGVector(dx: x / length, dy: y / length) }
    }
    return nil
  }
}
