public import FoundationShims

/// The rarely used properties of a constraint, stored separately to keep constraints small.
@MainActor final class ConstraintExtras {
  var firstRest: ConstraintSide.Extras?
  var secondRest: ConstraintSide.Extras?
  var firstOrigin = NSLayoutConstraint.Attribute.notAnAttribute
  var secondOrigin = NSLayoutConstraint.Attribute.notAnAttribute
  var identifier: String?
  var shouldBeArchived = false
  var spacing: SystemSpacing?
  var calls: ConstraintCalls?
}

/// The compact representation of a constraint's two sides: node references and bytes.
struct ConstraintSides {
  var first: NodeReference?
  var second: NodeReference?
  var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  /// Whether there is a left-hand side, set once the constraint is configured, and a right-hand one.
  var hasFirst = false
  var hasSecond = false
  var firstIsNode = false
  var secondIsNode = false
  /// Whether neither side is a distance or refers to an object that cannot be an item.
  var isPlain = true
}

extension NSLayoutConstraint {
  /// The first side; nil before ``configure(_:_:_:_:_:)``.
  package final var first: ConstraintSide? {
    guard sides.hasFirst else { return nil }
    return ConstraintSide(
      sides.first, isNode: sides.firstIsNode, sides.isPlain ? nil : extras?.firstRest,
      sides.firstAttribute, sides.isPlain ? .notAnAttribute : extras?.firstOrigin ?? .notAnAttribute
    )
  }

  /// The second side; nil for a constraint to a constant.
  package final var second: ConstraintSide? {
    guard sides.hasSecond else { return nil }
    return ConstraintSide(
      sides.second, isNode: sides.secondIsNode, sides.isPlain ? nil : extras?.secondRest,
      sides.secondAttribute,
      sides.isPlain ? .notAnAttribute : extras?.secondOrigin ?? .notAnAttribute)
  }

  /// Stores both sides.
  func store(_ first: ConstraintSide, _ second: ConstraintSide?) {
    sides.first = first.reference
    sides.firstAttribute = first.attribute
    sides.firstIsNode = first.isNode
    sides.hasFirst = true
    sides.second = second?.reference
    sides.secondAttribute = second?.attribute ?? .notAnAttribute
    sides.secondIsNode = second?.isNode ?? false
    sides.hasSecond = second != nil
    sides.isPlain =
      first.extras == nil && !first.isDistance && second?.extras == nil
      && second?.isDistance != true
    guard !sides.isPlain else { return }
    change { extras in
      extras.firstRest = first.extras
      extras.firstOrigin = first.originAttribute
      extras.secondRest = second?.extras
      extras.secondOrigin = second?.originAttribute ?? .notAnAttribute
    }
  }

  /// Changes the rarely used properties, creating their storage if necessary.
  func change(_ body: (ConstraintExtras) -> Void) {
    let extras = extras ?? ConstraintExtras()
    body(extras)
    self.extras = extras
  }

  /// An identifier for reports; names that start with UI or NS are the system's.
  package final var ownIdentifier: String? {
    get { extras?.identifier }
    set { if newValue != nil || extras != nil { change { $0.identifier = newValue } } }
  }

  /// The standard distance that determines the constant; nil for an explicit constant.
  final var spacing: SystemSpacing? {
    get { extras?.spacing }
    set { if newValue != nil || extras != nil { change { $0.spacing = newValue } } }
  }

  /// The calls that created it; nil unless ``ConstraintCalls/isRemembered``.
  package final var calls: ConstraintCalls? { extras?.calls }

  /// The two views of a constraint whose sides are plain attributes of existing views; nil for any other.
  ///
  /// Without a second side, the second view is the first.
  final var plainViews: (first: ViewNode, second: ViewNode)? {
    guard sides.isPlain, let first = sides.first?.node as? ViewNode else { return nil }
    guard sides.hasSecond else { return (first, first) }
    guard let second = sides.second?.node as? ViewNode else { return nil }
    return (first, second)
  }
}

extension NSLayoutConstraint: FormatArgument {}
extension NSLayoutAnchor: FormatArgument {}
