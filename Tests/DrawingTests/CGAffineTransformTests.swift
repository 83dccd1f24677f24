import Drawing
import Foundation
import Testing

struct CGAffineTransformTests {
  /// Maps with the image of the point (3, 5), by the definition in Apple's reference.
  @Test(arguments: [
    (CGAffineTransform.identity, CGPoint(x: 3, y: 5)),
    (CGAffineTransform(translationX: 10, y: -2), CGPoint(x: 13, y: 3)),
    (CGAffineTransform(scaleX: 2, y: 3), CGPoint(x: 6, y: 15)),
    (CGAffineTransform(rotationAngle: .pi / 2), CGPoint(x: -5, y: 3)),
    (CGAffineTransform(1, 2, 3, 4, 5, 6), CGPoint(x: 3 + 15 + 5, y: 6 + 20 + 6)),
  ])
  func pointsAreMapped(_ map: CGAffineTransform, _ expected: CGPoint) {
    let image = CGPoint(x: 3, y: 5).applying(map)
    #expect(abs(image.x - expected.x) < 1e-12 && abs(image.y - expected.y) < 1e-12)
    let back = image.applying(map.inverted())
    #expect(abs(back.x - 3) < 1e-12 && abs(back.y - 5) < 1e-12)
  }

  @Test func concatenationAppliesTheReceiverFirst() {
    let map = CGAffineTransform(scaleX: 2, y: 2)
      .concatenating(CGAffineTransform(translationX: 1, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(map) == CGPoint(x: 3, y: 2))
    let other = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 1, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 4, y: 2))
  }

  @Test func theDefaultIsZeroAndHasNoInverse() {
    let zero = CGAffineTransform()
    #expect(!zero.isIdentity)
    #expect(zero.inverted() == zero)
  }

  @Test func rectanglesBecomeTheBoxAroundTheirCorners() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.width - 20) < 1e-9)
    #expect(abs(turned.minY) < 1e-9 && abs(turned.height - 10) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func sizesIgnoreTheShift() {
    let map = CGAffineTransform(2, 0, 0, 3, 100, 100)
    #expect(CGSize(width: 4, height: 5).applying(map) == CGSize(width: 8, height: 15))
  }
}
