/// A test of a package by the name that `swift test list` prints: module, suites and function.
package struct TestIdentifier: Hashable, Sendable, Comparable {
  /// The name, such as `CardTests.BadgeTests/testSize` or `CardTests.Badges/size()`.
  package let text: String

  /// Creates an identifier; nil for a line that is not the name of a test.
  package init?(_ line: some StringProtocol) {
    guard let dot = line.firstIndex(of: "."), dot != line.startIndex,
      !line.contains(where: \.isNewline), line.last != "/", line.last != ".",
      !line[..<dot].contains(" ")
    else { return nil }
    text = String(line)
  }

  /// Whether it is a test of XCTest; those of Swift Testing have parentheses.
  package var isXCTest: Bool { !text.hasSuffix(")") }

  /// The module.
  package var module: String { String(text.prefix { $0 != "." }) }

  /// The part before the function: the module, and the suites that it is in.
  package var suite: String {
    // A name in backticks may have slashes.
    let head = text.firstIndex(of: "`").map { text[..<$0] } ?? text[...]
    return head.lastIndex(of: "/").map { String(text[..<$0]) } ?? module
  }

  /// The function.
  package var name: String {
    let rest = text.dropFirst(suite.count + 1)
    return String(rest)
  }

  /// The name that XCTest prints: the class and the function.
  package var printedName: String {
    String(text.dropFirst(module.count + 1).map { $0 == "/" ? "." : $0 })
  }

  package static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}
