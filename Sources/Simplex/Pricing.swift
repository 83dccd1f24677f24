/// How the row that leaves the basis is chosen.
enum PricingRule {
  /// The most violated multiplier at the most important level; ties by entry order.
  case worst
  /// The row that entered first among the violated ones.
  case firstEntered
}

/// A tight row that the cost wants to leave, and to which side.
struct Leaving {
  var position: Int
  /// +1 when its activity becomes positive, -1 negative.
  var sign: Double
}

extension Solver {
  /// A tight row whose multiplier lies outside its costs; nil at an optimum.
  ///
  /// A tight row with costs L below and R above is content while −L ≤ y ≤ R, compared level by
  /// level from the most important one.
  func price(_ rule: PricingRule, excluding blocked: [Int32]) -> Leaving? {
    var best: Leaving?
    var bestRank = Int.max
    var bestSize = 0.0
    var bestEntry = Int32.max
    findNoise()
    for position in 0..<basis.count {
      guard let (sign, rank, size) = violation(position) else { continue }
      if blocked.contains(Int32(position)) { continue }
      let entry = entryOrder(position)
      let isBetter: Bool
      switch rule {
      case .firstEntered: isBetter = entry < bestEntry
      case .worst:
        if rank != bestRank {
          isBetter = rank < bestRank
        } else if abs(size - bestSize) > Tolerance.multiplier {
          isBetter = size > bestSize
        } else {
          isBetter = entry < bestEntry
        }
      }
      if isBetter {
        best = Leaving(position: position, sign: sign)
        bestRank = rank
        bestSize = size
        bestEntry = entry
      }
    }
    return best
  }

  /// Whether a position's multiplier is out of bounds: side, the first level that shows it, by how much.
  private func violation(_ position: Int) -> (sign: Double, rank: Int, size: Double)? {
    let member = basis.members[position]
    for rank in 0..<rankCount {
      let bound = member >= 0 ? costAbove(Int(member), rank) : 0
      let excess = multipliers[rank][position] - bound
      if excess > noise[rank] { return (1, rank, excess) }
      if excess < -noise[rank] { break }
    }
    for rank in 0..<rankCount {
      let bound = member >= 0 ? costBelow(Int(member), rank) : 0
      let excess = -multipliers[rank][position] - bound
      if excess > noise[rank] { return (-1, rank, excess) }
      if excess < -noise[rank] { break }
    }
    return nil
  }

  /// By rank, what separates a multiplier from its bound: relative to the largest of the level.
  private func findNoise() {
    while noise.count < rankCount { noise.append(0) }
    for rank in 0..<rankCount {
      let largest = multipliers[rank].reduce(1) { max($0, abs($1)) }
      noise[rank] = Tolerance.multiplier * largest
    }
  }

  /// Serial number of a position's row; stays come after all rows, the youngest variable's first.
  ///
  /// A stay that must go is then the same one that a first basis would not have taken: in both the
  /// older variable keeps its place.
  func entryOrder(_ position: Int) -> Int32 {
    let member = basis.members[position]
    return member >= 0 ? rows.serial[Int(member)] : Int32.max - ~member
  }
}
