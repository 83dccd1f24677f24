extension Reasons {
  /// The contribution of a row, or a group of rows, to the value.
  public struct Contribution<Key: Hashable>: Equatable {
    /// The row, or the key of its group.
    public var key: Key
    /// The number of ``Reasons/holders`` in it.
    public var count: Int
    /// The sum of their weights: the change of the value when the constant of each of them grows by one.
    public var weight: Double
    /// The sum of each weight times the row's constant.
    public var amount: Double
  }

  /// The contributions of the rows, without duplicates; the largest absolute amount first, then as in
  /// ``holders``.
  ///
  /// With the weights of ``stays`` times their values and the expression's constant the amounts add up to the
  /// value. A row whose amount is zero is listed too: it determines a position, and another constant would
  /// change the value.
  ///
  /// - Complexity: O(n log n) in the holders.
  public var contributions: [Contribution<RowID>] { contributions(by: \.row) }

  /// The contributions of groups of rows, such as all gaps of a stack.
  ///
  /// A value that hundreds of rows determine becomes a few lines:
  ///
  /// ```swift
  /// for part in solver.reasons(for: right).contributions(by: { names[$0.row] ?? "other" }) {
  ///   print(part.key, part.count, part.amount)  // widths 99 3960.0, then gaps 98 784.0
  /// }
  /// ```
  ///
  /// - Parameter key: Returns the key of a row's group.
  /// - Returns: A contribution per group, the largest absolute amount first, then in the order in which
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
