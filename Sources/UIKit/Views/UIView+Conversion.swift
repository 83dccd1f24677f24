public import Foundation

extension UIView {
  /// A point of this view's bounds in another's; nil means the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let here = offsetFromRoot
    let there = view?.offsetFromRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }
  /// A point of another view's bounds in this one's; nil means the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let here = offsetFromRoot
    let there = view?.offsetFromRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }
  /// A rectangle of this view's bounds in another's; nil means the topmost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view's bounds in this one's; nil means the topmost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the bounds' zero lies in the topmost view's bounds. Transforms do not count.
  private var offsetFromRoot: CGPoint {
    var result = CGPoint(x: -bounds.minX, y: -bounds.minY)
    var view = self
    while let above = view.superview {
      result.x += view.frame.minX - above.bounds.minX
      result.y += view.frame.minY - above.bounds.minY
      view = above
    }
    result.x += view.bounds.minX
    result.y += view.bounds.minY
    return result
  }
}
