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
    number(view, shift: shift)
  }

  /// Records the number of a view, unless nothing of its frame is in the picture.
  private mutating func number(_ view: any DrawnHost, shift: CGPoint) {
    guard overlays.contains(.marks), let number = numbers[ObjectIdentifier(view)] else { return }
    let frame = view.node.frame.offsetBy(dx: shift.x, dy: shift.y)
    let shown = frame.intersection(context.boundingBoxOfClipPath)
    guard frame.isFinite, !shown.isNull, shown.isFinite else { return }
    let holdsOthers = view.node.children.contains {
      ($0 as? any DrawnHost).map { numbers[ObjectIdentifier($0)] != nil } ?? false
    }
    numbered.append(
      NumberMark(
        number: number, rect: shown.applying(context.userToCanvas), isContent: !holdsOthers))
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
    drawNumbers(base: base)
  }

  private mutating func drawNumbers(base: CGAffineTransform) {
    let bounds = context.boundingBoxOfClipPath
    guard !numbered.isEmpty, !bounds.isNull, bounds.isFinite, bounds.width > 0, bounds.height > 0
    else { return }
    let toPoints = base.inverted()
    let plates = NumberPlates(
      numbered.map {
        NumberMark(
          number: $0.number, rect: $0.rect.applying(toPoints), isContent: $0.isContent)
      }, in: bounds)
    numbered = []
    context.saveGState()
    plates.draw(in: context)
    context.restoreGState()
    guard !plates.omitted.isEmpty else { return }
    let shown = plates.omitted.prefix(12).map(String.init).joined(separator: ", ")
    let rest = plates.omitted.count - 12
    add(
      "There is no room for the mark\(plates.omitted.count == 1 ? "" : "s") \(shown)"
        + (rest > 0 ? " and \(rest) more." : "."))
  }
}
