package import Foundation

/// The position of a view: its frame, bounds origin and pixel-aligned origin.
///
/// Written by frames that users set, by masks that follow a superview, and by ``LayoutPass``.
struct Placement {
  /// The frame in engine space: y down in the parent's bounds, without the transform; points.
  var frame = CGRect.zero
  /// The origin of the bounds; points.
  var boundsOrigin = CGPoint.zero
  /// The exact and the pixel-aligned origin of the frame in the root's space.
  var exactOrigin = CGPoint.zero
  var snappedOrigin = CGPoint.zero
  /// Whether a layout pass set the two origins.
  var hasOrigin = false
  /// Whether margins or safe areas in the view's subtree may depend on its geometry.
  var insetsMatter = false
}

extension ViewNode {
  /// The frame in engine space: y down in the parent's bounds, without the transform; points.
  package internal(set) var storedFrame: CGRect {
    get { placement.frame }
    set { placement.frame = newValue }
  }
}
