/// The rounding of Mac Catalyst for views outside of a window: to whole and half points, independent of the
/// screen.
///
/// Each view is rounded independently, in its superview's coordinates: the origin to the nearest whole point,
/// the size to the nearest half point, halves away from zero. Neighbours may overlap or separate by half a
/// point, and the last of a row may protrude.
///
/// - SeeAlso: `Rules/Passes.md#mac-catalyst-rounds-offscreen`.
package enum CatalystRounding {
  /// Returns a rounded rectangle, in its superview's coordinates.
  package static func round(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: away(rect.x), y: away(rect.y), width: away(rect.width * 2) / 2,
      height: away(rect.height * 2) / 2)
  }

  /// The nearest whole number, halves away from zero.
  ///
  /// A millionth is added first, since sums of thirds end just below the half they mean.
  private static func away(_ value: Double) -> Double {
    (value + (value < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero)
  }
}
