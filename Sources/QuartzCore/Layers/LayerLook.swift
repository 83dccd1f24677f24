internal import Drawing
internal import Foundation

/// How a layer without a view is shown; a view's layer reads all of it from the view.
struct LayerLook {
  /// What fills the bounds; nil is nothing.
  var background: CGColor?
  /// Whether what is inside is cut off at the bounds.
  var clips = false
  /// How much is seen, 0 to 1.
  var opacity: CGFloat = 1
  /// Whether the layer is hidden.
  var isHidden = false
}
