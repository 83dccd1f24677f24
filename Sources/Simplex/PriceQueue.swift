/// A heap of positions whose multipliers are out of bounds, ordered by the pricing rule.
///
/// Entries are not removed when a multiplier changes; a new one is inserted, and an entry that no longer
/// matches the multiplier is dropped when it becomes the first.
struct PriceQueue: ~Copyable {
  /// A violated position with its sort keys.
  struct Entry: BitwiseCopyable {
    var position: Int32
    /// The rank of the cost that its row will pay after leaving; the lowest cost comes first.
    var weakness: Int32
    /// The first rank with a violation.
    var rank: Int32
    /// The entry order of its row.
    var entry: Int32
    /// The size of the violation.
    var size: Double
    /// The side to which its row leaves.
    var sign: Double

    /// Whether this one should leave the basis before another.
    ///
    /// Sizes are compared by their power of two: among nearly equal ones the entry order follows the views, so
    /// that the data of one pivot is still in the cache for the next one.
    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      if weakness != other.weakness { return weakness > other.weakness }
      if rank != other.rank { return rank < other.rank }
      let (mine, others) = (size.bitPattern &>> 52, other.size.bitPattern &>> 52)
      if mine != others { return mine > others }
      return entry < other.entry
    }
  }

  private(set) var entries = Buffer<Entry>()

  /// The number of allocated bytes.
  var bytes: Int { entries.bytes }

  /// Empties the queue.
  mutating func removeAll() { entries.removeAll() }

  /// Inserts an entry.
  mutating func insert(_ entry: Entry) {
    entries.append(entry)
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry.precedes(entries[parent]) else { break }
      entries[child] = entries[parent]
      child = parent
    }
    entries[child] = entry
  }

  /// Removes all entries of a position; O(entries).
  mutating func remove(_ position: Int32) {
    var kept = Buffer<Entry>()
    for index in 0..<entries.count where entries[index].position != position {
      kept.append(entries[index])
    }
    entries.removeAll()
    for index in 0..<kept.count { insert(kept[index]) }
  }

  /// Removes and returns the first entry.
  mutating func popFirst() -> Entry? {
    guard let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return last }
    let first = entries[0]
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      guard entries[child].precedes(last) else { break }
      entries[parent] = entries[child]
      parent = child
    }
    entries[parent] = last
    return first
  }
}
