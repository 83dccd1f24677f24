internal import Drawing
internal import Foundation

extension UIView {
  /// Cosines below are those of right angles: `cos(.pi / 2)` is 6e-17.
  private static let noTurn: CGFloat = 1e-12

  /// From this view's bounds to another's; nil means the topmost view.
  ///
  /// Topmost views of two trees stand beside each other, each by its frame.
  func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return mapToRoot }
    let (root, other) = (viewNode.root, view.viewNode.root)
    guard root !== other, let from = root.host as? UIView, let to = other.host as? UIView else {
      return mapToRoot.concatenating(view.mapToRoot.inverted())
    }
    return mapToRoot.concatenating(from.mapToSuperview)
      .concatenating(view.mapToRoot.concatenating(to.mapToSuperview).inverted())
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

  /// Moves the view and, where the transform only scales and turns by right angles, resizes it so that its
  /// transformed rectangle is the given one.
  func setTransformedFrame(_ rect: CGRect) {
    if transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 {
      bounds.size = CGSize(
        width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
    } else if abs(transform.a) < Self.noTurn, abs(transform.d) < Self.noTurn, transform.b != 0,
      transform.c != 0
    {
      bounds.size = CGSize(
        width: rect.height / abs(transform.b), height: rect.width / abs(transform.c))
    }
    center = CGPoint(x: rect.midX - transform.tx, y: rect.midY - transform.ty)
  }
}
