package import Drawing

extension NSTextAlignment {
  /// The same in the drawing module's terms.
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
  /// The same in the drawing module's terms; text of several lines wraps by words and ends as asked.
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
  /// The same in the drawing module's terms.
  package var inDrawing: TextParagraph.Direction {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
