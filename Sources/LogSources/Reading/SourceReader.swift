internal import ConflictLogs
internal import Diagnostics

/// Reads a Swift or Objective-C source: the constraints that its statements create, and facts about their items.
///
/// Nothing is compiled; statements are recognised by their names. A misread statement is harmless unless it agrees with
/// a log.
struct SourceReader {
  /// A block between braces.
  private struct Block {
    /// The type that the block declares or extends.
    var type: String?
    /// The item whose constraints the block creates.
    var item: Reference?
  }

  /// The tokens of the source.
  let tokens: SourceTokens
  /// The facts read so far.
  var facts: FileFacts
  /// The enclosing blocks, outermost first.
  private var blocks: [Block] = []
  /// The type and the item of the next block.
  private var pending = Block()
  /// The class of the current `@implementation`.
  private var implementation: String?

  /// Returns the facts in a source.
  ///
  /// - Complexity: O(characters).
  static func read(_ text: String, path: String) -> FileFacts {
    var reader = SourceReader(text, path: path)
    for index in 0..<reader.tokens.count { reader.read(index) }
    return reader.facts
  }

  /// Creates a reader of a text.
  private init(_ text: String, path: String) {
    tokens = SourceTokens(text, nestsComments: path.hasSuffix(".swift"))
    facts = FileFacts(path: path)
  }

  /// The type whose declaration encloses the current position.
  var enclosingType: String? { blocks.last { $0.type != nil }?.type ?? implementation }

  /// The item whose constraints the enclosing block creates.
  var blockItem: Reference { blocks.last { $0.item != nil }?.item ?? .unknown }

  /// Reads a token.
  private mutating func read(_ index: Int) {
    guard let token = tokens[index] else { return }
    switch token.kind {
    case .word: readWord(index, tokens.text(index))
    case .string:
      readFormat(index)
      readMetric(index)
    case .number: break
    case .mark:
      if tokens.isMark(index, "{") {
        blocks.append(pending)
        pending = Block()
      } else if tokens.isMark(index, "}") {
        _ = blocks.popLast()
        pending = Block()
      } else if token.range.count == 2 {
        readComparison(index)
      }
    }
  }

  /// Reads a word, which may begin or name a statement.
  private mutating func readWord(_ index: Int, _ word: String) {
    switch word {
    case "class", "struct", "extension", "enum", "actor", "implementation", "interface":
      readType(index, word)
    case "end": if isDirective(index) { implementation = nil }
    case "import":
      if let module = tokens.word(index + 1) { facts.imports.insert(module) }
    case "makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints",
      "mas_makeConstraints", "mas_remakeConstraints", "mas_updateConstraints",
      "snp_makeConstraints", "snp_remakeConstraints", "snp_updateConstraints":
      var path = receiver(index)
      if path.last == "snp" { path = path.dropLast() }
      pending.item = path.words.isEmpty ? nil : reference(path)
    case "constraint": readAnchors(index)
    case "NSLayoutConstraint":
      if tokens.isMark(index + 1, "(") { readItems(index) }
      readVariable(index, word)
    case "init":
      if tokens.isMark(index - 1, "."), tokens.isWord(index - 2, "NSLayoutConstraint") {
        readItems(index)
      }
    case "constraintWithItem": readItems(index)
    case "equalTo", "mas_equalTo", "equalToSuperview", "greaterThanOrEqualTo",
      "lessThanOrEqualTo", "mas_greaterThanOrEqualTo", "mas_lessThanOrEqualTo",
      "greaterThanOrEqualToSuperview", "lessThanOrEqualToSuperview":
      readMaker(index, word)
    case "let", "var", "define": readDeclaration(index, word)
    case "identifier", "setIdentifier", "labeled", "key", "withIdentifier":
      readIdentifier(index, word)
    case "accessibilityIdentifier", "setAccessibilityIdentifier", "mas_key": readName(index)
    case "text", "title", "stringValue", "setText", "setTitle": readText(index)
    default:
      if word.hasPrefix("constraint") {
        readAnchors(index)
      } else if word.hasPrefix("auto") {
        readPinning(index, word)
      } else if tokens.isMark(index - 1, "."), tokens.isMark(index + 1, "(") {
        readShort(index, word)
      } else {
        readMaking(index, word)
        readVariable(index, word)
      }
    }
  }

  /// Reads an instantiated class: `CardView(…)`, `CardView.init(…)` or `[CardView alloc]`.
  private mutating func readMaking(_ index: Int, _ word: String) {
    guard word.first?.isUppercase == true else { return }
    let isMade =
      tokens.isMark(index + 1, "(") || tokens.isWord(index + 1, "alloc")
      || tokens.isWord(index + 1, "new")
      || (tokens.isMark(index + 1, ".") && tokens.isWord(index + 2, "init"))
    if isMade { facts.made.insert(word) }
  }

  /// Whether a word follows an Objective-C `@`; the bytes contain it, but the tokens do not.
  private func isDirective(_ index: Int) -> Bool {
    guard let start = tokens[index]?.range.lowerBound, start > 0 else { return false }
    return tokens.bytes[start - 1] == UInt8(ascii: "@")
  }

  /// Reads the declaration or extension of a type, whose block or implementation follows.
  private mutating func readType(_ index: Int, _ word: String) {
    guard let name = tokens.word(index + 1), name.first?.isUppercase == true else { return }
    // `extension UIKit.UIView`: the last name counts.
    var end = index + 1
    while tokens.isMark(end + 1, "."), tokens.word(end + 2) != nil { end += 2 }
    let type = tokens.text(end)
    if word == "implementation" {
      implementation = type
    } else if word != "interface" {
      pending.type = type
    }
    guard word == "class" || word == "interface" else { return }
    if tokens.isMark(end + 1, "<") {
      let close = (end + 2..<end + 40).first { tokens.isMark($0, ">") }
      end = close ?? end
    }
    if tokens.isMark(end + 1, ":"), let parent = tokens.word(end + 2) {
      var last = end + 2
      while tokens.isMark(last + 1, "."), tokens.word(last + 2) != nil { last += 2 }
      facts.supertypes[type] = last == end + 2 ? parent : tokens.text(last)
    } else if word == "class", facts.supertypes[type] == nil {
      facts.supertypes[type] = ""
    }
  }
}

extension SourceReader {
  /// The path before the name of a call or message.
  func receiver(_ index: Int) -> SourceTokens.Path {
    tokens.path(endingAt: tokens.isMark(index - 1, ".") ? index - 2 : index - 1)
  }

  /// The names of guides that views provide.
  private static let guides: Set<String> = [
    "safeAreaLayoutGuide", "layoutMarginsGuide", "readableContentGuide", "contentLayoutGuide",
    "frameLayoutGuide", "topLayoutGuide", "bottomLayoutGuide", "keyboardLayoutGuide",
    "mas_safeAreaLayoutGuide", "safeArea", "mas_topLayoutGuide", "mas_bottomLayoutGuide",
  ]

  /// The item that a path refers to.
  func reference(_ path: SourceTokens.Path?) -> Reference {
    guard let last = path?.last else { return .unknown }
    if Self.guides.contains(last) { return .guide }
    switch last {
    case "self": return .own(type: enclosingType)
    case "superview": return .superview(type: enclosingType)
    case "$0", "view0", "it": return .unknown
    default:
      return .named(last.hasPrefix("_") ? String(last.dropFirst()) : last)
    }
  }

  /// The side at the end of a path, such as `card.heightAnchor`, `card.snp.height` or `[card mas_height]`.
  func side(_ path: SourceTokens.Path?) -> Term.Side? {
    guard let path, let attribute = AttributeWord.attribute(path.last) else { return nil }
    var item = path.dropLast()
    if item.last == "snp" { item = item.dropLast() }
    // `topAnchor` alone belongs to the object itself.
    let isOwn = item.words.isEmpty && path.last?.hasSuffix("Anchor") == true
    return Term.Side(isOwn ? .own(type: enclosingType) : reference(item), attribute)
  }

  /// Adds the statement between two tokens.
  mutating func add(
    _ terms: [Term], from start: Int, to end: Int, _ style: Statement.Style = .plain
  ) {
    guard !terms.isEmpty, let first = tokens[start] else { return }
    facts.statements.append(
      Statement(
        position: SourcePosition(line: first.line, column: first.column),
        lastLine: tokens[min(end, tokens.count) - 1]?.line ?? first.line,
        text: tokens.line(start), style: style, terms: terms))
  }
}
