/// A name that a source declares for classes.
struct SourceDeclaration: Hashable {
  /// The kind of declaration of a name.
  enum Kind: Hashable {
    /// A class with its superclass; nil where none is stated.
    case type(superclass: String?)
    /// More members of a class.
    case addition
    /// Another name for something, or a promise that a class is elsewhere.
    case name
  }

  /// The name.
  let name: String
  /// The kind.
  let kind: Kind

  /// The declarations in a text of Swift or Objective-C, in order.
  ///
  /// - Complexity: O(bytes).
  static func all(in bytes: [UInt8]) -> [SourceDeclaration] {
    var result: [SourceDeclaration] = []
    var words = SourceWords(bytes)
    while words.next() {
      let isDirective = words.before == UInt8(ascii: "@")
      if words.isWord("class") || words.isWord("actor") {
        guard let name = name(after: &words) else { continue }
        result.append(
          isDirective
            ? SourceDeclaration(name: name, kind: .name)
            : SourceDeclaration(name: name, kind: .type(superclass: superclass(&words))))
      } else if words.isWord("extension") || isDirective && words.isWord("implementation") {
        guard let name = name(after: &words) else { continue }
        result.append(SourceDeclaration(name: name, kind: .addition))
      } else if isDirective, words.isWord("interface") {
        guard let name = name(after: &words) else { continue }
        let isAddition = words.afterParameters()?.byte == UInt8(ascii: "(")
        result.append(
          SourceDeclaration(
            name: name, kind: isAddition ? .addition : .type(superclass: superclass(&words))))
      } else if words.isWord("typealias") || words.isWord("compatibility_alias")
        || isDirective && words.isWord("objc") && words.after()?.byte == UInt8(ascii: "(")
      {
        guard let name = name(after: &words) else { continue }
        result.append(SourceDeclaration(name: name, kind: .name))
      }
    }
    return result
  }

  private static func name(after words: inout SourceWords) -> String? {
    words.next() ? words.word : nil
  }

  /// The first name after a colon, without its module.
  private static func superclass(_ words: inout SourceWords) -> String? {
    guard let colon = words.afterParameters(), colon.byte == UInt8(ascii: ":") else { return nil }
    words.skip(to: colon.place + 1)
    guard words.next() else { return nil }
    while words.after()?.byte == UInt8(ascii: ".") { guard words.next() else { break } }
    return words.word
  }
}
