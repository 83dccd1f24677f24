/// The possible outline of the core behind a badge.
///
/// The outline usually enters a badge at two positions. It is continued from there in a straight line, in its previous
/// direction, until the two lines meet or leave the badge. An outline without a spike stays inside these lines. So a
/// disc at the corner of a rounded rectangle hides nothing, but one at the tip of an ear does.
struct HiddenOutline {
  /// The bounding box of the continued lines, in pixel corner coordinates; nil if no line is continued.
  private(set) var reach: (left: Double, top: Double, right: Double, bottom: Double)?

  private struct Ray {
    let x: Double
    let y: Double
    let dx: Double
    let dy: Double
  }

  /// The maximum distance between a badge and the position where the outline enters it, in pixels.
  private static let entry = 2.5
  /// The range of distances from a badge in which the direction is measured, in pixels.
  private static let direction = (from: 4.0, to: 9.0)

  /// Creates the continuation of the outline behind one badge.
  ///
  /// - Parameters:
  ///   - core: The pixels of the core without its badges.
  ///   - width: The number of pixels in a row.
  ///   - window: The area to search: around the badge.
  ///   - length: The maximum length of a line, in pixels.
  ///   - distance: Returns the distance of a point from the badge with its outline and the gap around it.
  init(
    _ core: [Bool], width: Int, window: PixelRect, length: Double,
    distance: (Double, Double) -> Double
  ) {
    var isOutline = [Bool](repeating: false, count: core.count)
    func isCore(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && x < width && y >= 0 && y * width < core.count && core[y * width + x]
    }
    for y in window.top..<window.bottom {
      for x in window.left..<window.right where core[y * width + x] {
        let away = distance(Double(x) + 0.5, Double(y) + 0.5)
        guard away <= Self.direction.to else { continue }
        // Edges next to the badge are not the core's own.
        isOutline[y * width + x] = [(1, 0), (-1, 0), (0, 1), (0, -1)].contains { dx, dy in
          !isCore(x + dx, y + dy)
            && distance(Double(x + dx) + 0.5, Double(y + dy) + 0.5) > 1
        }
      }
    }
    var rays: [Ray] = []
    for y in window.top..<window.bottom {
      for x in window.left..<window.right where isOutline[y * width + x] {
        let line = Self.line(from: (x, y), &isOutline, width, window)
        if let ray = Self.ray(along: line, distance) { rays.append(ray) }
      }
    }
    for (at, ray) in rays.enumerated() {
      let others = rays.enumerated().filter { $0.offset != at }.map(\.element)
      follow(ray, others, length, distance)
    }
  }

  /// Removes the pixels of a line that touch each other, including at corners.
  private static func line(
    from start: (Int, Int), _ marks: inout [Bool], _ width: Int, _ window: PixelRect
  ) -> [(Int, Int)] {
    var members = [start]
    marks[start.1 * width + start.0] = false
    var next = 0
    while next < members.count {
      let (x, y) = members[next]
      next += 1
      for oy in max(window.top, y - 1)...min(window.bottom - 1, y + 1) {
        for ox in max(window.left, x - 1)...min(window.right - 1, x + 1)
        where marks[oy * width + ox] {
          marks[oy * width + ox] = false
          members.append((ox, oy))
        }
      }
    }
    return members
  }

  /// A ray from the centre of a line's far pixels through that of its near pixels.
  private static func ray(
    along line: [(Int, Int)], _ distance: (Double, Double) -> Double
  ) -> Ray? {
    var near = (x: 0.0, y: 0.0, count: 0.0)
    var far = (x: 0.0, y: 0.0, count: 0.0)
    for (column, row) in line {
      let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
      let away = distance(x, y)
      if away <= entry { near = (near.x + x, near.y + y, near.count + 1) }
      if away >= direction.from { far = (far.x + x, far.y + y, far.count + 1) }
    }
    guard near.count > 0, far.count > 0 else { return nil }
    let (x, y) = (near.x / near.count, near.y / near.count)
    let (dx, dy) = (x - far.x / far.count, y - far.y / far.count)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0.5 ? Ray(x: x, y: y, dx: dx / length, dy: dy / length) : nil
  }

  /// Follows a line until it leaves the badge or meets another line.
  private mutating func follow(
    _ ray: Ray, _ others: [Ray], _ length: Double, _ distance: (Double, Double) -> Double
  ) {
    var end = length
    for other in others {
      let cross = ray.dx * other.dy - ray.dy * other.dx
      guard abs(cross) > 0.02 else { continue }
      let (x, y) = (other.x - ray.x, other.y - ray.y)
      let own = (x * other.dy - y * other.dx) / cross
      let its = (x * ray.dy - y * ray.dx) / cross
      if own > 0, its > 0 { end = min(end, own) }
    }
    var (gone, isInside) = (0.0, false)
    while gone <= end {
      let (x, y) = (ray.x + ray.dx * gone, ray.y + ray.dy * gone)
      if distance(x, y) <= 0 {
        isInside = true
        include(x, y)
      } else if isInside || gone > 2 * Self.entry + 1 {
        return
      }
      gone += 0.5
    }
  }

  private mutating func include(_ x: Double, _ y: Double) {
    guard let old = reach else {
      reach = (x, y, x, y)
      return
    }
    reach = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
  }
}
