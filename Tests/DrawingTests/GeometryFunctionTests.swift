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

  /// Rectangles with negative sides cover what is on the other side of their origin.
  ///
  /// Source: Apple, "CGGeometry Reference".
  @Test func rectanglesAreAskedAndCompared() {
    let turned = CGRectMake(10, 20, -4, -6)
    let standard = CGRectStandardize(turned)
    #expect(standard.origin == CGPointMake(6, 14) && standard.size == CGSizeMake(4, 6))
    #expect(CGRectIntersectsRect(turned, CGRectMake(5, 13, 2, 2)))
    #expect(!CGRectIntersectsRect(Self.rect, CGRectMake(41, 20, 5, 5)))
    #expect(CGRectIsEmpty(CGRectMake(1, 2, 0, 5)) && CGRectIsEmpty(.null))
    #expect(!CGRectIsEmpty(turned))
    #expect(CGRectIsInfinite(.infinite) && !CGRectIsInfinite(Self.rect) && !CGRectIsInfinite(.null))
    #expect(CGPointEqualToPoint(CGPointMake(1, 2), CGPoint(x: 1, y: 2)))
    #expect(!CGPointEqualToPoint(CGPointMake(1, 2), CGPointMake(2, 1)))
    #expect(CGSizeEqualToSize(CGSizeMake(1, 2), CGSize(width: 1, height: 2)))
    #expect(!CGSizeEqualToSize(CGSizeMake(1, 2), CGSizeMake(1, 3)))
  }

  /// x' = a x + c y + tx, y' = b x + d y + ty; sizes are not moved; a rectangle becomes the box around its image.
  @Test func mapsOfPointsSizesAndRectangles() {
    let map = CGAffineTransformMake(1, 2, 3, 4, 5, 6)
    #expect(CGPointApplyAffineTransform(CGPointMake(10, 100), map) == CGPointMake(315, 426))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(10, 100), map) == CGSizeMake(310, 420))
    // Corners (0, 0), (1, 0), (0, 1), (1, 1) become (5, 6), (6, 8), (8, 10), (9, 12).
    #expect(CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), map) == CGRectMake(5, 6, 4, 6))
    // A quarter turn takes x to y; a turn or a scale of a map comes before it.
    let quarter = CGAffineTransformMakeRotation(.pi / 2)
    let turned = CGPointApplyAffineTransform(CGPointMake(1, 0), quarter)
    #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
    let shift = CGAffineTransformMakeTranslation(10, 20)
    let scaled = CGAffineTransformScale(shift, 2, 3)
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), scaled) == CGPointMake(12, 23))
    let both = CGAffineTransformRotate(shift, .pi / 2)
    let point = CGPointApplyAffineTransform(CGPointMake(1, 0), both)
    #expect(abs(point.x - 10) < 1e-12 && abs(point.y - 21) < 1e-12)
  }
}
