internal import Foundation

/// The body of a constraint's description, in the shortest applicable form of Apple's logs.
///
/// In order of preference: the distance to an edge of the superview, `H:|-(20)-[V]`; the gap between two items,
/// `V:[A]-(8)-[B]`; a length, `V.width == 55`; an equation. The far edge of the superview is drawn only when
/// the superview is the constraint's first item, as formats and Interface Builder write it; with the child
/// first, the form is an equation.
///
/// - SeeAlso: `Rules/Messages.md#bodies-of-descriptions`.
@MainActor struct ConstraintBody {
  private let constraint: NSLayoutConstraint
  private(set) var names = ItemNames()

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// Returns the body; afterwards ``names`` contains the items that it refers to.
  mutating func text() -> String {
    guard let first = constraint.first else { return "(null)" }
    if constraint.multiplier == 1, let second = constraint.second, let drawn = drawn(first, second)
    {
      return drawn
    }
    if constraint.second == nil, let drawn = drawnAlone(first) { return drawn }
    return equation(first, constraint.second)
  }

  // MARK: Drawn forms

  /// An edge of an item in visual notation.
  private enum Edge {
    case near
    case far
  }

  /// The visual notation of an attribute; nil for one that is not an edge.
  private func drawing(_ attribute: NSLayoutConstraint.Attribute)
    -> (orientation: String, edge: Edge, suffix: String)?
  {
    switch attribute {
    case .leading: ("H:", .near, "")
    case .trailing: ("H:", .far, "")
    case .left: ("H:", .near, "(LTR)")
    case .right: ("H:", .far, "(LTR)")
    case .top: ("V:", .near, "")
    case .bottom: ("V:", .far, "")
    default: nil
    }
  }

  /// Draws an edge of the superview or a gap between two items.
  private mutating func drawn(_ first: ConstraintSide, _ second: ConstraintSide) -> String? {
    guard !first.isDistance, !second.isDistance, let a = first.node, let b = second.node,
      let one = drawing(first.attribute), let other = drawing(second.attribute),
      one.orientation == other.orientation, one.suffix == other.suffix
    else { return nil }
    // Masks know no reading direction, so theirs goes without saying.
    let suffix = (constraint as? SystemConstraint)?.prefix == nil ? one.suffix : ""
    let gap = "-(\(comparison())\(constant())\(importance()))-"
    switch (one.edge, other.edge) {
    case (.near, .near) where b === a.parentView:
      guard let superview = a.parentView else { return nil }
      let item = names.name(of: a)
      return "\(one.orientation)\(names.bar(for: superview))\(gap)[\(item)]\(suffix)"
    case (.far, .far) where a === b.parentView:
      guard let superview = b.parentView else { return nil }
      let item = names.name(of: b)
      return "\(one.orientation)[\(item)]\(gap)\(names.bar(for: superview))\(suffix)"
    case (.near, .far) where a.parentView !== b && b.parentView !== a && a !== b:
      let left = names.name(of: b)
      return "\(one.orientation)[\(left)]\(gap)[\(names.name(of: a))]\(suffix)"
    default: return nil
    }
  }

  /// Draws a single item: its length as in older systems, or the position that a mask determines.
  private mutating func drawnAlone(_ first: ConstraintSide) -> String? {
    switch first.attribute {
    case .width where constraint.profile.wording == .early && !first.isDistance:
      return length("H:", first)
    case .height where constraint.profile.wording == .early && !first.isDistance:
      return length("V:", first)
    case .left, .top:
      guard (constraint as? SystemConstraint)?.prefix != nil, let node = first.node,
        let superview = node.parentView
      else { return nil }
      let item = names.name(of: node)
      let orientation = first.attribute == .left ? "H:" : "V:"
      return "\(orientation)\(names.bar(for: superview))-(\(constant()))-[\(item)]"
    default: return nil
    }
  }

  private mutating func length(_ orientation: String, _ first: ConstraintSide) -> String {
    "\(orientation)[\(names.name(of: first.node))(\(comparison())\(constant())\(importance()))]"
  }

  /// The relation inside parentheses, omitted for equality.
  private func comparison() -> String {
    constraint.relation == .equal ? "" : constraint.relation.symbol
  }

  /// The constant inside parentheses, by its name if it is a standard distance.
  private func constant() -> String {
    let number = ConstraintDescription.number(Double(constraint.constant))
    return constraint.spacing.map { "\($0.name.rawValue)(\(number))" } ?? number
  }

  private func importance() -> String {
    constraint.priority == .required
      ? "" : "@\(ConstraintDescription.number(constraint.priority.rawValue))"
  }

  // MARK: Equations

  private mutating func equation(_ first: ConstraintSide, _ second: ConstraintSide?) -> String {
    let isGenerated = constraint is SystemConstraint
    let number = Double(constraint.constant)
    let isSize = first.kind == .size
    // A near edge that is a part of a length, which only masks have, goes by the system's name.
    let isPlaceByLength = second.map { !isSize && $0.kind == .size } ?? !isSize
    let isMask = (constraint as? SystemConstraint)?.prefix != nil
    var text = names.place(first, isGenerated: isMask || (isGenerated && isPlaceByLength))
    text += " \(constraint.relation.symbol) "
    guard let second else {
      if isSize || number == 0 { return text + ConstraintDescription.number(number) }
      return text + offset(number)
    }
    if constraint.multiplier == -1 {
      text += "-"
    } else if constraint.multiplier != 1 {
      text += ConstraintDescription.number(Double(constraint.multiplier)) + "*"
    }
    text += names.place(second, isGenerated: isMask)
    return number == 0 ? text : text + " " + offset(number)
  }

  private func offset(_ number: Double) -> String {
    let size = ConstraintDescription.number(abs(number))
    let named = constraint.spacing.map { "\($0.name.rawValue)(\(size))" } ?? size
    return (number < 0 ? "- " : "+ ") + named
  }
}

extension NSLayoutConstraint.Relation {
  /// The operator in equations.
  var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
