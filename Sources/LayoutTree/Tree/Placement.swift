package import Foundation

/// The placement of a view: frame, bounds and pixel grid.
///
/// Written by frames that users set, by masks that follow a superview, and by ``LayoutPass``.
struct Placement {
  /// The frame as layout keeps it: y down in the parent's bounds, without the transform; points.
  var frame = CGRect.zero
  /// The origin of the bounds; points.
  var boundsOrigin = CGPoint.zero
  /// Exact and pixel-aligned origin of the frame in the root's space.
  var exactOrigin = CGPoint.zero
  var snappedOrigin = CGPoint.zero
  /// Whether the two origins were set by a layout pass.
  var hasOrigin = false
  /// Whether margins or safe area of this view or of those in it may hang on its geometry.
  var insetsMatter = false
}

extension ViewNode {
  /// The frame as layout keeps it: y down in the parent's bounds, without the transform; points.
  package internal(set) var storedFrame: CGRect {
    get { placement.frame }
    set { placement.frame = newValue }
  }
}
