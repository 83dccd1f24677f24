/// What nodes generate, as the engine has it.
extension LayoutEngine {
  /// Adds a constraint that a node generates.
  package func add(_ statement: GeneratedConstraint, of item: ItemID, to stated: inout Stated) {
    switch statement {
    case .relation(let spec, let identifier): stated.append(add(spec), identifier)
    case .intrinsic(let size): stated.append(add(size, to: item), nil)
    }
  }

  /// The constraints that a node generated, as the engine has them; without those that went with their items.
  ///
  /// - Complexity: O(constraints).
  package func statements(_ stated: Stated) -> [GeneratedConstraint] {
    stated.ids.indices.compactMap { statement(stated, $0) }
  }

  /// One constraint that a node generated; nil where it went with an item.
  package func statement(_ stated: Stated, _ index: Int) -> GeneratedConstraint? {
    switch records[stated.ids[index]]?.body {
    case .relation(let spec): .relation(spec, identifier: stated.identifier(index))
    case .intrinsic(let size, _): .intrinsic(size)
    case nil: nil
    }
  }

  /// Whether a node generated these constraints.
  ///
  /// - Complexity: O(constraints).
  package func says(_ stated: Stated, _ statements: [GeneratedConstraint]) -> Bool {
    guard statements.count == stated.ids.count else { return false }
    for (index, statement) in statements.enumerated() {
      let id = stated.ids[index]
      switch statement {
      case .relation(let spec, let identifier):
        guard records.says(id, spec), stated.identifier(index) == identifier else { return false }
      case .intrinsic(let size): guard records.says(id, size) else { return false }
      }
    }
    return true
  }

  /// The natural length along an axis that a node generated; nil without one.
  package func naturalLength(_ stated: Stated, _ axis: Axis) -> Double? {
    for id in stated.ids {
      if let length = records.naturalLength(of: id, axis) { return length }
    }
    return nil
  }
}
