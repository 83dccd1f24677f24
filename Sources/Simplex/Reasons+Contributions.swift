extension Reasons {
  /// The part of the value that a row, or a group of rows, adds.
  public struct Contribution<Key: Hashable>: Equatable {
    /// The row, or what its group has in common.
    public var key: Key
    /// The number of ``Reasons/holders`` in it.
    public var count: Int
    /// The sum of their weights: how far the value moves when what each of them asks for grows by one.
    public var weight: Double
    /// The sum of each weight times what its row asks for.
    public var amount: Double
  }

  /// The part of the value that each row adds, each row once; the largest amount first, in whichever direction,
  /// then as in ``holders``.
  ///
  /// With the weights of ``stays`` times their places and the expression's constant the amounts add up to the value. A row
  /// whose amount is zero is listed too: it says where something is, and another number in it would move the value.
  ///
  /// - Complexity: O(n log n) in the holders.
  public var contributions: [Contribution<RowID>] { contributions(by: \.row) }

  /// The same for groups of rows, such as all gaps of a stack.
  ///
  /// A value that hundreds of rows hold becomes a few lines:
  ///
  /// ```swift
  /// for part in solver.reasons(for: right).contributions(by: { names[$0.row] ?? "other" }) {
  ///   print(part.key, part.count, part.amount)  // widths 99 3960.0, then gaps 98 784.0
  /// }
  /// ```
  ///
  /// - Parameter key: The name of a row's group.
  /// - Returns: A contribution a group, the largest amount first, in whichever direction, then in the order in which
  ///   ``holders`` first has one of the group.
  /// - Complexity: O(n log n) in the holders.
  public func contributions<Key: Hashable>(by key: (Holder) -> Key) -> [Contribution<Key>] {
    var places: [Key: Int] = [:]
    var sums: [Contribution<Key>] = []
    for holder in holders {
      let key = key(holder)
      let place = places[key, default: sums.count]
      if place == sums.count {
        places[key] = place
        sums.append(Contribution(key: key, count: 0, weight: 0, amount: 0))
      }
      sums[place].count += 1
      sums[place].weight += holder.weight
      sums[place].amount += holder.weight * holder.requested
    }
    let order = sums.indices.sorted { (abs(sums[$1].amount), $0) < (abs(sums[$0].amount), $1) }
    return order.map { sums[$0] }
  }
}

extension Reasons.Contribution: Sendable where Key: Sendable {}
