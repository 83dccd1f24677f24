import Foundation

/// A shape that knows whether a point is in it.
struct GeneratedShape {
  /// An outline; compared by number, as comparing names for every point would take most of a test's time.
  enum Kind: String, CaseIterable {
    case squircle, hexagon, ring, heart, cross, bubble, shield, leaf, gear
    case arrow, cloud, egg, octagon, tab, triangle, ticket, drop
  }

  let kind: Kind
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  init(name: String, x: Double, y: Double, width: Double, height: Double) {
    kind = Kind(rawValue: name) ?? .drop
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func contains(_ px: Double, _ py: Double) -> Bool {
    // From 0 to 1 over the rectangle.
    let (u, v) = ((px - x) / width, (py - y) / height)
    guard u >= 0, u <= 1, v >= 0, v <= 1 else { return false }
    let (a, b) = (abs(2 * u - 1), abs(2 * v - 1))
    switch kind {
    case .squircle: return a * a * a * a + b * b * b * b <= 1
    case .hexagon: return a + b / 2 <= 1
    case .ring: return a * a + b * b <= 1 && a * a + b * b >= 0.16
    case .heart:
      let (hx, hy) = ((2 * u - 1) * 1.14, 1.2 - v * 2.2)
      let base = hx * hx + hy * hy - 1
      return base * base * base <= hx * hx * hy * hy * hy
    case .cross: return a <= 0.36 || b <= 0.36
    case .bubble:
      if v > 0.8 { return u > 0.2 && u < 0.2 + (1 - v) * 1.2 }
      let (cx, cy) = (max(a - 0.75, 0) / 0.25, max(abs(2 * v / 0.8 - 1) - 0.7, 0) / 0.3)
      return cx * cx + cy * cy <= 1
    case .shield: return v < 0.5 ? true : a <= (1 - (2 * v - 1) * (2 * v - 1)).squareRoot()
    case .leaf:
      let (one, other) = (u * u + (1 - v) * (1 - v), (1 - u) * (1 - u) + v * v)
      return one <= 1 && other <= 1
    case .gear:
      let angle = atan2(2 * v - 1, 2 * u - 1)
      return a * a + b * b <= (cos(angle * 8) > 0 ? 1 : 0.7)
    case .arrow: return u < 0.55 ? b <= 0.4 : b <= (1 - u) / 0.45
    case .cloud:
      func disc(_ cx: Double, _ cy: Double, _ r: Double) -> Bool {
        (u - cx) * (u - cx) + (v - cy) * (v - cy) <= r * r
      }
      return disc(0.25, 0.7, 0.25) || disc(0.5, 0.4, 0.35) || disc(0.77, 0.68, 0.23)
        || (v > 0.6 && v < 0.93 && u > 0.25 && u < 0.77)
    case .egg:
      let w = v < 0.6 ? (v - 0.6) / 0.6 : (v - 0.6) / 0.4
      return a * a + w * w <= 1
    case .octagon: return a + b <= 1.42
    case .tab: return v > 0.45 || (u > 0.08 && u < 0.6)
    case .triangle: return a <= v * 0.9 + 0.1
    case .ticket:
      let (nx, ny) = ((1 - a) * width / 2, b * height / 2)
      return nx * nx + ny * ny > width * width * 0.01
    case .drop:
      if v < 0.5 { return a <= v * 1.2 + 0.05 }
      return a * a * 2.4 + (2 * v - 1) * (2 * v - 1) <= 1
    }
  }

  /// Where the points that are in it end, looked for in steps of an eighth of a pixel.
  ///
  /// Lines are looked at from each side until one has a point, as looking at all would take most of a test's time.
  func insets(in raster: Raster) -> [Double] {
    let (columns, rows) = (Int(width * 8), Int(height * 8))
    func column(_ at: Int) -> Double { x + width * Double(at) / Double(columns) }
    func row(_ at: Int) -> Double { y + height * Double(at) / Double(rows) }
    func hasRow(_ at: Int) -> Bool {
      let py = row(at)
      return (0...columns).contains { contains(column($0), py) }
    }
    func hasColumn(_ at: Int) -> Bool {
      let px = column(at)
      return (0...rows).contains { contains(px, row($0)) }
    }
    let top = (0...rows).first(where: hasRow) ?? 0
    let left = (0...columns).first(where: hasColumn) ?? 0
    let bottom = (0...rows).last(where: hasRow) ?? rows
    let right = (0...columns).last(where: hasColumn) ?? columns
    return [
      row(top), column(left), Double(raster.height) - row(bottom),
      Double(raster.width) - column(right),
    ]
  }
}
