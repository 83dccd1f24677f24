import Drawing
import Foundation
import Testing

/// The functions of Core Graphics by their names in C.
struct GeometryFunctionTests {
  private static let rect = CGRectMake(10, 20, 30, 40)

  @Test(
    arguments: [
      (CGRectGetMinX(rect), 10), (CGRectGetMidX(rect), 25), (CGRectGetMaxX(rect), 40),
      (CGRectGetMinY(rect), 20), (CGRectGetMidY(rect), 40), (CGRectGetMaxY(rect), 60),
      (CGRectGetWidth(rect), 30), (CGRectGetHeight(rect), 40),
      (CGRectGetWidth(CGRectMake(0, 0, -5, 1)), 5),
    ] as [(CGFloat, CGFloat)])
  func edgesAreWhereTheyAre(found: CGFloat, expected: CGFloat) { #expect(found == expected) }

  @Test func rectanglesAreMadeFromRectangles() {
    let rect = Self.rect
    #expect(CGRectInset(rect, 1, 2) == CGRect(x: 11, y: 22, width: 28, height: 36))
    #expect(CGRectOffset(rect, 1, 2) == CGRect(x: 11, y: 22, width: 30, height: 40))
    #expect(CGRectUnion(rect, .zero) == CGRect(x: 0, y: 0, width: 40, height: 60))
    #expect(
      CGRectIntersection(rect, CGRectMake(0, 0, 15, 25))
        == CGRect(x: 10, y: 20, width: 5, height: 5))
    #expect(CGRectIsNull(CGRectIntersection(rect, CGRectMake(100, 100, 1, 1))))
    #expect(CGRectContainsPoint(rect, CGPointMake(10, 20)))
    #expect(!CGRectContainsPoint(rect, CGPointMake(40, 20)))
    #expect(CGRectContainsRect(rect, CGRectMake(11, 21, 1, 1)))
    #expect(CGRectEqualToRect(CGRectMake(5, 0, -5, 1), CGRectMake(0, 0, 5, 1)))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  /// Maps that are made first are applied last.
  @Test func mapsAreMadeFromMaps() {
    let moved = CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 3), 10, 20)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), moved) == CGPoint(x: 22, y: 63))
    let joined = CGAffineTransformConcat(
      CGAffineTransformMakeScale(2, 3), CGAffineTransformMakeTranslation(10, 20))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), joined) == CGPoint(x: 12, y: 23))
    #expect(
      CGAffineTransformIsIdentity(CGAffineTransformConcat(moved, CGAffineTransformInvert(moved))))
    #expect(CGAffineTransformEqualToTransform(CGAffineTransformIdentity, .identity))
  }
}
