internal import Drawing
internal import Foundation
internal import LayoutTree

/// The active constraints that a view holds and that were explicitly created.
///
/// Distances and lengths are dimension lines with their constants; alignments are lines along the aligned edges.
///
/// Distances and lengths are dimension lines with their constants, alignments are lines along the aligned edges.
/// Optional constraints are dashed. Distances between two anchors of one side are not drawn.
@MainActor enum ConstraintOverlay {
  private static let color = CGColor(red: 0.85, green: 0.05, blue: 0.45, alpha: 1)

  /// The shapes, in the view's bounds.
  ///
  /// - Parameter subject: The constraints to draw; nil for all.
  static func shapes(of view: any DrawnHost, in subject: OverlaySubject?) -> [OverlayShape] {
    view.node.constraints.filter {
      subject?.constraints.contains(ObjectIdentifier($0)) ?? true
    }.compactMap { ConstraintMark($0, heldBy: view.node, in: view.node).map(shape) }
  }

  private static func shape(of mark: ConstraintMark) -> OverlayShape {
    guard !mark.isAlignment else {
      return .line(mark.from, mark.to, color, isDashed: mark.isOptional)
    }
    return .dimension(
      DimensionLine(
        from: mark.from, to: mark.to, text: mark.text, color: color, isDashed: mark.isOptional))
  }
}
