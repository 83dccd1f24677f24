extension LogItem {
  /// The item as a sentence names it: `the label "Save"`, `the ProfileView`, `"titleLabel"`.
  ///
  /// A name comes before text and class. No address is shown, and nothing that a terminal would
  /// obey.
  package var words: String {
    if name == "|" { return "the superview" }
    if let shownName { return "\"\(shownName)\"" }
    let shown = text.map { SafeText.cleaned($0) } ?? ""
    return shown.isEmpty || isNamedGuide ? plainWords : "\(plainWords) \"\(shown)\""
  }

  /// The item in few words, for sentences that are short whatever its text is.
  var shortWords: String {
    let longest = 5
    let words = words
    guard words.split(separator: " ").count > longest else { return words }
    guard let shownName else { return plainWords }
    return "\"\(shownName.split(separator: " ").prefix(longest - 1).joined(separator: " "))…\""
  }

  /// A name for the item in code: its own if code can spell it, or one after its class, such as
  /// `imageView`.
  var codeName: String {
    if let name, Self.isIdentifier(name) { return name }
    let words = (className.map { ClassWords.noun(of: $0) } ?? "view").split(separator: " ")
    let noun = (words.first.map(String.init) ?? "view") + words.dropFirst().map(\.capital).joined()
    guard Self.isIdentifier(noun) else { return "view" }
    return noun.prefix(1).lowercased() + noun.dropFirst()
  }

  private var isNamedGuide: Bool { text.map { ClassWords.guides[$0] != nil } ?? false }

  /// The class in words.
  private var plainWords: String {
    if let text, let guide = ClassWords.guides[text] { return "the \(guide)" }
    return "the \(className.map { ClassWords.noun(of: $0) } ?? "view")"
  }

  /// The name as it may be shown; nil without one, or for an address alone, which names nothing.
  private var shownName: String? {
    guard let name else { return nil }
    let shown = SafeText.cleaned(name)
    return shown.contains { $0.isLetter || $0.isNumber } ? shown : nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    let bytes = name.utf8
    guard let first = bytes.first, first.isLetter, bytes.count <= 40 else { return false }
    return bytes.allSatisfy { $0.isLetter || $0.isDigit }
  }
}

extension StringProtocol {
  /// The text with a capital at its beginning.
  var capital: String { prefix(1).uppercased() + dropFirst() }
}
