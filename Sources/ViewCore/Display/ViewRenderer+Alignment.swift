internal import Drawing
internal import Foundation

/// The alignment rectangle or the frame of one view, to be drawn above everything else.
struct AlignmentMark {
  /// Which of the two it is.
  enum Kind { case alignment, frame }

  let kind: Kind
  /// The superview's space to canvas pixels.
  let transform: CGAffineTransform
  /// In the superview's space, in points.
  let rect: CGRect
}

extension ViewRenderer {
  /// Remembers what is to be shown of a view; user space is the superview's, moved by `shift`.
  ///
  /// It is the rectangles that layout works on, before the view's transform.
  mutating func mark(_ view: any DrawnHost, shift: CGPoint) {
    if showsFrames { mark(.frame, view.node.frame, shift) }
    guard showsAlignmentRects else { return }
    mark(.alignment, view.hostAlignmentRect(forFrame: view.node.frame), shift)
  }

  private mutating func mark(_ kind: AlignmentMark.Kind, _ rect: CGRect, _ shift: CGPoint) {
    let rect = rect.offsetBy(dx: shift.x, dy: shift.y)
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    marks.append(AlignmentMark(kind: kind, transform: context.userToCanvas, rect: rect))
  }

  /// Draws what was remembered: a light fill and a line inside the edge, both yellow, for alignment
  /// rectangles; a blue line for frames.
  ///
  /// - Parameter base: The map to canvas pixels that user space has now.
  mutating func drawMarks(base: CGAffineTransform) {
    for mark in marks {
      context.saveGState()
      context.concatenate(mark.transform.concatenating(base.inverted()))
      switch mark.kind {
      case .alignment:
        context.setFillColor(CGColor(red: 1, green: 0.9, blue: 0, alpha: 0.14))
        context.fill(mark.rect)
        context.setStrokeColor(CGColor(red: 0.9, green: 0.7, blue: 0, alpha: 1))
      case .frame:
        context.setStrokeColor(CGColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 1))
      }
      context.stroke(mark.rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
      context.restoreGState()
    }
    marks = []
  }
}
