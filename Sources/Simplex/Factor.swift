/// The basis matrix as `L · U`, computed row by row, with product-form updates on top.
///
/// Row i of the basis, reduced by the rows before it, is row i of U; the multipliers of that reduction are row
/// i of L. Each row has a pivot column, so that U is triangular up to the order of its columns: a *step* is a
/// basis row and the variable it determines, and both factors are stored in terms of steps. On layouts the
/// factors have two to three entries per step.
///
/// A step's index is also its row's position in the basis. An update replaces the row at a position: the new
/// row, written in terms of the old ones, is an eta (`Factor+Update.swift`).
///
/// - SeeAlso: Gilbert, Peierls 1988 for the elimination.
struct Factor: ~Copyable {
  /// The number of steps, equal to the number of variables once complete.
  private(set) var count = 0

  // L by row: earlier steps and multipliers.
  private(set) var lowerStart = Buffer<Int32>()
  private(set) var lowerStep = Buffer<Int32>()
  private(set) var lowerValue = Buffer<Double>()
  // U by row without the pivot: variables while rows are taken, then later steps.
  private(set) var upperStart = Buffer<Int32>()
  private(set) var upperStep = Buffer<Int32>()
  private(set) var upperValue = Buffer<Double>()
  private(set) var pivotVariable = Buffer<Int32>()
  private(set) var pivotValue = Buffer<Double>()
  /// The step that determines a variable, or -1.
  private(set) var stepOfVariable = Buffer<Int32>()

  /// Whether a pivot or a multiplier was so far from one that solutions need refinement.
  var needsRefinement = false
  /// Whether a pivot or multiplier was so far from one, or a dropped number so far from noise, that the
  /// precision may not suffice to prove an optimum.
  var needsProof = false

  // What counts as zero, and as dependent, while rows are taken.
  private var coefficient = Tolerance.coefficient
  private var dependence = Tolerance.dependence

  // The same entries by column, made when a direction is first asked for.
  var hasColumns = false
  var lowerColumnStart = Buffer<Int32>()
  var lowerColumnStep = Buffer<Int32>()
  var lowerColumnValue = Buffer<Double>()
  var upperColumnStart = Buffer<Int32>()
  var upperColumnStep = Buffer<Int32>()
  var upperColumnValue = Buffer<Double>()

  var updates = UpdateFile()

  /// The number of announced rows that mention a variable, by variable, during elimination.
  private var pending = Buffer<Int32>()

  // Scratch, zero or empty between calls: by variable while rows are taken, then by step.
  var work = Buffer<Double>()
  var forward = StepQueue()
  var backward = StepQueue()
  private var isInPattern = Buffer<Bool>()
  private var pattern = Buffer<Int32>()

  /// The number of steps visited by solves since the last factorisation.
  var visits = 0
  /// The number of updates and update entries visited since the last factorisation, from which the next one is
  /// scheduled.
  var updateVisits = 0

  /// The number of entries in L and U, pivots included.
  var entries: Int { lowerStep.count + upperStep.count + count }

  /// The number of allocated bytes.
  var bytes: Int {
    lowerStart.bytes + lowerStep.bytes + lowerValue.bytes + upperStart.bytes + upperStep.bytes
      + upperValue.bytes + pivotVariable.bytes + pivotValue.bytes + stepOfVariable.bytes
      + lowerColumnStart.bytes + lowerColumnStep.bytes + lowerColumnValue.bytes
      + upperColumnStart.bytes + upperColumnStep.bytes + upperColumnValue.bytes + updates.bytes
      + pending.bytes + work.bytes + forward.bytes + backward.bytes + isInPattern.bytes
      + pattern.bytes
  }

  /// Resets the factor for a number of variables.
  ///
  /// - Parameter keepsAll: Whether small numbers are kept, for rows known to be independent.
  mutating func reset(variables: Int, keepsAll: Bool = false) {
    coefficient = keepsAll ? 0 : Tolerance.coefficient
    dependence = keepsAll ? 0 : Tolerance.dependence
    count = 0
    lowerStart.removeAll()
    upperStart.removeAll()
    lowerStart.append(0)
    upperStart.append(0)
    lowerStep.removeAll()
    lowerValue.removeAll()
    upperStep.removeAll()
    upperValue.removeAll()
    pivotVariable.removeAll()
    pivotValue.removeAll()
    lowerStart.reserve(variables + 1)
    upperStart.reserve(variables + 1)
    pivotVariable.reserve(variables)
    pivotValue.reserve(variables)
    stepOfVariable.reset(-1, count: variables)
    work.reset(0, count: variables)
    isInPattern.reset(false, count: variables)
    pending.reset(0, count: variables)
    forward.reset(steps: variables)
    backward.reset(steps: variables)
    updates.reset()
    hasColumns = false
    needsRefinement = false
    needsProof = false
    visits = 0
    updateVisits = 0
  }

  /// Announces a row that will be added soon, with others of its class.
  mutating func announce(_ rows: borrowing RowStore, slot: Int32) {
    let row = rows[slot]
    for index in row.start..<row.start &+ row.count { pending[rows.terms[index].variable] += 1 }
  }

  /// Adds a row if it is independent of the rows added before.
  ///
  /// Among sufficiently large pivots the preferred variable is that with the fewest mentions in announced rows,
  /// since each of them would have to be reduced by this one; then the rarest, then the younger one, so that
  /// sizes outlast positions among the free ones. A stack of views with optional heights would otherwise
  /// contain the sum of all previous heights in every row.
  ///
  /// - Returns: Whether the row was added.
  /// - Complexity: O(entries of the rows it is reduced by).
  mutating func add(_ rows: borrowing RowStore, slot: Int32) -> Bool {
    let row = rows[slot]
    var largest = 0.0
    for index in row.start..<row.start &+ row.count {
      let term = rows.terms[index]
      scatter(term.variable, term.coefficient)
      // The row is no longer one of those to come.
      pending[term.variable] -= 1
      largest = max(largest, abs(term.coefficient))
    }
    return reduceAndStore(scale: largest, rows)
  }

  /// Adds a row that consists of one variable.
  mutating func addUnit(_ variable: Int32, _ rows: borrowing RowStore) -> Bool {
    scatter(variable, 1)
    return reduceAndStore(scale: 1, rows)
  }

  /// Records the size of a pivot, or the inverse of a multiplier.
  @inline(__always)
  mutating func recordGrowth(_ size: Double) {
    if size < 1.0 / 16 { needsRefinement = true }
    if size < Tolerance.spread { needsProof = true }
  }

  /// Records that a number counted as zero that rounding alone does not explain.
  ///
  /// A chain of rows of moderate size multiplies its coefficients: three of 1,000 leave 1e-9 of the row that
  /// anchors it, and that is not noise.
  @inline(__always)
  private mutating func recordDropped(_ size: Double, _ scale: Double) {
    if size > Tolerance.rounding * scale { needsProof = true }
  }

  /// Completes the factorisation; there must be one row per variable.
  mutating func complete() {
    assert(count == stepOfVariable.count)
    // Until now the columns of U were variables, whose steps did not all exist.
    for entry in 0..<upperStep.count { upperStep[entry] = stepOfVariable[upperStep[entry]] }
    pending.reset(0, count: 0)
    lowerStep.trim()
    lowerValue.trim()
    upperStep.trim()
    upperValue.trim()
  }

  /// Adds a step for a new variable that no row of the basis mentions: its stay.
  mutating func extend() {
    // No row mentions the variable: its step is the last of both factors, a unit row and a unit column.
    let variable = Int32(stepOfVariable.count)
    stepOfVariable.append(Int32(count))
    pivotVariable.append(variable)
    pivotValue.append(1)
    lowerStart.append(Int32(lowerStep.count))
    upperStart.append(Int32(upperStep.count))
    if hasColumns {
      lowerColumnStart.append(Int32(lowerColumnStep.count))
      upperColumnStart.append(Int32(upperColumnStep.count))
    }
    count += 1
    work.append(0)
    isInPattern.append(false)
    forward.grow(steps: count)
    backward.grow(steps: count)
    updates.extend(positions: count)
  }

  @inline(__always)
  private mutating func scatter(_ variable: Int32, _ value: Double) {
    work[variable] += value
    guard !isInPattern[variable] else { return }
    isInPattern[variable] = true
    pattern.append(variable)
    let step = stepOfVariable[variable]
    if step >= 0 { forward.insert(step) }
  }

  /// Eliminates determined variables, earliest step first, and stores the remainder as the next row.
  private mutating func reduceAndStore(scale: Double, _ rows: borrowing RowStore) -> Bool {
    let lowerMark = lowerStep.count
    var group = 0
    // Rows of U contain later steps only, so that reduction by a step never adds an earlier one, and one
    // ascending pass visits exactly the steps that the row reaches.
    while let step = forward.popFirst(from: &group) {
      let variable = pivotVariable[step]
      let value = work[variable]
      work[variable] = 0
      guard abs(value) > coefficient * scale else {
        recordDropped(abs(value), scale)
        continue
      }
      let multiplier = value / pivotValue[step]
      // A large multiplier costs as many digits as a small pivot.
      if abs(multiplier) > 16 { recordGrowth(1 / abs(multiplier)) }
      lowerStep.append(step)
      lowerValue.append(multiplier)
      for entry in upperStart[step]..<upperStart[step &+ 1] {
        // `store` predicted that this row would contain the variable; now it does.
        pending[upperStep[entry]] -= 1
        scatter(upperStep[entry], -multiplier * upperValue[entry])
      }
    }
    var largest = 0.0
    for index in 0..<pattern.count where stepOfVariable[pattern[index]] < 0 {
      largest = max(largest, abs(work[pattern[index]]))
    }
    let isTaken = largest > dependence * scale && largest > 0
    if isTaken {
      store(largest: largest, scale: scale, rows)
    } else {
      recordDropped(largest, scale)
      // A dependent row adds no step, so the multipliers of its reduction are not part of L.
      lowerStep.truncate(to: lowerMark)
      lowerValue.truncate(to: lowerMark)
    }
    for index in 0..<pattern.count {
      work[pattern[index]] = 0
      isInPattern[pattern[index]] = false
    }
    pattern.removeAll()
    return isTaken
  }

  private mutating func store(largest: Double, scale: Double, _ rows: borrowing RowStore) {
    var pivot: Int32 = -1
    var fewest = Int32.max
    var rarest = Int32.max
    for index in 0..<pattern.count {
      let variable = pattern[index]
      // Threshold pivoting: among pivots large enough to be stable, sparsity decides.
      guard stepOfVariable[variable] < 0, abs(work[variable]) >= Tolerance.pivotThreshold * largest
      else { continue }
      let ahead = max(0, pending[variable])
      guard ahead <= fewest else { continue }
      let weight = rows.columnCount[variable]
      if ahead < fewest || weight < rarest || (weight == rarest && variable > pivot) {
        pivot = variable
        fewest = ahead
        rarest = weight
      }
    }
    pivotVariable.append(pivot)
    pivotValue.append(work[pivot])
    recordGrowth(abs(work[pivot]))
    for index in 0..<pattern.count {
      let variable = pattern[index]
      guard variable != pivot, stepOfVariable[variable] < 0 else { continue }
      let value = work[variable]
      guard abs(value) > coefficient * scale else {
        recordDropped(abs(value), scale)
        continue
      }
      // Each row that mentions the pivot will be left with this variable instead. Where elimination
      // fills in, counts double a step; one that has left the range says "many" as well as any.
      let ahead = pending[variable].addingReportingOverflow(fewest)
      pending[variable] = ahead.overflow ? .max : ahead.partialValue
      upperStep.append(variable)
      upperValue.append(value)
    }
    stepOfVariable[pivot] = Int32(count)
    lowerStart.append(Int32(lowerStep.count))
    upperStart.append(Int32(upperStep.count))
    count += 1
  }
}
