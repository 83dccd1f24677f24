/// The direction of y in a view's own space.
///
/// Below the fronts y always grows down. `LayoutTree/Geometry` is the only place that knows of the other way:
/// frames and bounds as a front's users write them, masks, and the first transform of a drawing.
package enum VerticalDirection: Sendable {
  /// From the upper edge down: UIKit's views, and AppKit's flipped ones.
  case down
  /// From the lower edge up: AppKit's other views.
  case up
}
