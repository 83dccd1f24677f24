/// A basis as `L · U` in double-double precision, with the structure of the ordinary factor.
///
/// Rows are added in the order of positions. There are no updates and no sparse solves: it proves an optimum,
/// or finds the few pivots to one, where double precision does not suffice.
struct PreciseFactor: ~Copyable {
  private var lowerStart = Buffer<Int32>()
  private var lowerStep = Buffer<Int32>()
  private var lowerValue = Buffer<DoubleDouble>()
  private var upperStart = Buffer<Int32>()
  private var upperVariable = Buffer<Int32>()
  private var upperValue = Buffer<DoubleDouble>()
  private var pivotVariable = Buffer<Int32>()
  private var pivotValue = Buffer<DoubleDouble>()
  private var stepOfVariable = Buffer<Int32>()
  // By variable, zero and empty between rows.
  private var work = Buffer<PreciseSum>()
  private var isInPattern = Buffer<Bool>()
  private var pattern = Buffer<Int32>()
  private var queue = StepQueue()

  /// The number of numbers read since the last reset.
  private(set) var reads = 0

  /// The number of entries in L and U, pivots included.
  var entries: Int { lowerStep.count + upperVariable.count + pivotVariable.count }

  /// Resets the factor for a number of variables.
  mutating func reset(variables: Int) {
    reads = 0
    lowerStart.removeAll()
    lowerStart.append(0)
    lowerStep.removeAll()
    lowerValue.removeAll()
    upperStart.removeAll()
    upperStart.append(0)
    upperVariable.removeAll()
    upperValue.removeAll()
    pivotVariable.removeAll()
    pivotValue.removeAll()
    stepOfVariable.reset(-1, count: variables)
    work.reset(PreciseSum(), count: variables)
    isInPattern.reset(false, count: variables)
    queue.reset(steps: variables)
  }

  /// Returns a variable that no row determines yet: the given one, if possible.
  func undetermined(_ preferred: Int32) -> Int32 {
    guard stepOfVariable[preferred] >= 0 else { return preferred }
    for variable in 0..<Int32(stepOfVariable.count) where stepOfVariable[variable] < 0 {
      return variable
    }
    return preferred
  }

  /// Adds a coefficient to the next row.
  mutating func scatter(_ variable: Int32, _ value: DoubleDouble) {
    work[variable] += value
    guard !isInPattern[variable] else { return }
    isInPattern[variable] = true
    pattern.append(variable)
    if stepOfVariable[variable] >= 0 { queue.insert(stepOfVariable[variable]) }
  }

  /// Reduces the scattered row by the previous ones and adds it.
  ///
  /// - Parameter preferred: The variable it should determine, unless its coefficient is too small.
  /// - Returns: False if nothing is left of it.
  mutating func add(preferred: Int32) -> Bool {
    var group = 0
    while let step = queue.popFirst(from: &group) {
      let variable = pivotVariable[step]
      work[variable].settleAsGiven()
      guard work[variable].value.high != 0 else { continue }
      let multiplier = work[variable].value / pivotValue[step]
      lowerStep.append(step)
      lowerValue.append(multiplier)
      reads &+= Int(upperStart[step + 1] - upperStart[step])
      for entry in upperStart[step]..<upperStart[step + 1] {
        scatter(upperVariable[entry], -(multiplier * upperValue[entry]))
      }
    }
    var pivot: Int32 = -1
    var largest = 0.0
    for index in 0..<pattern.count where stepOfVariable[pattern[index]] < 0 {
      let variable = pattern[index]
      work[variable].settleAsGiven()
      let size = abs(work[variable].value.high)
      if size > largest {
        largest = size
        pivot = variable
      }
    }
    // The ordinary factor chose it for sparsity; a hundredth costs two digits, of which there are plenty.
    let least = Tolerance.pivotThreshold * Tolerance.pivotThreshold * largest
    if stepOfVariable[preferred] < 0, abs(work[preferred].value.high) > least { pivot = preferred }
    if pivot >= 0 { store(pivot) }
    for index in 0..<pattern.count {
      work[pattern[index]] = PreciseSum()
      isInPattern[pattern[index]] = false
    }
    pattern.removeAll()
    return pivot >= 0
  }

  private mutating func store(_ pivot: Int32) {
    for index in 0..<pattern.count {
      let variable = pattern[index]
      guard variable != pivot, stepOfVariable[variable] < 0, work[variable].value.high != 0 else {
        continue
      }
      upperVariable.append(variable)
      upperValue.append(work[variable].value)
    }
    stepOfVariable[pivot] = Int32(pivotVariable.count)
    pivotVariable.append(pivot)
    pivotValue.append(work[pivot].value)
    lowerStart.append(Int32(lowerStep.count))
    upperStart.append(Int32(upperVariable.count))
  }

  /// Solves `basis · x = b`.
  ///
  /// - Parameters:
  ///   - right: b by position; overwritten.
  ///   - result: x by variable.
  func solve(_ right: inout Buffer<PreciseSum>, into result: inout Buffer<PreciseSum>) {
    for step in 0..<right.count {
      for entry in lowerStart[step]..<lowerStart[step + 1] {
        let earlier = right[lowerStep[entry]]
        if earlier.value.high != 0 { right[step] += earlier * -lowerValue[entry] }
      }
      right[step].settle()
    }
    var step = right.count - 1
    while step >= 0 {
      for entry in upperStart[step]..<upperStart[step + 1] {
        let later = result[upperVariable[entry]]
        if later.value.high != 0 { right[step] += later * -upperValue[entry] }
      }
      right[step].settle()
      result[pivotVariable[step]] = right[step] / pivotValue[step]
      step -= 1
    }
  }

  /// Solves `basisᵀ · y = g`.
  ///
  /// - Parameters:
  ///   - right: g by variable; overwritten.
  ///   - result: y by position.
  func solveTransposed(_ right: inout Buffer<PreciseSum>, into result: inout Buffer<PreciseSum>) {
    for step in 0..<result.count {
      var value = right[pivotVariable[step]]
      value.settle()
      value = value / pivotValue[step]
      result[step] = value
      guard value.value.high != 0 else { continue }
      for entry in upperStart[step]..<upperStart[step + 1] {
        right[upperVariable[entry]] += value * -upperValue[entry]
      }
    }
    var step = result.count - 1
    while step >= 0 {
      result[step].settle()
      let value = result[step]
      if value.value.high != 0 {
        for entry in lowerStart[step]..<lowerStart[step + 1] {
          result[lowerStep[entry]] += value * -lowerValue[entry]
        }
      }
      step -= 1
    }
  }
}
