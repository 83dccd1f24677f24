internal import Drawing
internal import Foundation

/// The appearance of a layer without a view; a view's layer reads all of it from the view.
struct LayerLook {
  /// The background of the bounds; nil for none.
  var background: CGColor?
  /// Whether what is inside is cut off at the bounds.
  var clips = false
  /// The opacity, 0 to 1.
  var opacity: CGFloat = 1
  /// Whether the layer is hidden.
  var isHidden = false
}
