/// A drawing over the picture of views that explains their layout.
///
/// The cases are in drawing order, with the last one on top.
package enum Overlay: String, CaseIterable, Hashable, Codable, Sendable {
  /// The areas outside the safe area, for views with safe area insets.
  case safeArea = "safe-area"
  /// The margins of views with subviews.
  case margins
  /// The alignment rectangle of every view.
  case alignmentRects = "alignment-rects"
  /// The frame of every view.
  case frames
  /// The baselines of views with text.
  case baselines
  /// The active constraints that were explicitly created, as dimension lines.
  case constraints
  /// The numbers of views, as in the tree that the picture's views are listed in.
  case marks

  /// The overlays requested by the launch arguments and settings of this process.
  package static var requested: Set<Overlay> {
    var result: Set<Overlay> = []
    if ShowAlignmentRects.isRequested { result.insert(.alignmentRects) }
    if ShowAlignmentRects.framesAreRequested { result.insert(.frames) }
    return result
  }
}
