internal import Drawing
internal import Foundation

/// The alignment rectangle of one view, to be drawn above everything else.
struct AlignmentMark {
  /// The superview's space to canvas pixels.
  let transform: CGAffineTransform
  /// In the superview's space, in points.
  let rect: CGRect
}

extension ViewRenderer {
  /// Remembers a view's alignment rectangle; user space is the superview's, moved by `shift`.
  ///
  /// It is the rectangle that layout works on, before the view's transform.
  mutating func mark(_ view: UIView, shift: CGPoint) {
    guard showsAlignmentRects else { return }
    let rect = view.alignmentRect(forFrame: view.viewNode.frame).offsetBy(dx: shift.x, dy: shift.y)
    guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
    marks.append(AlignmentMark(transform: context.userToCanvas, rect: rect))
  }

  /// Draws what was remembered: a light fill and a line inside the edge, both yellow.
  ///
  /// - Parameter base: The map to canvas pixels that user space has now.
  mutating func drawMarks(base: CGAffineTransform) {
    for mark in marks {
      context.saveGState()
      context.concatenate(mark.transform.concatenating(base.inverted()))
      context.setFillColor(CGColor(red: 1, green: 0.9, blue: 0, alpha: 0.14))
      context.fill(mark.rect)
      context.setStrokeColor(CGColor(red: 0.9, green: 0.7, blue: 0, alpha: 1))
      context.stroke(mark.rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
      context.restoreGState()
    }
    marks = []
  }
}
