/// Numbers by position and rank, most of them zero where there are many ranks.
///
/// Few ranks are a plain table. Many are kept in blocks of sixteen, of which only those exist that hold something: two
/// thousand priorities in a list cost each of its rows a few blocks, not two thousand numbers.
struct MultiplierTable: ~Copyable {
  /// The number of ranks that a position has room for.
  private(set) var ranks = 0

  private var values = Buffer<Double>()
  /// By position, then block: where it starts in `values`, or -1; empty where there are few ranks.
  private var starts = Buffer<Int32>()
  /// Blocks a position; 0 for a plain table.
  private var blocks = 0

  /// The number of ranks in a block.
  private static let blockSize = 16
  /// Up to here a plain table takes less.
  private static let plainRanks = 32

  /// Bytes of memory held.
  var bytes: Int { values.bytes + starts.bytes }

  /// Makes the table hold zeros.
  mutating func reset(positions: Int, ranks: Int) {
    self.ranks = ranks
    blocks = ranks > Self.plainRanks ? (ranks + Self.blockSize - 1) / Self.blockSize : 0
    values.reset(0, count: blocks == 0 ? positions * ranks : 0)
    starts.reset(-1, count: positions * blocks)
  }

  /// Adds a position of zeros.
  mutating func addPosition() {
    if blocks == 0 {
      for _ in 0..<ranks { values.append(0) }
    } else {
      for _ in 0..<blocks { starts.append(-1) }
    }
  }

  /// A number.
  subscript(position: Int32, rank: Int) -> Double {
    @inline(__always) get {
      guard blocks > 0 else { return values[Int(position) &* ranks &+ rank] }
      let start = starts[Int(position) &* blocks &+ rank &>> 4]
      return start < 0 ? 0 : values[Int(start) &+ rank & 15]
    }
    @inline(__always) set {
      guard blocks > 0 else { return values[Int(position) &* ranks &+ rank] = newValue }
      setInBlock(position, rank, newValue)
    }
  }

  @inline(never)
  private mutating func setInBlock(_ position: Int32, _ rank: Int, _ value: Double) {
    let block = Int(position) &* blocks &+ rank &>> 4
    if starts[block] < 0 {
      guard value != 0 else { return }
      starts[block] = Int32(values.count)
      values.extend(0, to: values.count + Self.blockSize)
    }
    values[Int(starts[block]) &+ rank & 15] = value
  }

  /// The next rank from one on that may hold something; the number of ranks if none does.
  @inline(__always)
  func nextRank(_ position: Int32, from rank: Int) -> Int {
    guard blocks > 0, rank < ranks else { return rank }
    return nextInBlocks(position, rank)
  }

  @inline(never)
  private func nextInBlocks(_ position: Int32, _ rank: Int) -> Int {
    let base = Int(position) &* blocks
    var block = rank &>> 4
    if starts[base &+ block] >= 0 { return rank }
    repeat { block += 1 } while block < blocks && starts[base &+ block] < 0
    return min(ranks, block &<< 4)
  }
}
