extension Factor {
  /// Stores the entries of both factors by column as well, which directions need.
  ///
  /// - Complexity: O(entries).
  mutating func makeColumns() {
    guard !hasColumns else { return }
    hasColumns = true
    Self.transpose(
      lowerStart, lowerStep, lowerValue, count: count,
      &lowerColumnStart, &lowerColumnStep, &lowerColumnValue)
    Self.transpose(
      upperStart, upperStep, upperValue, count: count,
      &upperColumnStart, &upperColumnStep, &upperColumnValue)
  }

  private static func transpose(
    _ start: borrowing Buffer<Int32>, _ step: borrowing Buffer<Int32>,
    _ value: borrowing Buffer<Double>, count: Int,
    _ columnStart: inout Buffer<Int32>, _ columnStep: inout Buffer<Int32>,
    _ columnValue: inout Buffer<Double>
  ) {
    columnStart.reset(0, count: count + 1)
    columnStep.reset(0, count: step.count)
    columnValue.reset(0, count: step.count)
    // Counts, then ends; filling from the last row backwards turns the ends into starts.
    for entry in 0..<step.count { columnStart[step[entry]] += 1 }
    var sum: Int32 = 0
    for column in 0..<count {
      sum += columnStart[column]
      columnStart[column] = sum
    }
    columnStart[count] = sum
    var row = count - 1
    while row >= 0 {
      for entry in start[row]..<start[row + 1] {
        let column = step[entry]
        columnStart[column] -= 1
        columnStep[columnStart[column]] = Int32(row)
        columnValue[columnStart[column]] = value[entry]
      }
      row -= 1
    }
  }
}
