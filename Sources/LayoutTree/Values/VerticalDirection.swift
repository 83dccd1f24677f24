/// The direction of y in a view's native space.
///
/// Below the fronts y always grows down. `LayoutTree/Geometry` is the only part that handles the other
/// direction: frames and bounds in a front's native space, masks, and the first transform of a drawing.
package enum VerticalDirection: Sendable {
  /// From the upper edge down: UIKit's views, and AppKit's flipped ones.
  case down
  /// From the lower edge up: AppKit's other views.
  case up
}
