/// One side of a constraint: an attribute of an item, or the distance between two.
///
/// Items are not kept; an item that is gone leaves a side that is lost.
@MainActor package struct ConstraintSide {
  /// An item, or what somebody took for one; one reference, since sides are copied all the time.
  private enum Item {
    case item(NodeReference)
    /// The node itself, as in the system's own constraints.
    case node(NodeReference)
    /// An object that is not an item; constraints with it are refused.
    case stranger(AnyObject)

    @MainActor init?(_ object: AnyObject?) {
      guard let object else { return nil }
      if let node = object as? LayoutNode {
        self = .node(node.reference)
      } else if let item = object as? any ConstraintItem {
        self = .item(item.layoutNode.reference)
      } else {
        self = .stranger(object)
      }
    }

    @MainActor var node: LayoutNode? {
      switch self {
      case .item(let reference), .node(let reference): reference.node
      case .stranger: nil
      }
    }

    @MainActor var object: AnyObject? {
      switch self {
      case .item(let reference): reference.node?.frontObject
      case .node(let reference): reference.node
      case .stranger(let object): object
      }
    }

    /// Whether there is no ``object`` any more; a view is there as long as its node.
    @MainActor var isGone: Bool {
      guard case .item(let reference) = self else { return object == nil }
      guard let node = reference.node else { return true }
      return !(node is ViewNode) && node.frontObject == nil
    }
  }

  private var end: Item?
  private var start: Item?
  /// What of the item.
  package var attribute: NSLayoutConstraint.Attribute
  /// What of the origin; `.notAnAttribute` for a plain attribute.
  var originAttribute: NSLayoutConstraint.Attribute

  init(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from origin: AnyObject? = nil,
    _ originAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    end = Item(item)
    start = Item(origin)
    self.attribute = attribute
    self.originAttribute = originAttribute
  }

  /// The view, the guide, or in the system's own constraints the node itself; nil once it is deallocated.
  var item: AnyObject? { end?.object }
  /// Where a distance is measured from; nil for a plain attribute.
  var origin: AnyObject? { start?.object }

  /// Whether it is the distance between two places rather than one attribute.
  package var isDistance: Bool { originAttribute != .notAnAttribute }

  /// Whether an item was there once and is gone.
  var isLost: Bool { end?.isGone ?? true || (isDistance && start?.isGone ?? true) }

  /// The node of the item; nil once it is gone.
  package var node: LayoutNode? { end?.node }
  var originNode: LayoutNode? { start?.node }
  /// The one or two nodes that it speaks of.
  var nodes: [LayoutNode] { [node, originNode].compactMap { $0 } }

  /// Whether another side speaks of the same attribute of the same item.
  func isSame(as other: ConstraintSide) -> Bool {
    attribute == other.attribute && originAttribute == other.originAttribute
      && node === other.node && originNode === other.originNode
      && (node != nil || item === other.item)
  }

  /// The same number for sides that speak of the same attribute of the same item.
  var identityHash: Int {
    var hasher = Hasher()
    hasher.combine(attribute)
    hasher.combine(originAttribute)
    hasher.combine(node.map(ObjectIdentifier.init))
    hasher.combine(originNode.map(ObjectIdentifier.init))
    return hasher.finalize()
  }

  /// The item as a front knows it.
  var publicItem: AnyObject? { node?.frontObject ?? item }

  /// What constraints on it mean by its attribute: a distance is a length.
  var kind: ConstraintRules.Kind? { isDistance ? .size : ConstraintRules.kind(attribute) }
}
