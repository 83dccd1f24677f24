import Foundation
import Testing
import UIKit

struct UIEdgeInsetsTests {
  private static let bounds = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// Alignment rectangle and the insets it stands for; the first two are the golden vectors.
  @Test(arguments: [
    (
      CGRect(x: 0, y: 0, width: 180, height: 180),
      UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 20)
    ),
    (
      CGRect(x: -50, y: 20, width: 200, height: 500),
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 50)
    ),
    (bounds, .zero),
    (
      CGRect(x: 10, y: 20, width: 30, height: 40),
      UIEdgeInsets(top: 20, left: 10, bottom: 140, right: 160)
    ),
    (CGRect.null, .zero),
  ])
  func builderCutsToTheBoundsFirst(_ rect: CGRect, _ expected: UIEdgeInsets) {
    #expect(UIEdgeInsets(alignmentRect: rect, in: Self.bounds) == expected)
  }

  @Test func rectanglesOutsideShrinkToTheEdge() {
    let outside = UIEdgeInsets(
      alignmentRect: CGRect(x: 300, y: 50, width: 10, height: 10), in: Self.bounds)
    #expect(outside == UIEdgeInsets(top: 50, left: 200, bottom: 140, right: 0))
  }

  @Test func insettingMovesSidesInwards() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 46))
    #expect(UIEdgeInsetsInsetRect(rect, .zero) == rect)
    // The header's inline function is four additions; what passes each other turns negative.
    let crossed = rect.inset(by: UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0))
    #expect(
      crossed.origin == CGPoint(x: 10, y: 40) && crossed.size == CGSize(width: 100, height: -10))
  }
}
