/// A version of iOS.
package struct SystemVersion: Sendable, Equatable {
  /// The first number.
  package let major: Int
  /// The second number; 0 without one.
  package let minor: Int

  /// Creates a version from a text such as `17.5` or `13`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (1...3).contains(parts.count), numbers[0] > 0 else {
      return nil
    }
    (major, minor) = (numbers[0], parts.count > 1 ? numbers[1] : 0)
  }
}
