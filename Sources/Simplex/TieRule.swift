/// Which of several equal optima is chosen: a last level, below all priorities, in which every
/// optional row counts by its order of entry.
///
/// Growing beyond what a row asks for costs more the later the row came, falling short costs more the
/// earlier it came. So of two views that hug equally the one that was mentioned first takes the slack,
/// and of two that resist equally the first keeps its size, which is what Apple's engine was observed
/// to do. The answer depends on rows and their order alone, not on the path of the solver.
///
/// - SeeAlso: semantics 12.4.
extension Solver {
  /// Ranks in use: one a level, then the tie rule's.
  var rankCount: Int { levels.count + 1 }

  /// Cost a unit of positive activity, at one rank.
  func costAbove(_ slot: Int, _ rank: Int) -> Double {
    let level = levels.rank(of: rows.above[slot])
    if rank == level { return rows.scale[slot] }
    guard rank == levels.count, level > 0 else { return 0 }
    return rows.scale[slot] * (1 + entryShare(slot))
  }

  /// Cost a unit of negative activity, at one rank.
  func costBelow(_ slot: Int, _ rank: Int) -> Double {
    let level = levels.rank(of: rows.below[slot])
    if rank == level { return rows.scale[slot] }
    guard rank == levels.count, level > 0 else { return 0 }
    return rows.scale[slot] * (2 - entryShare(slot))
  }

  /// A row's place in the order of entry, from 0 to 1.
  ///
  /// A step is a millionth, far above the noise of multipliers; after a million rows the order starts
  /// over, and ties between rows that are so far apart in age may fall the other way.
  private func entryShare(_ slot: Int) -> Double {
    Double(rows.serial[slot] & 0xF_FFFF) / Double(0x10_0000)
  }
}
