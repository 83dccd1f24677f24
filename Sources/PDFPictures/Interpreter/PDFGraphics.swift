internal import Drawing
internal import Foundation

/// The part of a content stream's graphics state that the context does not store.
///
/// - SeeAlso: ISO 32000-1, 8.4.
struct PDFGraphics {
  /// The paint of fills or strokes.
  enum Source {
    case color([Double])
    /// A pattern by name, with the colour for an uncoloured pattern.
    case pattern(String, [Double])
  }

  /// The spaces, sources and opacities of fills and strokes.
  var fillSpace = PDFColorSpace.gray
  var fill = Source.color([0])
  var fillAlpha = 1.0
  var strokeSpace = PDFColorSpace.gray
  var stroke = Source.color([0])
  var strokeAlpha = 1.0
  /// The soft mask; nil for none.
  var mask: SoftMask?
  var text = PDFTextState()

  /// A soft mask with the transform that was current when it was set.
  final class SoftMask {
    let entries: [String: PDFValue]
    let map: CGAffineTransform
    /// The mask's picture and position when last drawn; the next operator usually needs the same.
    var drawn: (image: CGImage, place: CGRect)?

    init(entries: [String: PDFValue], map: CGAffineTransform) {
      self.entries = entries
      self.map = map
    }
  }
}

/// The text state of a content stream.
///
/// - SeeAlso: ISO 32000-1, 9.3.
struct PDFTextState {
  var font: PDFFont?
  var size = 0.0
  var characterSpacing = 0.0
  var wordSpacing = 0.0
  var stretch = 1.0
  var leading = 0.0
  var rise = 0.0
  var mode = 0
  /// The transform from text space to user space.
  var matrix = CGAffineTransform.identity
  var lineMatrix = CGAffineTransform.identity
}
