package import Foundation

/// The layout of a stepper's halves and their symbols.
///
/// A pure function of a rectangle in points, y down.
package struct StepperArrangement {
  /// The left half, which decreases the value.
  package let less: CGRect
  /// The right half, which increases the value.
  package let more: CGRect

  /// The height of the line between the halves, in points.
  private let lineHeight: CGFloat

  /// Half the length of the lines of the symbols, in points: 13 to 13.7 in recorded pictures.
  private static let arm: CGFloat = 6.5

  /// Creates the layout of a stepper, with a line between the halves of a height.
  package init(bounds: CGRect, lineHeight: CGFloat = 18) {
    self.lineHeight = lineHeight
    (less, more) = bounds.divided(atDistance: bounds.width / 2, from: .minXEdge)
  }

  /// The line between the halves, a point wide.
  package var separator: CGRect {
    CGRect(x: more.minX - 0.5, y: more.midY - lineHeight / 2, width: 1, height: lineHeight)
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
