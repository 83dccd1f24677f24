internal import Drawing
internal import Foundation
internal import LayoutTree

extension ViewRenderer {
  /// Records the overlays of a view in its superview's space; user space is that space, translated by `shift`.
  ///
  /// This is the space of layout, without the view's transform.
  mutating func markOutside(_ view: any DrawnHost, shift: CGPoint) {
    guard !overlays.isEmpty else { return }
    let transform = context.userToCanvas.translatedBy(x: shift.x, y: shift.y)
    if subject.map({ $0.views.contains(ObjectIdentifier(view.node)) }) ?? true {
      mark(.alignmentRects, transform) { AlignmentOverlay.shapes(of: view) }
    }
    mark(.frames, transform) { FrameOverlay.shapes(of: view) }
    mark(.baselines, transform) { BaselineOverlay.shapes(of: view) }
  }

  /// Records the overlays inside a view; user space is its bounds.
  mutating func markInside(_ view: any DrawnHost) {
    guard !overlays.isEmpty else { return }
    let transform = context.userToCanvas
    let subject = subject
    mark(.safeArea, transform) { InsetOverlay.safeArea(of: view) }
    mark(.margins, transform) { InsetOverlay.margins(of: view) }
    mark(.constraints, transform) { ConstraintOverlay.shapes(of: view, in: subject) }
  }

  private mutating func mark(
    _ overlay: Overlay, _ transform: CGAffineTransform, _ shapes: () -> [OverlayShape]
  ) {
    guard overlays.contains(overlay) else { return }
    let shapes = shapes()
    guard !shapes.isEmpty else { return }
    marks.append(OverlayMark(overlay: overlay, transform: transform, shapes: shapes))
  }

  /// Draws the recorded overlays above everything else.
  ///
  /// - Parameter base: The current transform from user space to canvas pixels.
  mutating func drawMarks(base: CGAffineTransform) {
    for overlay in Overlay.allCases {
      for mark in marks where mark.overlay == overlay {
        context.saveGState()
        context.concatenate(mark.transform.concatenating(base.inverted()))
        for shape in mark.shapes { shape.draw(in: context) }
        context.restoreGState()
      }
    }
    marks = []
  }
}
