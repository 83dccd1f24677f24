/// A property that a program sets and that changes nothing but itself: its documented default, and another value.
@MainActor package struct KeptProperty<Root: AnyObject> {
  private let check: (Root) -> String?

  /// Makes a row of a table of defaults.
  package init<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Root, Value>, default expected: Value, other: Value
  ) {
    check = { root in
      let found = root[keyPath: property]
      root[keyPath: property] = other
      guard found == expected else { return "\(property) is \(found), not \(expected)" }
      let kept = root[keyPath: property]
      return kept == other ? nil : "\(property) is \(kept) after it was set to \(other)"
    }
  }

  /// Checks an object's properties and leaves them at their other values.
  ///
  /// - Returns: What differs from a table; empty if all is as it says.
  package static func lapses(in root: Root, _ table: [KeptProperty]) -> [String] {
    table.compactMap { $0.check(root) }
  }
}
