import Foundation
import LayoutGeometry
import LayoutTree

/// A view of no front: a natural size, and nothing of its own.
@MainActor final class PlainView: ViewHost {
  let node = ViewNode()
  var natural = CGSize(width: -1, height: -1) {
    didSet { node.invalidateIntrinsicContentSize() }
  }
  let name: String
  init(_ name: String, frame: CGRect = .zero, placedByConstraints: Bool = true) {
    self.name = name
    node.attach(self)
    node.frame = frame
    node.translatesMask = !placedByConstraints
  }

  func insert(_ child: PlainView, at index: Int? = nil) {
    node.insert(child, at: index ?? node.children.count)
  }

  /// Makes a constraint active: `self.attribute relation other.attribute + constant`.
  @discardableResult
  func tie(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ other: PlainView? = nil, _ second: NSLayoutConstraint.Attribute? = nil,
    constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: self, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : second ?? attribute, multiplier: 1,
      constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  var layoutNode: LayoutNode { node }
  func hostAlignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  func hostFrame(forAlignmentRect rect: CGRect) -> CGRect { rect }
  var hostIntrinsicContentSize: CGSize { natural }
  var hostOwnContentSize: CGSize? { nil }
  var hostWrapsText: Bool { false }
  var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { (.bottom(0), .bottom(0)) }
  var hostRequiresConstraints: Bool { false }
  func hostUpdateConstraints() {}
  func hostLayoutSubviews() { node.placeChildren() }
  func hostResizeSubviews(from old: CGSize) { node.resizeChildren(from: old) }
  func hostGeometryDidChange(from old: CGRect) {}
  func hostInsetsDidChange(margins: Bool, safeArea: Bool) {}
  var hostSafeArea: ViewInsets { node.margins.ruledSafeArea }
  var hostMargins: ViewInsets { node.margins.ruled }
  var hostRunsRightToLeft: Bool { node.isRightToLeft }
  var hostTakesTouches: Bool { false }
  func hostLetsTouchesIn(at point: CGPoint) -> Bool { true }
  var hostVerticalDirection: VerticalDirection { .down }
  var hostConventions: FrontConventions { .uiKit }
  var hostDescription: String { name }
}
