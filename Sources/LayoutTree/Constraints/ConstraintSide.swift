/// A side of a constraint: an attribute of an item, or the distance between two.
///
/// Items are not retained; the side of a deallocated item is lost. Sides are copied frequently, so rarely used
/// properties are stored separately: ``Rest``.
@MainActor package struct ConstraintSide {
  /// The properties of a distance, and of a side whose object cannot be an item.
  final class Extras {
    /// The object passed as an item that cannot be one; constraints with it are rejected.
    let invalidItem: AnyObject?
    /// The item at which a distance starts.
    let origin: NodeReference?
    let originIsNode: Bool
    let originStranger: AnyObject?

    fileprivate init?(
      _ stranger: AnyObject?, _ origin: NodeReference?, isNode: Bool, _ originStranger: AnyObject?
    ) {
      guard stranger != nil || origin != nil || originStranger != nil else { return nil }
      self.invalidItem = stranger
      self.origin = origin
      originIsNode = isNode
      self.originStranger = originStranger
    }
  }

  /// The reference to the item's node; nil without an item, and for an object that cannot be one.
  let reference: NodeReference?
  /// The rarely used properties; nil for a plain attribute.
  let extras: Extras?
  /// Whether the item is the node itself, as in the system's own constraints.
  let isNode: Bool
  /// The attribute of the item.
  package var attribute: NSLayoutConstraint.Attribute
  /// The attribute of the origin; `.notAnAttribute` for a plain attribute.
  var originAttribute: NSLayoutConstraint.Attribute

  init(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from origin: AnyObject? = nil,
    _ originAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    let (reference, isNode, stranger) = Self.parts(item)
    let start = Self.parts(origin)
    self.reference = reference
    self.isNode = isNode
    extras = Extras(stranger, start.reference, isNode: start.isNode, start.stranger)
    self.attribute = attribute
    self.originAttribute = originAttribute
  }

  /// Creates a side for a plain attribute of a valid item, without checking its type.
  init(of item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute) {
    let node = item.layoutNode
    self.init(node.reference, isNode: node === item, nil, attribute, .notAnAttribute)
  }

  /// Creates a side from the parts that a constraint stores.
  init(
    _ reference: NodeReference?, isNode: Bool, _ rest: Extras?,
    _ attribute: NSLayoutConstraint.Attribute, _ originAttribute: NSLayoutConstraint.Attribute
  ) {
    self.reference = reference
    self.isNode = isNode
    self.extras = rest
    self.attribute = attribute
    self.originAttribute = originAttribute
  }

  private static func parts(
    _ object: AnyObject?
  ) -> (reference: NodeReference?, isNode: Bool, stranger: AnyObject?) {
    guard let object else { return (nil, false, nil) }
    if let node = object as? LayoutNode { return (node.reference, true, nil) }
    if let item = object as? any ConstraintItem { return (item.layoutNode.reference, false, nil) }
    if let item = ForeignViews.item(object) { return (item.layoutNode.reference, false, nil) }
    return (nil, false, object)
  }

  private static func object(_ reference: NodeReference?, isNode: Bool) -> AnyObject? {
    isNode ? reference?.node : reference?.node?.frontObject
  }

  /// Whether the object is deallocated; a view lives as long as its node.
  private static func isDeallocated(_ reference: NodeReference, isNode: Bool) -> Bool {
    guard let node = reference.node else { return true }
    return !isNode && !(node is ViewNode) && node.frontObject == nil
  }

  /// The view, the guide, or in the system's constraints the node itself; nil once it is deallocated.
  var item: AnyObject? { Self.object(reference, isNode: isNode) ?? extras?.invalidItem }
  /// The object from which a distance is measured; nil for a plain attribute.
  var origin: AnyObject? {
    guard let extras else { return nil }
    return Self.object(extras.origin, isNode: extras.originIsNode) ?? extras.originStranger
  }

  /// Whether it is the distance between two positions instead of one attribute.
  package var isDistance: Bool { originAttribute != .notAnAttribute }

  /// Whether an item was deallocated.
  var isLost: Bool {
    if let reference {
      if Self.isDeallocated(reference, isNode: isNode) { return true }
    } else if extras?.invalidItem == nil {
      return true
    }
    guard isDistance else { return false }
    guard let origin = extras?.origin else { return extras?.originStranger == nil }
    return Self.isDeallocated(origin, isNode: extras?.originIsNode ?? false)
  }

  /// Whether the side was created for an item that is deallocated, and not without one.
  var hasLostItem: Bool { reference != nil && isLost }

  /// The node of the item; nil once it is deallocated.
  package var node: LayoutNode? { reference?.node }
  var originNode: LayoutNode? { extras?.origin?.node }
  /// The one or two nodes that the side refers to.
  var nodes: [LayoutNode] { [node, originNode].compactMap { $0 } }

  /// Whether another side refers to the same attribute of the same item.
  func isSame(as other: ConstraintSide) -> Bool {
    attribute == other.attribute && originAttribute == other.originAttribute
      && node === other.node && originNode === other.originNode
      && (node != nil || item === other.item)
  }

  /// A hash value that is equal for sides with the same attribute of the same item.
  var identityHash: Int {
    var hasher = Hasher()
    hasher.combine(attribute)
    hasher.combine(originAttribute)
    hasher.combine(node.map(ObjectIdentifier.init))
    hasher.combine(originNode.map(ObjectIdentifier.init))
    return hasher.finalize()
  }

  /// The item as the front exposes it.
  var publicItem: AnyObject? { node?.frontObject ?? item }

  /// The kind of its attribute for pairing; that of a distance is a length.
  var kind: ConstraintRules.Kind? { isDistance ? .size : ConstraintRules.kind(attribute) }
}
