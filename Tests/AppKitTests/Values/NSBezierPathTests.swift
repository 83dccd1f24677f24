import AppKit
import Testing

/// Boxes and points follow from the curves' equations, angles from AppKit's convention: degrees from the x
/// axis towards the y axis.
struct NSBezierPathTests {
  private func near(_ a: NSRect, _ b: NSRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.maxX - b.maxX) < 1e-6
      && abs(a.maxY - b.maxY) < 1e-6
  }
  private func near(_ a: NSPoint, _ b: NSPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

  /// y(t) = 3·(1−t)²t·10 + 3·(1−t)t²·10 = 30·t(1−t), at most 7.5; the control points stand at 10.
  @Test func boundsAreTightAndControlPointBoundsAreNot() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.curve(
      to: NSPoint(x: 12, y: 0), controlPoint1: NSPoint(x: 0, y: 10),
      controlPoint2: NSPoint(x: 12, y: 10))
    #expect(near(path.bounds, NSRect(x: 0, y: 0, width: 12, height: 7.5)))
    #expect(near(path.controlPointBounds, NSRect(x: 0, y: 0, width: 12, height: 10)))
    #expect(NSBezierPath().bounds == .zero && NSBezierPath().controlPointBounds == .zero)
  }

  /// From (10, 0): a quarter up is (0, 10), three quarters the other way are the same point.
  @Test(
    arguments: [
      (0, 90, false, 0, 10, 0, 0, 10, 10), (0, 90, true, 0, 10, -10, -10, 20, 20),
      (90, 0, true, 10, 0, 0, 0, 10, 10), (90, 180, false, -10, 0, -10, 0, 10, 10),
      (0, 360, false, 10, 0, -10, -10, 20, 20),
      (
        350, 10, false, 9.848077530, 1.736481777, 9.848077530, -1.736481777, 0.151922470,
        3.472963553
      ),
    ] as [(CGFloat, CGFloat, Bool, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func arcsTurnTowardsTheYAxis(
    _ from: CGFloat, _ to: CGFloat, _ clockwise: Bool, _ endX: CGFloat, _ endY: CGFloat,
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    let path = NSBezierPath()
    path.appendArc(
      withCenter: .zero, radius: 10, startAngle: from, endAngle: to, clockwise: clockwise)
    #expect(near(path.currentPoint, NSPoint(x: endX, y: endY)))
    // Four cubic pieces stay within 0.03 % of a circle.
    let box = path.bounds
    #expect(abs(box.minX - x) < 0.01 && abs(box.minY - y) < 0.01)
    #expect(abs(box.width - width) < 0.01 && abs(box.height - height) < 0.01)
    #expect(path.element(at: 0) == .moveTo)
  }

  @Test func arcsAreJoinedToThePathByALine() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 20, y: 0))
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    var points = [NSPoint](repeating: .zero, count: 3)
    #expect(path.element(at: 1, associatedPoints: &points) == .lineTo)
    #expect(near(points[0], NSPoint(x: 10, y: 0)))
    #expect(path.element(at: 2) == .cubicCurveTo && path.element(at: 2) == .curveTo)
  }

  /// Along the x axis and then up: the arc touches both lines at its radius from the corner.
  @Test func tangentArcsTouchBothLines() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.appendArc(from: NSPoint(x: 10, y: 0), to: NSPoint(x: 10, y: 10), radius: 4)
    #expect(near(path.currentPoint, NSPoint(x: 10, y: 4)))
    var points = [NSPoint](repeating: .zero, count: 3)
    #expect(path.element(at: 1, associatedPoints: &points) == .lineTo)
    #expect(near(points[0], NSPoint(x: 6, y: 0)))
  }

  @Test func relativeStepsCountFromTheCurrentPoint() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 5, y: 5))
    path.relativeLine(to: NSPoint(x: 10, y: 0))
    path.relativeCurve(
      to: NSPoint(x: 0, y: 10), controlPoint1: NSPoint(x: 5, y: 0),
      controlPoint2: NSPoint(x: 5, y: 10))
    #expect(path.currentPoint == NSPoint(x: 15, y: 15))
    path.relativeMove(to: NSPoint(x: -15, y: -15))
    #expect(path.currentPoint == .zero && path.elementCount == 4)
    path.curve(to: NSPoint(x: 4, y: 0), controlPoint: NSPoint(x: 2, y: 8))
    #expect(path.element(at: 4) == .quadraticCurveTo)
  }

  @Test func roundedRectanglesHaveTwoRadii() {
    let rect = NSRect(x: 1, y: 2, width: 40, height: 20)
    let path = NSBezierPath(roundedRect: rect, xRadius: 8, yRadius: 4)
    #expect(near(path.bounds, rect))
    #expect(path.contains(NSPoint(x: 9, y: 2.1)) && !path.contains(NSPoint(x: 1.5, y: 2.5)))
    // Half the sides is the most: an ellipse, whose corners stay empty.
    let oval = NSBezierPath(roundedRect: rect, xRadius: 100, yRadius: 100)
    #expect(near(oval.bounds, rect) && !oval.contains(NSPoint(x: 6, y: 4)))
  }

  /// x' = 2·x − 1·y + 3 and y' = 1·x + 3·y + 4 of (0, 0), (10, 0) and (10, 5).
  @Test func transformsMapEveryPoint() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: NSPoint(x: 10, y: 0))
    path.line(to: NSPoint(x: 10, y: 5))
    path.transform(using: AffineTransform(m11: 2, m12: 1, m21: -1, m22: 3, tX: 3, tY: 4))
    #expect(near(path.currentPoint, NSPoint(x: 18, y: 29)))
    #expect(near(path.bounds, NSRect(x: 3, y: 4, width: 20, height: 25)))
  }

  /// The radius is 10; chords that stay within a tenth of it have their ends on it.
  @Test func flattenedPathsStayNear() {
    let path = NSBezierPath(ovalIn: NSRect(x: -10, y: -10, width: 20, height: 20))
    path.flatness = 0.1
    path.lineWidth = 3
    let flat = path.flattened
    #expect(flat.lineWidth == 3 && flat.elementCount > 8 && flat.elementCount < 100)
    for index in 0..<flat.elementCount {
      var points = [NSPoint](repeating: .zero, count: 3)
      let kind = flat.element(at: index, associatedPoints: &points)
      #expect(kind == .moveTo || kind == .lineTo || kind == .closePath)
      if kind == .lineTo { #expect(abs(hypot(points[0].x, points[0].y) - 10) < 0.005) }
    }
  }

  @Test func reversedPathsRunBackwards() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: NSPoint(x: 10, y: 0))
    path.curve(
      to: NSPoint(x: 10, y: 10), controlPoint1: NSPoint(x: 14, y: 2),
      controlPoint2: NSPoint(x: 15, y: 8))
    path.close()
    let back = path.reversed
    var points = [NSPoint](repeating: .zero, count: 3)
    _ = back.element(at: 0, associatedPoints: &points)
    #expect(points[0] == NSPoint(x: 10, y: 10))
    #expect(back.element(at: 1, associatedPoints: &points) == .curveTo)
    #expect(points == [NSPoint(x: 15, y: 8), NSPoint(x: 14, y: 2), NSPoint(x: 10, y: 0)])
    #expect(back.element(at: 3) == .closePath && back.elementCount == 4)
    #expect(back.reversed.cgPath == path.cgPath)
  }

  @Test func stepsCanBeMoved() {
    let path = NSBezierPath()
    path.move(to: .zero)
    path.line(to: NSPoint(x: 1, y: 1))
    var points = [NSPoint](repeating: NSPoint(x: 7, y: 8), count: 3)
    path.setAssociatedPoints(&points, at: 1)
    #expect(path.currentPoint == NSPoint(x: 7, y: 8))
  }

  @Test func windingRulesDecideWhatIsInside() {
    let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 10, height: 10))
    path.appendRect(NSRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(NSPoint(x: 5, y: 5)))
    path.windingRule = .evenOdd
    #expect(!path.contains(NSPoint(x: 5, y: 5)) && path.contains(NSPoint(x: 1, y: 1)))
  }

  @Test func copiesStandAlone() throws {
    let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 10, height: 10))
    let dashes: [CGFloat] = [4, 2]
    path.setLineDash(dashes, count: 2, phase: 1)
    let copy = try #require(path.copy() as? NSBezierPath)
    path.removeAllPoints()
    path.setLineDash(nil, count: 0, phase: 0)
    #expect(path.isEmpty && copy.elementCount == 5)
    var read = [CGFloat](repeating: 0, count: 2)
    var (count, phase) = (0, CGFloat(0))
    copy.getLineDash(&read, count: &count, phase: &phase)
    #expect(read == dashes && count == 2 && phase == 1)
  }
}
