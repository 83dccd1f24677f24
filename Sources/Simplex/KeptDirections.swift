/// Directions of edited rows that are kept from one solve to the next.
///
/// Dragging a divider or resizing a window edits one or two constants again and again. The direction
/// in which such a row moves all values depends on the basis only, so that a step of the drag costs an
/// addition a moved value. A pivot changes a kept direction by a multiple of its own, which is appended.
struct KeptDirections: ~Copyable {
  private var first = KeptDirection()
  private var second = KeptDirection()
  private var lastAsked: (Int32, Int32) = (-1, -1)

  /// Bytes of memory held.
  var bytes: Int { first.bytes + second.bytes }

  /// Forgets both, because rows came, went or changed their costs.
  mutating func forget() {
    first.slot = -1
    second.slot = -1
    lastAsked = (-1, -1)
  }

  /// Whether a row's direction should be kept: when it is asked for a second time.
  mutating func isWorthKeeping(_ slot: Int32) -> Bool {
    if lastAsked.0 == slot || lastAsked.1 == slot { return true }
    lastAsked = (lastAsked.1, slot)
    return false
  }

  /// Keeps a direction, in the place of the older one if both are taken.
  mutating func keep(
    _ slot: Int32, _ direction: borrowing SparseVector, _ touched: borrowing Buffer<RowRate>,
    _ rows: borrowing RowStore
  ) {
    if second.slot >= 0 { swap(&first, &second) }
    if first.slot >= 0 {
      second.keep(slot, direction, touched, rows)
    } else {
      first.keep(slot, direction, touched, rows)
    }
  }

  /// Follows a pivot.
  mutating func follow(
    leaving position: Int32, slot: Int32, entering: Int32, sign: Double, pivot: Double,
    _ weights: borrowing SparseVector, _ direction: borrowing SparseVector,
    _ touched: borrowing Buffer<RowRate>, _ rows: borrowing RowStore
  ) {
    first.follow(slot, entering, sign, pivot, weights, direction, touched, rows)
    second.follow(slot, entering, sign, pivot, weights, direction, touched, rows)
  }

  /// Calls a function with the direction kept for a row.
  ///
  /// - Returns: Whether there is one.
  mutating func move(
    _ slot: Int32, by length: Double, _ values: inout Buffer<Double>, _ rows: inout RowStore,
    flipped: inout Buffer<Int32>, isCoarse: inout Bool, log: inout MoveLog
  ) -> Bool {
    if first.slot == slot {
      first.move(by: length, &values, &rows, &flipped, &isCoarse, &log)
      return true
    }
    guard second.slot == slot else { return false }
    second.move(by: length, &values, &rows, &flipped, &isCoarse, &log)
    return true
  }
}

/// The values and rows that move when one tight row's activity should grow by 1.
struct KeptDirection: ~Copyable {
  /// The edited row; -1 when nothing is kept.
  var slot: Int32 = -1
  private var moves = SparseVector()
  private var rates = SparseVector()
  /// Entries when it was made; appended ones beyond twice as many make it forget itself.
  private var limit = 0

  /// Bytes of memory held.
  var bytes: Int { moves.bytes + rates.bytes }

  fileprivate mutating func keep(
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

  /// After the pivot the entering row must not move: what it would move is taken back along the
  /// pivot's direction.
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
    _ flipped: inout Buffer<Int32>, _ isCoarse: inout Bool, _ log: inout MoveLog
  ) {
    log.note(variables: moves)
    log.note(rows: rates)
    for index in 0..<moves.count {
      let variable = moves.indices[index]
      let step = length * moves.values[index]
      let value = values[variable] + step
      values[variable] = value
      if !(abs(value) + abs(step) < Tolerance.coarse) { isCoarse = true }
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
