/// The first basis: rows by falling importance, each taken if it is independent of those taken.
///
/// Only two-sided rows are taken. A tight inequality would be a guess, and it would move a variable that
/// nothing else holds: one that the rows leave free keeps its place instead, and an inequality it breaks
/// there comes in by a pivot. The order is priority, then entry. On most layouts the result is optimal
/// at once.
extension Solver {
  /// Builds basis and factor from nothing.
  ///
  /// - Complexity: O(rows · log rows) for the order, then one sparse elimination.
  func crash() {
    var order: [Int32] = []
    order.reserveCapacity(rows.slots)
    for slot in 0..<rows.slots
    where rows.isLive[slot] && rows.below[slot] >= 0 && rows.above[slot] >= 0 {
      order.append(Int32(slot))
    }
    sortForEntry(&order)
    rebuild(stays: [], order: order, staysBy: rows.columnCount)
  }

  /// Factorises the rows of the present basis anew; updates are gone afterwards.
  func refactor() {
    var order: [Int32] = []
    var stays: [Int32] = []
    for member in basis.members {
      if member >= 0 { order.append(member) } else { stays.append(~member) }
    }
    sortForEntry(&order)
    rebuild(stays: stays, order: order, staysBy: rows.columnCount)
  }

  /// Takes stays that must be in, then rows in order, then a stay for each variable left over.
  private func rebuild(stays: [Int32], order: [Int32], staysBy weight: [Int32]) {
    factor.reset(variables: values.count)
    basis.reset(slots: rows.slots, variables: values.count)
    for variable in stays where factor.takeUnit(variable, weight: weight) {
      basis.append(~variable)
    }
    for slot in order {
      guard factor.count < values.count else { break }
      if factor.take(rows, slot: Int(slot), weight: weight) { basis.append(slot) }
    }
    for variable in 0..<Int32(values.count) where factor.stepOfColumn[Int(variable)] < 0 {
      if factor.takeUnit(variable, weight: weight) { basis.append(~variable) }
    }
    multipliersAreValid = false
  }

  private func sortForEntry(_ order: inout [Int32]) {
    struct Key: Comparable {
      var isOneSided: Bool
      var rank: Int32
      var serial: Int32
      var slot: Int32
      static func < (left: Key, right: Key) -> Bool {
        if left.isOneSided != right.isOneSided { return right.isOneSided }
        return (left.rank, left.serial) < (right.rank, right.serial)
      }
    }
    var keys: [Key] = []
    keys.reserveCapacity(order.count)
    for slot in order {
      let index = Int(slot)
      let below = levels.rank(of: rows.below[index])
      let above = levels.rank(of: rows.above[index])
      let oneSided = below < 0 || above < 0
      // A two-sided row counts with its stronger side; among rows equal there the weaker decides,
      // so that of two labels the one that hugs harder enters first.
      let strong = oneSided ? max(below, above) : min(below, above)
      let weak = oneSided ? strong : max(below, above)
      keys.append(
        Key(
          isOneSided: oneSided, rank: Int32(strong * levels.count + weak),
          serial: rows.serial[index], slot: slot))
    }
    keys.sort()
    for index in order.indices { order[index] = keys[index].slot }
  }
}
