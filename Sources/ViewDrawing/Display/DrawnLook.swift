package import Drawing
package import Foundation

/// The appearance of a view, whatever its content is: one value that each front fills from its own properties.
///
/// Lengths are points. Corners, border and shadow lie in the space that is engine space's size and
/// direction, y down.
///
/// - SeeAlso: Apple, "CALayer" (corner radius, border, masking and shadow); `Rules/Drawing.md#layers`.
package struct DrawnLook {
  /// Whether the view and its subtree are hidden.
  package var isHidden = false
  /// The opacity, 0 to 1.
  package var alpha: CGFloat = 1
  /// Whether everything below is cut off at the rounded bounds.
  package var clips = false
  /// The background of the bounds; nil for none.
  package var background: CGColor?
  /// Radius of the corners of background, border and clip.
  package var cornerRadius: CGFloat = 0
  /// The corners that are round.
  package var corners = RectCorners.all
  /// The outline that casts the shadow, in the view's bounds; nil lets everything shown cast it.
  package var shadowPath: CGPath?
  /// Draws what says by its opacity how much of the view is seen, in the view's bounds; nil shows all.
  package var mask: (@MainActor (CGContext) -> Void)?
  /// Width of the border, inside the bounds.
  package var borderWidth: CGFloat = 0
  /// The colour of the border; nil for no border.
  package var borderColor: CGColor?
  /// The shadow of everything the view draws, in points of the context's base space; nil for no shadow.
  package var shadow: ShadowStyle?
  /// A map applied around the middle of the frame; layout ignores it.
  package var transform = CGAffineTransform.identity

  /// Creates a view that shows only its content.
  package init() {}
}
