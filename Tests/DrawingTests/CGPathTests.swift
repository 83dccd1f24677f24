import Drawing
import Foundation
import Testing

struct CGPathTests {
  /// A quadratic from (0,0) to (10,0) with control (5,10) peaks at half the control's height.
  @Test func boxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.width - 10) < 1e-9)
  }

  /// A cubic with both controls at height 8 peaks at three quarters of it.
  @Test func cubicPeak() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    #expect(abs(path.boundingBoxOfPath.maxY - 6) < 1e-9)
    #expect(path.boundingBox.maxY == 8)
  }

  @Test func emptyPathHasNullBoxes() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
  }

  /// Shapes fill their rectangle tightly: the box is the rectangle.
  @Test(arguments: [0.0, 3, 25, 1000])
  func roundedRectanglesKeepTheirBox(radius: Double) {
    let rect = CGRect(x: 5, y: 6, width: 40, height: 20)
    let path = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - 5) < 1e-9 && abs(box.maxX - 45) < 1e-9)
    #expect(abs(box.minY - 6) < 1e-9 && abs(box.maxY - 26) < 1e-9)
    #expect(path.contains(CGPoint(x: 25, y: 16)))
    #expect(path.contains(CGPoint(x: 5.5, y: 6.5)) == (radius == 0))
  }

  /// Quarter arcs by definition: falling angles for `clockwise`.
  @Test(arguments: [
    (false, 0.0, Double.pi / 2, CGRect(x: 0, y: 0, width: 1, height: 1)),
    (true, 0, -Double.pi / 2, CGRect(x: 0, y: -1, width: 1, height: 1)),
    (true, 0, Double.pi / 2, CGRect(x: -1, y: -1, width: 2, height: 2)),
    (false, 0, Double.pi * 2, CGRect(x: -1, y: -1, width: 2, height: 2)),
    (true, 0, Double.pi * 2, CGRect(x: -1, y: -1, width: 2, height: 2)),
  ])
  func arcs(_ clockwise: Bool, _ start: Double, _ end: Double, _ expected: CGRect) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
    let box = path.boundingBoxOfPath
    #expect(abs(box.minX - expected.minX) < 1e-3 && abs(box.maxX - expected.maxX) < 1e-3)
    #expect(abs(box.minY - expected.minY) < 1e-3 && abs(box.maxY - expected.maxY) < 1e-3)
  }

  @Test func fillRulesDifferInAHole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  /// The outline of a slanted quadrilateral is inside, its corners too; a point beside it is not.
  @Test(arguments: [
    (0.0, 50.0, true), (0, 49, false), (200, 0, true), (199, 0, false), (100, 25, true),
    (200, 75, true),
    (100, 175, true), (100, 176, false), (0, 200, true), (1, 200, false),
  ])
  func outlinesAreInside(x: Double, y: Double, inside: Bool) {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 0, y: 200),
    ])
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(path.contains(CGPoint(x: x, y: y), using: rule) == inside)
    }
  }

  @Test func linesContainNothing() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 10)])
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && !path.contains(.zero))
  }

  @Test func transformsMoveThePointNotThePath() {
    let path = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    let right = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.contains(CGPoint(x: 5, y: 5), transform: right))
    #expect(!path.contains(CGPoint(x: 25, y: 5), transform: right))
  }

  /// The arc that rounds the corner of an L touches both legs at the radius's distance.
  @Test func tangentArcTouchesBothLegs() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 10))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
    #expect(abs(path.currentPoint.x - 4) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
    #expect(path.boundingBoxOfPath.minX > -1e-3 && path.boundingBoxOfPath.minY > -1e-3)
    #expect(abs(path.boundingBoxOfPath.maxX - 4) < 1e-9)
  }

  @Test func copiesAreMappedAndIndependent() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    var map = CGAffineTransform(scaleX: 3, y: 2)
    let copy = path.copy(using: &map)
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 3, height: 2))
    #expect(copy != path)
  }
}
