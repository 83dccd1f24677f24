extension SourceTokens {
  /// Names that lead to an item, such as `self`, `card` and `heightAnchor`, and the index of their first token.
  struct Path {
    /// The names, without calls and subscripts.
    var words: [String] = []
    /// The index of the first token.
    var start: Int

    /// The last name.
    var last: String? { words.last }

    /// The path without its last names.
    func dropLast(_ count: Int = 1) -> Path { Path(words: words.dropLast(count), start: start) }
  }

  /// The path that ends with a token, read backwards; Objective-C messages count as members.
  ///
  /// - Parameter depth: The maximum nesting of messages.
  func path(endingAt end: Int, depth: Int = 4) -> Path {
    var path = Path(start: end + 1)
    var index = end
    // A path has few parts; anything longer is not a path.
    for _ in 0..<16 {
      while isMark(index, "?") || isMark(index, "!") { index -= 1 }
      if depth > 0, isMark(index, "]"), let open = opening(index), word(open - 1) == nil,
        !closes(open - 1)
      {
        let inner = self.path(endingAt: index - 1, depth: depth - 1)
        guard inner.start > open else { return path }
        var words = inner.words
        // `[card heightAnchor]`: the receiver precedes the name.
        if inner.start > open + 1, words.count == 1 {
          words = self.path(endingAt: inner.start - 1, depth: depth - 1).words + words
        }
        path.words = words + path.words
        path.start = open
        index = open - 1
      } else {
        while closes(index), !isMark(index, "}"), let open = opening(index) { index = open - 1 }
        while isMark(index, "?") || isMark(index, "!") { index -= 1 }
        guard let word = word(index) else { return path }
        path.words.insert(word, at: 0)
        path.start = index
        index -= 1
      }
      guard isMark(index, ".") else { return path }
      // `.height`: an implicit member.
      if word(index - 1) == nil, !closes(index - 1), !isMark(index - 1, "?"),
        !isMark(index - 1, "!")
      {
        return path
      }
      index -= 1
    }
    return path
  }

  /// The path of an expression that consists only of a path; nil for any other expression.
  func path(_ range: Range<Int>) -> Path? {
    guard !range.isEmpty else { return nil }
    let path = path(endingAt: range.upperBound - 1)
    guard !path.words.isEmpty, path.start <= range.lowerBound + 1 else { return nil }
    if path.start == range.lowerBound { return path }
    return isMark(range.lowerBound, ".") || isMark(range.lowerBound, "&") ? path : nil
  }
}

extension SourceTokens {
  /// An argument of a call.
  struct Argument {
    /// The label; nil without one.
    var label: String?
    /// The tokens of the expression.
    var range: Range<Int>
  }

  /// A function call or a message.
  struct Call {
    /// The arguments; those of a message have the parts of its selector as labels, except for the first.
    var arguments: [Argument]
    /// The index of the token after the call.
    var end: Int

    /// The expression of the first argument with one of the labels.
    func range(_ labels: String...) -> Range<Int>? {
      arguments.first { labels.contains($0.label ?? "") }?.range
    }
  }

  /// The arguments of the Swift call or Objective-C message whose name is at an index; nil if there is neither.
  func call(_ name: Int) -> Call? {
    if isMark(name + 1, "(") { return arguments(from: name + 1) }
    if isMark(name + 1, ":") { return message(from: name) }
    return nil
  }

  /// The arguments of a Swift call, between its parentheses.
  private func arguments(from open: Int) -> Call? {
    guard let close = closing(open) else { return nil }
    var call = Call(arguments: [], end: close + 1)
    var start = open + 1
    var depth = 0
    for index in start...close {
      if depth == 0, index == close || isMark(index, ",") {
        guard index > start else { break }
        if word(start) != nil, isMark(start + 1, ":") {
          call.arguments.append(Argument(label: text(start), range: start + 2..<index))
        } else {
          call.arguments.append(Argument(label: nil, range: start..<index))
        }
        start = index + 1
      }
      if opens(index) { depth += 1 }
      if closes(index) { depth -= 1 }
    }
    return call
  }

  /// The arguments of an Objective-C message, up to its closing bracket.
  private func message(from name: Int) -> Call? {
    var call = Call(arguments: [], end: name)
    var label: String?
    var start = name + 2
    var depth = 0
    for index in start..<min(count, name + Self.longestStatement) {
      let isEnd = depth == 0 && closes(index)
      let isLabel =
        depth == 0 && index > start && word(index) != nil && isMark(index + 1, ":")
        && !isMark(index - 1, "?") && !isMark(index - 1, ".")
      if isEnd || isLabel {
        guard start <= index else { return nil }
        call.arguments.append(Argument(label: label, range: start..<index))
        call.end = index + 1
        if isEnd { return call }
        label = text(index)
        start = index + 2
      }
      if opens(index) { depth += 1 }
      if closes(index) { depth -= 1 }
    }
    return nil
  }
}
