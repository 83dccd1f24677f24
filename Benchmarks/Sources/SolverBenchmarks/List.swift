internal import ArgumentParser

/// Values with commas between them.
struct List<Element: ExpressibleByArgument>: ExpressibleByArgument {
  /// In the order given.
  let elements: [Element]

  /// Reads the values; nil when the list is empty or a value is invalid.
  init?(argument: String) {
    let parsed = argument.split(separator: ",").map { Element(argument: String($0)) }
    elements = parsed.compactMap { $0 }
    if elements.isEmpty || elements.count != parsed.count { return nil }
  }
}
