package import Foundation
package import LayoutTree

/// The place of a constraint in a picture: a dimension line with its constant, or a line along a shared edge.
@MainActor package struct ConstraintMark {
  /// The end of the line at the first item, in points.
  package let from: CGPoint
  /// The end of the line at the second item, in points.
  package let to: CGPoint
  /// The relation, multiplier and constant, without default values; empty for an alignment.
  package let text: String
  /// Whether both items have the same edge or centre, so that the line lies along it.
  package let isAlignment: Bool
  /// Whether the constraint is not required.
  package let isOptional: Bool

  /// Creates the mark of a constraint; nil for generated constraints, distances between anchors of one side, and items
  /// outside a view.
  ///
  /// - Parameters:
  ///   - holder: The view whose direction determines leading and trailing.
  ///   - space: The view whose bounds contain the mark, an ancestor of both items or one of them.
  package init?(
    _ constraint: NSLayoutConstraint, heldBy holder: ViewNode, in space: ViewNode
  ) {
    guard !constraint.isSystemMade, let first = constraint.first, !first.isDistance,
      constraint.second?.isDistance != true, let node = first.node,
      let rect = node.alignmentRect(in: space)
    else { return nil }
    isOptional = constraint.priority != .required
    if let isAcross = first.attribute.lengthIsAcross {
      let place = isAcross ? rect.minY + rect.height * 0.75 : rect.minX + rect.width * 0.25
      (from, to) = Self.ends(
        isAcross ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY), at: place, isAcross)
      text = Self.text(constraint)
      isAlignment = false
      return
    }
    guard let second = constraint.second, let other = second.node,
      let otherRect = other.alignmentRect(in: space),
      let one = node.place(of: first.attribute, rect, in: holder),
      let two = other.place(of: second.attribute, otherRect, in: holder),
      one.isAcross == two.isAcross
    else { return nil }
    let isAcross = one.isAcross
    let spans = [rect, otherRect].map { isAcross ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
    isAlignment = abs(one.value - two.value) < 0.5
    if isAlignment {
      let ends = (spans.map(\.0).min() ?? 0, spans.map(\.1).max() ?? 0)
      (from, to) = Self.ends(ends, at: one.value, !isAcross)
      text = ""
    } else {
      (from, to) = Self.ends((one.value, two.value), at: Self.middle(spans), isAcross)
      text = Self.text(constraint)
    }
  }

  /// Returns the ends of a line between two positions on one axis, at a position on the other axis.
  private static func ends(
    _ ends: (CGFloat, CGFloat), at place: CGFloat, _ isAcross: Bool
  ) -> (CGPoint, CGPoint) {
    func point(_ value: CGFloat) -> CGPoint {
      isAcross ? CGPoint(x: value, y: place) : CGPoint(x: place, y: value)
    }
    return (point(ends.0), point(ends.1))
  }

  /// The middle of the intersection of two spans, or of the first span if they do not intersect.
  private static func middle(_ spans: [(CGFloat, CGFloat)]) -> CGFloat {
    let (low, high) = (spans.map(\.0).max() ?? 0, spans.map(\.1).min() ?? 0)
    return low <= high ? (low + high) / 2 : (spans[0].0 + spans[0].1) / 2
  }

  /// The relation, multiplier and constant, omitting default values.
  private static func text(_ constraint: NSLayoutConstraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    let constant = Double(constraint.constant)
    var text = number(abs(constant))
    if constraint.second != nil,
      constraint.first?.attribute.lengthIsAcross != nil || constraint.multiplier != 1
    {
      // Lengths that depend on another length show the relation.
      let sum = constant == 0 ? "" : (constant < 0 ? " − " : " + ") + text
      text = "×" + number(Double(constraint.multiplier)) + sum
    }
    return relation + text
  }

  private static func number(_ value: Double) -> String { String(format: "%g", value) }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a width; nil for positions.
  fileprivate var lengthIsAcross: Bool? {
    switch self {
    case .width: true
    case .height: false
    default: nil
    }
  }
}
