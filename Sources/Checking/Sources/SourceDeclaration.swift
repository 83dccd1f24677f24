/// A class name declared in a source.
struct SourceDeclaration: Hashable {
  /// The kind of a declaration.
  enum Kind: Hashable {
    /// A class with its superclass; nil if none is specified.
    case type(superclass: String?)
    /// An extension or category of a class.
    case addition
    /// An alternative name for a class, or a forward declaration.
    case name
  }

  /// The name.
  let name: String
  /// The kind.
  let kind: Kind

  /// Returns the declarations in a Swift or Objective-C source, in order.
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
