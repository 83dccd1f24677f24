internal import Drawing
internal import Foundation
internal import LayoutGeometry

extension UIView: UICoordinateSpace {
  /// Cosines below are those of right angles: `cos(.pi / 2)` is 6e-17.
  private static let noTurn: CGFloat = 1e-12

  /// The transform from this view's bounds to another's; nil is the root view.
  ///
  /// Root views of two trees are placed side by side, by their frames.
  func map(to view: UIView?) -> CGAffineTransform {
    guard let view else { return mapToRoot }
    let (root, other) = (viewNode.root, view.viewNode.root)
    guard root !== other, let from = root.host as? UIView, let to = other.host as? UIView else {
      return mapToRoot.concatenating(view.mapToRoot.inverted())
    }
    return mapToRoot.concatenating(from.mapToSuperview)
      .concatenating(view.mapToRoot.concatenating(to.mapToSuperview).inverted())
  }

  /// The transform from this view's bounds to the screen, in which the root view is placed by its frame.
  var mapToScreen: CGAffineTransform {
    guard let root = viewNode.root.host as? UIView else { return mapToRoot }
    return mapToRoot.concatenating(root.mapToSuperview)
  }

  /// The transform from this view's bounds to its superview's; the view's own transform applies around the
  /// anchor point.
  private var mapToSuperview: CGAffineTransform { viewNode.mapToParent(transformAroundCenter) }

  /// The transform around the centre that equals ``transform`` around the anchor point.
  var transformAroundCenter: CGAffineTransform {
    guard let extras, !extras.transform.isIdentity else { return .identity }
    var place = LayerPlace()
    place.bounds.size = viewNode.frame.size
    place.anchor = extras.anchor
    return place.transformAroundCenter(extras.transform)
  }

  /// The transform from this view's bounds to the root view's.
  private var mapToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let above = view.superview {
      result = result.concatenating(view.mapToSuperview)
      view = above
    }
    return result
  }

  /// The bounding rectangle of the transformed bounds.
  var transformedFrame: CGRect { bounds.applying(mapToSuperview) }

  /// Moves the view so that its transformed rectangle is the given one.
  ///
  /// Also resizes it if the transform consists of scalings and rotations by right angles.
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
    // The box of what is transformed around the centre has its middle at the centre plus the translation.
    let map = transformAroundCenter
    let center = CGPoint(x: rect.midX - map.tx, y: rect.midY - map.ty)
    viewNode.frame = CGRect(center: center, size: viewNode.frame.size)
  }
}
