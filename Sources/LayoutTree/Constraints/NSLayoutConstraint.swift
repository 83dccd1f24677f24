public import Foundation
public import FoundationShims
internal import LayoutEngine
internal import Synchronization

/// A linear relation between two attributes of views or guides, on their alignment rectangles.
///
/// `firstItem.firstAttribute REL multiplier · secondItem.secondAttribute + constant`. A constraint does
/// nothing until it is active; activating installs it on the nearest common ancestor of its items.
///
/// ```swift
/// let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
/// let icon = UIView()
/// row.addSubview(icon)
/// icon.translatesAutoresizingMaskIntoConstraints = false
/// let width = icon.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 0.25)
/// width.constant = 10
/// width.isActive = true
/// row.layoutIfNeeded()
/// print(icon.frame.width, width.multiplier)  // 90.0 0.25
/// print(row.constraints.first === width)  // true
/// ```
///
/// - Units: Constants in points, y down, leading towards where reading starts, whichever way a view
///   counts y.
/// - Errors: An illegal pairing, a number that is not finite and items without a common ancestor end
///   the program with Apple's text, since there are no exceptions to catch; the `validating` forms
///   throw ``ConstraintProblem``. A contradiction is resolved at the next pass and reported.
/// - Complexity: Activating is O(depth), deactivating O(log constraints of the holder) and a move of those after it. Setting
///   ``constant`` reaches the constraint's rows directly, and the next pass moves what depends on them.
/// - SeeAlso: Apple, "NSLayoutConstraint"; `Rules/Constraints.md#linear-relations-between-attributes`,
///   `Rules/Constraints.md#activation-installs-on-the-nearest-common-ancestor`,
///   `Rules/Messages.md#exceptions-name-the-item-and-the-reason`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, AssociationHolder {
  /// The objects that programs associate with the constraint.
  private let associations = AssociationSlot(nil)
  /// Reads and writes the objects that programs associate, under their lock.
  package nonisolated final func withAssociations<Result: Sendable>(
    _ body: (inout AssociationStore?) -> Result
  ) -> Result {
    associations.withLock { body(&$0) }
  }

  /// The view or guide on the left-hand side; nil once it is deallocated.
  open var firstItem: AnyObject? { first?.publicItem }
  /// The attribute of the first item; `.notAnAttribute` where the side is a distance.
  open var firstAttribute: Attribute { first.map(Self.attribute) ?? .notAnAttribute }
  /// The left-hand side as an anchor; an anchor without an item before the constraint is configured.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    first.map(SideAnchors.anchor) ?? NSLayoutAnchor(ConstraintSide(nil, .notAnAttribute))
  }
  /// The relation between the sides.
  open private(set) var relation: Relation = .equal
  /// The view or guide on the right-hand side; nil for a constant, or once it is deallocated.
  open var secondItem: AnyObject? { second?.publicItem }
  /// The attribute of the second item; `.notAnAttribute` for a constant and where the side is a distance.
  open var secondAttribute: Attribute { second.map(Self.attribute) ?? .notAnAttribute }
  /// The right-hand side as an anchor; nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map(SideAnchors.anchor) }
  /// The factor of the right-hand side.
  open private(set) var multiplier: CGFloat = 1
  /// An identifier for reports; names that start with UI or NS are the system's.
  open var identifier: String? {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
  /// Whether the constraint is written to archives; stored only.
  open var shouldBeArchived: Bool {
    get { extras?.shouldBeArchived ?? false }
    set { change { $0.shouldBeArchived = newValue } }
  }

  /// The stored sides, which ``first`` and ``second`` decode.
  @exclusivity(unchecked) final var sides = ConstraintSides()
  /// The rarely used properties; nil until one is set.
  final var extras: ConstraintExtras?
  /// The engines that contain the constraint, with its id in each.
  @exclusivity(unchecked) final var enrolments = Enrolments<ConstraintID>()
  /// The view that owns the constraint; nil once it is deallocated.
  ///
  /// Unchecked: a view that goes takes itself out of the constraints that it holds.
  final unowned(unsafe) var holder: ViewNode?
  /// An index that increases along the owner's constraints, used to look up this one.
  private final var place = 0
  @exclusivity(unchecked) private final var storedConstant: CGFloat = 0
  @exclusivity(unchecked) private final var storedPriority = LayoutPriority.required

  /// Creates an empty constraint, for subclasses that only need identity.
  public override init() { super.init() }

  /// Creates a constraint; it is not active.
  ///
  /// An illegal one ends the program with Apple's text;
  /// ``init(validating:attribute:relatedBy:toItem:attribute:multiplier:constant:)`` throws instead.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the sides.
  ///   - view2: A view or guide, or nil for a constant.
  ///   - attr2: The attribute of the second item; `.notAnAttribute` with nil.
  ///   - multiplier: The factor of the right-hand side.
  ///   - c: Added to the right-hand side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    orTrap { () throws(ConstraintProblem) in
      try configure(
        Self.side(view1, attr1), relation, Self.unwrapped(view2).map { Self.side($0, attr2) },
        multiplier, c)
    }
  }

  /// Creates a constraint, or throws if it is illegal; otherwise as `init(item:…)`.
  ///
  /// - Throws: ``ConstraintProblem`` with Apple's text.
  public convenience init(
    validating view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) throws(ConstraintProblem) {
    self.init()
    try configure(
      Self.side(view1, attr1), relation, Self.unwrapped(view2).map { Self.side($0, attr2) },
      multiplier, c)
  }

  /// Sets all parts; every way to create a constraint calls it.
  ///
  /// A right-hand item without an attribute is ignored.
  func configure(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) throws(ConstraintProblem) {
    try ConstraintRules.check(first, second, multiplier: multiplier, constant: constant)
    if ConstraintCalls.isRemembered { change { $0.calls = ConstraintCalls() } }
    set(first, relation, second, multiplier, constant)
  }

  /// Sets all parts without checking the rules, which the system's constraints may break.
  func set(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide?,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    store(first, second?.attribute == .notAnAttribute ? nil : second)
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// Recomputes a standard distance after the fonts that it depends on may have changed.
  func refreshSpacing() {
    if let spacing { storedConstant = spacing.constant(first, second) }
  }

  /// Added to the right-hand side, in points.
  ///
  /// Changing it is cheaper than any other change.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      if !newValue.isFinite {
        ConstraintRules.notFinite("constant", newValue, first, second).trap()
      }
      if extras != nil { spacing = nil }
      guard storedConstant != newValue else { return }
      storedConstant = newValue
      enrolments.forEach {
        $0.engine.setConstant(Double(newValue), of: $1)
        $0.requestPass()
      }
    }
  }

  /// The priority of the constraint.
  ///
  /// It may change while the constraint is active, to and from required too; ``LayoutProfile/priorityChanges``
  /// selects the former rule.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      orTrap { () throws(ConstraintProblem) in
        try ConstraintRules.check(
          newValue, replacing: storedPriority, holder: holder)
      }
      storedPriority = newValue
      enrolments.forEach {
        $0.engine.setPriority(newValue.rawValue, of: $1)
        $0.requestPass()
      }
    }
  }

  /// Changes the constant, or throws if the new value is invalid.
  ///
  /// - Throws: ``ConstraintProblem`` for an infinite value or NaN.
  open func setConstant(validating constant: CGFloat) throws(ConstraintProblem) {
    guard constant.isFinite else {
      throw ConstraintRules.notFinite("constant", constant, first, second)
    }
    self.constant = constant
  }

  /// Changes the priority, or throws if the change is invalid.
  ///
  /// - Throws: ``ConstraintProblem`` for one out of range and, where ``LayoutProfile/priorityChanges`` is
  ///   `.early`, for one that would make an active constraint required or optional.
  open func setPriority(validating priority: LayoutPriority) throws(ConstraintProblem) {
    try ConstraintRules.check(priority, replacing: storedPriority, holder: holder)
    self.priority = priority
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in order; the order resolves ties.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Activates constraints in order, or none if one cannot be installed.
  ///
  /// - Throws: ``ConstraintProblem`` for the first that cannot be activated.
  open class func activate(validating constraints: [NSLayoutConstraint])
    throws(ConstraintProblem)
  {
    for constraint in constraints where !constraint.isActive {
      _ = try ConstraintRules.holder(of: constraint)
      try ConstraintRules.checkAxes(of: constraint)
    }
    activate(constraints)
  }

  /// The equation, in the format of Apple's logs.
  ///
  /// - SeeAlso: `Rules/Messages.md#descriptions-of-constraints`.
  nonisolated open override var description: String {
    assumingMainActor { ConstraintDescription(self).text }
  }

  // MARK: Inside

  /// Whether an item of the constraint was deallocated.
  var hasLostItem: Bool {
    if plainViews != nil { return false }
    return first?.isLost ?? true || second?.isLost ?? false
  }
  /// All nodes that the constraint refers to.
  var nodes: [LayoutNode] { (first?.nodes ?? []) + (second?.nodes ?? []) }
  /// The class's name in logs.
  var className: String { ObjectName.className(of: type(of: self)) }

  private static func attribute(_ side: ConstraintSide) -> Attribute {
    side.isDistance ? .notAnAttribute : side.attribute
  }

  /// Runs a throwing closure and ends the program with the message of its error.
  private func orTrap<Value>(_ body: () throws(ConstraintProblem) -> Value) -> Value {
    do { return try body() } catch { error.trap() }
  }

  private func activate() {
    guard holder == nil else { return }
    if let view = ConstraintRules.nearHolder(of: self) { return install(on: view) }
    guard first == nil || !hasLostItem else { return logLostItem() }
    install(on: orTrap { () throws(ConstraintProblem) in try ConstraintRules.holder(of: self) })
  }

  private func logLostItem() {
    profile.log("[LayoutConstraints] A constraint was not activated, since its item is gone.")
  }

  /// Adds the constraint to a view at a program's request.
  package func add(to view: ViewNode) {
    guard first == nil || !hasLostItem else { return logLostItem() }
    do {
      try ConstraintRules.check(self, on: view)
    } catch {
      if view.host.hostConventions.front == .uiKit {
        view.profile.log(ConstraintRules.unprepared(self, view))
      }
      error.trap()
    }
    install(on: view)
  }

  /// Installs the constraint on a common ancestor of both items.
  package func install(on ancestor: ViewNode) {
    guard holder == nil else { return }
    holder = ancestor
    place = (ancestor.constraints.last?.place ?? 0) + 1
    ancestor.constraints.append(self)
    let isNew = ancestor.markAncestorsAsContaining()
    ancestor.forEachContext {
      if isNew { $0.needsOrder = true }
      $0.install(self)
    }
    ancestor.setNeedsLayout(.constraints)
  }

  /// Removes the constraint from a view; one that another view owns is ignored.
  package func remove(from view: ViewNode) {
    if holder === view { isActive = false }
  }

  private func deactivate() {
    guard let ancestor = holder else { return }
    enrolments.forEach { context, _ in context.uninstall(self) }
    holder = nil
    ancestor.constraints.remove(at: ancestor.constraints.firstPlace { $0.place < place })
    ancestor.setNeedsLayout(.constraints)
  }
}
