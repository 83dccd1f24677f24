/// The anchors of constraints' sides: one object for equal sides as long as anyone holds it, as in UIKit, where programs
/// compare them by identity.
@MainActor enum SideAnchors {
  private struct Weak {
    weak var anchor: NSLayoutAnchor<AnyObject>?
  }
  private struct Key: Hashable {
    let node: ObjectIdentifier?
    let origin: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
    let originAttribute: NSLayoutConstraint.Attribute
  }
  private static var anchors: [Key: Weak] = [:]
  private static var limit = 64

  /// Returns the anchor of a side.
  ///
  /// - Complexity: Amortized O(1).
  static func anchor(_ side: ConstraintSide) -> NSLayoutAnchor<AnyObject> {
    let key = Key(
      node: side.node.map(ObjectIdentifier.init),
      origin: side.originNode.map(ObjectIdentifier.init),
      attribute: side.attribute, originAttribute: side.originAttribute)
    // Another node may have the address of one that is gone.
    if let known = anchors[key]?.anchor, known.side.isSame(as: side) { return known }
    if anchors.count >= limit {
      anchors = anchors.filter { $0.value.anchor != nil }
      limit = max(64, 2 * anchors.count)
    }
    let anchor = NSLayoutAnchor<AnyObject>(side)
    anchors[key] = Weak(anchor: anchor)
    return anchor
  }
}
