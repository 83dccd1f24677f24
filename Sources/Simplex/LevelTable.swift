/// The priorities in use, ranked: rank 0 is the most important.
///
/// Multipliers and slopes are vectors over ranks, compared from rank 0 on. A level keeps its id
/// for ever; its rank moves when a more important level appears.
struct LevelTable {
  /// Priorities by rank, falling.
  private(set) var ranked: [Priority] = [.required]
  private var idsByRank: [Int32] = [0]
  /// Rank by level id; index it with a row's `below` or `above`.
  private(set) var rank: [Int32] = [0]

  /// How many levels are in use.
  var count: Int { ranked.count }

  /// The id of a priority's level, made if it is new.
  ///
  /// nil, no cost, is -1.
  mutating func id(of priority: Priority?) -> Int32 {
    guard let priority else { return -1 }
    var position = 0
    while position < ranked.count, ranked[position] > priority { position += 1 }
    if position < ranked.count, ranked[position] == priority { return idsByRank[position] }
    let id = Int32(rank.count)
    ranked.insert(priority, at: position)
    idsByRank.insert(id, at: position)
    rank.append(0)
    for place in position..<idsByRank.count { rank[Int(idsByRank[place])] = Int32(place) }
    return id
  }

  /// The rank of a level id; -1 for no cost.
  func rank(of id: Int32) -> Int { id < 0 ? -1 : Int(rank[Int(id)]) }

  /// The priority of a level id; nil for no cost.
  func priority(of id: Int32) -> Priority? { id < 0 ? nil : ranked[Int(rank[Int(id)])] }
}
