extension Factor {
  /// Sets an entry of the right-hand side of `solve(into:)`.
  @inline(__always)
  mutating func load(_ position: Int32, _ value: Double) {
    work[position] += value
    forward.insert(position)
  }

  /// Adds an entry to the right-hand side of `solveTransposed(into:)`; entries of one variable add up.
  @inline(__always)
  mutating func load(variable: Int32, _ value: Double) {
    load(stepOfVariable[variable], value)
  }

  /// Adds a row's coefficients, scaled, to the right-hand side of `solveTransposed(into:)`.
  @inline(__always)
  mutating func load(_ rows: borrowing RowStore, _ slot: Int32, times factor: Double) {
    let row = rows[slot]
    for index in row.start..<row.start &+ row.count {
      let term = rows.terms[index]
      load(variable: term.variable, factor * term.coefficient)
    }
  }

  /// Solves `basis · x = b` for the loaded right-hand side.
  ///
  /// - Parameter result: The non-zeros of x, by variable.
  /// - Complexity: O(steps and entries that b reaches).
  mutating func solve(into result: inout SparseVector) {
    result.clear()
    // Columns show which later rows a non-zero reaches; rows would have to be searched for it.
    makeColumns()
    // The basis is L · U followed by the updates, so their inverses apply first.
    if updates.count > 0 { applyUpdates() }
    var group = 0
    while let step = forward.popFirst(from: &group) {
      backward.insert(step)
      let value = work[step]
      guard value != 0 else { continue }
      for entry in lowerColumnStart[step]..<lowerColumnStart[step &+ 1] {
        let row = lowerColumnStep[entry]
        work[row] -= lowerColumnValue[entry] * value
        forward.insert(row)
      }
    }
    // Back substitution: U reaches earlier steps only, so one descending pass suffices.
    group = backward.lastGroup
    while let step = backward.popLast(from: &group) {
      visits &+= 1
      let value = work[step]
      work[step] = 0
      guard abs(value) > Tolerance.zero else { continue }
      let quotient = value / pivotValue[step]
      result.append(pivotVariable[step], quotient)
      for entry in upperColumnStart[step]..<upperColumnStart[step &+ 1] {
        let row = upperColumnStep[entry]
        work[row] -= upperColumnValue[entry] * quotient
        backward.insert(row)
      }
    }
  }

  /// Solves `basisᵀ · y = g` for the loaded right-hand side.
  ///
  /// - Parameter result: The non-zeros of y, by position.
  /// - Complexity: O(steps and entries that g reaches).
  mutating func solveTransposed(into result: inout SparseVector) {
    result.clear()
    var group = 0
    while let step = forward.popFirst(from: &group) {
      backward.insert(step)
      let value = work[step]
      // Transposed, U reaches later steps and L earlier ones: U forwards, then L backwards.
      guard value != 0 else { continue }
      let quotient = value / pivotValue[step]
      work[step] = quotient
      for entry in upperStart[step]..<upperStart[step &+ 1] {
        let later = upperStep[entry]
        work[later] -= upperValue[entry] * quotient
        forward.insert(later)
      }
    }
    let hasUpdates = updates.count > 0
    group = backward.lastGroup
    while let step = backward.popLast(from: &group) {
      visits &+= 1
      let value = work[step]
      guard abs(value) > Tolerance.zero else {
        work[step] = 0
        continue
      }
      for entry in lowerStart[step]..<lowerStart[step &+ 1] {
        let earlier = lowerStep[entry]
        work[earlier] -= lowerValue[entry] * value
        backward.insert(earlier)
      }
      // The transposed updates apply last and need these values by position.
      if hasUpdates {
        forward.insert(step)
      } else {
        result.append(step, value)
        work[step] = 0
      }
    }
    if hasUpdates { applyUpdatesTransposed(into: &result) }
  }

  /// Computes the values of all variables from the right-hand sides of all positions.
  ///
  /// - Parameters:
  ///   - right: The value of the row at each position; overwritten.
  ///   - values: By variable.
  /// - Precondition: There are no updates.
  /// - Complexity: O(entries).
  func solveAll(_ right: inout Buffer<Double>, into values: inout Buffer<Double>) {
    assert(updates.count == 0)
    for step in 0..<count {
      var sum = right[step]
      for entry in lowerStart[step]..<lowerStart[step + 1] {
        sum -= lowerValue[entry] * right[lowerStep[entry]]
      }
      right[step] = sum
    }
    var step = count - 1
    while step >= 0 {
      var sum = right[step]
      for entry in upperStart[step]..<upperStart[step + 1] {
        sum -= upperValue[entry] * right[upperStep[entry]]
      }
      let value = sum == 0 ? 0 : sum / pivotValue[step]
      right[step] = value
      values[pivotVariable[step]] = value
      step -= 1
    }
  }
}
