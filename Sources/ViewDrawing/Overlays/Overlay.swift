/// A drawing over the picture of views that explains their layout.
///
/// In the order in which they lie over each other, the last one on top.
package enum Overlay: String, CaseIterable, Hashable, Codable, Sendable {
  /// The strips that the safe area leaves out, of views that have some.
  case safeArea = "safe-area"
  /// The margins of views that have subviews.
  case margins
  /// The alignment rectangle of every view.
  case alignmentRects = "alignment-rects"
  /// The frame of every view.
  case frames
  /// The baselines of views with text.
  case baselines
  /// The active constraints that somebody made, as dimension lines.
  case constraints

  /// The overlays that the launch arguments and settings of this process ask for.
  package static var requested: Set<Overlay> {
    var result: Set<Overlay> = []
    if ShowAlignmentRects.isRequested { result.insert(.alignmentRects) }
    if ShowAlignmentRects.framesAreRequested { result.insert(.frames) }
    return result
  }
}
