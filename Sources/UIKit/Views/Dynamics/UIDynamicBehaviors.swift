public import Foundation

/// Draws items down; data here.
///
/// - SeeAlso: Apple, "UIGravityBehavior".
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// The direction and strength; one is 1,000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// The angle of the direction, in radians.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength; one is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Creates a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    dynamicItems = items
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
}

/// Lets items collide; data here.
///
/// - SeeAlso: Apple, "UICollisionBehavior".
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  /// The partners of collisions.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a mode from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Items collide with each other.
    public static let items = Mode(rawValue: 1)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Items collide with both.
    public static let everything = Mode(rawValue: .max)
  }
  /// The items.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// The partners of collisions.
  open var collisionMode = Mode.everything
  /// Whether the bounds of the animator's reference are a boundary.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The object that is notified; never called here.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []

  /// Creates a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    dynamicItems = items
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// Makes the bounds of the reference a boundary; the insets are not kept.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary, in the reference's coordinates, in points.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
  }
  /// Adds a line as a boundary, in the reference's coordinates, in points.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint)
  {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }
  /// The boundary of an identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.same($0.identifier, identifier) }?.path
  }
  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.same($0.identifier, identifier) }
  }
  /// Removes all boundaries.
  open func removeAllBoundaries() { boundaries = [] }
  /// The identifiers of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }

  private static func same(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    (one as? NSObject)?.isEqual(other) ?? false
  }
}

/// An object that is notified of collisions; never called here.
///
/// - SeeAlso: Apple, "UICollisionBehaviorDelegate".
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Called when two items meet.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Called when two items part.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item meets a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Called when an item leaves a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Ties an item to a point or another item; data here.
///
/// - SeeAlso: Apple, "UIAttachmentBehavior".
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of a tie.
  public enum AttachmentType: Int, Sendable { case items, anchor }
  /// The items.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// The kind of the tie.
  public let attachedBehaviorType: AttachmentType
  /// The point in the reference, in points.
  open var anchorPoint = CGPoint.zero
  /// The distance, in points.
  open var length: CGFloat = 0
  /// The damping of the oscillation.
  open var damping: CGFloat = 0
  /// The frequency of the oscillation, in hertz; zero is rigid.
  open var frequency: CGFloat = 0
  /// The resistance to rotation.
  open var frictionTorque: CGFloat = 0

  /// Creates a tie of a point of an item to a point of the reference.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset = .zero,
    attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    super.init()
    dynamicItems = [item]
    anchorPoint = point
    length = hypot(
      item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
  }
  /// Creates a tie of two items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset = .zero,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset = .zero
  ) {
    attachedBehaviorType = .items
    super.init()
    dynamicItems = [item1, item2]
    length = hypot(
      item1.center.x + offset1.horizontal - item2.center.x - offset2.horizontal,
      item1.center.y + offset1.vertical - item2.center.y - offset2.vertical)
  }
}

/// Moves an item to a point; data here.
///
/// - SeeAlso: Apple, "UISnapBehavior".
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point in the reference, in points.
  open var snapPoint: CGPoint
  /// The damping of the oscillation, from zero to one.
  open var damping: CGFloat = 0.5
  /// Creates a behaviour of an item.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    dynamicItems = [item]
  }
}

/// Pushes items; data here.
///
/// - SeeAlso: Apple, "UIPushBehavior".
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  /// Whether the force lasts.
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  /// The items.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// Whether the force lasts.
  public let mode: Mode
  /// Whether the force is there.
  open var active = true
  /// The force.
  open var pushDirection = CGVector.zero
  /// The angle of the force, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The strength of the force.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    dynamicItems = items
  }
  /// Sets direction and strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
  /// The distance of the force from an item's centre, in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }
  /// Sets the distance of the force from an item's centre, in points.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
}

/// The physical properties of items; data here.
///
/// - SeeAlso: Apple, "UIDynamicItemBehavior".
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { dynamicItems }
  /// The elasticity, from zero to one.
  open var elasticity: CGFloat = 0
  /// The friction against other items.
  open var friction: CGFloat = 0
  /// The density; one is a point of 100 × 100 for a mass of one.
  open var density: CGFloat = 1
  /// The resistance to motion.
  open var resistance: CGFloat = 0
  /// The resistance to rotation.
  open var angularResistance: CGFloat = 0
  /// The charge.
  open var charge: CGFloat = 0
  /// Whether items stay where they are.
  open var isAnchored = false
  /// Whether items rotate.
  open var allowsRotation = true
  private var velocities: [ObjectIdentifier: CGPoint] = [:]
  private var rotations: [ObjectIdentifier: CGFloat] = [:]

  /// Creates properties of items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    dynamicItems = items
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { add(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { remove(item) }
  /// Adds to an item's velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let known = linearVelocity(for: item)
    velocities[ObjectIdentifier(item)] = CGPoint(x: known.x + velocity.x, y: known.y + velocity.y)
  }
  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    velocities[ObjectIdentifier(item)] ?? .zero
  }
  /// Adds to an item's angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    rotations[ObjectIdentifier(item), default: 0] += velocity
  }
  /// The angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    rotations[ObjectIdentifier(item)] ?? 0
  }
}
