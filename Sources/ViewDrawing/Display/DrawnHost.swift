package import Drawing
package import LayoutTree

/// The requirements of the renderer on a view, on top of those of layout.
///
/// `UIView` and `NSView` implement it, each in one file beside their ``ViewHost``.
@MainActor package protocol DrawnHost: ViewHost {
  /// Light or dark where the view itself says so; nil takes what is around it.
  var ownAppearance: ColorAppearance? { get }
  /// The effective appearance of the view, light or dark.
  var shownAppearance: ColorAppearance { get }
  /// Called in the view's appearance before anything of it is drawn, so that it can still change its look.
  func displayWillBegin()
  /// The appearance of the view, whatever its content is.
  ///
  /// Asked in the view's appearance, so that colours of several are those for it.
  var drawnLook: DrawnLook { get }
  /// Whether the content is cut off at the bounds.
  var drawsInsideBounds: Bool { get }
  /// Draws the view's own content, without its background and its subviews.
  ///
  /// Called while `context` is the current one and its user space is the view's own space, in points:
  /// what ``ViewNode/drawingTransform`` maps from. The state was saved and will be restored.
  func drawContent(in context: CGContext)
  /// Called right before ``drawContent(in:)``, so that a request made while drawing counts for the next
  /// picture.
  func displayWasServed()
}

extension DrawnHost {
  /// Does nothing.
  package func displayWillBegin() {}
}
