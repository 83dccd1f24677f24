internal import Drawing
public import Foundation
internal import ViewCore

extension UIView {
  /// A point of this view's bounds in another's; nil means the topmost view.
  ///
  /// Transforms count.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(mapToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.mapToRoot.inverted())
  }
  /// A point of another view's bounds in this one's; nil means the topmost view.
  ///
  /// Transforms count.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view.map { point.applying($0.mapToRoot) } ?? point).applying(mapToRoot.inverted())
  }
  /// The upright rectangle in another view's bounds around a rectangle of this one's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = mapToRoot
    return rect.applying(view.map { inRoot.concatenating($0.mapToRoot.inverted()) } ?? inRoot)
  }
  /// The upright rectangle in this view's bounds around a rectangle of another one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inverse = mapToRoot.inverted()
    return rect.applying(view.map { $0.mapToRoot.concatenating(inverse) } ?? inverse)
  }

  /// From this view's bounds to its superview's: the transform turns around the centre.
  private var mapToSuperview: CGAffineTransform { viewNode.mapToParent(transform) }

  /// From this view's bounds to the topmost view's bounds.
  private var mapToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let above = view.superview {
      result = result.concatenating(view.mapToSuperview)
      view = above
    }
    return result
  }

  /// The upright rectangle around the transformed bounds.
  var transformedFrame: CGRect { bounds.applying(mapToSuperview) }

  /// Moves and, where the transform only scales, resizes the view so that its transformed rectangle is
  /// the given one.
  func setTransformedFrame(_ rect: CGRect) {
    if transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 {
      bounds.size = CGSize(
        width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
    }
    center = CGPoint(x: rect.midX - transform.tx, y: rect.midY - transform.ty)
  }
}
