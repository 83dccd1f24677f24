public import Foundation
internal import LayoutEngine

/// A linear relation between two attributes of views or guides, on their alignment rectangles.
///
/// `firstItem.firstAttribute REL multiplier · secondItem.secondAttribute + constant`, constants in
/// points, y down, leading towards where reading starts. A constraint does nothing until it is
/// active; activating installs it on the nearest common ancestor of its items.
///
/// An illegal pairing traps with Apple's text, since there are no exceptions to catch here.
///
/// - SeeAlso: Apple, "NSLayoutConstraint"; semantics 1 and 2.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// What of an item a constraint speaks of.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    /// The old name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// One of the two directions of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// The view or guide on the left-hand side; nil once it is gone.
  open private(set) weak var firstItem: AnyObject?
  /// What of the first item.
  open private(set) var firstAttribute: Attribute = .notAnAttribute
  /// How the sides compare.
  open private(set) var relation: Relation = .equal
  /// The view or guide on the right-hand side; nil for a constant, or once it is gone.
  open private(set) weak var secondItem: AnyObject?
  /// What of the second item.
  open private(set) var secondAttribute: Attribute = .notAnAttribute
  /// Factor of the right-hand side.
  open private(set) var multiplier: CGFloat = 1
  /// A name for reports; names that start with UI or NS are the system's.
  open var identifier: String?
  /// Whether the constraint is written to archives; kept as data.
  open var shouldBeArchived = false

  var engineID: ConstraintID?
  weak var context: LayoutContext?
  weak var holder: ViewNode?
  private var hasSecondItem = false
  private var storedConstant: CGFloat = 0
  private var storedPriority = LayoutPriority.required

  /// Makes an empty constraint, for subclasses that only need identity.
  public override init() { super.init() }

  /// Makes a constraint; it is not active.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: What of it.
  ///   - relation: How the sides compare.
  ///   - view2: A view or guide, or nil for a constant.
  ///   - attr2: What of it; `.notAnAttribute` with nil.
  ///   - multiplier: Factor of the right-hand side.
  ///   - c: Added to the right-hand side, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let first = view1 as AnyObject
    configure(first, attr1, relation, view2.map { $0 as AnyObject }, attr2, multiplier, c)
  }

  /// Sets all parts; the designated work of every way to make a constraint.
  func configure(
    _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    guard first is any ConstraintItem else {
      ConstraintRules.fail("Constraint must contain a first layout item")
    }
    if let message = ConstraintRules.problem(
      firstAttribute, second == nil, secondAttribute, multiplier)
    {
      ConstraintRules.fail(message, for: first)
    }
    ConstraintRules.checkFinite(constant)
    firstItem = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second
    hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// Added to the right-hand side, in points.
  ///
  /// Changing it is the cheap edit.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      ConstraintRules.checkFinite(newValue)
      guard storedConstant != newValue else { return }
      storedConstant = newValue
      guard let engineID, let context else { return }
      context.engine.setConstant(Double(newValue), of: engineID)
      context.constraintChanged()
    }
  }

  /// How important the constraint is.
  ///
  /// An active one may not move to or from required.
  open var priority: LayoutPriority {
    get { storedPriority }
    set {
      ConstraintRules.check(newValue, replacing: storedPriority, isInstalled: holder != nil)
      storedPriority = newValue
      guard let engineID, let context else { return }
      context.engine.setPriority(newValue.rawValue, of: engineID)
      context.constraintChanged()
    }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints in order; the order decides ties.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The equation, in the words of Apple's logs.
  nonisolated open override var description: String {
    assumingMainActor { ConstraintDescription.text(of: self) }
  }

  // MARK: Inside

  var firstNode: LayoutNode? { (firstItem as? any ConstraintItem)?.layoutNode }
  var secondNode: LayoutNode? { (secondItem as? any ConstraintItem)?.layoutNode }

  /// Whether an item was there once and is gone.
  var hasLostItem: Bool { firstItem == nil || (hasSecondItem && secondItem == nil) }

  private func activate() {
    guard holder == nil, !hasLostItem, let first = firstNode else { return }
    guard let ancestor = ConstraintRules.commonAncestor(first, secondNode) else {
      ConstraintRules.failWithoutAncestor(self)
    }
    install(on: ancestor)
  }

  /// Installs on a view that holds both items.
  package func install(on ancestor: ViewNode) {
    guard holder == nil else { return }
    holder = ancestor
    ancestor.constraints.append(self)
    if let context = ancestor.root.ownContext { context.install(self) }
    ancestor.setNeedsLayout()
  }

  private func deactivate() {
    guard let ancestor = holder else { return }
    context?.uninstall(self)
    holder = nil
    ancestor.constraints.removeAll { $0 === self }
    ancestor.setNeedsLayout()
  }
}
