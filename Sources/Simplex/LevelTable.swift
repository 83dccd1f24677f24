/// The priorities in use, ranked: rank 0 is the highest.
///
/// Multipliers and slopes are vectors over ranks, compared from rank 0 on. The id of a level is constant; its
/// rank moves when a higher level is added.
struct LevelTable: ~Copyable {
  /// The priorities by rank, in decreasing order.
  private var ranked = Buffer<Float>()
  private var idsByRank = Buffer<Int32>()
  /// The rank by level id; indexed with a row's `below` or `above`.
  private var ranks = Buffer<Int32>()
  /// Whether ranks moved since this was last set to false.
  var hasMoved = false

  /// Creates a table with the required level, whose id is 0.
  init() { _ = id(of: .required) }

  /// The number of levels.
  var count: Int { @inline(__always) get { ranked.count } }

  /// The id of a priority's level, which is added if it is new.
  ///
  /// nil, no cost, is -1.
  mutating func id(of priority: Priority?) -> Int32 {
    guard let value = priority?.value else { return -1 }
    var position = 0
    while position < ranked.count, ranked[position] > value { position += 1 }
    if position < ranked.count, ranked[position] == value { return idsByRank[position] }
    let id = Int32(ranks.count)
    ranked.append(value)
    idsByRank.append(id)
    ranks.append(0)
    var place = ranked.count - 1
    while place > position {
      ranked[place] = ranked[place - 1]
      idsByRank[place] = idsByRank[place - 1]
      place -= 1
    }
    ranked[position] = value
    idsByRank[position] = id
    for place in position..<ranked.count { ranks[idsByRank[place]] = Int32(place) }
    hasMoved = true
    return id
  }

  /// The rank of a level id; -1 for no cost.
  @inline(__always)
  func rank(of id: Int32) -> Int { id < 0 ? -1 : Int(ranks[id]) }

  /// The priority of a level id; nil for no cost.
  func priority(of id: Int32) -> Priority? { id < 0 ? nil : Priority(ranked[Int(ranks[id])]) }

  /// The priority at a rank.
  func priority(at rank: Int) -> Priority { Priority(ranked[rank]) }
}
