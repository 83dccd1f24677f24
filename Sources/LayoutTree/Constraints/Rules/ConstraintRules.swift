internal import Foundation

/// The rules for legal constraints, and the messages for illegal ones.
///
/// - SeeAlso: `Rules/Constraints.md#legal-pairs`, `Rules/Messages.md#exceptions-name-the-item-and-the-reason`.
@MainActor enum ConstraintRules {
  /// The kinds of attributes for pairing.
  enum Kind {
    case size
    /// Left or right.
    case edge
    /// Leading or trailing.
    case direction
    case center
    case vertical
  }

  /// The kind of an attribute; nil for none.
  static func kind(_ attribute: NSLayoutConstraint.Attribute) -> Kind? {
    switch attribute {
    case .notAnAttribute: nil
    case .width, .height: .size
    case .left, .right, .leftMargin, .rightMargin: .edge
    case .leading, .trailing, .leadingMargin, .trailingMargin: .direction
    case .centerX, .centerXWithinMargins: .center
    default: .vertical
    }
  }

  /// Throws if a constraint is illegal.
  static func check(
    _ first: ConstraintSide, _ second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat
  ) throws(ConstraintProblem) {
    if isPlain(first, second, multiplier), constant.isFinite { return }
    // An anchor may outlive its view. What is made of it says nothing, as a constraint whose view went later.
    let isLost = first.hasLostItem || second?.hasLostItem ?? false
    let item = first.item
    if item == nil, !isLost {
      throw ConstraintProblem("Constraint must contain a first layout item")
    }
    if !isLost, first.node == nil || (second != nil && second?.node == nil) {
      throw problem(
        "Constraint items must each be a view or layout guide.", first, first.node ?? item)
    }
    if !isKnown(first) || !(second.map(isKnown) ?? true) {
      throw problem("Unknown layout attribute", first, item)
    }
    if let message = pairing(first, second, multiplier) {
      throw problem(message, first, item)
    }
    guard constant.isFinite else { throw notFinite("constant", constant, first, second) }
    guard multiplier.isFinite else { throw notFinite("multiplier", multiplier, first, second) }
  }

  /// Whether a constraint has the most common legal form: attributes of one kind of views, without margins and
  /// distances.
  private static func isPlain(
    _ first: ConstraintSide, _ second: ConstraintSide?, _ multiplier: CGFloat
  ) -> Bool {
    guard let kind = plainKind(first), multiplier.isFinite else { return false }
    guard let second else { return kind == .size }
    return plainKind(second) == kind && (multiplier != 0 || kind == .size)
  }

  /// The kind of a plain attribute of an existing view; nil for any other side.
  private static func plainKind(_ side: ConstraintSide) -> Kind? {
    guard side.extras == nil, !side.isDistance, !side.attribute.isOfMargins,
      side.reference?.node is ViewNode
    else { return nil }
    return kind(side.attribute)
  }

  /// Whether the toolkit of a side's item has the attribute: AppKit has none of margins.
  private static func isKnown(_ side: ConstraintSide) -> Bool {
    guard side.attribute.isOfMargins, let view = side.node?.nearestView else { return true }
    return view.host.hostConventions.hasMarginAttributes
  }

  /// The message for an illegal pairing; nil for a legal one.
  private static func pairing(
    _ first: ConstraintSide, _ second: ConstraintSide?, _ multiplier: CGFloat
  ) -> String? {
    guard let kind = first.kind else { return "Unknown layout attribute" }
    let hasDistance = first.isDistance || second?.isDistance ?? false
    for side in hasDistance ? [first, second].compactMap({ $0 }) : [] where side.isDistance {
      let (end, origin) = (Self.kind(side.attribute), Self.kind(side.originAttribute))
      if let message = mixing(end, origin, first) { return message }
      // A distance is a length to the engine, which can't refuse one between two axes any more.
      if (end == .vertical) != (origin == .vertical), !first.profile.acceptsMixedAxes {
        return texts(first).pairing
      }
    }
    guard let second, let other = second.kind, multiplier != 0 || kind == .size else {
      return kind == .size ? nil : texts(first).locationAlone
    }
    return mixing(kind, other, first)
  }

  /// The message for two kinds that cannot be paired.
  private static func mixing(_ one: Kind?, _ other: Kind?, _ first: ConstraintSide) -> String? {
    switch (one, other) {
    case (.edge, .direction), (.direction, .edge):
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    case (.size, .size), (.vertical, .vertical): nil
    case (.size, _), (_, .size): texts(first).pairing
    default: nil
    }
  }

  /// Throws for a constraint between a horizontal and a vertical position, which can be created and activated,
  /// but not solved.
  ///
  /// - SeeAlso: `Documentation/Decisions/refusals.md`.
  static func checkAxes(of constraint: NSLayoutConstraint) throws(ConstraintProblem) {
    if !constraint.sides.hasSecond { return }
    guard constraint.mixesAxes, !constraint.profile.acceptsMixedAxes else { return }
    throw ConstraintProblem(
      "Constraint improperly relates anchors of incompatible types: \(constraint.description)",
      exception: "NSInvalidLayoutConstraintException")
  }

  /// The messages whose wording differs between systems.
  private static func texts(
    _ side: ConstraintSide
  ) -> (pairing: String, locationAlone: String) {
    switch side.profile.wording {
    case .current:
      (
        "Invalid pairing of layout attributes.",
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
      )
    case .early:
      (
        "Invalid pairing of layout attributes",
        "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs"
      )
    }
  }

  /// Returns the error of creating a constraint, with its location.
  private static func problem(
    _ message: String, _ side: ConstraintSide, _ item: AnyObject?
  ) -> ConstraintProblem {
    let place =
      switch side.profile.wording {
      case .current: "NSLayoutConstraint for \(item.map(description) ?? "(null)")"
      case .early:
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]"
      }
    return ConstraintProblem(message, reason: "\(place): \(message)")
  }

  /// The item's description.
  static func description(of item: AnyObject) -> String {
    (item as? NSObject)?.description ?? (item as? LayoutNode)?.label
      ?? ForeignViews.item(item)?.layoutNode.label ?? "\(item)"
  }

  /// Returns the error for an infinite value or NaN.
  static func notFinite(
    _ name: String, _ value: CGFloat, _ first: ConstraintSide?, _ second: ConstraintSide?
  ) -> ConstraintProblem {
    let number = value.isNaN ? "nan" : String(format: "%g", Double(value))
    let message = "NSLayoutConstraint \(name) is not finite!  That's illegal."
    let anchors = anchors(first, second)
    return ConstraintProblem(
      message,
      reason:
        "\(message)  \(name):\(number) firstAnchor:\(anchors.first) secondAnchor:\(anchors.second)",
      exception: "NSInternalInconsistencyException")
  }

  /// The anchors of both sides as in exceptions, with an address for each.
  static func anchors(_ first: ConstraintSide?, _ second: ConstraintSide?)
    -> (first: String, second: String)
  {
    let anchors = [first, second].map { $0.map(NSLayoutAnchor<AnyObject>.init) }
    return withExtendedLifetime(anchors) {
      (anchors[0]?.description ?? "(null)", anchors[1]?.description ?? "(null)")
    }
  }
}
