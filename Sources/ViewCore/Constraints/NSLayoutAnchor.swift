public import Foundation

/// One attribute of one view or guide, from which constraints are made.
///
/// The generic parameter keeps horizontal, vertical and size anchors apart at compile time. Every
/// method returns an inactive constraint at required priority.
///
/// - SeeAlso: Apple, "NSLayoutAnchor"; semantics 8.1.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// What it means in a constraint.
  let side: ConstraintSide
  /// The view or guide; nil once it is gone.
  ///
  /// For a distance, the item it leads to.
  public var item: AnyObject? { side.publicItem }

  /// Makes an anchor; a front does it for its views and guides.
  package init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
    side = ConstraintSide(item, attribute)
    super.init()
  }

  /// Makes the anchor of one side of a constraint.
  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// The attribute's name; for a distance, both its ends.
  open var name: String {
    guard side.isDistance else { return String(describing: side.attribute) }
    return "\(side.attribute) - \(side.originAttribute)"
  }

  /// Whether the place or length could be another one and satisfy the constraints equally well.
  ///
  /// - SeeAlso: Apple, "hasAmbiguousLayout"; semantics 4.3 and 8.1.
  open var hasAmbiguousLayout: Bool { side.isAmbiguous }

  /// The constraints that hold the place or length, directly or through other items, in order of
  /// entry.
  ///
  /// - SeeAlso: Apple, "constraintsAffectingLayout"; semantics 8.1.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { side.holders }

  /// Class, address and place, in the words of Apple's logs: `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`.
  ///
  /// - SeeAlso: semantics 3.4.
  nonisolated open override var description: String {
    assumingMainActor {
      "<\(className):\(ObjectName.address(of: self)) \"\(ConstraintDescription.place(side))\">"
    }
  }

  /// The class whose anchors have such an attribute.
  private var className: String {
    if side.isDistance { return "_NSDistanceLayoutDimension" }
    return switch side.kind {
    case .size: "NSLayoutDimension"
    case .vertical: "NSLayoutYAxisAnchor"
    case .edge, .direction, .center: "NSLayoutXAxisAnchor"
    case nil: "NSLayoutAnchor"
    }
  }

  /// `self == anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// `self >= anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor)
  }
  /// `self <= anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// `self == anchor + c`, c in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, constant: c)
  }
  /// `self >= anchor + c`, c in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }
  /// `self <= anchor + c`, c in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    do {
      try constraint.configure(side, relation, other?.side, multiplier, constant)
    } catch {
      error.trap()
    }
    return constraint
  }

  /// A constraint whose constant is a multiple of the standard distance.
  func makeSpaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing(name: .anchor, multiplier: multiplier)
    let constraint = make(relation, other, constant: spacing.constant(side, other.side))
    constraint.spacing = spacing
    return constraint
  }

  /// The way from this place to another one of the same axis.
  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(
      ConstraintSide(other.side.item, other.side.attribute, from: side.item, side.attribute))
  }
}

/// A horizontal place: leading, trailing, left, right or centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// A length: how far another place lies from this one, in reading direction for leading and
  /// trailing, to the right for all others.
  ///
  /// - SeeAlso: Apple, "anchorWithOffset(to:)"; semantics 8.1.
  public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
  /// `self == anchor + multiplier · 8`, the standard distance in reading direction.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.equal, anchor, multiplier)
  }
  /// `self >= anchor + multiplier · 8`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.greaterThanOrEqual, anchor, multiplier)
  }
  /// `self <= anchor + multiplier · 8`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A vertical place: top, bottom, centre or a baseline.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// A length: how far another place lies below this one.
  ///
  /// - SeeAlso: Apple, "anchorWithOffset(to:)"; semantics 8.1.
  public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor)
  }
  /// `self == anchor + multiplier · 8`, the standard distance downwards; from a last baseline to a
  /// first one the height of a line of the two texts takes the place of 8.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.equal, anchor, multiplier)
  }
  /// `self >= anchor + multiplier · 8`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.greaterThanOrEqual, anchor, multiplier)
  }
  /// `self <= anchor + multiplier · 8`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeSpaced(.lessThanOrEqual, anchor, multiplier)
  }
}

/// A width or a height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// `self == c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }
  /// `self >= c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }
  /// `self <= c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }
  /// `self == m · anchor`.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, multiplier: m)
  }
  /// `self >= m · anchor`.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// `self <= m · anchor`.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// `self == m · anchor + c`.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }
  /// `self >= m · anchor + c`.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }
  /// `self <= m · anchor + c`.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
