/// The rule that selects one of several equal optima: a last level in which every optional row counts by its
/// order number.
///
/// The level is below all priorities. The order is that of entry, unless `Solver.setOrder` sets another.
/// Exceeding a row's constant costs more the later the row was added, falling short of it costs more the
/// earlier it was added. So of two views that hug equally the one that was mentioned first absorbs the slack,
/// and of two that resist equally the first keeps its size, which is what Apple's engine was observed to do.
/// The answer depends on rows and their order of entry alone, not on the path of the solver.
///
/// - SeeAlso: `Rules/Constraints.md#ties-follow-the-order-of-entry`.
extension ActiveSet {
  /// The cost per unit of positive activity, at one rank.
  @inline(__always)
  func costAbove(_ row: Row, _ rank: Int) -> Double {
    let level = levels.rank(of: row.above)
    if rank == level { return row.weight }
    guard rank == levels.count, level > 0 else { return 0 }
    return row.weight * (1 + entryShare(row))
  }

  /// The cost per unit of negative activity, at one rank.
  @inline(__always)
  func costBelow(_ row: Row, _ rank: Int) -> Double {
    let level = levels.rank(of: row.below)
    if rank == level { return row.weight }
    guard rank == levels.count, level > 0 else { return 0 }
    return row.weight * (2 - entryShare(row))
  }

  /// A row's relative order, from 0 to 1.
  ///
  /// A step is a millionth and a scattered part of it, so that no two sums of shares coincide: a and d against
  /// b and c is decided as well as a against b. The scattered part has eight bits: 4e-9, above the noise of
  /// multipliers, and exact in sums. Removed rows leave their step empty, and after a million rows the order
  /// wraps around; ties between rows that are so far apart in age may be decided the other way.
  @inline(__always)
  private func entryShare(_ row: Row) -> Double {
    let order = UInt32(truncatingIfNeeded: row.order) & 0xF_FFFF
    var scattered = (order &+ 1) &* 0x9E37_79B9
    scattered = (scattered ^ scattered &>> 16) &* 0x85EB_CA6B
    scattered = (scattered ^ scattered &>> 13) &* 0xC2B2_AE35
    return Double(order &<< 8 | scattered &>> 24) / Double(0x1000_0000)
  }
}
