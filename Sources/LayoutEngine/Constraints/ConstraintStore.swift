internal import Simplex

/// The constraints of an engine by id, in flat buffers.
struct ConstraintStore {
  /// The data that ordering reads of all constraints; kept small for that reason.
  private struct OrderEntry {
    var serial: Int
    /// The order number by which ties and contradictions are resolved.
    var order: Int32
    /// The slots of its neighbours in the order; −1 for none.
    var previous: Int32 = -1
    var next: Int32 = -1
    /// The items on both sides; −1 for none.
    var first: Int32
    var second: Int32
    /// Whether it is in order; see ``LayoutEngine/arrange(_:)``.
    var isOrdered = false
    /// Whether a side is a distance, whose origin is in ``origins``.
    var hasOrigins: Bool
  }

  private var packed: [PackedConstraint] = []
  private var standings: [OrderEntry] = []
  /// The items of constraints with a distance, by slot; there are few.
  private var origins: [Int: MentionedItems] = [:]
  private var freeSlots: [Int] = []
  private var nextSerial = 0
  /// Whether every ordered constraint is linked to its neighbours.
  private(set) var isLinked = false

  /// The number of constraints.
  var count: Int { packed.count - freeSlots.count }

  /// Reserves capacity for a number of additional constraints.
  mutating func reserve(_ more: Int) {
    packed.reserveCapacity(packed.count + more)
    standings.reserveCapacity(standings.count + more)
  }

  /// Adds a constraint and returns its id.
  mutating func add(_ record: ConstraintRecord, order: Int32) -> ConstraintID {
    let serial = nextSerial
    nextSerial += 1
    let mentions = MentionedItems(record.body)
    let standing = OrderEntry(
      serial: serial, order: order, first: mentions.first, second: mentions.second,
      hasOrigins: mentions.hasOrigins)
    let slot = freeSlots.popLast() ?? packed.count
    if slot < packed.count {
      packed[slot] = PackedConstraint(record)
      standings[slot] = standing
    } else {
      require(slot < ConstraintID.maximumCount, "An engine holds 16,777,216 constraints at most.")
      packed.append(PackedConstraint(record))
      standings.append(standing)
    }
    if mentions.hasOrigins { origins[slot] = mentions }
    return ConstraintID(serial: serial, slot: slot)
  }

  /// Removes a constraint; returns nil if it was removed before.
  mutating func remove(_ id: ConstraintID) -> ConstraintRecord? {
    guard let record = self[id] else { return nil }
    unlink(id.slot)
    standings[id.slot].serial = -1
    if standings[id.slot].hasOrigins { origins[id.slot] = nil }
    freeSlots.append(id.slot)
    return record
  }

  /// Whether the store contains a constraint.
  func contains(_ id: ConstraintID) -> Bool {
    standings.indices.contains(id.slot) && standings[id.slot].serial == id.serial
  }

  /// The constraint with an id; nil once it is removed.
  ///
  /// Setting a removed one has no effect; a new value must mention the same items.
  subscript(id: ConstraintID) -> ConstraintRecord? {
    get { contains(id) ? record(in: id.slot) : nil }
    set {
      guard let newValue, contains(id) else { return }
      packed[id.slot] = PackedConstraint(newValue)
    }
  }

  /// Sets the row of a constraint, nil while it is broken; does nothing for a removed one.
  mutating func setRow(_ row: RowID?, of id: ConstraintID) {
    if contains(id) { packed[id.slot].row = row }
  }

  /// The row of a constraint; nil while it is broken, and once it is removed.
  func row(of id: ConstraintID) -> RowID? { contains(id) ? packed[id.slot].row : nil }

  /// The natural length of a constraint along an axis; nil for any other kind, and once it is removed.
  func naturalLength(of id: ConstraintID, _ axis: Axis) -> Double? {
    contains(id) ? packed[id.slot].naturalLength(axis) : nil
  }

  /// Whether a constraint exists and equals a natural length.
  func matches(_ id: ConstraintID, _ size: IntrinsicSize) -> Bool {
    guard contains(id) else { return false }
    let item = ItemID(index: standings[id.slot].first)
    return packed[id.slot].matches(PackedConstraint(ConstraintRecord(body: .intrinsic(size, item))))
  }

  /// Whether a constraint exists and equals a relation.
  func matches(_ id: ConstraintID, _ spec: ConstraintSpec) -> Bool {
    guard contains(id) else { return false }
    let body = ConstraintRecord.Body.relation(spec)
    let (now, then) = (MentionedItems(body), mentions(in: id.slot))
    return now.first == then.first && now.second == then.second
      && now.firstOrigin == then.firstOrigin && now.secondOrigin == then.secondOrigin
      && packed[id.slot].matches(PackedConstraint(ConstraintRecord(body: body)))
  }

  /// The id of the constraint in a slot.
  func id(in slot: Int) -> ConstraintID { ConstraintID(serial: standings[slot].serial, slot: slot) }

  private func record(in slot: Int) -> ConstraintRecord {
    ConstraintRecord(body: packed[slot].body(mentions(in: slot)), row: packed[slot].row)
  }

  private func mentions(in slot: Int) -> MentionedItems {
    let standing = standings[slot]
    if standing.hasOrigins, let all = origins[slot] { return all }
    return MentionedItems(standing.first, standing.second)
  }

  /// Calls a closure with each constraint, in no particular order.
  func forEach(_ body: (ConstraintID, PackedConstraint) -> Void) {
    for slot in packed.indices where standings[slot].serial >= 0 {
      body(ConstraintID(serial: standings[slot].serial, slot: slot), packed[slot])
    }
  }

  // MARK: Order

  /// The items that a constraint mentions; nil once it is removed.
  func mentions(of id: ConstraintID) -> MentionedItems? {
    contains(id) ? mentions(in: id.slot) : nil
  }

  /// The order number of a constraint, and whether it was ordered; nil once it is removed.
  func place(of id: ConstraintID) -> (order: Int32, isOrdered: Bool)? {
    contains(id) ? (standings[id.slot].order, standings[id.slot].isOrdered) : nil
  }

  /// Sets the order number of a constraint; does nothing for a removed one.
  mutating func setOrder(_ order: Int32, _ id: ConstraintID) {
    if contains(id) { standings[id.slot].order = order }
  }

  /// Sets whether a constraint is in order.
  mutating func setOrdered(_ isOrdered: Bool, _ id: ConstraintID) {
    if contains(id) { standings[id.slot].isOrdered = isOrdered }
  }

  /// Marks all constraints as ordered.
  mutating func markOrdered() {
    isLinked = false
    for slot in standings.indices { standings[slot].isOrdered = true }
  }

  /// Links constraints to their neighbours in the given order, for O(1) access.
  mutating func link(_ ids: [ConstraintID]) {
    isLinked = true
    var last: Int32 = -1
    for id in ids where contains(id) {
      let slot = Int32(truncatingIfNeeded: id.slot)
      standings[id.slot].previous = last
      standings[id.slot].next = -1
      if last >= 0 { standings[Int(last)].next = slot }
      last = slot
    }
  }

  /// Links a constraint without neighbours after another one.
  mutating func link(_ id: ConstraintID, after other: ConstraintID) {
    let slot = Int32(truncatingIfNeeded: id.slot)
    let next = standings[other.slot].next
    standings[id.slot].previous = Int32(truncatingIfNeeded: other.slot)
    standings[id.slot].next = next
    standings[other.slot].next = slot
    if next >= 0 { standings[Int(next)].previous = slot }
  }

  /// The preceding constraint in the order; nil for the first and for an unordered one.
  func previous(_ id: ConstraintID) -> ConstraintID? {
    contains(id) ? name(standings[id.slot].previous) : nil
  }

  /// The following constraint in the order; nil for the last and for an unordered one.
  func next(_ id: ConstraintID) -> ConstraintID? {
    contains(id) ? name(standings[id.slot].next) : nil
  }

  private func name(_ slot: Int32) -> ConstraintID? {
    guard slot >= 0 else { return nil }
    return ConstraintID(serial: standings[Int(slot)].serial, slot: Int(slot))
  }

  private mutating func unlink(_ slot: Int) {
    let (previous, next) = (standings[slot].previous, standings[slot].next)
    if previous >= 0 { standings[Int(previous)].next = next }
    if next >= 0 { standings[Int(next)].previous = previous }
    (standings[slot].previous, standings[slot].next) = (-1, -1)
  }
}
