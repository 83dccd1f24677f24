extension Factor {
  /// Solves `basis · x = b`.
  ///
  /// - Parameters:
  ///   - right: b by position; overwritten.
  ///   - result: x by variable; must have one entry a variable.
  /// - Complexity: O(entries of the factors and the updates).
  func solve(_ right: inout [Double], into result: inout [Double]) {
    for eta in stride(from: updates - 1, through: 0, by: -1) {
      let position = Int(etaPosition[eta])
      var sum = right[position]
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        sum -= etaValue[entry] * right[Int(etaIndex[entry])]
      }
      right[position] = sum / etaPivot[eta]
    }
    for row in 0..<count {
      var sum = right[row]
      for entry in Int(lowerStart[row])..<Int(lowerStart[row + 1]) {
        sum -= lowerValue[entry] * right[Int(lowerStep[entry])]
      }
      right[row] = sum
    }
    for row in stride(from: count - 1, through: 0, by: -1) {
      var sum = right[row]
      for entry in Int(upperStart[row])..<Int(upperStart[row + 1]) {
        sum -= upperValue[entry] * result[Int(upperColumn[entry])]
      }
      result[Int(pivotColumn[row])] = sum == 0 ? 0 : sum / pivotValue[row]
    }
  }

  /// Solves `basisᵀ · y = g`.
  ///
  /// - Parameters:
  ///   - right: g by variable; overwritten.
  ///   - result: y by position.
  /// - Complexity: O(entries reached by g's non-zeros, plus a sweep over the rows).
  func solveTransposed(_ right: inout [Double], into result: inout [Double]) {
    for row in 0..<count {
      let value = right[Int(pivotColumn[row])]
      guard value != 0 else {
        result[row] = 0
        continue
      }
      let quotient = value / pivotValue[row]
      result[row] = quotient
      for entry in Int(upperStart[row])..<Int(upperStart[row + 1]) {
        right[Int(upperColumn[entry])] -= upperValue[entry] * quotient
      }
    }
    for row in stride(from: count - 1, through: 0, by: -1) {
      let value = result[row]
      guard value != 0 else { continue }
      for entry in Int(lowerStart[row])..<Int(lowerStart[row + 1]) {
        result[Int(lowerStep[entry])] -= lowerValue[entry] * value
      }
    }
    for eta in 0..<updates {
      let position = Int(etaPosition[eta])
      guard result[position] != 0 else { continue }
      let value = result[position] / etaPivot[eta]
      result[position] = value
      for entry in Int(etaStart[eta])..<Int(etaStart[eta + 1]) {
        result[Int(etaIndex[entry])] -= etaValue[entry] * value
      }
    }
  }

  /// Replaces the basis row at a position by the row `Σ weights[k] · basis row k`.
  ///
  /// - Parameter weights: The new row in terms of the present basis, by position.
  mutating func update(position: Int, weights: [Double]) {
    etaPosition.append(Int32(position))
    etaPivot.append(weights[position])
    for (index, weight) in weights.enumerated()
    where index != position && abs(weight) > Tolerance.coefficient {
      etaIndex.append(Int32(index))
      etaValue.append(weight)
    }
    etaStart.append(Int32(etaIndex.count))
  }

  /// Entries stored in updates, against which refactorisation is weighed.
  var updateEntries: Int { etaIndex.count }
  /// Entries stored in L and U.
  var entries: Int { lowerStep.count + upperColumn.count + count }
}
