package import Foundation

/// The layout of a stepper's halves and their symbols.
///
/// A pure function of a rectangle in points, y down.
package struct StepperArrangement {
  /// The left half, which decreases the value.
  package let less: CGRect
  /// The right half, which increases the value.
  package let more: CGRect

  /// Half the length of the lines of the symbols, in points.
  private static let arm: CGFloat = 7

  /// Creates the layout of a stepper.
  package init(bounds: CGRect) {
    (less, more) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
  }

  /// The line between the halves: a point wide, 18 high.
  package var separator: CGRect {
    CGRect(x: more.minX - 0.5, y: more.midY - 9, width: 1, height: 18)
  }
  /// The lines of both symbols, each by its end points: minus, then plus.
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
