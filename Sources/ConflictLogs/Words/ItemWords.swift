extension LogItem {
  /// The item's name in sentences: `the label "Save"`, `the ProfileView`, `"titleLabel"`.
  ///
  /// A name takes precedence over text and class. Addresses and control characters are omitted.
  package var words: String {
    if name == "|" { return "the superview" }
    if let shownName { return "\"\(shownName)\"" }
    let shown = text.map { SafeText.cleaned($0) } ?? ""
    return shown.isEmpty || isNamedGuide ? plainWords : "\(plainWords) \"\(shown)\""
  }

  /// A short name of the item that is independent of its text's length.
  var shortWords: String {
    let longest = 5
    let words = words
    guard words.split(separator: " ").count > longest else { return words }
    guard let shownName else { return plainWords }
    return "\"\(shownName.split(separator: " ").prefix(longest - 1).joined(separator: " "))…\""
  }

  /// The name of the item in code: its own name if it is a valid identifier, or one derived from its class, such as
  /// `imageView`.
  package var codeName: String {
    if let name, Self.isIdentifier(name) { return name }
    if let text, ClassWords.guides[text] != nil { return "layoutGuide" }
    // For `cell's content view`, the last words are sufficient.
    let parts = (className.map { ClassWords.noun(of: $0) } ?? "view").split(separator: " ")
      .filter { !$0.contains("'") }
    let noun = (parts.first.map(String.init) ?? "view") + parts.dropFirst().map(\.capital).joined()
    let capitals = noun.prefix { $0.isUppercase }.count
    // In a prefix such as `JSQMessagesLabel`, all capitals except the last one become lower case.
    let small = capitals > 1 && capitals < noun.count ? capitals - 1 : capitals
    let name = noun.prefix(small).lowercased() + noun.dropFirst(small)
    return Self.isIdentifier(name) ? name : "view"
  }

  private var isNamedGuide: Bool { text.map { ClassWords.guides[$0] != nil } ?? false }

  /// The class in words.
  private var plainWords: String {
    if let text, let guide = ClassWords.guides[text] { return "the \(guide)" }
    return "the \(className.map { ClassWords.noun(of: $0) } ?? "view")"
  }

  /// The name for display; nil if it is missing or only an address.
  private var shownName: String? {
    guard let name else { return nil }
    let shown = SafeText.cleaned(name)
    return shown.contains { $0.isLetter || $0.isNumber } ? shown : nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    let bytes = name.utf8
    let underscore = UInt8(ascii: "_")
    guard let first = bytes.first, first.isLetter || first == underscore, bytes.count <= 40 else {
      return false
    }
    return bytes.allSatisfy { $0.isLetter || $0.isDigit || $0 == underscore }
  }
}

extension StringProtocol {
  /// The text with its first letter in upper case.
  package var capital: String { prefix(1).uppercased() + dropFirst() }
}
