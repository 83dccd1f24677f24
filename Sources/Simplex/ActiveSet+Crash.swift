/// The first basis: rows by decreasing priority, each included if it is independent of the previous ones.
///
/// Only two-sided rows are included. A tight inequality would be a guess, and it would move a variable that no
/// other row determines: a variable that the rows leave free keeps its value instead, and an inequality that it
/// violates there enters by a pivot. The order is priority, then rows of one variable before others, then
/// entry. On most layouts the result is optimal immediately.
extension ActiveSet {
  /// Builds basis and factor from scratch.
  ///
  /// - Complexity: O(rows) for the order, then one sparse elimination.
  mutating func crash() {
    rows.trim()
    values.trim()
    var order = Buffer<Int32>()
    order.reserve(rows.slots)
    for slot in 0..<Int32(rows.slots) where rows[slot].isTwoSided { order.append(slot) }
    sortForEntry(&order)
    rebuild(stays: Buffer(), order: order)
  }

  /// Factorises the rows of the current basis from scratch and drops the updates.
  ///
  /// - Parameter keepsAll: Whether rows are known to be independent, however small their remainders.
  mutating func refactor(keepsAll: Bool = false) {
    var order = Buffer<Int32>()
    var stays = Buffer<Int32>()
    for position in 0..<members.count {
      let member = members[position]
      if member >= 0 { order.append(member) } else { stays.append(~member) }
    }
    sortForEntry(&order)
    rebuild(stays: stays, order: order, keepsAll: keepsAll)
  }

  /// Inserts the required stays, then rows in order, then a stay for each remaining variable.
  private mutating func rebuild(
    stays: consuming Buffer<Int32>, order: consuming Buffer<Int32>, keepsAll: Bool = false
  ) {
    for position in 0..<members.count where members[position] >= 0 {
      rows[members[position]].position = -1
    }
    let count = values.count
    members.removeAll()
    members.reserve(count)
    stayPosition.reset(-1, count: count)
    stays.removeAll()
    factor.reset(variables: count, keepsAll: keepsAll)
    for index in 0..<stays.count where factor.addUnit(stays[index], rows) {
      append(~stays[index])
    }
    var announced = 0
    for index in 0..<order.count {
      guard factor.count < count else { break }
      if index == announced {
        let place = entryClass(order[index])
        while announced < order.count, entryClass(order[announced]) == place {
          factor.announce(rows, slot: order[announced])
          announced += 1
        }
      }
      if factor.add(rows, slot: order[index]) { append(order[index]) }
    }
    for variable in 0..<Int32(count) where factor.stepOfVariable[variable] < 0 {
      if factor.addUnit(variable, rows) { append(~variable) }
    }
    factor.complete()
    condition.setFactored()
    directionCache.forget()
  }

  private mutating func append(_ member: Int32) {
    let position = Int32(members.count)
    members.append(member)
    if member >= 0 {
      rows[member].position = position
    } else {
      stayPosition[~member] = position
      recordStay(~member)
    }
  }

  /// Sorts rows for entry: two-sided before one-sided, by stronger side, then weaker side, then order.
  ///
  /// Among rows whose stronger sides are equal the weaker decides, so that of two labels the one that
  /// hugs harder enters first. Inside a class rows of one variable come first: a variable that one of them
  /// determines is never left over in another row. A list whose heights are stated after its positions
  /// would otherwise hold all heights above a view in the view's row. Classes are few, so that counting them
  /// beats comparing rows.
  private mutating func sortForEntry(_ order: inout Buffer<Int32>) {
    let ranks = levels.count
    let places = 4 * ranks * ranks
    guard ranks * ranks < 4096 else {
      let store = order.count
      order.sort(0..<store) {
        (entryPlace($0), rows[$0].order) < (entryPlace($1), rows[$1].order)
      }
      return
    }
    var starts = Buffer<Int32>()
    starts.reset(0, count: places + 1)
    for index in 0..<order.count { starts[entryPlace(order[index]) + 1] += 1 }
    for index in 0..<places { starts[index + 1] += starts[index] }
    var sorted = Buffer<Int32>()
    sorted.reset(0, count: order.count)
    for index in 0..<order.count {
      let slot = order[index]
      let place = entryPlace(slot)
      sorted[starts[place]] = slot
      starts[place] += 1
    }
    // Slots are handed out again: inside a class rows may be out of order.
    var first = 0
    for place in 0..<places {
      let end = Int(starts[place])
      for index in first..<max(first, end - 1)
      where rows[sorted[index]].order > rows[sorted[index + 1]].order {
        sorted.sort(first..<end) { rows[$0].order < rows[$1].order }
        break
      }
      first = end
    }
    order = sorted
  }

  /// A row's class, and whether it has more than one variable.
  private mutating func entryPlace(_ slot: Int32) -> Int {
    2 * entryClass(slot) + (rows[slot].count > 1 ? 1 : 0)
  }

  private mutating func entryClass(_ slot: Int32) -> Int {
    let row = rows[slot]
    let below = levels.rank(of: row.below)
    let above = levels.rank(of: row.above)
    if below >= 0, above >= 0 { return min(below, above) * levels.count + max(below, above) }
    return (levels.count + max(below, above, 0)) * levels.count
  }
}
