/// Names that Swift's compiler gives to declarations for Objective-C.
///
/// Source: Apple, "Importing Swift into Objective-C"; swift-evolution SE-0005 on the words of selectors. A first label
/// is joined with `With` unless it, or the last word of the base name, is a preposition.
enum ObjectiveCName {
  /// A method's selector, such as `moveTo:animated:` for `move(to:animated:)`.
  ///
  /// - Parameters:
  ///   - base: The base name.
  ///   - labels: The arguments' labels; `_` for none.
  static func selector(_ base: String, _ labels: [String]) -> String {
    let base = plain(base)
    guard let first = labels.first.map(plain) else { return base }
    var name = base
    if first != "_" {
      let takesWith = !isPreposition(firstWord(first)) && !isPreposition(lastWord(base))
      name += (takesWith ? "With" : "") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { $0 == "_" ? ":" : plain($0) + ":" }.joined()
  }

  /// A method's name in Swift with its labels, such as `move(to:animated:)`.
  static func full(_ base: String, _ labels: [String]) -> String {
    "\(base)(\(labels.map { "\($0):" }.joined()))"
  }

  /// A property's setter.
  static func setter(_ name: String) -> String { "set" + capitalized(plain(name)) + ":" }

  /// A name without its backticks.
  static func plain(_ name: String) -> String {
    name.hasPrefix("`") && name.hasSuffix("`") && name.count > 2
      ? String(name.dropFirst().dropLast()) : name
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(_ name: String) -> String {
    guard let first = name.first else { return "" }
    return (String(first) + name.dropFirst().prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static func isPreposition(_ word: String) -> Bool { prepositions.contains(word) }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
