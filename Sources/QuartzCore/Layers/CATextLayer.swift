public import Drawing
public import Foundation
internal import ViewDrawing

/// The alignment of lines in a text layer.
///
/// Source: Apple, "CATextLayerAlignmentMode".
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the text's writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centred.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: TextParagraph.Alignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

/// The position at which a text layer truncates a line.
///
/// Source: Apple, "CATextLayerTruncationMode".
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No truncation: the line is clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var lineBreak: TextParagraph.LineBreak {
    switch self {
    case .start: .truncatingHead
    case .end: .truncatingTail
    case .middle: .truncatingMiddle
    default: .clipping
    }
  }
}

/// A layer that draws text from its upper edge, upright in both directions of y.
///
/// - SeeAlso: Apple, "CATextLayer".
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text: a `String` or an `NSAttributedString`; any other object is ignored.
  open var string: Any?
  /// The font: one of a toolkit's font class, such as `UIFont`, a `CGFont` or a name; the system font
  /// otherwise.
  open var font: Any?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of a text without attributes; white unless set.
  open var foregroundColor: CGColor? = .white
  /// Whether lines wrap at the layer's width.
  open var isWrapped = false
  /// The alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The position at which a line that does not wrap is truncated.
  open var truncationMode = CATextLayerTruncationMode.none

  package override func drawShape(in context: CGContext, growsDown: Bool) {
    var descriptor = (font as? any FontValue)?.descriptor ?? FontDescriptor(size: 36)
    if let name = font as? String ?? (font as? CGFont)?.postScriptName {
      descriptor.kind = .named(name)
    }
    descriptor.size = Double(fontSize)
    let runs: [TextRun]
    switch string {
    case let text as NSAttributedString:
      runs = text.textRuns(defaultFont: descriptor, color: foregroundColor)
    case let text as String:
      runs = [TextRun(text: text, font: descriptor, color: foregroundColor)]
    default: return
    }
    var content = TextContent(runs: runs)
    content.maximumLines = isWrapped ? 0 : 1
    content.paragraph.alignment = alignmentMode.alignment
    content.paragraph.lineBreak = isWrapped ? .wordWrapping : truncationMode.lineBreak
    context.saveGState()
    context.clip(to: bounds)
    LayerPicture.upright(in: context, bounds, growsDown: growsDown) {
      content.layout(width: bounds.width).draw(in: context, rect: bounds)
    }
    context.restoreGState()
  }
}
