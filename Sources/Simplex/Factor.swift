/// The basis matrix as `L · U`, made row by row, with product-form updates on top.
///
/// Row i of the basis, reduced by the rows before it, is row i of U; the multipliers of that
/// reduction are row i of L. Because each row has its own pivot column, U is a triangle up to the
/// order of the columns, and no ordering beyond the order of entry is stored. An update replaces
/// one basis row: the new row, written in terms of the old ones, is an eta.
///
/// - SeeAlso: Gilbert, Peierls 1988 for the elimination; solver.md, section 3.
struct Factor {
  /// Number of rows, equal to the number of variables once complete.
  private(set) var count = 0

  // L by row: earlier step, multiplier.
  private(set) var lowerStart: [Int32] = [0]
  private(set) var lowerStep: [Int32] = []
  private(set) var lowerValue: [Double] = []
  // U by row, without the pivot.
  private(set) var upperStart: [Int32] = [0]
  private(set) var upperColumn: [Int32] = []
  private(set) var upperValue: [Double] = []
  private(set) var pivotColumn: [Int32] = []
  private(set) var pivotValue: [Double] = []
  /// Step whose pivot a column is, or -1.
  private(set) var stepOfColumn: [Int32] = []

  // Updates: position, its own coefficient, the others.
  var etaPosition: [Int32] = []
  var etaPivot: [Double] = []
  var etaStart: [Int32] = [0]
  var etaIndex: [Int32] = []
  var etaValue: [Double] = []

  // Scratch of the elimination, zero between rows.
  private var work: [Double] = []
  private var isInPattern: [Bool] = []
  private var pattern: [Int32] = []
  private var heap: [Int32] = []

  /// Number of updates since the last factorisation.
  var updates: Int { etaPosition.count }

  /// Starts over for a number of variables.
  mutating func reset(variables: Int) {
    count = 0
    lowerStart = [0]
    upperStart = [0]
    lowerStep.removeAll(keepingCapacity: true)
    lowerValue.removeAll(keepingCapacity: true)
    upperColumn.removeAll(keepingCapacity: true)
    upperValue.removeAll(keepingCapacity: true)
    pivotColumn.removeAll(keepingCapacity: true)
    pivotValue.removeAll(keepingCapacity: true)
    etaPosition.removeAll(keepingCapacity: true)
    etaPivot.removeAll(keepingCapacity: true)
    etaStart = [0]
    etaIndex.removeAll(keepingCapacity: true)
    etaValue.removeAll(keepingCapacity: true)
    stepOfColumn = Array(repeating: -1, count: variables)
    work = Array(repeating: 0, count: variables)
    isInPattern = Array(repeating: false, count: variables)
  }

  /// Takes a real row if it is independent of the rows taken before.
  ///
  /// - Parameter weight: Number of rows that mention each variable; among pivots that are large
  ///   enough the rarest column wins, then the younger variable, so that sizes outlast positions
  ///   among the free ones.
  /// - Returns: Whether the row was taken.
  /// - Complexity: O(entries of the rows it is reduced by).
  mutating func take(_ rows: RowStore, slot: Int, weight: [Int32]) -> Bool {
    let first = Int(rows.start[slot])
    var largest = 0.0
    for term in first..<first + Int(rows.count[slot]) {
      scatter(rows.variable[term], rows.coefficient[term])
      largest = max(largest, abs(rows.coefficient[term]))
    }
    return reduceAndStore(scale: largest, weight: weight)
  }

  /// Takes the row that is one variable alone.
  mutating func takeUnit(_ variable: Int32, weight: [Int32]) -> Bool {
    scatter(variable, 1)
    return reduceAndStore(scale: 1, weight: weight)
  }

  private mutating func scatter(_ column: Int32, _ value: Double) {
    let index = Int(column)
    work[index] += value
    guard !isInPattern[index] else { return }
    isInPattern[index] = true
    pattern.append(column)
    if stepOfColumn[index] >= 0 { push(stepOfColumn[index]) }
  }

  /// Eliminates pivoted columns, earliest step first, and stores what is left as the next row.
  private mutating func reduceAndStore(scale: Double, weight: [Int32]) -> Bool {
    let lowerMark = lowerStep.count
    while let step = pop() {
      let row = Int(step)
      let column = Int(pivotColumn[row])
      let value = work[column]
      work[column] = 0
      guard abs(value) > Tolerance.coefficient * scale else { continue }
      let multiplier = value / pivotValue[row]
      lowerStep.append(step)
      lowerValue.append(multiplier)
      for entry in Int(upperStart[row])..<Int(upperStart[row + 1]) {
        scatter(upperColumn[entry], -multiplier * upperValue[entry])
      }
    }
    var largest = 0.0
    for column in pattern where stepOfColumn[Int(column)] < 0 {
      largest = max(largest, abs(work[Int(column)]))
    }
    defer { clearPattern() }
    guard largest > Tolerance.dependence * scale, largest > 0 else {
      lowerStep.removeSubrange(lowerMark...)
      lowerValue.removeSubrange(lowerMark...)
      return false
    }
    store(largest: largest, scale: scale, weight: weight)
    return true
  }

  private mutating func store(largest: Double, scale: Double, weight: [Int32]) {
    var pivot: Int32 = -1
    for column in pattern where stepOfColumn[Int(column)] < 0 {
      guard abs(work[Int(column)]) >= Tolerance.pivotThreshold * largest else { continue }
      if pivot < 0 || weight[Int(column)] < weight[Int(pivot)]
        || (weight[Int(column)] == weight[Int(pivot)] && column > pivot)
      {
        pivot = column
      }
    }
    pivotColumn.append(pivot)
    pivotValue.append(work[Int(pivot)])
    for column in pattern where column != pivot && stepOfColumn[Int(column)] < 0 {
      let value = work[Int(column)]
      guard abs(value) > Tolerance.coefficient * scale else { continue }
      upperColumn.append(column)
      upperValue.append(value)
    }
    stepOfColumn[Int(pivot)] = Int32(count)
    lowerStart.append(Int32(lowerStep.count))
    upperStart.append(Int32(upperColumn.count))
    count += 1
  }

  private mutating func clearPattern() {
    for column in pattern {
      work[Int(column)] = 0
      isInPattern[Int(column)] = false
    }
    pattern.removeAll(keepingCapacity: true)
  }

  // A binary heap of steps: the earliest must be eliminated first, since a row of U only reaches
  // columns with later pivots.
  private mutating func push(_ step: Int32) {
    heap.append(step)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child] < heap[parent] else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var parent = 0
      while true {
        var child = 2 * parent + 1
        guard child < heap.count else { break }
        if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
        guard heap[child] < heap[parent] else { break }
        heap.swapAt(child, parent)
        parent = child
      }
    }
    return first
  }
}
