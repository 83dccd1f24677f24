internal import LayoutEngine

/// The user's constraints in a context, indexed by the engine's slots.
///
/// Slots are reused; a constraint's id in the context shows whether a slot is its own.
@MainActor struct ConstraintTable {
  private var entries: [NSLayoutConstraint?] = []
  private var count = 0

  /// Whether it is empty.
  var isEmpty: Bool { count == 0 }

  /// Reserves capacity for the constraints of an engine.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// The constraint with an id; nil once it is removed.
  ///
  /// - Complexity: O(1).
  func constraint(_ id: ConstraintID, in context: LayoutContext) -> NSLayoutConstraint? {
    let slot = id.slot
    guard slot < entries.count, let constraint = entries[slot],
      constraint.enrolments[context] == id
    else { return nil }
    return constraint
  }

  /// Inserts a constraint under a new id.
  ///
  /// - Complexity: O(1).
  mutating func insert(_ constraint: NSLayoutConstraint, as id: ConstraintID) {
    let slot = id.slot
    while entries.count <= slot { entries.append(nil) }
    if entries[slot] == nil { count += 1 }
    entries[slot] = constraint
  }

  /// Removes a constraint that still has its id, unless its slot was reused.
  ///
  /// - Complexity: O(1).
  mutating func remove(_ id: ConstraintID, in context: LayoutContext) {
    guard constraint(id, in: context) != nil else { return }
    entries[id.slot] = nil
    count -= 1
  }

  /// Calls a closure with each constraint.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for entry in entries { if let entry { body(entry) } }
  }
}
