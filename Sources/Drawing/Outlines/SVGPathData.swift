import Foundation

/// A reader of path data, the attribute `d` of SVG's paths.
///
/// A mistake ends the path, and what is before it is drawn.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2", 9.3 and 9.5.2.
struct SVGPathData {
  private let path = CGMutablePath()
  private var scanner: SVGNumbers
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a cubic curve, if that was the last step.
  private var cubicControl: CGPoint?
  /// The control point of a quadratic curve, if that was the last step.
  private var quadControl: CGPoint?

  /// Returns the outline of path data.
  ///
  /// - Parameter limit: The largest number of steps.
  /// - Complexity: O(length).
  static func path(_ data: String, limit: Int = 100_000) -> CGPath {
    var reader = SVGPathData(scanner: SVGNumbers(data))
    reader.run(limit)
    return reader.path
  }

  private init(scanner: SVGNumbers) { self.scanner = scanner }

  private mutating func run(_ limit: Int) {
    var count = 0
    guard var command = scanner.letter(), command == "M" || command == "m" else { return }
    while count < limit {
      guard step(command) else { return }
      count += 1
      if let next = scanner.letter() {
        command = next
      } else {
        if scanner.isAtEnd || command == "Z" || command == "z" { return }
        // Further points of a move are lines.
        if command == "M" { command = "L" }
        if command == "m" { command = "l" }
      }
    }
  }

  /// Reads the numbers of a command and appends its step; false for a mistake.
  private mutating func step(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    switch command.lowercased() {
    case "m", "l":
      guard let end = point(isRelative) else { return false }
      if command.lowercased() == "m" {
        path.append(.move(end))
        start = end
        finish(at: end)
      } else {
        line(to: end)
      }
    case "h":
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "v":
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "c":
      guard let first = point(isRelative), let second = point(isRelative),
        let end = point(isRelative)
      else { return false }
      curve(first, second, end)
    case "s":
      guard let second = point(isRelative), let end = point(isRelative) else { return false }
      curve(mirrored(cubicControl), second, end)
    case "q":
      guard let control = point(isRelative), let end = point(isRelative) else { return false }
      quad(control, end)
    case "t":
      guard let end = point(isRelative) else { return false }
      quad(mirrored(quadControl), end)
    case "a":
      guard let radii = scanner.numbers(3), let isLarge = scanner.flag(),
        let isClockwise = scanner.flag(), let end = point(isRelative)
      else { return false }
      let arc = SVGArc(
        from: current, to: end, radiusX: radii[0], radiusY: radii[1], degrees: radii[2],
        isLarge: isLarge, isPositive: isClockwise)
      for element in arc.elements { path.append(element) }
      finish(at: end)
    case "z":
      path.append(.close)
      finish(at: start)
    default: return false
    }
    return true
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func finish(at point: CGPoint) {
    current = point
    cubicControl = nil
    quadControl = nil
  }
  private mutating func line(to end: CGPoint) {
    path.append(.line(end))
    finish(at: end)
  }
  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.append(.curve(control1: first, control2: second, end: end))
    finish(at: end)
    cubicControl = second
  }
  private mutating func quad(_ control: CGPoint, _ end: CGPoint) {
    path.append(.quad(control: control, end: end))
    finish(at: end)
    quadControl = control
  }
}
