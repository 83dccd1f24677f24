/// All rows in flat buffers: terms by row, and the same terms linked by column.
///
/// A row's terms are contiguous. Each term is also a link of its variable's chain, so that a direction visits
/// only the rows it moves. Freed ranges are reused by rows of the same length.
struct RowStore: ~Copyable {
  private var rows = Buffer<Row>()
  private(set) var terms = Buffer<RowTerm>()
  /// The first term of a variable's chain, by variable; -1 for an empty one.
  private(set) var head = Buffer<Int32>()
  /// The number of rows that mention a variable, by variable.
  private(set) var columnCount = Buffer<Int32>()

  /// The serial number of the row in a slot, by slot, which distinguishes it from former rows; -1 for a free
  /// slot.
  private var serials = Buffer<Int32>()
  private var freeSlots = Buffer<Int32>()
  /// The first free range of terms, by length, linked through the terms' `next`; -1 for none.
  private var freeStretch = Buffer<Int32>()
  private var nextSerial: Int32 = 0
  /// The order number of the next row: after all others.
  private var nextOrder: Int32 = 0
  /// The number of rows whose coefficients span more than `Tolerance.spread`.
  private(set) var wideCount = 0

  /// The number of slots, including free ones.
  var slots: Int { @inline(__always) get { rows.count } }
  /// The number of allocated bytes.
  var bytes: Int {
    rows.bytes + terms.bytes + head.bytes + columnCount.bytes + serials.bytes + freeSlots.bytes
      + freeStretch.bytes
  }

  /// The row in a slot.
  subscript(slot: Int32) -> Row {
    @inline(__always) get { rows[slot] }
    @inline(__always) _modify { yield &rows[slot] }
  }

  /// Reserves capacity for a number of additional variables, rows and terms.
  mutating func reserve(variables: Int, rows count: Int, terms more: Int) {
    head.reserve(head.count + variables)
    columnCount.reserve(columnCount.count + variables)
    rows.reserve(rows.count + count)
    serials.reserve(serials.count + count)
    terms.reserve(terms.count + more)
  }

  /// Adds the storage of one variable.
  mutating func addVariable() {
    head.append(-1)
    columnCount.append(0)
  }

  /// Adds a row; drops coefficients that are zero or subnormal, which have too few digits for any scale.
  ///
  /// - Complexity: O(terms).
  mutating func add(_ expression: LinearExpression, below: Int32, above: Int32) -> Int32 {
    var length: Int32 = 0
    var largest = 0.0
    var smallest = Double.infinity
    for term in expression.terms where Self.counts(term) {
      length += 1
      largest = max(largest, abs(term.coefficient))
      smallest = min(smallest, abs(term.coefficient))
    }
    let slot = allocateSlot()
    var row = Row()
    row.count = length
    row.start = allocateStretch(Int(length))
    row.exponent = Self.exponent(for: largest)
    let divisor = row.scale
    row.constant = Self.cut(expression.constant / divisor)
    row.below = below
    row.above = above
    // Until something moves it a row lies at zero, and the side it starts on is what it costs there: one that
    // may lie below zero for nothing would have to be moved off its costly side by a pivot.
    if below < 0, above >= 0 { row.side = -1 }
    row.order = nextOrder
    row.marks = [.live, .entered]
    if smallest < largest * Tolerance.spread {
      row.marks.insert(.wide)
      wideCount += 1
    }
    serials[slot] = nextSerial
    nextSerial &+= 1
    if nextSerial < 0 { nextSerial = 0 }
    nextOrder = nextOrder == .max ? 0 : nextOrder + 1
    rows[slot] = row
    var index = row.start
    for term in expression.terms where Self.counts(term) {
      let column = Int(term.variable.index)
      let first = head[column]
      terms[index] = RowTerm(
        coefficient: term.coefficient / divisor, variable: term.variable.index, row: slot,
        next: first, previous: -1)
      if first >= 0 { terms[first].previous = index }
      head[column] = index
      columnCount[column] += 1
      index += 1
    }
    return slot
  }

  /// Frees a slot; it and its terms are reused.
  mutating func free(_ slot: Int32) {
    let row = rows[slot]
    if row.marks.contains(.wide) { wideCount -= 1 }
    for index in row.start..<row.start + row.count {
      let term = terms[index]
      if term.previous >= 0 {
        terms[term.previous].next = term.next
      } else {
        head[term.variable] = term.next
      }
      if term.next >= 0 { terms[term.next].previous = term.previous }
      columnCount[term.variable] -= 1
    }
    if row.count > 0 {
      freeStretch.extend(-1, to: Int(row.count) + 1)
      terms[row.start].next = freeStretch[row.count]
      freeStretch[row.count] = row.start
    }
    rows[slot] = Row()
    serials[slot] = -1
    freeSlots.append(slot)
  }

  /// Whether two rows have the same coefficients on the same variables, in the same order.
  ///
  /// - Complexity: O(terms).
  func haveEqualTerms(_ first: Int32, _ second: Int32) -> Bool {
    let (a, b) = (rows[first], rows[second])
    guard a.count == b.count, a.exponent == b.exponent else { return false }
    for index in 0..<a.count {
      let (left, right) = (terms[a.start + index], terms[b.start + index])
      guard left.variable == right.variable, left.coefficient == right.coefficient else {
        return false
      }
    }
    return true
  }

  /// The slot of an existing row; nil after its removal.
  func slot(of id: RowID) -> Int32? {
    guard Int(id.slot) < slots else { return nil }
    return serials[id.slot] == id.serial && !rows[id.slot].marks.contains(.removed) ? id.slot : nil
  }

  /// The id of the row in a slot.
  func id(of slot: Int32) -> RowID { RowID(slot: slot, serial: serials[slot]) }

  /// Sets the order number of a row; rows that are added later come after it.
  mutating func setOrder(_ slot: Int32, _ order: Int32) {
    rows[slot].order = order
    if order >= nextOrder { nextOrder = order == .max ? 0 : order + 1 }
  }

  /// The activity `a·x + c` of a row, divided by its scale.
  @inline(__always)
  func activity(_ slot: Int32, _ values: borrowing Buffer<Double>) -> Double {
    let row = rows[slot]
    var sum = row.constant
    for index in row.start..<row.start &+ row.count {
      let term = terms[index]
      sum += term.coefficient * values[term.variable]
    }
    return sum
  }

  /// Frees memory that growing left unused.
  mutating func trim() {
    rows.trim()
    serials.trim()
    terms.trim()
    head.trim()
    columnCount.trim()
  }

  private mutating func allocateSlot() -> Int32 {
    if let slot = freeSlots.popLast() { return slot }
    rows.append(Row())
    serials.append(-1)
    return Int32(rows.count - 1)
  }

  private mutating func allocateStretch(_ length: Int) -> Int32 {
    if length > 0, length < freeStretch.count, freeStretch[length] >= 0 {
      let first = freeStretch[length]
      freeStretch[length] = terms[first].next
      return first
    }
    let first = Int32(terms.count)
    for _ in 0..<length {
      terms.append(RowTerm(coefficient: 0, variable: 0, row: 0, next: -1, previous: -1))
    }
    return first
  }

  private static func counts(_ term: LinearExpression.Term) -> Bool {
    abs(term.coefficient) >= Double.leastNormalMagnitude
  }

  /// Returns a constant clamped to the computable range of numbers.
  static func cut(_ constant: Double) -> Double {
    max(-Tolerance.range, min(Tolerance.range, constant))
  }

  /// The exponent of a power of two that scales a row's largest coefficient to about one.
  ///
  /// Zero for typical rows, so that their numbers stay exact.
  private static func exponent(for largest: Double) -> Int16 {
    guard largest > 0, largest < 0.125 || largest > 8 else { return 0 }
    return Int16(max(-1022, min(1023, largest.exponent)))
  }
}
