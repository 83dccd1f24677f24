package import Drawing
package import LayoutTree

/// The renderer's requirements for a view, in addition to those for layout.
///
/// `UIView` and `NSView` each implement it in one file, next to their ``ViewHost`` conformance.
@MainActor package protocol DrawnHost: ViewHost {
  /// The appearance that the view specifies; nil inherits the surroundings' appearance.
  var ownAppearance: ColorAppearance? { get }
  /// The effective appearance of the view.
  var shownAppearance: ColorAppearance { get }
  /// The shade that the view is drawn in, inside of another one; nil for the root of a picture.
  func drawnShade(in around: ColorShade?) -> ColorShade
  /// Called in the view's appearance before drawing begins, so that the view can still change its look.
  func displayWillBegin()
  /// The look of the view, regardless of its content.
  ///
  /// Called in the view's appearance, so that colours with variants resolve correctly.
  var drawnLook: DrawnLook { get }
  /// Whether the content is clipped to the bounds.
  var drawsInsideBounds: Bool { get }
  /// Draws the view's content, without its background and its subviews.
  ///
  /// `context` is the current context, and its user space is the view's native space, in points: the space that
  /// ``ViewNode/drawingTransform`` maps from. The renderer saves and restores the graphics state.
  func drawContent(in context: CGContext)
  /// Called immediately before ``drawContent(in:)``, so that a request during drawing applies to the next picture.
  func displayWasServed()
}

extension DrawnHost {
  /// The shade around the view.
  package func drawnShade(in around: ColorShade?) -> ColorShade {
    around ?? CurrentAppearance.shade
  }
  /// Does nothing.
  package func displayWillBegin() {}
}
