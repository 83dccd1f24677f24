internal import LayoutEngine

/// The constraints of users in a context, by the places that its engine gives them.
///
/// Places are used again; whose place it is a constraint knows by itself, from its name in the context.
@MainActor struct ConstraintTable {
  private var entries: [NSLayoutConstraint?] = []
  private var count = 0

  /// Whether it is empty.
  var isEmpty: Bool { count == 0 }

  /// Reserves space for a number of an engine's constraints.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// A constraint; nil once it is gone.
  ///
  /// - Complexity: O(1).
  func constraint(_ id: ConstraintID, in context: LayoutContext) -> NSLayoutConstraint? {
    let slot = id.slot
    guard slot < entries.count, let constraint = entries[slot],
      constraint.enrolments[context] == id
    else { return nil }
    return constraint
  }

  /// Adds a constraint that just got its name.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ constraint: NSLayoutConstraint, as id: ConstraintID) {
    let slot = id.slot
    while entries.count <= slot { entries.append(nil) }
    if entries[slot] == nil { count += 1 }
    entries[slot] = constraint
  }

  /// Removes a constraint that still has its name, unless its place went to another one.
  ///
  /// - Complexity: O(1).
  mutating func remove(_ id: ConstraintID, in context: LayoutContext) {
    guard constraint(id, in: context) != nil else { return }
    entries[id.slot] = nil
    count -= 1
  }

  /// Calls with each constraint.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for entry in entries { if let entry { body(entry) } }
  }
}
