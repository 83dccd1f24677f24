internal import Foundation
internal import LayoutEngine

/// Builds the constraints of one stack arrangement.
///
/// Along the axis, across it, and what hidden views and texts need stand in files of their own. The
/// identifiers are those of Apple's logs.
///
/// - SeeAlso: semantics 10.2; Documentation/Decisions/stack-views.md.
@MainActor struct StackConstraints {
  let arrangement: StackArrangement
  let stack: ViewNode
  /// Where the views stand: the stack or its margins.
  let canvas: LayoutNode
  let context: LayoutContext
  var bodies: [GeneratedConstraint.Body] = []

  /// Just below required: holds in every layout that can hold it, breaks without a report.
  static let almostRequired: Float = 999.5
  /// How hard a canvas hugs its gaps, and its views on a common first baseline.
  static let fit: Float = 49
  /// How hard a canvas hugs its views across; Apple's logs print `(0@51)`.
  static let spanningFit: Float = 51

  var isHorizontal: Bool { arrangement.axis == .horizontal }
  var start: Attribute { isHorizontal ? .leading : .top }
  var end: Attribute { isHorizontal ? .trailing : .bottom }
  var length: Attribute { isHorizontal ? .width : .height }
  var middle: Attribute { isHorizontal ? .centerX : .centerY }
  var crossStart: Attribute { isHorizontal ? .top : .leading }
  var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  var crossLength: Attribute { isHorizontal ? .height : .width }
  var crossMiddle: Attribute { isHorizontal ? .centerY : .centerX }

  init(arrangement: StackArrangement, stack: ViewNode, context: LayoutContext) {
    self.arrangement = arrangement
    self.stack = stack
    self.canvas = arrangement.isMarginsRelative ? stack.margins.marginsGuide : stack
    self.context = context
  }

  mutating func build() {
    let visible = arrangement.views.filter { !arrangement.isHidden($0) }
    // Items are made in the order of the views, hidden or not, whatever is said of them first.
    for node in [stack, canvas] + arrangement.views { _ = context.item(for: node) }
    if !visible.isEmpty {
      addEnds(visible)
      addSpacing(visible)
      addDistribution(visible)
      addAlignment(visible)
      addTextWidths(visible)
      if arrangement.suppressesAmbiguity { suppressAmbiguity(visible) }
    } else if arrangement.suppressesAmbiguity {
      addNothingToShow()
    }
    addHidden()
  }

  /// The natural length of a view along an axis of the stack, in points; nil for one without.
  ///
  /// As the view states it in layout, so that no text is measured again.
  func naturalLength(of view: ViewNode, across: Bool = false) -> Double? {
    let axis: Axis = isHorizontal != across ? .horizontal : .vertical
    for stated in view.generated {
      if case .intrinsic(let size) = stated.body, size.axis == axis { return size.length }
    }
    return nil
  }

  // MARK: Stating

  /// A relation of two places or lengths.
  ///
  /// Reading direction is the stack's. A view that reads the other way is spoken of by left and right.
  mutating func add(
    _ first: LayoutNode, _ firstAttribute: Attribute, _ relation: LayoutRelation,
    _ second: LayoutNode, _ secondAttribute: Attribute, multiplier: Double = 1,
    constant: Double = 0, priority: Float = 1000, _ identifier: String
  ) {
    var spec = ConstraintSpec(
      Operand(context.item(for: first), firstAttribute), relation,
      Operand(context.item(for: second), secondAttribute), multiplier: multiplier,
      constant: constant, priority: priority)
    if firstAttribute.isDirectional || secondAttribute.isDirectional,
      readsAgainst(first) || readsAgainst(second)
    {
      spec = physical(spec)
    }
    bodies.append(.relation(spec, identifier: identifier))
  }

  /// A length of its own.
  mutating func add(
    _ node: LayoutNode, _ attribute: Attribute, constant: Double = 0, priority: Float,
    _ identifier: String
  ) {
    bodies.append(
      .relation(
        ConstraintSpec(
          Operand(context.item(for: node), attribute), constant: constant, priority: priority),
        identifier: identifier))
  }

  /// Whether an item reads in the other direction than the stack.
  private func readsAgainst(_ node: LayoutNode) -> Bool {
    node.nearestView?.isRightToLeft != stack.isRightToLeft
  }

  /// The same with left and right, where the stack reads from.
  private func physical(_ spec: ConstraintSpec) -> ConstraintSpec {
    var result = spec
    let runsLeft = stack.isRightToLeft
    result.first.attribute = spec.first.attribute.physical(isRightToLeft: runsLeft)
    result.second?.attribute =
      spec.second?.attribute.physical(isRightToLeft: runsLeft) ?? .notAnAttribute
    if runsLeft {
      result.constant = -spec.constant
      result.relation = spec.relation.reversed
    }
    return result
  }
}

extension Attribute {
  /// Whether reading direction decides which edge it is.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }

  /// The edge that it is in a direction.
  fileprivate func physical(isRightToLeft: Bool) -> Attribute {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: self
    }
  }
}

extension LayoutRelation {
  /// The relation of the negated sides.
  fileprivate var reversed: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
