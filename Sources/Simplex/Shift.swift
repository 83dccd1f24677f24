/// A change of one row's multiplier: at most four ranks and their differences.
struct Shift: ~Copyable {
  private(set) var ranks = Buffer<Int32>()
  private(set) var values = Buffer<Double>()

  /// The number of ranks.
  var count: Int { @inline(__always) get { ranks.count } }
  /// The number of allocated bytes.
  var bytes: Int { ranks.bytes + values.bytes }

  /// Resets the change to zero.
  mutating func clear() {
    ranks.removeAll()
    values.removeAll()
  }

  /// Adds to one rank.
  mutating func add(_ rank: Int, _ value: Double) {
    guard value != 0 else { return }
    for index in 0..<ranks.count where ranks[index] == Int32(rank) {
      values[index] += value
      return
    }
    ranks.append(Int32(rank))
    values.append(value)
  }
}
