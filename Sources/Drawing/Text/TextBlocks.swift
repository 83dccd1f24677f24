import Foundation

/// Text that is drawn as filled boxes instead of letters, so that pictures do not depend on outlines of fonts.
///
/// - SeeAlso: `Documentation/Decisions/same-pictures.md`.
package enum TextBlocks {
  /// Whether new contexts draw text as boxes.
  ///
  /// It is set while a view is drawn, for the contexts of parts of the picture.
  @TaskLocal package static var areRequested = false
}

extension TextLayout {
  /// Draws the words of pieces as boxes from the baseline to the x-height of the system font.
  ///
  /// In pictures made of pixels the baseline is on a whole row.
  ///
  /// - Parameter transform: The transform from the start of the line's baseline to canvas pixels.
  func drawBlocks(
    _ pieces: [TextPiece], line index: Int, in context: CGContext, _ transform: CGAffineTransform,
    _ defaultColor: CGColor
  ) {
    guard transform.isDrawable else { return }
    // Boxes of one colour are one path, so that none of them ends inside of a pixel of the next.
    var (boxes, color): ([PathElement], SRGBColor?) = ([], nil)
    func fill() {
      if let color, !boxes.isEmpty {
        context.canvas.fill(boxes, evenOdd: false, .color(color), context.compositing)
      }
      boxes = []
    }
    for piece in pieces where piece.run.picture == nil {
      let path = boxPath(of: piece, line: index, context.canvas, transform)
      let ink = piece.run.color ?? defaultColor
      if piece.run.outline?.isFilled ?? true {
        if color != ink.sRGB.clamped { fill() }
        color = ink.sRGB.clamped
        boxes += path
      }
      if let outline = piece.run.outline, outline.width > 0 {
        fill()
        context.canvas.stroke(
          path, StrokeStyle(width: outline.width * piece.run.font.size), transform,
          .color((outline.color ?? ink).sRGB.clamped), context.compositing)
      }
    }
    fill()
  }

  /// Returns the boxes of a piece in canvas pixels.
  private func boxPath(
    of piece: TextPiece, line index: Int, _ canvas: any Canvas, _ transform: CGAffineTransform
  ) -> [PathElement] {
    let size = piece.run.font.size
    let height = LetterHeights.system(size: size).x * size
    let base = Self.snapped(-piece.run.baselineOffset, transform, canvas)
    return shaped.words(line: index, piece: piece).flatMap { word in
      let box = CGRect(
        x: word.lowerBound, y: base - height, width: word.upperBound - word.lowerBound,
        height: height)
      return CGPath(rect: box).applying(transform).elements
    }
  }

  /// Returns a height below the baseline, moved to the nearest row of pixels of a bitmap.
  private static func snapped(
    _ y: Double, _ transform: CGAffineTransform, _ canvas: any Canvas
  ) -> Double {
    guard canvas.pictureZoom == 1, transform.b == 0, transform.c == 0, transform.d != 0 else {
      return y
    }
    let row = (Double(transform.d) * y + Double(transform.ty) + 0.5).rounded(.down)
    return (row - Double(transform.ty)) / Double(transform.d)
  }
}
