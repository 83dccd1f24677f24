/// All rows in flat buffers: terms by row, and the same terms linked by column.
///
/// A row's terms are contiguous. Each term is also a link of its variable's chain, so that a
/// direction visits the rows it moves and no others. Freed stretches are used again by rows of the
/// same length.
struct RowStore {
  // By slot.
  private(set) var start: [Int32] = []
  private(set) var count: [Int32] = []
  private(set) var serial: [Int32] = []
  /// What is added to the terms.
  var constant: [Double] = []
  /// Level id of a negative activity's cost, or -1.
  var below: [Int32] = []
  /// Level id of a positive activity's cost, or -1.
  var above: [Int32] = []
  /// What a row was divided by; its cost a unit of stored activity.
  private(set) var scale: [Double] = []
  /// False for a slot that waits to be used again.
  private(set) var isLive: [Bool] = []

  // By term.
  private(set) var variable: [Int32] = []
  private(set) var coefficient: [Double] = []
  private(set) var row: [Int32] = []
  private(set) var next: [Int32] = []
  private var previous: [Int32] = []

  // By variable.
  private(set) var head: [Int32] = []
  private(set) var columnCount: [Int32] = []

  private var freeSlots: [Int32] = []
  private var freeStretches: [[Int32]] = []
  private var nextSerial: Int32 = 0

  /// Number of slots, live or not.
  var slots: Int { start.count }

  /// Makes room for one more variable.
  mutating func addVariable() {
    head.append(-1)
    columnCount.append(0)
  }

  /// Adds a row; zero coefficients are dropped.
  ///
  /// - Complexity: O(terms).
  mutating func add(_ expression: Expression, below: Int32, above: Int32) -> RowID {
    let terms = expression.terms.filter { $0.coefficient != 0 }
    let slot = takeSlot()
    let first = takeStretch(terms.count)
    let index = Int(slot)
    start[index] = first
    count[index] = Int32(terms.count)
    scale[index] = Self.scale(for: terms)
    constant[index] = expression.constant / scale[index]
    self.below[index] = below
    self.above[index] = above
    isLive[index] = true
    serial[index] = nextSerial
    nextSerial += 1
    for (offset, term) in terms.enumerated() {
      link(Int(first) + offset, slot: slot, term, divisor: scale[index])
    }
    return RowID(slot: slot, serial: serial[index])
  }

  /// Removes a row; its slot and its stretch are used again.
  mutating func remove(_ slot: Int) {
    let first = Int(start[slot])
    for term in first..<first + Int(count[slot]) {
      let column = Int(variable[term])
      if previous[term] >= 0 {
        next[Int(previous[term])] = next[term]
      } else {
        head[column] = next[term]
      }
      if next[term] >= 0 { previous[Int(next[term])] = previous[term] }
      columnCount[column] -= 1
    }
    if count[slot] > 0 {
      while freeStretches.count <= Int(count[slot]) { freeStretches.append([]) }
      freeStretches[Int(count[slot])].append(start[slot])
    }
    isLive[slot] = false
    serial[slot] = -1
    freeSlots.append(Int32(slot))
  }

  /// The slot of a row that is still there; nil after its removal.
  func slot(of id: RowID) -> Int? {
    let slot = Int(id.slot)
    return slot < slots && serial[slot] == id.serial ? slot : nil
  }

  /// The activity `a·x + c` of a row, divided by its scale.
  func activity(_ slot: Int, _ values: [Double]) -> Double {
    var sum = constant[slot]
    let first = Int(start[slot])
    for term in first..<first + Int(count[slot]) {
      sum += coefficient[term] * values[Int(variable[term])]
    }
    return sum
  }

  private mutating func takeSlot() -> Int32 {
    if let slot = freeSlots.popLast() { return slot }
    start.append(0)
    count.append(0)
    serial.append(0)
    constant.append(0)
    scale.append(1)
    below.append(-1)
    above.append(-1)
    isLive.append(false)
    return Int32(start.count - 1)
  }

  private mutating func takeStretch(_ length: Int) -> Int32 {
    if length < freeStretches.count, let first = freeStretches[length].popLast() { return first }
    let first = Int32(variable.count)
    for _ in 0..<length {
      variable.append(0)
      coefficient.append(0)
      row.append(0)
      next.append(-1)
      previous.append(-1)
    }
    return first
  }

  /// A power of two that brings a row's largest coefficient near one; exactly one for the rows that
  /// people write, so that their numbers stay as they are.
  private static func scale(for terms: [Expression.Term]) -> Double {
    let largest = terms.reduce(0) { max($0, abs($1.coefficient)) }
    guard largest > 0, largest < 0.125 || largest > 8 else { return 1 }
    return Double(sign: .plus, exponent: largest.exponent, significand: 1)
  }

  private mutating func link(
    _ term: Int, slot: Int32, _ value: Expression.Term, divisor: Double
  ) {
    let column = Int(value.variable.index)
    variable[term] = value.variable.index
    coefficient[term] = value.coefficient / divisor
    row[term] = slot
    previous[term] = -1
    next[term] = head[column]
    if head[column] >= 0 { previous[Int(head[column])] = Int32(term) }
    head[column] = Int32(term)
    columnCount[column] += 1
  }
}
