package import Foundation

/// The positions of the two halves of a stepper and their signs.
///
/// A pure function of a rectangle in points, y down.
package struct StepperArrangement {
  /// The decrement half, on the left.
  package let less: CGRect
  /// The half that makes more, at the right.
  package let more: CGRect

  /// Half the length of the lines that signs are made of, in points.
  private static let arm: CGFloat = 7

  /// Creates the arrangement of a stepper in its bounds.
  package init(bounds: CGRect) {
    (less, more) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
  }

  /// The line between the halves: a point wide, 18 high.
  package var separator: CGRect {
    CGRect(x: more.minX - 0.5, y: more.midY - 9, width: 1, height: 18)
  }
  /// The lines of both signs, each from one end to the other: minus, then plus.
  package var signs: [[CGPoint]] {
    let level = [less, more].map { half in
      [
        CGPoint(x: half.midX - Self.arm, y: half.midY),
        CGPoint(x: half.midX + Self.arm, y: half.midY),
      ]
    }
    return level + [
      [
        CGPoint(x: more.midX, y: more.midY - Self.arm),
        CGPoint(x: more.midX, y: more.midY + Self.arm),
      ]
    ]
  }
}
