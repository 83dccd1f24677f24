import Foundation

/// A place in a picture or in a unit square, y down.
struct Spot {
  var x: Double
  var y: Double
}

/// A shape of closed polygons, filled where they wind around a point; its box is the unit square.
struct PolygonShape {
  static let names = [
    "bubble", "sideBubble", "coupon", "hexagon", "heart", "latinCross", "saltire", "letterT",
    "letterA", "letterE", "letterK", "letterO", "house", "pin", "bookmark", "moon",
  ]

  let contours: [[Spot]]

  /// A shape by its name; the last of ``names`` for any other.
  init(_ name: String) {
    let contours: [[Spot]] =
      switch name {
      case "bubble":
        [Self.rounded(0, 0, 1, 0.76, 0.16), Self.turning([(0.2, 0.7), (0.5, 0.7), (0.22, 1)])]
      case "sideBubble":
        [
          Self.rounded(0.16, 0, 0.84, 1, 0.24),
          Self.turning([(0, 0.62), (0.25, 0.4), (0.25, 0.72)]),
        ]
      case "coupon": [Self.coupon]
      case "hexagon":
        [Self.turning([(0.5, 0), (1, 0.27), (1, 0.73), (0.5, 1), (0, 0.73), (0, 0.27)])]
      case "heart": [Self.heart]
      case "latinCross": [Self.box(0.36, 0, 0.28, 1), Self.box(0, 0.24, 1, 0.24)]
      case "saltire":
        [
          Self.turning([(0, 0.22), (0.22, 0), (1, 0.78), (0.78, 1)]),
          Self.turning([(0.78, 0), (1, 0.22), (0.22, 1), (0, 0.78)]),
        ]
      case "letterT": [Self.box(0, 0, 1, 0.26), Self.box(0.36, 0, 0.28, 1)]
      case "letterA":
        [
          Self.turning([(0.36, 0), (0.64, 0), (0.26, 1), (0, 1)]),
          Self.turning([(0.36, 0), (0.64, 0), (1, 1), (0.74, 1)]), Self.box(0.2, 0.6, 0.6, 0.2),
        ]
      case "letterE":
        [
          Self.box(0, 0, 0.3, 1), Self.box(0, 0, 1, 0.22), Self.box(0, 0.4, 0.85, 0.2),
          Self.box(0, 0.78, 1, 0.22),
        ]
      case "letterK":
        [
          Self.box(0, 0, 0.28, 1), Self.turning([(0.2, 0.6), (0.68, 0), (1, 0), (0.3, 0.8)]),
          Self.turning([(0.35, 0.45), (0.55, 0.35), (1, 1), (0.68, 1)]),
        ]
      case "letterO":
        [Self.arc(0.5, 0.5, 0.5, 0.5, 0...2), Self.arc(0.5, 0.5, 0.24, 0.28, 0...2).reversed()]
      case "house":
        [
          Self.turning([(0.5, 0), (1, 0.45), (0, 0.45)]), Self.box(0.12, 0.4, 0.76, 0.6),
          Self.box(0.7, 0.08, 0.14, 0.4),
        ]
      case "pin":
        [
          Self.arc(0.5, 0.36, 0.5, 0.36, 0...2),
          Self.turning([(0.1, 0.55), (0.9, 0.55), (0.5, 1)]),
        ]
      case "bookmark": [Self.turning([(0, 0), (1, 0), (1, 1), (0.5, 0.72), (0, 1)])]
      default: [Self.moon]
      }
    self.contours = Self.fitted(contours)
  }

  /// The polygons in a rectangle.
  func placed(x: Double, y: Double, width: Double, height: Double) -> [[Spot]] {
    contours.map { $0.map { Spot(x: x + $0.x * width, y: y + $0.y * height) } }
  }

  /// An arc of an ellipse, in half turns clockwise from the right.
  static func arc(
    _ cx: Double, _ cy: Double, _ rx: Double, _ ry: Double, _ part: ClosedRange<Double>,
    backwards: Bool = false
  ) -> [Spot] {
    let steps = max(6, Int(24 * (part.upperBound - part.lowerBound)))
    return (0...steps).map { step in
      let share = Double(backwards ? steps - step : step) / Double(steps)
      let angle = (part.lowerBound + (part.upperBound - part.lowerBound) * share) * .pi
      return Spot(x: cx + rx * cos(angle), y: cy + ry * sin(angle))
    }
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Spot] {
    turning([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
  }

  static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> [Spot] {
    let (left, right) = (x + radius, x + width - radius)
    let (top, bottom) = (y + radius, y + height - radius)
    return arc(left, top, radius, radius, 1...1.5) + arc(right, top, radius, radius, 1.5...2)
      + arc(right, bottom, radius, radius, 0...0.5) + arc(left, bottom, radius, radius, 0.5...1)
  }

  /// Corners in the one direction that all parts have, so that they add up.
  private static func turning(_ corners: [(Double, Double)]) -> [Spot] {
    let spots = corners.map { Spot(x: $0.0, y: $0.1) }
    var area = 0.0
    for (one, next) in zip(spots, spots.dropFirst() + spots.prefix(1)) {
      area += one.x * next.y - next.x * one.y
    }
    return area < 0 ? spots.reversed() : spots
  }

  /// A ticket that is perforated above and below.
  private static var coupon: [Spot] {
    arc(0.68, 0, 0.08, 0.12, 0...1, backwards: true) + [Spot(x: 1, y: 0), Spot(x: 1, y: 1)]
      + arc(0.68, 1, 0.08, 0.12, 1...2, backwards: true) + [Spot(x: 0, y: 1), Spot(x: 0, y: 0)]
  }

  private static var heart: [Spot] {
    (0..<64).map { step in
      let angle = Double(step) / 32 * .pi
      let swing = sin(angle)
      return Spot(
        x: 16 * swing * swing * swing,
        y: -13 * cos(angle) + 5 * cos(2 * angle) + 2 * cos(3 * angle) + cos(4 * angle))
    }
  }

  /// A crescent: horns where two circles meet.
  private static var moon: [Spot] {
    arc(0, 0, 1, 1, 0.3...1.7) + arc(0.8, 0, 0.8387, 0.8387, 0.586...1.414, backwards: true)
  }

  /// Stretched to the unit square.
  private static func fitted(_ contours: [[Spot]]) -> [[Spot]] {
    let all = contours.flatMap { $0 }
    let (xs, ys) = (all.map(\.x), all.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return contours }
    return contours.map { contour in
      contour.map { Spot(x: ($0.x - left) / (right - left), y: ($0.y - top) / (bottom - top)) }
    }
  }
}
