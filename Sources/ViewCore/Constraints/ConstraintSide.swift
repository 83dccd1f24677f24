/// One side of a constraint: an attribute of an item, or the distance between two.
///
/// Items are held weakly; an item that is gone leaves a side that is lost.
@MainActor struct ConstraintSide {
  /// The view, the guide, or for constraints that nobody made the node itself.
  weak var item: AnyObject?
  /// What of it.
  var attribute: NSLayoutConstraint.Attribute
  /// Where a distance is measured from; nil for a plain attribute.
  weak var origin: AnyObject?
  /// What of the origin; `.notAnAttribute` for a plain attribute.
  var originAttribute: NSLayoutConstraint.Attribute

  init(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from origin: AnyObject? = nil,
    _ originAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
    self.originAttribute = originAttribute
  }

  /// Whether it is the distance between two places rather than one attribute.
  var isDistance: Bool { originAttribute != .notAnAttribute }

  /// Whether an item was there once and is gone.
  var isLost: Bool { item == nil || (isDistance && origin == nil) }

  var node: LayoutNode? { (item as? any ConstraintItem)?.layoutNode }
  var originNode: LayoutNode? { (origin as? any ConstraintItem)?.layoutNode }
  /// The one or two nodes that it speaks of.
  var nodes: [LayoutNode] { [node, originNode].compactMap { $0 } }

  /// The item as a front knows it.
  var publicItem: AnyObject? { (item as? LayoutNode)?.frontObject ?? item }

  /// What constraints on it mean by its attribute: a distance is a length.
  var kind: ConstraintRules.Kind? { isDistance ? .size : ConstraintRules.kind(attribute) }
}
