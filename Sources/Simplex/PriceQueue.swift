/// Positions whose multipliers are out of bounds, the most promising first: a binary heap.
///
/// Entries are not taken out when a multiplier changes; the changed one is put in again, and an entry
/// that no longer says what the multiplier says is dropped when it comes up.
struct PriceQueue: ~Copyable {
  /// A violated position with what it is compared by.
  struct Entry: BitwiseCopyable {
    var position: Int32
    /// Rank of the cost that its row will pay once it lets go; what costs least goes first.
    var weakness: Int32
    /// First rank that shows the violation.
    var rank: Int32
    /// Entry order of its row.
    var entry: Int32
    /// By how much.
    var size: Double
    /// The side to which it wants to go.
    var sign: Double

    /// Whether this one should leave the basis before another.
    ///
    /// Sizes count by their power of two: between nearly equal ones entry order goes from view to view, so
    /// that what one pivot brought into the cache the next one finds there.
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

  /// Bytes of memory held.
  var bytes: Int { entries.bytes }

  /// Empties the queue.
  mutating func removeAll() { entries.removeAll() }

  /// Puts an entry in.
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

  /// Takes all entries of a position out; O(entries).
  mutating func remove(_ position: Int32) {
    var kept = Buffer<Entry>()
    for index in 0..<entries.count where entries[index].position != position {
      kept.append(entries[index])
    }
    entries.removeAll()
    for index in 0..<kept.count { insert(kept[index]) }
  }

  /// Takes the first entry out.
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
