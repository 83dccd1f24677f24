public import Foundation

/// An object that behaviours move.
///
/// - SeeAlso: Apple, "UIDynamicItem".
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre in the animator's reference, in points.
  var center: CGPoint { get set }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
  /// The kind of the outline that collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that collides, around the centre, in points.
  var collisionBoundingPath: UIBezierPath { get }
}

/// The kind of the outline that collides.
///
/// Source: Apple, "UIDynamicItemCollisionBoundsType".
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

extension UIDynamicItem {
  /// `rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty outline.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Runs behaviours; data here: no time passes, and snaps and attachments leave items where they are.
///
/// - SeeAlso: Apple, "UIDynamicAnimator".
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates are used.
  public let referenceView: UIView?
  /// The behaviours.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// The object that is notified; never called here.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether items move; always false.
  open var isRunning: Bool { false }
  /// The time for which items have moved, in seconds; always zero.
  open var elapsedTime: TimeInterval { 0 }

  /// Creates an animator in the coordinates of a view.
  public init(referenceView view: UIView) {
    referenceView = view
  }
  /// Creates an animator of a collection's layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    referenceView = nil
  }
  /// Creates an animator without coordinates.
  public override init() {
    referenceView = nil
    super.init()
  }

  /// Adds a behaviour.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    behaviors.append(behavior)
    behavior.join(self)
  }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.join(nil)
  }
  /// Removes all behaviours.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }
  /// The items of behaviours whose frames a rectangle of the reference meets, in points.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    let all = behaviors.flatMap(\.dynamicItems)
    return all.filter { ($0 as? UIView)?.frame.intersects(rect) ?? rect.contains($0.center) }
  }
  /// Takes an item's place and rotation again, after a program has changed them.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// The attributes of a cell that a behaviour moves.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    behaviors.flatMap(\.dynamicItems).lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }
}

/// An object that is notified of an animator's pauses; never called here.
///
/// - SeeAlso: Apple, "UIDynamicAnimatorDelegate".
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before items move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when no item moves.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A behaviour of items, or several of them.
///
/// - SeeAlso: Apple, "UIDynamicBehavior".
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  /// The behaviours inside.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called with each step; never here.
  open var action: (() -> Void)?
  /// The animator that the behaviour was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The items of the behaviour.
  package internal(set) var dynamicItems: [any UIDynamicItem] = []

  /// Creates a behaviour that others are added to.
  public override init() { super.init() }
  /// Adds a behaviour inside.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour inside.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called before the behaviour joins an animator, or leaves it with nil.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    childBehaviors.forEach { $0.join(animator) }
  }
  func add(_ item: any UIDynamicItem) { dynamicItems.append(item) }
  func remove(_ item: any UIDynamicItem) { dynamicItems.removeAll { $0 === item } }
}
