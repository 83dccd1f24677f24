public import Foundation
internal import FoundationShims

/// An attribute of a view or guide, from which constraints are created.
///
/// The generic parameter keeps horizontal, vertical and size anchors apart at compile time. Every method
/// returns an inactive constraint at required priority.
///
/// ```swift
/// let (row, icon) = (UIView(), UIView())
/// row.addSubview(icon)
/// let gap = icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 8)
/// print(gap.isActive, gap.constant, gap.priority.rawValue)  // false 8.0 1000.0
/// print(gap.firstAnchor.isEqual(icon.leadingAnchor))  // true
/// ```
///
/// - Units: Constants in points, y down; those of leading and trailing anchors grow in reading direction.
/// - Errors: A constant that is not finite and an illegal pair of attributes end the program with Apple's text;
///   mixed axes do not compile.
/// - Complexity: Creating a constraint is O(1); ``hasAmbiguousLayout`` and ``constraintsAffectingLayout`` query
///   the solver.
/// - SeeAlso: Apple, "NSLayoutAnchor"; `Rules/Guides.md#anchors-make-inactive-constraints`,
///   `Rules/Constraints.md#legal-pairs`.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// The side of a constraint that the anchor represents.
  let side: ConstraintSide
  /// The view or guide; nil once it is deallocated.
  ///
  /// For a distance, the item at its end.
  public var item: AnyObject? { side.publicItem }

  /// Creates an anchor; fronts create those of their views and guides.
  package init(item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute) {
    side = ConstraintSide(of: item, attribute)
    super.init()
  }

  /// Creates the anchor of a constraint's side.
  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  /// The attribute's name; for a distance, the names of both ends.
  open var name: String {
    guard side.isDistance else { return String(describing: side.attribute) }
    return "\(side.attribute) - \(side.originAttribute)"
  }

  /// Whether the position or length could have another value that satisfies the constraints equally well.
  ///
  /// - SeeAlso: Apple, "hasAmbiguousLayout"; `Rules/Messages.md#questions-about-a-layout`,
  ///   `Rules/Guides.md#anchors-make-inactive-constraints`.
  open var hasAmbiguousLayout: Bool { side.isAmbiguous }

  /// The constraints that affect the position or length, directly or through other items, in order of entry.
  ///
  /// - SeeAlso: Apple, "constraintsAffectingLayout"; `Rules/Guides.md#anchors-make-inactive-constraints`.
  open var constraintsAffectingLayout: [NSLayoutConstraint] { side.holders }

  /// Whether another anchor has the same attribute of the same view or guide, whatever its class; for
  /// distances, the same two positions.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    // Unchecked: handed to the main actor, on which the caller is.
    nonisolated(unsafe) let object = object
    return assumingMainActor {
      (object as? any AnchorWithSide).map { side.isSame(as: $0.side) } ?? false
    }
  }
  /// The hash value; equal anchors have equal ones.
  nonisolated open override var hash: Int { assumingMainActor { side.identityHash } }

  /// The class, address and attribute, in the format of Apple's logs: `<NSLayoutXAxisAnchor:0x…
  /// "UIView:0x….leading">`.
  ///
  /// - SeeAlso: `Rules/Messages.md#names-of-the-systems-constraints`.
  nonisolated open override var description: String {
    assumingMainActor {
      "<\(className):\(ObjectName.address(of: self)) \"\(ConstraintDescription.place(side))\">"
    }
  }

  /// The name of the anchor class for the attribute.
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

  /// Returns a constraint whose constant is a multiple of the standard distance.
  func makeSpaced(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let spacing = SystemSpacing(name: .anchor, multiplier: multiplier)
    let constraint = make(relation, other, constant: spacing.constant(side, other.side))
    constraint.spacing = spacing
    return constraint
  }

  /// The distance from this position to another one of the same axis.
  func distance(to other: NSLayoutAnchor<AnchorType>) -> NSLayoutDimension {
    NSLayoutDimension(
      ConstraintSide(other.side.item, other.side.attribute, from: side.item, side.attribute))
  }
}

/// An anchor of any type, for comparison.
@MainActor protocol AnchorWithSide: AnyObject {
  var side: ConstraintSide { get }
}

extension NSLayoutAnchor: AnchorWithSide {}
