import Drawing
import Foundation
import LayoutGeometry
import LayoutTree
import ViewDrawing

/// A view of no front: a frame, a direction and something to draw in four by one points at its own zero.
@MainActor final class DrawnView: DrawnHost {
  let node = ViewNode()
  var hostTakesTouches: Bool { false }
  func hostLetsTouchesIn(at point: CGPoint) -> Bool { true }
  var hostSafeArea: ViewInsets { node.margins.ruledSafeArea }
  var hostMargins: ViewInsets { node.margins.ruled }
  var hostRunsRightToLeft: Bool { node.isRightToLeft }
  let hostVerticalDirection: VerticalDirection
  var ownAppearance: ColorAppearance? { nil }
  var shownAppearance: ColorAppearance { .light }
  var drawnLook = DrawnLook()
  /// How often it was drawn, and whether that was said before.
  private(set) var served = 0
  /// Whether it was last drawn with text as boxes, and whether a picture inside of it was.
  private(set) var hadBlocks = (own: false, inner: false)

  /// - Parameter place: In engine space: the parent's bounds, y down.
  init(_ direction: VerticalDirection, _ place: CGRect) {
    hostVerticalDirection = direction
    node.attach(self)
    node.frame = place
  }

  /// Adds a view in front, at its place in engine space.
  func insert(_ child: DrawnView) {
    let place = child.node.frame
    node.insert(child, at: node.children.count)
    child.node.frame = place
  }

  var layoutNode: LayoutNode { node }
  func hostAlignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  func hostFrame(forAlignmentRect rect: CGRect) -> CGRect { rect }
  var hostIntrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  var hostOwnContentSize: CGSize? { nil }
  var hostWrapsText: Bool { false }
  var hostBaselines: (first: NodeBaseline, last: NodeBaseline) { (.bottom(0), .bottom(0)) }
  var hostRequiresConstraints: Bool { false }
  func hostUpdateConstraints() {}
  func hostLayoutSubviews() { node.placeChildren() }
  func hostResizeSubviews(from old: CGSize) {}
  func hostGeometryDidChange(from old: CGRect) {}
  func hostInsetsDidChange(margins: Bool, safeArea: Bool) {}
  var hostConventions: FrontConventions { .uiKit }
  var hostDescription: String { "DrawnView" }

  var drawsInsideBounds: Bool { true }
  func displayWasServed() { served += 1 }
  func drawContent(in context: CGContext) {
    let inner = CGContext.bitmap(size: CGSize(width: 1, height: 1))
    hadBlocks = (context.drawsTextAsBlocks, inner?.drawsTextAsBlocks ?? false)
    guard served > 0, GraphicsStack.current.context === context,
      GraphicsStack.current.entries.last?.yGrowsDown == (hostVerticalDirection == .down)
    else { return }
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
  }
}
