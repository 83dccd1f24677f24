internal import CCairo
import Foundation

/// The closed curves of a path, whose points can be moved.
final class GlyphContours {
  private typealias Point = UnsafeMutablePointer<cairo_path_data_t>

  /// The path, which is released with the curves.
  let path: UnsafeMutablePointer<cairo_path_t>
  /// The points of each curve, controls too, in order.
  private let contours: [[Point]]

  /// Creates the curves of a path, and owns it; nil for the path of an error.
  init?(_ path: UnsafeMutablePointer<cairo_path_t>) {
    self.path = path
    var contours: [[Point]] = []
    if let data = path.pointee.data {
      var index = 0
      while index < Int(path.pointee.num_data) {
        let length = max(1, Int(data[index].header.length))
        if data[index].header.type == CAIRO_PATH_MOVE_TO { contours.append([]) }
        if !contours.isEmpty {
          contours[contours.count - 1] += (index + 1..<index + length).map { data + $0 }
        }
        index += length
      }
    }
    // A glyph begins and ends with moves that draw nothing.
    self.contours = contours.filter { $0.count > 2 }
    guard path.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_path_destroy(path) }

  /// The box of the points, with y down; nil if it has no area.
  var box: (left: Double, top: Double, right: Double, bottom: Double)? {
    let far = Double.infinity
    var box = (left: far, top: far, right: -far, bottom: -far)
    for point in contours.joined().lazy.map(\.pointee.point) {
      box = (
        min(box.left, point.x), min(box.top, point.y), max(box.right, point.x),
        max(box.bottom, point.y)
      )
    }
    return box.right > box.left && box.bottom > box.top ? box : nil
  }

  /// Moves every point to the height that a map has for its own.
  func raise(_ map: HeightMap) {
    for point in contours.joined() {
      point.pointee.point.y = -map.height(-point.pointee.point.y)
    }
  }

  /// Moves every point outwards, at right angles to the curve.
  ///
  /// At a corner it moves to the corner of the moved lines, as a mitre join does. Outer curves have the direction that
  /// most of the area has; holes have the other, and become smaller.
  func widen(by distance: Double) {
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
