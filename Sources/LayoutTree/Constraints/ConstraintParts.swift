/// The rarely used properties of a constraint, kept apart so that a constraint is small.
@MainActor final class ConstraintExtras {
  var firstRest: ConstraintSide.Rest?
  var secondRest: ConstraintSide.Rest?
  var firstOrigin = NSLayoutConstraint.Attribute.notAnAttribute
  var secondOrigin = NSLayoutConstraint.Attribute.notAnAttribute
  var identifier: String?
  var shouldBeArchived = false
  var spacing: SystemSpacing?
  var calls: ConstraintCalls?
}

/// The two sides of a constraint as it keeps them: the ways to its items, and bytes.
struct ConstraintSides {
  var first: NodeReference?
  var second: NodeReference?
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Whether there is a left-hand side, which there is from the making on, and a right-hand one.
  var hasFirst = false
  var hasSecond = false
  var firstIsNode = false
  var secondIsNode = false
  /// Whether neither side is a distance, nor one of an object that cannot be an item.
  var isPlain = true
}

extension NSLayoutConstraint {
  /// The first side; none before ``configure(_:_:_:_:_:)``.
  package final var first: ConstraintSide? {
    guard sides.hasFirst else { return nil }
    return ConstraintSide(
      sides.first, isNode: sides.firstIsNode, sides.isPlain ? nil : extras?.firstRest,
      sides.firstAttribute, sides.isPlain ? .notAnAttribute : extras?.firstOrigin ?? .notAnAttribute
    )
  }

  /// The second side; none for a constraint to a constant.
  package final var second: ConstraintSide? {
    guard sides.hasSecond else { return nil }
    return ConstraintSide(
      sides.second, isNode: sides.secondIsNode, sides.isPlain ? nil : extras?.secondRest,
      sides.secondAttribute,
      sides.isPlain ? .notAnAttribute : extras?.secondOrigin ?? .notAnAttribute)
  }

  /// Keeps both sides.
  func keep(_ first: ConstraintSide, _ second: ConstraintSide?) {
    sides.first = first.reference
    sides.firstAttribute = first.attribute
    sides.firstIsNode = first.isNode
    sides.hasFirst = true
    sides.second = second?.reference
    sides.secondAttribute = second?.attribute ?? .notAnAttribute
    sides.secondIsNode = second?.isNode ?? false
    sides.hasSecond = second != nil
    sides.isPlain =
      first.rest == nil && !first.isDistance && second?.rest == nil
      && second?.isDistance != true
    guard !sides.isPlain else { return }
    change { extras in
      extras.firstRest = first.rest
      extras.firstOrigin = first.originAttribute
      extras.secondRest = second?.rest
      extras.secondOrigin = second?.originAttribute ?? .notAnAttribute
    }
  }

  /// Changes what few constraints have.
  func change(_ body: (ConstraintExtras) -> Void) {
    let extras = extras ?? ConstraintExtras()
    body(extras)
    self.extras = extras
  }

  /// A name for reports; names that start with UI or NS are the system's.
  package final var ownIdentifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { change { $0.identifier = newValue } } }
  }

  /// The source of the constant, when it is a standard distance.
  final var spacing: SystemSpacing? {
    get { extras?.spacing }
    set { if newValue != nil || extras != nil { change { $0.spacing = newValue } } }
  }

  /// The calls that made it; nil unless ``ConstraintCalls/isRemembered``.
  package final var calls: ConstraintCalls? { extras?.calls }

  /// The two views of a constraint whose sides are plain attributes of views that are there; nil for any other.
  ///
  /// The second is the first where there is no second side.
  final var plainViews: (first: ViewNode, second: ViewNode)? {
    guard sides.isPlain, let first = sides.first?.node as? ViewNode else { return nil }
    guard sides.hasSecond else { return (first, first) }
    guard let second = sides.second?.node as? ViewNode else { return nil }
    return (first, second)
  }
}
