internal import Drawing
public import Foundation

/// Measuring and drawing in the current context, in points.
///
/// Text is upright even if y grows up in the context, as in most AppKit views; "top" and "below" refer to the displayed
/// text.
///
/// Source: Apple, "NSAttributedString" (drawing).
extension NSAttributedString {
  /// The size of the text, broken only at line feeds, in points and not rounded.
  public func size() -> CGSize { layout().size }

  /// The bounding box of the text, broken at `size.width`, in points and not rounded.
  ///
  /// Without `usesLineFragmentOrigin`, the text is one line whose baseline is at the origin: y is the negative ascent,
  /// or the descent if y grows up in the current context. With the option, the height includes all lines, even beyond
  /// `size.height`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let severalLines = options.contains(.usesLineFragmentOrigin)
    let width = severalLines && size.width > 0 ? Double(size.width) : nil
    let layout = layout(width: width, maximumLines: severalLines ? 0 : 1)
    let growsDown = GraphicsStack.current.entries.last?.yGrowsDown ?? true
    let above = growsDown ? layout.firstBaseline : Double(layout.size.height) - layout.firstBaseline
    let origin = CGPoint(x: 0, y: severalLines ? 0 : -above)
    let result = CGRect(origin: origin, size: layout.size)
    context?.totalBounds = result
    return result
  }

  /// Draws in the current context with the text's top left at `point`, or its bottom left if y grows up.
  public func draw(at point: CGPoint) {
    guard let page = TextPage.current else { return }
    let layout = layout()
    page.draw(CGRect(origin: point, size: layout.size)) {
      layout.draw(in: page.context, at: $0.origin)
    }
  }

  /// Draws into a rectangle of the current context, from its top, broken at its width and clipped to it.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws into a rectangle of the current context.
  ///
  /// Without `usesLineFragmentOrigin`, the text is one line whose baseline starts at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let page = TextPage.current else { return }
    let rect = rect.standardized
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = layout(maximumLines: 1)
      return page.draw(CGRect(origin: rect.origin, size: .zero)) {
        line.draw(in: page.context, at: CGPoint(x: $0.minX, y: $0.minY - line.firstBaseline))
      }
    }
    var full = layout(width: Double(rect.width))
    let fitting = full.lines.count { $0.top + $0.height <= rect.height + 0.01 }
    if options.contains(.truncatesLastVisibleLine), fitting < full.lineCount {
      full = TextLayout(
        runs: textRuns().map { run in
          var run = run
          run.paragraph?.lineBreak = .truncatingTail
          return run
        }, paragraph: TextParagraph(lineBreak: .truncatingTail), width: Double(rect.width),
        maximumLines: max(1, fitting))
    }
    context?.totalBounds = CGRect(origin: rect.origin, size: full.size)
    page.draw(rect, clips: true) { full.draw(in: page.context, rect: $0) }
  }
}
