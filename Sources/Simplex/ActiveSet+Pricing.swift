/// How the row that leaves the basis is chosen.
enum PricingRule {
  /// The most violated multiplier at the most important rank among those looked at; then entry order.
  case worst
  /// The row that entered first among all violated ones.
  case firstEntered
}

/// A tight row that the cost wants to leave, and to which side.
struct Leaving {
  var position: Int32
  /// +1 when its activity becomes positive, -1 negative.
  var sign: Double
}

extension ActiveSet {
  /// How many violated positions are compared before one is chosen.
  ///
  /// Positions of different parts of a layout have nothing to do with each other, so that comparing
  /// all of them would cost the square of their number and find nothing better.
  private var window: Int { 16 }

  /// A tight row whose multiplier lies outside its costs; nil at an optimum.
  mutating func price(_ rule: PricingRule) -> Leaving? {
    var best: Leaving?
    var bestRank = Int.max
    var bestSize = 0.0
    var bestEntry = Int32.max
    var seen = 0
    var index = queueHead
    while index < queue.count, rule == .firstEntered || seen < window {
      let position = queue[index]
      guard let (sign, rank, size) = violation(position) else {
        isQueued[position] = false
        queue[index] = queue[queueHead]
        queueHead += 1
        index += 1
        continue
      }
      seen += 1
      index += 1
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
    if queueHead == queue.count {
      queue.removeAll()
      queueHead = 0
    }
    return best
  }

  /// Whether a position's multiplier is out of bounds: side, the first rank that shows it, by how much.
  ///
  /// A tight row with costs L below and R above is content while −L ≤ y ≤ R, compared rank by rank.
  private func violation(_ position: Int32) -> (sign: Double, rank: Int, size: Double)? {
    let base = Int(position) &* stride
    let member = members[position]
    guard member >= 0 else {
      for rank in 0..<rankCount where abs(multipliers[base &+ rank]) > noise(rank) {
        let value = multipliers[base &+ rank]
        return (value > 0 ? 1 : -1, rank, abs(value))
      }
      return nil
    }
    let row = rows[member]
    for rank in 0..<rankCount {
      let excess = multipliers[base &+ rank] - costAbove(row, rank)
      if excess > noise(rank) { return (1, rank, excess) }
      if excess < -noise(rank) { break }
    }
    for rank in 0..<rankCount {
      let excess = -multipliers[base &+ rank] - costBelow(row, rank)
      if excess > noise(rank) { return (-1, rank, excess) }
      if excess < -noise(rank) { break }
    }
    return nil
  }

  /// What separates a multiplier from its bound: relative to the largest of the rank.
  @inline(__always)
  func noise(_ rank: Int) -> Double { Tolerance.multiplier * largest[rank] }

  /// The serial number of a position's row; stays come after all rows, the youngest variable's first.
  ///
  /// A stay that must go is then the same one that a first basis would not have taken: in both the
  /// older variable keeps its place.
  func entryOrder(_ position: Int32) -> Int32 {
    let member = members[position]
    return member >= 0 ? rows[member].serial : Int32.max - ~member
  }

  /// Puts a position where pricing looks at it.
  @inline(__always)
  mutating func enqueue(_ position: Int32) {
    guard !isQueued[position] else { return }
    isQueued[position] = true
    queue.append(position)
  }

  /// Takes a position away from pricing until its multiplier changes.
  mutating func unqueue(_ position: Int32) {
    for index in queueHead..<queue.count where queue[index] == position {
      queue[index] = queue[queueHead]
      queueHead += 1
      isQueued[position] = false
      return
    }
  }

  /// Puts the positions where pricing looks at them that are out of bounds.
  mutating func queueAll() {
    queue.removeAll()
    queueHead = 0
    isQueued.reset(false, count: members.count)
    for position in 0..<Int32(members.count) where violation(position) != nil {
      enqueue(position)
    }
  }
}
