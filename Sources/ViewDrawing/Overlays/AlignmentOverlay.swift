internal import Drawing
internal import Foundation
internal import LayoutTree

/// The alignment rectangle of a view: a light fill and a line inside its edge, both yellow.
///
/// - SeeAlso: Apple, "Auto Layout Guide", debugging;
///   `Rules/AlignmentRectangles.md#overlays-of-alignment-rectangles`.
@MainActor enum AlignmentOverlay {
  /// The shapes, in the superview's space.
  static func shapes(of view: any DrawnHost) -> [OverlayShape] {
    let rect = view.hostAlignmentRect(forFrame: view.node.frame)
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return [] }
    return [
      .fill(rect, CGColor(red: 1, green: 0.9, blue: 0, alpha: 0.14)),
      .outline(rect, CGColor(red: 0.9, green: 0.7, blue: 0, alpha: 1)),
    ]
  }
}
