/// Updates of a factor in product form: each replaces one basis row by a combination of all.
///
/// Entries are chained by position, so that a solve applies the updates it reaches and no others.
struct UpdateFile: ~Copyable {
  /// One coefficient of an update's row, in terms of the rows before it.
  struct Entry: BitwiseCopyable {
    var value: Double
    var position: Int32
    /// The update it belongs to.
    var update: Int32
    /// The entry of the update before that has the same position, or -1.
    var next: Int32
    var padding: Int32 = 0
  }
  /// One update: its first entry is the pivot, the replaced row's own coefficient.
  struct Update: BitwiseCopyable {
    var start: Int32
    /// The update before that replaced the same position, or -1.
    var next: Int32
  }

  private(set) var updates = Buffer<Update>()
  private(set) var entries = Buffer<Entry>()
  /// By position: the latest entry there, or -1; empty while there are no updates.
  private(set) var lastEntry = Buffer<Int32>()
  /// By position: the latest update that replaced it, or -1.
  private(set) var lastUpdate = Buffer<Int32>()
  var queue = StepQueue()

  /// Number of updates since the last factorisation.
  var count: Int { updates.count }
  /// Bytes of memory held.
  var bytes: Int {
    updates.bytes + entries.bytes + lastEntry.bytes + lastUpdate.bytes + queue.bytes
  }

  /// Forgets all updates.
  mutating func reset() {
    updates.removeAll()
    entries.removeAll()
    lastEntry.removeAll()
    lastUpdate.removeAll()
  }

  /// Reserves space for positions that were added.
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
