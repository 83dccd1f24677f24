/// A cache of edited rows' directions across solves.
///
/// Dragging a divider or resizing a window edits one or two constants repeatedly. The direction in which such a
/// row moves all values depends on the basis only, so that a step of the drag costs an addition per moved
/// value. A pivot changes a cached direction by a multiple of its own, which is appended.
struct KeptDirections: ~Copyable {
  private var first = KeptDirection()
  private var second = KeptDirection()
  private var lastAsked: (Int32, Int32) = (-1, -1)

  /// The number of allocated bytes.
  var bytes: Int { first.bytes + second.bytes }

  /// Clears the cache, because rows were added, removed or repriced.
  mutating func forget() {
    first.slot = -1
    second.slot = -1
    lastAsked = (-1, -1)
  }

  /// Whether a row's direction should be cached: on the second request.
  mutating func isWorthKeeping(_ slot: Int32) -> Bool {
    if lastAsked.0 == slot || lastAsked.1 == slot { return true }
    lastAsked = (lastAsked.1, slot)
    return false
  }

  /// Caches a direction, replacing the older one if both entries are in use.
  mutating func store(
    _ slot: Int32, _ direction: borrowing SparseVector, _ touched: borrowing Buffer<RowRate>,
    _ rows: borrowing RowStore
  ) {
    if second.slot >= 0 { swap(&first, &second) }
    if first.slot >= 0 {
      second.store(slot, direction, touched, rows)
    } else {
      first.store(slot, direction, touched, rows)
    }
  }

  /// Updates the directions for a pivot.
  mutating func follow(
    leaving position: Int32, slot: Int32, entering: Int32, sign: Double, pivot: Double,
    _ weights: borrowing SparseVector, _ direction: borrowing SparseVector,
    _ touched: borrowing Buffer<RowRate>, _ rows: borrowing RowStore
  ) {
    first.follow(slot, entering, sign, pivot, weights, direction, touched, rows)
    second.follow(slot, entering, sign, pivot, weights, direction, touched, rows)
  }

  /// Calls a closure with the cached direction of a row.
  ///
  /// - Returns: Whether there is one.
  mutating func move(
    _ slot: Int32, by length: Double, _ values: inout Buffer<Double>, _ rows: inout RowStore,
    flipped: inout Buffer<Int32>, condition: inout Condition, log: inout MoveLog
  ) -> Bool {
    if first.slot == slot {
      first.move(by: length, &values, &rows, &flipped, &condition, &log)
      return true
    }
    guard second.slot == slot else { return false }
    second.move(by: length, &values, &rows, &flipped, &condition, &log)
    return true
  }
}

/// The values and rows that move when one tight row's activity increases by 1.
struct KeptDirection: ~Copyable {
  /// The edited row; -1 for an empty entry.
  var slot: Int32 = -1
  private var moves = SparseVector()
  private var rates = SparseVector()
  /// The number of entries at creation; when appended ones exceed twice as many, the entry is cleared.
  private var limit = 0

  /// The number of allocated bytes.
  var bytes: Int { moves.bytes + rates.bytes }

  fileprivate mutating func store(
    _ slot: Int32, _ direction: borrowing SparseVector, _ touched: borrowing Buffer<RowRate>,
    _ rows: borrowing RowStore
  ) {
    self.slot = slot
    moves.clear()
    rates.clear()
    moves.reserve(direction.count)
    rates.reserve(touched.count)
    add(1, direction, touched, rows)
    limit = 2 * (moves.count + rates.count) + 64
  }

  private mutating func add(
    _ factor: Double, _ direction: borrowing SparseVector, _ touched: borrowing Buffer<RowRate>,
    _ rows: borrowing RowStore
  ) {
    for index in 0..<direction.count {
      moves.append(direction.indices[index], factor * direction.values[index])
    }
    for index in 0..<touched.count {
      let moved = touched[index]
      let row = rows[moved.slot]
      guard row.position < 0, row.isCostly, abs(moved.rate) > Tolerance.zero else { continue }
      rates.append(moved.slot, factor * moved.rate)
    }
  }

  /// Updates the direction for a pivot: the movement of the entering row is compensated along the pivot's
  /// direction.
  fileprivate mutating func follow(
    _ leaving: Int32, _ entering: Int32, _ sign: Double, _ pivot: Double,
    _ weights: borrowing SparseVector, _ direction: borrowing SparseVector,
    _ touched: borrowing Buffer<RowRate>, _ rows: borrowing RowStore
  ) {
    guard slot >= 0 else { return }
    let weight = weights.value(at: rows[slot].position)
    guard weight != 0 else { return }
    guard leaving != slot, moves.count + rates.count < limit else {
      slot = -1
      return
    }
    let factor = -weight / (sign * pivot)
    add(factor, direction, touched, rows)
    if leaving >= 0 { rates.append(leaving, factor * sign) }
  }

  fileprivate mutating func move(
    by length: Double, _ values: inout Buffer<Double>, _ rows: inout RowStore,
    _ flipped: inout Buffer<Int32>, _ condition: inout Condition, _ log: inout MoveLog
  ) {
    log.record(variables: moves)
    log.record(rows: rates)
    for index in 0..<moves.count {
      let variable = moves.indices[index]
      let step = length * moves.values[index]
      let value = values[variable] + step
      values[variable] = value
      if !(abs(value) + abs(step) < Tolerance.coarse) { condition.extend(.coarse) }
    }
    for index in 0..<rates.count {
      let slot = rates.indices[index]
      guard rows[slot].position < 0 else { continue }
      rows[slot].activity += length * rates.values[index]
      let row = rows[slot]
      if row.side > 0 ? row.activity < -Tolerance.activity : row.activity > Tolerance.activity {
        flipped.append(slot)
      }
    }
  }
}
