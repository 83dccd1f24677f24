/// The rule that selects the row that leaves the basis.
enum PricingRule {
  /// The row of the lowest cost after leaving, then the most violated one, then entry order.
  case weakest
  /// The violated row that entered first.
  case firstEntered
}

/// A tight row that should leave the basis, and its direction.
struct Leaving {
  var position: Int32
  /// +1 if its activity becomes positive, -1 if negative.
  var sign: Double
}

extension ActiveSet {
  /// Returns a tight row whose multiplier is outside its costs; nil at an optimum.
  ///
  /// The row of the lowest priority leaves first. When a required row is violated, every tight row of its
  /// representation has such a multiplier, the edit of a window's width as well as the width of one label;
  /// letting the label go resolves it and costs what the optimum will pay anyway, letting the window go would
  /// have to be undone.
  mutating func price(_ rule: PricingRule) -> Leaving? {
    for index in 0..<changed.count {
      let position = changed[index]
      isChanged[position] = false
      // A position that returned within its costs keeps its old entry: the comparison on removal below is
      // cheaper than a search of the queue here.
      if let entry = violation(position) { queue.insert(entry) }
    }
    changed.removeAll()
    if rule == .firstEntered { return firstEntered() }
    while let entry = queue.popFirst() {
      // A stale entry is dropped without loss: its position was queued again when it changed.
      guard let now = violation(entry.position), now.rank == entry.rank, now.size == entry.size,
        now.weakness == entry.weakness, now.sign == entry.sign, now.entry == entry.entry
      else { continue }
      return Leaving(position: entry.position, sign: entry.sign)
    }
    return nil
  }

  private mutating func firstEntered() -> Leaving? {
    // A scan is enough: this rule applies only after a long run of steps that moved nothing.
    var best: PriceQueue.Entry?
    for index in 0..<queue.entries.count {
      guard let now = violation(queue.entries[index].position) else { continue }
      if best.map({ now.entry < $0.entry }) ?? true { best = now }
    }
    return best.map { Leaving(position: $0.position, sign: $0.sign) }
  }

  /// The violation of a multiplier's bounds at a position; nil without one.
  ///
  /// A tight row with costs L below and R above is within bounds while −L ≤ y ≤ R, compared rank by rank.
  @inline(__always)
  private mutating func violation(_ position: Int32) -> PriceQueue.Entry? {
    let base = Int(position) &* stride
    let member = members[position]
    guard member >= 0 else {
      // A stay costs nothing on either side, so every multiplier beyond noise violates it.
      for rank in 0..<rankCount where abs(multipliers[base &+ rank]) > noise(rank) {
        let value = multipliers[base &+ rank]
        return entry(position, rank, abs(value), value > 0 ? 1 : -1)
      }
      return nil
    }
    let row = rows[member]
    // Costs compare like words: the first rank beyond noise decides, and a multiplier that is smaller there is
    // within the bound whatever the later ranks contain.
    for rank in 0..<rankCount {
      let excess = multipliers[base &+ rank] - costAbove(row, rank)
      if excess > noise(rank) { return entry(position, rank, excess, 1) }
      if excess < -noise(rank) { break }
    }
    for rank in 0..<rankCount {
      let excess = -multipliers[base &+ rank] - costBelow(row, rank)
      if excess > noise(rank) { return entry(position, rank, excess, -1) }
      if excess < -noise(rank) { break }
    }
    return nil
  }

  /// Returns the queue entry of a violation; a stay is weaker than any row.
  mutating func entry(_ position: Int32, _ rank: Int, _ size: Double, _ sign: Double)
    -> PriceQueue.Entry
  {
    let member = members[position]
    var weakness = Int32.max
    if member >= 0 {
      // A side without a cost is weaker than any level; only a stay is weaker still.
      let level = sign > 0 ? rows[member].above : rows[member].below
      weakness = level >= 0 ? Int32(levels.rank(of: level)) : Int32.max - 1
    }
    return PriceQueue.Entry(
      position: position, weakness: weakness, rank: Int32(rank), entry: entryOrder(position),
      size: size, sign: sign)
  }

  /// The tolerance of a multiplier at its bound: relative to the largest of the rank.
  @inline(__always)
  func noise(_ rank: Int) -> Double { Tolerance.multiplier * largest[rank] }

  /// The order number of a position's row; stays come after all rows, the youngest variable's first.
  ///
  /// A stay that must leave is then the same one that a first basis would not have included: in both the older
  /// variable keeps its value.
  mutating func entryOrder(_ position: Int32) -> Int32 {
    let member = members[position]
    return member >= 0 ? rows[member].order : Int32.max - ~member
  }

  /// Records that a position's multiplier or costs changed.
  @inline(__always)
  mutating func enqueue(_ position: Int32) {
    guard !isChanged[position] else { return }
    isChanged[position] = true
    changed.append(position)
  }

  /// Queues all positions for a check.
  mutating func queueAll() {
    queue.removeAll()
    changed.removeAll()
    isChanged.reset(false, count: members.count)
    var isDoubtful = false
    // At a rank with such a multiplier, the digits of small ones are lost in its rounding.
    for rank in 0..<levels.count where largest[rank] > Tolerance.drowning { isDoubtful = true }
    for position in 0..<Int32(members.count) {
      if let entry = violation(position) {
        queue.insert(entry)
      } else if !isDoubtful {
        isDoubtful = isInDoubt(position)
      }
    }
    condition.precision = isDoubtful ? .doubtful : .sufficient
  }

  /// Whether a multiplier counts as being on a bound and deviates from it by more than rounding explains.
  ///
  /// The tie rule's rank is excluded: there either answer is an optimum.
  private mutating func isInDoubt(_ position: Int32) -> Bool {
    let base = Int(position) &* stride
    let member = members[position]
    for sign in [1.0, -1.0] {
      for rank in 0..<levels.count {
        var excess = sign * multipliers[base &+ rank]
        if member >= 0 {
          excess -= sign > 0 ? costAbove(rows[member], rank) : costBelow(rows[member], rank)
        }
        // Beyond noise the rank decides, and violations are not this test's subject.
        if abs(excess) > noise(rank) { break }
        if abs(excess) > Tolerance.rounding * largest[rank] { return true }
      }
    }
    return false
  }
}
