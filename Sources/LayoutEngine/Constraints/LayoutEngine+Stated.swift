/// The constraints that nodes generate, in the engine.
extension LayoutEngine {
  /// Adds a constraint that a node generates.
  package func add(_ statement: GeneratedConstraint, of item: ItemID, to stated: inout Stated) {
    switch statement {
    case .relation(let spec, let identifier): stated.append(add(spec), identifier)
    case .intrinsic(let size): stated.append(add(size, to: item), nil)
    }
  }

  /// The constraints that a node generated; those removed with an item are skipped.
  ///
  /// - Complexity: O(constraints).
  package func statements(_ stated: Stated) -> [GeneratedConstraint] {
    var statements: [GeneratedConstraint] = []
    statements.reserveCapacity(stated.ids.count)
    for index in stated.ids.indices {
      if let statement = statement(stated, index) { statements.append(statement) }
    }
    return statements
  }

  /// The generated constraint at an index; nil if it was removed with an item.
  package func statement(_ stated: Stated, _ index: Int) -> GeneratedConstraint? {
    switch records[stated.ids[index]]?.body {
    case .relation(let spec): .relation(spec, identifier: stated.identifier(index))
    case .intrinsic(let size, _): .intrinsic(size)
    case nil: nil
    }
  }

  /// Whether the given constraints equal those that a node generated.
  ///
  /// - Complexity: O(constraints).
  package func matches(_ stated: Stated, _ statements: [GeneratedConstraint]) -> Bool {
    guard statements.count == stated.ids.count else { return false }
    for (index, statement) in statements.enumerated() {
      let id = stated.ids[index]
      switch statement {
      case .relation(let spec, let identifier):
        guard records.matches(id, spec), stated.identifier(index) == identifier else {
          return false
        }
      case .intrinsic(let size): guard records.matches(id, size) else { return false }
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
