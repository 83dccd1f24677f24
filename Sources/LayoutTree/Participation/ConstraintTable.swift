internal import LayoutEngine

/// Constraints by their names in an engine: a list by the places that the engine gives them.
struct ConstraintTable {
  private struct Entry {
    var id: ConstraintID
    var constraint: NSLayoutConstraint
  }

  private var entries: [Entry?] = []
  private var count = 0

  /// Whether it is empty.
  var isEmpty: Bool { count == 0 }

  /// Makes room for as many constraints of an engine.
  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// A constraint; nil once it is gone.
  ///
  /// - Complexity: O(1).
  subscript(id: ConstraintID) -> NSLayoutConstraint? {
    get {
      let slot = id.slot
      guard slot < entries.count, let entry = entries[slot], entry.id == id else { return nil }
      return entry.constraint
    }
    set {
      let slot = id.slot
      guard let newValue else {
        guard slot < entries.count, entries[slot]?.id == id else { return }
        entries[slot] = nil
        count -= 1
        return
      }
      while entries.count <= slot { entries.append(nil) }
      if entries[slot] == nil { count += 1 }
      entries[slot] = Entry(id: id, constraint: newValue)
    }
  }

  /// Calls with each constraint.
  func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for entry in entries { if let entry { body(entry.constraint) } }
  }
}
