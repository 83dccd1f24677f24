package import Foundation
internal import LayoutGeometry

/// The layout of a page control's dots.
///
/// A pure function of a rectangle and a count; points, y down. Dots are centred on both axes.
package struct DotArrangement {
  /// The bounds of the control.
  package var bounds: CGRect
  /// The number of dots.
  package var count: Int

  /// The diameter of a dot, in points.
  package static let diameter: CGFloat = 7
  /// The gap between dots, in points.
  private static let gap: CGFloat = 9
  private static let step = diameter + gap

  /// Creates an arrangement of some dots in bounds.
  package init(bounds: CGRect, count: Int) {
    (self.bounds, self.count) = (bounds, count)
  }

  /// The width of a row of dots, in points; at least the width of one dot.
  package static func width(ofDots count: Int) -> CGFloat {
    let count = CGFloat(max(1, count))
    return diameter * count + gap * (count - 1)
  }

  private var start: CGFloat { bounds.midX - Self.width(ofDots: count) / 2 }

  /// The indices of the visible dots; dots that do not fit are hidden.
  package var visible: Range<Int> {
    let first = max(0, Int(cut: Double(((bounds.minX - start) / Self.step).rounded(.down))))
    let end = min(count, first + Int(cut: Double(bounds.width / Self.step)) + 2)
    return first..<max(first, end)
  }
  /// The rectangle of a dot, counted from the left.
  package func dot(_ index: Int) -> CGRect {
    CGRect(
      x: start + CGFloat(index) * Self.step, y: bounds.midY - Self.diameter / 2,
      width: Self.diameter, height: Self.diameter)
  }
}
