internal import SwiftSyntax

/// Changes of a text by UTF-8 offsets, which keep its lines.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    let order: Int
    /// The text that the edit belongs to: with that text it goes.
    let anchor: Range<Int>
    /// Whether it is lines of its own.
    var isBlock = false
  }
  private var edits: [Edit] = []
  /// The lines behind the source's last one, with the offsets of what some of them say instead.
  private var lines: [(text: String, offset: Int?)] = []
  /// The lines before closing braces, by the braces.
  private var blocks: [Range<Int>: [String]] = [:]
  /// Warnings with the offsets of what they are about.
  private var warnings: [(offset: Int, text: String)] = []
  /// The ranges of declarations that are not compiled.
  private var dropped: [Range<Int>] = []

  var isEmpty: Bool { edits.isEmpty && lines.isEmpty && blocks.isEmpty && warnings.isEmpty }

  /// Replaces a node's own text; shorter texts are padded, so that the rest of the line keeps its columns.
  ///
  /// A node with a mistake in it stays: the compiler says what is wrong.
  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    if node.hasError { return }
    replace(node.trimmedRange.offsets, with: text, instead: node.trimmedDescription)
  }

  /// Replaces a node's text with spaces and its own line breaks.
  mutating func blank(_ node: some SyntaxProtocol) {
    replace(node, with: "")
  }

  /// Blanks a declaration with the semicolon that separates it from the next.
  mutating func blank(declaration node: some SyntaxProtocol) {
    blank(Self.item(of: Syntax(node)))
  }

  /// The item of a list that a declaration is, which has its semicolon.
  private static func item(of node: Syntax) -> Syntax {
    guard let parent = node.parent,
      parent.is(MemberBlockItemSyntax.self) || parent.is(CodeBlockItemSyntax.self)
    else { return node }
    return parent
  }

  /// Replaces a declaration with a text, and drops all other edits within it.
  mutating func drop(_ node: some SyntaxProtocol, for text: String = "") {
    let range = node.trimmedRange.offsets
    dropped.append(range)
    replace(range, with: text, instead: node.trimmedDescription)
  }

  /// Drops a declaration with the semicolon that separates it from the next.
  mutating func drop(declaration node: Syntax) { drop(Self.item(of: node)) }

  /// Adds a line behind the source's own lines.
  ///
  /// - Parameter node: A declaration that it says instead; messages about it have the declaration's line.
  mutating func append(_ text: String, insteadOf node: (any SyntaxProtocol)? = nil) {
    lines.append((Self.line(text), node?.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// Has the compiler warn at the line of a node.
  mutating func warn(_ text: String, at node: some SyntaxProtocol) {
    let plain = String(text.map { "\"\\".contains($0) ? "'" : $0 })
    warnings.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, Self.line(plain)))
  }

  /// Inserts a text at an offset, after what was inserted there before.
  ///
  /// The text is inserted as one line.
  mutating func insert(_ text: String, at offset: Int) {
    insert(text, at: offset, for: offset..<offset)
  }

  /// Adds a line of its own before a closing brace.
  mutating func insert(line: String, before brace: TokenSyntax) {
    blocks[brace.trimmedRange.offsets, default: []].append(Self.line(line))
  }

  private mutating func insert(_ text: String, at offset: Int, for anchor: Range<Int>) {
    edits.append(
      Edit(range: offset..<offset, text: Self.line(text), order: edits.count, anchor: anchor))
  }

  /// Takes a token away; what follows it moves up.
  mutating func remove(_ token: TokenSyntax) {
    let range = token.trimmedRange.offsets
    edits.append(Edit(range: range, text: "", order: edits.count, anchor: range))
  }

  private static func line(_ text: String) -> String {
    text.utf8.contains { $0 == 10 || $0 == 13 }
      ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  /// Inserts a text before a token.
  mutating func insert(_ text: String, before token: TokenSyntax) {
    insert(
      text, at: token.positionAfterSkippingLeadingTrivia.utf8Offset, for: token.trimmedRange.offsets
    )
  }

  /// Inserts a text after a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    insert(
      text, at: node.endPositionBeforeTrailingTrivia.utf8Offset, for: node.trimmedRange.offsets)
  }

  private mutating func replace(_ range: Range<Int>, with text: String, instead old: String) {
    var new = text
    // Lines of the old text that the new one lacks follow it.
    let missing = old.utf8.count { $0 == 10 } - text.utf8.count { $0 == 10 }
    if missing < 0 { new = Self.line(text) }
    if missing > 0 {
      new += String(repeating: "\n", count: missing)
      // The rest of the old text's last line keeps its column.
      new += String(repeating: " ", count: old.utf8.reversed().prefix { $0 != 10 }.count)
    } else if missing <= 0, new.utf8.count < old.utf8.count {
      new += String(repeating: " ", count: old.utf8.count - new.utf8.count)
    }
    edits.append(Edit(range: range, text: new, order: edits.count, anchor: range))
  }

  /// The text with all changes.
  ///
  /// An edit within a range that another one replaces is dropped. Lines that were added have a name of their own, so that
  /// messages about them do not point into the source; what follows them has its own line again.
  ///
  /// - Parameters:
  ///   - path: The source's path as a literal.
  ///   - name: Its name, for the one of what was added.
  func applied(to text: String, path: String, name: String) -> String {
    let source = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 1024)
    var position = 0
    let file = "Plumb's rewriting of \(name)"
    var count = 1
    // Insertions come before a replacement that starts at the same place, longer replacements before shorter ones.
    let all = (edits + blockEdits).filter { !isDropped($0) }
    let sorted = all.sorted {
      ($0.range.lowerBound, $0.range.isEmpty ? 0 : 1, -$0.range.count, $0.order)
        < ($1.range.lowerBound, $1.range.isEmpty ? 0 : 1, -$1.range.count, $1.order)
    }
    for edit in sorted {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= source.count else {
        continue
      }
      result += source[position..<edit.range.lowerBound]
      position = edit.range.upperBound
      guard edit.isBlock else {
        result += Array(edit.text.utf8)
        continue
      }
      let before = source[..<edit.range.lowerBound]
      let line = before.count { $0 == 10 } + 1
      let column = before.reversed().prefix { $0 != 10 && $0 != 13 }.count
      result += Array(
        "\n#sourceLocation(file: \"\(file)\", line: \(count))\n\(edit.text)\n#sourceLocation(file: \"\(path)\", line: \(line))\n"
          .utf8)
      result += [UInt8](repeating: 32, count: column)
      count += edit.text.utf8.count { $0 == 10 } + 1
    }
    result += source[position...]
    for warning in warnings {
      let line = source[..<min(warning.offset, source.count)].count { $0 == 10 } + 1
      result += Array(
        "\n#sourceLocation(file: \"\(path)\", line: \(line))\n#warning(\"\(warning.text)\")\n".utf8)
    }
    for line in lines.sorted(by: { ($0.offset == nil ? 0 : 1) < ($1.offset == nil ? 0 : 1) }) {
      let place =
        line.offset.map { offset in
          "\"\(path)\", line: \(source[..<min(offset, source.count)].count { $0 == 10 } + 1)"
        } ?? "\"\(file)\", line: \(count)"
      result += Array("\n#sourceLocation(file: \(place))\n\(line.text)\n".utf8)
      count += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The lines before each brace as one edit, behind what else is inserted there.
  private var blockEdits: [Edit] {
    blocks.map { brace, lines in
      Edit(
        range: brace.lowerBound..<brace.lowerBound, text: lines.joined(separator: "\n"),
        order: .max, anchor: brace, isBlock: true)
    }
  }

  /// Whether an edit belongs to a declaration that is dropped.
  private func isDropped(_ edit: Edit) -> Bool {
    dropped.contains {
      $0 != edit.range && $0.lowerBound <= edit.anchor.lowerBound
        && $0.upperBound >= edit.anchor.upperBound
        && !(edit.anchor.isEmpty && edit.anchor.upperBound == $0.upperBound)
    }
  }
}

extension Range where Bound == AbsolutePosition {
  /// The same range in offsets.
  var offsets: Range<Int> { lowerBound.utf8Offset..<upperBound.utf8Offset }
}
