internal import Diagnostics
internal import Yams

/// A text in a configuration, with its position.
struct YAMLWord {
  let text: String
  let position: SourcePosition?
}

/// The value types of configurations.
extension ConfigurationReader {
  /// Returns the entries of a map, without unknown keys; empty for an empty value.
  ///
  /// - Parameter known: The valid keys; nil if the caller checks them.
  mutating func entries(
    of node: Node, _ what: String, known: [String]? = nil
  ) -> [(key: YAMLWord, value: Node)] {
    if isEmpty(node) { return [] }
    guard let mapping = node.mapping else {
      fail("\(what) must be a map, not \(kind(of: node))", at: node.mark?.position)
      return []
    }
    var result: [(key: YAMLWord, value: Node)] = []
    for (key, value) in mapping {
      guard let word = text(key, "a key") else { continue }
      if let known, !known.contains(word.text) {
        fail(unknown("key", word.text, in: known), word)
      } else {
        result.append((word, value))
      }
    }
    return result
  }

  /// Returns the values of a list; empty for an empty value.
  mutating func items(of node: Node, _ what: String) -> [Node] {
    if isEmpty(node) { return [] }
    guard let sequence = node.sequence else {
      fail("\(what) must be a list, not \(kind(of: node))", at: node.mark?.position)
      return []
    }
    return Array(sequence)
  }

  /// Returns the texts in a list.
  mutating func texts(_ node: Node, _ what: String) -> [YAMLWord] {
    items(of: node, what).compactMap { text($0, "an entry of \(what)") }
  }

  /// Returns a text; numbers and words such as `off` are texts in their written form.
  mutating func text(_ node: Node, _ what: String) -> YAMLWord? {
    guard !isEmpty(node), let scalar = node.scalar else {
      fail("\(what) must be a text, not \(kind(of: node))", at: node.mark?.position)
      return nil
    }
    return YAMLWord(text: scalar.string, position: node.mark?.position)
  }

  /// Adds an error at a text.
  mutating func fail(_ message: String, _ word: YAMLWord) { fail(message, at: word.position) }

  /// Adds an error at a position.
  mutating func fail(_ message: String, at position: SourcePosition?) {
    add(ConfigurationError(message, path: file.path, position: position))
  }

  /// Returns the message for an unknown word.
  func unknown(_ what: String, _ word: String, in known: [String]) -> String {
    let hint =
      Spelling.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
      ?? (known.count <= 12 ? "known are \(known.joined(separator: ", "))" : nil)
    return "there is no \(what) '\(word)'" + (hint.map { "; \($0)" } ?? "")
  }

  private func isEmpty(_ node: Node) -> Bool {
    guard let scalar = node.scalar, scalar.style == .plain || scalar.style == .any else {
      return false
    }
    return ["", "~", "null"].contains(scalar.string)
  }

  private func kind(of node: Node) -> String {
    switch node {
    case .mapping: "a map"
    case .sequence: "a list"
    default: isEmpty(node) ? "nothing" : "a text"
    }
  }
}
