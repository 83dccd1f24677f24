internal import Drawing
internal import Foundation
internal import ViewCore

extension UIView {
  /// From this view's bounds to another's; nil means the topmost view.
  func map(to view: UIView?) -> CGAffineTransform {
    view.map { mapToRoot.concatenating($0.mapToRoot.inverted()) } ?? mapToRoot
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
