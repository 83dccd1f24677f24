/// The constraints of an engine by name, in one buffer.
struct ConstraintStore {
  private var records: [ConstraintRecord] = []
  private var freeSlots: [Int] = []
  private var nextSerial = 0

  /// Adds a constraint and names it.
  mutating func add(_ record: ConstraintRecord) -> ConstraintID {
    var record = record
    record.serial = nextSerial
    nextSerial += 1
    guard let slot = freeSlots.popLast() else {
      records.append(record)
      return ConstraintID(serial: record.serial, slot: records.count - 1)
    }
    records[slot] = record
    return ConstraintID(serial: record.serial, slot: slot)
  }

  /// Takes a constraint out; nil if it is gone.
  mutating func remove(_ id: ConstraintID) -> ConstraintRecord? {
    guard contains(id) else { return nil }
    let record = records[id.slot]
    records[id.slot].serial = -1
    freeSlots.append(id.slot)
    return record
  }

  /// Whether a constraint is there.
  func contains(_ id: ConstraintID) -> Bool {
    records.indices.contains(id.slot) && records[id.slot].serial == id.serial
  }

  /// A constraint; nil once it is gone.
  ///
  /// One that is gone stays away whatever is set.
  subscript(id: ConstraintID) -> ConstraintRecord? {
    get { contains(id) ? records[id.slot] : nil }
    set {
      guard let newValue, contains(id) else { return }
      records[id.slot] = newValue
    }
  }

  /// Calls with each item that a constraint mentions, in order.
  func forEachItem(of id: ConstraintID, _ body: (ItemID) -> Void) {
    if contains(id) { records[id.slot].forEachItem(body) }
  }

  /// Changes a constraint in place, if it is there.
  mutating func update(_ id: ConstraintID, _ body: (inout ConstraintRecord) -> Void) {
    if contains(id) { body(&records[id.slot]) }
  }

  /// Calls with each constraint, in no particular order.
  func forEach(_ body: (ConstraintID, ConstraintRecord) -> Void) {
    for slot in records.indices where records[slot].serial >= 0 {
      body(ConstraintID(serial: records[slot].serial, slot: slot), records[slot])
    }
  }

  /// A constraint's place in the order, and whether it was put there; nil once it is gone.
  func place(of id: ConstraintID) -> (order: Int32, isOrdered: Bool)? {
    contains(id) ? (records[id.slot].order, records[id.slot].isOrdered) : nil
  }

  /// Counts all constraints as being in order.
  mutating func markOrdered() {
    for slot in records.indices { records[slot].isOrdered = true }
  }
}
