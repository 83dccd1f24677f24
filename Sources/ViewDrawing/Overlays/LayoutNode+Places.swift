internal import Foundation
internal import LayoutGeometry
internal import LayoutTree

extension LayoutNode {
  /// The rectangle of a guide or the alignment rectangle of a view, in the bounds of an ancestor; nil if the view is
  /// not an ancestor.
  ///
  /// Transforms are ignored, as in layout. Complexity: O(depth).
  func alignmentRect(in holder: ViewNode) -> CGRect? {
    var rect: CGRect
    var space: ViewNode?
    switch self {
    case let view as ViewNode where view === holder:
      rect = view.alignmentRect
      let frame = view.frame
      return rect.offsetBy(
        dx: view.bounds.minX - frame.minX, dy: view.bounds.minY - frame.minY)
    case let view as ViewNode:
      rect = view.alignmentRect
      space = view.parent
    case let guide as GuideNode:
      rect = guide.shownFrame
      space = guide.owner
    default: return nil
    }
    while let view = space, view !== holder {
      let bounds = view.bounds.origin
      rect = rect.offsetBy(dx: view.frame.minX - bounds.x, dy: view.frame.minY - bounds.y)
      space = view.parent
    }
    return space == nil || !rect.isFinite ? nil : rect
  }

  /// Returns the position of an attribute on its axis; nil for lengths and attributes without a position.
  ///
  /// - Parameters:
  ///   - rect: The node's alignment rectangle in the space of the result.
  ///   - holder: The view whose direction determines leading and trailing.
  func place(
    of attribute: NSLayoutConstraint.Attribute, _ rect: CGRect, in holder: ViewNode
  ) -> (isAcross: Bool, value: CGFloat)? {
    let isLeftToRight = !holder.isRightToLeft
    let view = self as? ViewNode
    let inner = view.map { rect.inset(by: $0.margins.effective) } ?? rect
    switch attribute {
    case .left: return (true, rect.minX)
    case .right: return (true, rect.maxX)
    case .leading: return (true, isLeftToRight ? rect.minX : rect.maxX)
    case .trailing: return (true, isLeftToRight ? rect.maxX : rect.minX)
    case .centerX: return (true, rect.midX)
    case .top: return (false, rect.minY)
    case .bottom: return (false, rect.maxY)
    case .centerY: return (false, rect.midY)
    case .firstBaseline: return (false, view?.baselines.first.height(in: rect) ?? rect.minY)
    case .lastBaseline: return (false, view?.baselines.last.height(in: rect) ?? rect.maxY)
    case .leftMargin: return (true, inner.minX)
    case .rightMargin: return (true, inner.maxX)
    case .leadingMargin: return (true, isLeftToRight ? inner.minX : inner.maxX)
    case .trailingMargin: return (true, isLeftToRight ? inner.maxX : inner.minX)
    case .centerXWithinMargins: return (true, inner.midX)
    case .topMargin: return (false, inner.minY)
    case .bottomMargin: return (false, inner.maxY)
    case .centerYWithinMargins: return (false, inner.midY)
    case .width, .height, .notAnAttribute: return nil
    }
  }
}
