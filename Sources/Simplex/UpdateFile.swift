/// Updates of a factor in product form: each replaces one basis row by a combination of all.
///
/// Entries are chained by position, so that a solve applies only the updates it reaches.
struct UpdateFile: ~Copyable {
  /// A coefficient of an update's row, in terms of the previous basis rows.
  struct Entry: BitwiseCopyable {
    var value: Double
    var position: Int32
    /// The update it belongs to.
    var update: Int32
    /// The previous update's entry with the same position, or -1.
    var next: Int32
    var padding: Int32 = 0
  }
  /// An update, whose first entry is the pivot, the coefficient of the replaced row.
  struct Update: BitwiseCopyable {
    var start: Int32
    /// The previous update that replaced the same position, or -1.
    var next: Int32
  }

  private(set) var updates = Buffer<Update>()
  private(set) var entries = Buffer<Entry>()
  /// The latest entry of a position, by position; -1 for none; empty while there are no updates.
  private(set) var lastEntry = Buffer<Int32>()
  /// The latest update that replaced a position, by position; -1 for none.
  private(set) var lastUpdate = Buffer<Int32>()
  var queue = StepQueue()

  /// The number of updates since the last factorisation.
  var count: Int { updates.count }
  /// The number of allocated bytes.
  var bytes: Int {
    updates.bytes + entries.bytes + lastEntry.bytes + lastUpdate.bytes + queue.bytes
  }

  /// Removes all updates.
  mutating func reset() {
    updates.removeAll()
    entries.removeAll()
    lastEntry.removeAll()
    lastUpdate.removeAll()
  }

  /// Extends the storage to added positions.
  mutating func extend(positions: Int) {
    guard count > 0 else { return }
    lastEntry.extend(-1, to: positions)
    lastUpdate.extend(-1, to: positions)
  }

  /// Replaces the basis row at a position by the row `Σ weights[k] · basis row k`.
  mutating func append(
    _ position: Int32, pivot: Double, _ weights: borrowing SparseVector, positions: Int
  ) {
    if count == 0 {
      lastEntry.reset(-1, count: positions)
      lastUpdate.reset(-1, count: positions)
      // Growing bit by bit would copy them several times over before they are worn.
      entries.reserve(positions / 4)
    }
    let update = Int32(count)
    updates.append(Update(start: Int32(entries.count), next: lastUpdate[position]))
    lastUpdate[position] = update
    add(position, pivot, update)
    for index in 0..<weights.count {
      let other = weights.indices[index]
      guard other != position else { continue }
      add(other, weights.values[index], update)
    }
    queue.grow(steps: count)
  }

  /// The entries of an update after its pivot.
  @inline(__always)
  func others(_ update: Int32) -> Range<Int32> {
    let next = Int(update) + 1
    let end = next < updates.count ? updates[next].start : Int32(entries.count)
    return updates[update].start + 1..<end
  }

  private mutating func add(_ position: Int32, _ value: Double, _ update: Int32) {
    entries.append(
      Entry(value: value, position: position, update: update, next: lastEntry[position]))
    lastEntry[position] = Int32(entries.count - 1)
  }
}
