package import Drawing
package import Foundation

/// The look of a view, regardless of its content; each front fills it from its own properties.
///
/// Lengths are in points. Corners, border and shadow use a space with the size and direction of engine space, with y
/// down.
///
/// - SeeAlso: Apple, "CALayer" (corner radius, border, masking and shadow); `Rules/Drawing.md#layers`.
package struct DrawnLook {
  /// Whether the view and its subtree are hidden.
  package var isHidden = false
  /// The opacity, 0 to 1.
  package var alpha: CGFloat = 1
  /// Whether the content and the subviews are clipped to the rounded bounds.
  package var clips = false
  /// The background of the bounds; nil for none.
  package var background: CGColor?
  /// The corner radius of the background, border and clip.
  package var cornerRadius: CGFloat = 0
  /// The rounded corners.
  package var corners = RectCorners.all
  /// The outline of the shadow, in the view's bounds; nil for the outline of the visible content.
  package var shadowPath: CGPath?
  /// Draws the mask, whose opacity determines the view's visibility, in the view's bounds; nil for no mask.
  package var mask: (@MainActor (CGContext) -> Void)?
  /// The width of the border, inside the bounds.
  package var borderWidth: CGFloat = 0
  /// The colour of the border; nil for no border.
  package var borderColor: CGColor?
  /// The shadow of everything that the view draws, in points of the context's base space; nil for no shadow.
  package var shadow: ShadowStyle?
  /// The place of a view that an animation shows elsewhere than layout did.
  package struct Place {
    /// The shown bounds, in points, y down.
    package var bounds: CGRect
    /// The centre in the superview's bounds.
    package var center: CGPoint
    /// The transform from the view's own bounds, in which its content is drawn, to the shown ones.
    package var content: CGAffineTransform

    /// Creates a place.
    package init(bounds: CGRect, center: CGPoint, content: CGAffineTransform) {
      (self.bounds, self.center, self.content) = (bounds, center, content)
    }
  }
  /// The shown place of an animated view; nil for that of layout.
  package var place: Place?
  /// A transform around the centre of the frame; layout ignores it.
  package var transform = CGAffineTransform.identity

  /// Creates a look that shows only the content.
  package init() {}
}
