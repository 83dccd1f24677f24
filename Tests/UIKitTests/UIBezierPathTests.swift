import Drawing
import Foundation
import Testing
import UIKit

struct UIBezierPathTests {
  @Test func boundsIncludeControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.cgPath.boundingBoxOfPath.height - 5) < 1e-9)
  }

  /// Clockwise to the eye: from the right over the bottom, as y grows down.
  @Test func clockwiseArcsGoThroughTheBottom() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    let box = path.cgPath.boundingBoxOfPath
    #expect(abs(box.maxY - 10) < 0.01 && abs(box.minY) < 0.01)
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
  }

  @Test(arguments: [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight])
  func onlyTheNamedCornerIsRound(_ corner: UIRectCorner) {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: corner,
      cornerRadii: CGSize(width: 10, height: 10))
    let points: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 39, y: 1)),
      (.bottomLeft, CGPoint(x: 1, y: 39)), (.bottomRight, CGPoint(x: 39, y: 39)),
    ]
    for (name, point) in points { #expect(path.contains(point) == (name != corner)) }
    #expect(path.contains(CGPoint(x: 20, y: 20)))
  }

  @Test func drawingUsesTheCurrentContextAndRestoresIt() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill(with: .normal, alpha: 0.5)
    UIBezierPath(rect: CGRect(x: 10, y: 10, width: 5, height: 5)).fill()
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    #expect(abs((image.color(x: 2, y: 2)?.alpha ?? 0) - 0.5) < 0.01)
    #expect(image.color(x: 12, y: 12)?.alpha == 1)
    #expect(image.color(x: 12, y: 12)?.red == 1)
  }

  @Test func withoutAContextNothingHappens() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  /// The last point becomes the first; the same is inside.
  @Test func pathsAreReversed() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 2))
    path.addLine(to: CGPoint(x: 9, y: 8))
    path.lineWidth = 3
    let back = path.reversing()
    #expect(path.currentPoint == CGPoint(x: 9, y: 8) && back.currentPoint == CGPoint(x: 1, y: 2))
    #expect(back.lineWidth == 3 && back.contains(CGPoint(x: 8, y: 3)))
  }

  @Test func copiesAreIndependent() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(copy.lineWidth == 7 && copy.bounds.minX == 0 && path.bounds.minX == 100)
  }
}
