import Foundation
import LayoutGeometry
import LayoutTree

/// A view of no front: a name, a natural size, alignment insets, and nothing else of its own.
///
/// A view made with a frame is placed by it, one without by constraints, until a test says otherwise.
@MainActor class PlainView: ViewHost {
  let node = ViewNode()
  let name: String
  var natural = CGSize(width: -1, height: -1) {
    didSet { node.invalidateIntrinsicContentSize() }
  }
  /// From the frame to the alignment rectangle.
  var insets = ViewInsets.zero { didSet { node.alignmentChanged() } }

  init(_ name: String = "view", frame: CGRect? = nil) {
    self.name = name
    node.attach(self)
    node.frame = frame ?? .zero
    node.translatesMask = frame != nil
  }

  var layoutNode: LayoutNode { node }
  func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
    CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }
  func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
    CGRect(
      x: rect.origin.x - insets.left, y: rect.origin.y - insets.top,
      width: rect.size.width + insets.left + insets.right,
      height: rect.size.height + insets.top + insets.bottom)
  }
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
