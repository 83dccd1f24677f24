/// The first thing Foundation's parser found wrong, and what was open then.
struct ParserFault {
  /// The parser's number for it; they are libxml2's.
  let code: Int
  /// Where the parser stood.
  let position: SourcePosition
  /// The innermost element that was open, if any.
  let openElement: String?
  /// Where that element starts.
  let openPosition: SourcePosition?

  var line: Int { position.line }

  /// Whether the text was over too early, or not over when it should have been.
  var isEnd: Bool { code == 5 || code == 77 }

  /// Whether the number is only about namespaces, which a layout document does not use; names keep
  /// their prefixes.
  static func isHarmless(_ code: Int) -> Bool {
    (200...205).contains(code) || [99, 100].contains(code)
  }

  /// What is wrong, in words.
  var sentence: String {
    switch code {
    case 4: "text before the root element"
    case 5: "text after the root element"
    case 7, 8, 9: "a character that may not occur"
    case 6, 14, 23, 68: "a name or reference is missing"
    case 26: "a reference to an entity that does not exist"
    case 38: "a < in the value of an attribute"
    case 39: "a value that is not quoted"
    case 40: "a value that does not end"
    case 41: "an attribute without a value"
    case 42: "an attribute that is given twice"
    case 65: "attributes that are not separated"
    case 73: "a tag that does not end"
    case 76: "an end tag that does not fit its start tag"
    default: "error \(code) of the parser"
    }
  }
}
