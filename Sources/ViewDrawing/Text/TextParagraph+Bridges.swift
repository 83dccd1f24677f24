package import Drawing

extension NSTextAlignment {
  /// The alignment for the drawing module.
  package var inDrawing: TextParagraph.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  /// The line break mode for the drawing module; text with several lines wraps by words and truncates as specified.
  package func inDrawing(lines: Int) -> TextParagraph.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .charWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension NSWritingDirection {
  /// The direction for the drawing module.
  package var inDrawing: TextParagraph.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
