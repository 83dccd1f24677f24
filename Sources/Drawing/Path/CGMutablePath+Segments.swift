public import Foundation

extension CGMutablePath {
  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Draws a line to `point`.
  ///
  /// Without a current point it starts a subpath instead.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(isEmpty ? .move(point.applying(transform)) : .line(point.applying(transform)))
  }

  /// Draws a quadratic curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    if isEmpty { move(to: control, transform: transform) }
    append(.quad(control: control.applying(transform), end: end.applying(transform)))
  }

  /// Draws a cubic curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    if isEmpty { move(to: control1, transform: transform) }
    append(
      .curve(
        control1: control1.applying(transform), control2: control2.applying(transform),
        end: end.applying(transform)))
  }

  /// Closes the current subpath with a line to its start.
  ///
  /// Nothing happens on an empty path.
  public func closeSubpath() {
    if !isEmpty { append(.close) }
  }

  /// Draws lines through `points`, starting a subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    points.dropFirst().forEach { addLine(to: $0, transform: transform) }
  }

  /// Appends all steps of `path`, transformed.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    path.elements.forEach { append($0.applying(transform)) }
  }
}
