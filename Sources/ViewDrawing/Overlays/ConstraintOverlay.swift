internal import Drawing
internal import Foundation
internal import LayoutTree

/// The active constraints that a view holds and that were explicitly created.
///
/// Distances and lengths are dimension lines with their constants; alignments are lines along the aligned edges.
///
/// Distances and lengths are dimension lines with their constants, alignments are lines along the aligned edges.
/// Optional constraints are dashed. Distances between two anchors of one side are not drawn.
@MainActor enum ConstraintOverlay {
  private static let color = CGColor(red: 0.85, green: 0.05, blue: 0.45, alpha: 1)

  /// The shapes, in the view's bounds.
  ///
  /// - Parameter subject: The constraints to draw; nil for all.
  static func shapes(of view: any DrawnHost, in subject: OverlaySubject?) -> [OverlayShape] {
    view.node.constraints.filter {
      subject?.constraints.contains(ObjectIdentifier($0)) ?? true
    }.flatMap { shapes(of: $0, in: view.node) }
  }

  private static func shapes(
    of constraint: NSLayoutConstraint, in holder: ViewNode
  ) -> [OverlayShape] {
    guard !constraint.isSystemMade, let first = constraint.first, !first.isDistance,
      constraint.second?.isDistance != true, let node = first.node,
      let rect = node.alignmentRect(in: holder)
    else { return [] }
    let isDashed = constraint.priority != .required
    if let isAcross = first.attribute.lengthIsAcross {
      return [
        dimension(
          across: isAcross ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY),
          at: isAcross ? rect.minY + rect.height * 0.75 : rect.minX + rect.width * 0.25, isAcross,
          text(constraint), isDashed)
      ]
    }
    guard let second = constraint.second, let other = second.node,
      let otherRect = other.alignmentRect(in: holder),
      let one = node.place(of: first.attribute, rect, in: holder),
      let two = other.place(of: second.attribute, otherRect, in: holder),
      one.isAcross == two.isAcross
    else { return [] }
    let isAcross = one.isAcross
    let spans = [rect, otherRect].map { isAcross ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
    guard abs(one.value - two.value) >= 0.5 else {
      return [alignment(at: one.value, spans, isAcross, isDashed)]
    }
    return [
      dimension(
        across: (one.value, two.value), at: middle(spans), isAcross, text(constraint), isDashed)
    ]
  }

  /// Returns a dimension line between two positions on one axis, at a position on the other axis.
  private static func dimension(
    across ends: (CGFloat, CGFloat), at place: CGFloat, _ isAcross: Bool, _ text: String,
    _ isDashed: Bool
  ) -> OverlayShape {
    func point(_ value: CGFloat) -> CGPoint {
      isAcross ? CGPoint(x: value, y: place) : CGPoint(x: place, y: value)
    }
    return .dimension(
      DimensionLine(
        from: point(ends.0), to: point(ends.1), text: text, color: color, isDashed: isDashed))
  }

  /// Returns a line along an edge or centre that two items share.
  private static func alignment(
    at value: CGFloat, _ spans: [(CGFloat, CGFloat)], _ isAcross: Bool, _ isDashed: Bool
  ) -> OverlayShape {
    let (low, high) = (spans.map(\.0).min() ?? 0, spans.map(\.1).max() ?? 0)
    return isAcross
      ? .line(CGPoint(x: value, y: low), CGPoint(x: value, y: high), color, isDashed: isDashed)
      : .line(CGPoint(x: low, y: value), CGPoint(x: high, y: value), color, isDashed: isDashed)
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
