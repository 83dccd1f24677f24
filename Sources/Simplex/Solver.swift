/// An incremental linear solver for layouts: an active-set simplex on the rows.
///
/// Every constraint is a row with a piecewise-linear cost whose only breakpoint is zero
/// (``RowCost``). The basis is a set of tight rows, one a variable; a pivot lets one row go and
/// stops at the next row that does. There are no slack, error or artificial columns and no first
/// phase: a required row that cannot hold is just the most expensive cost, and the optimum says
/// which rows conflict. Costs are compared level by level, never added up across levels.
///
///     let solver = Solver()
///     let width = solver.makeVariable()
///     solver.add(Expression(width, 1, constant: -100), .equal, .required)
///     solver.solve()
///     solver.value(of: width)   // 100
///
/// Changes are collected and settled by ``solve()``. Equal input in equal order gives equal bits.
///
/// - SeeAlso: Fourer 1985–1992, "A simplex algorithm for piecewise-linear programming"; seen from
///   the other side it is the dual simplex method on the multipliers, whose bounds are the costs,
///   with the long-step ratio test of Barrodale and Roberts 1973.
public final class Solver {
  var rows = RowStore()
  var levels = LevelTable()
  var basis = Basis()
  var factor = Factor()

  /// By variable.
  var values: [Double] = []
  /// By slot, for rows outside the basis: +1 where the activity counts as positive, -1 negative.
  ///
  /// A row exactly at zero keeps the side it was on: that choice is its multiplier.
  var side: [Int8] = []
  /// By slot: `a·x + c`.
  var activity: [Double] = []

  /// By rank, then position: multipliers of the tight rows.
  var multipliers: [[Double]] = []
  var multipliersAreValid = false

  /// Rows or variables came or went since the basis was built.
  var structureChanges = 0
  var basisExists = false
  var needsSolve = true

  // Scratch, kept to avoid allocation: by variable, by position, by slot.
  var byVariable: [Double] = []
  var byPosition: [Double] = []
  var direction: [Double] = []
  var slopes: [Double] = []
  var noise: [Double] = []
  var touched: [Int32] = []
  var isTouched: [Bool] = []

  /// Number of pivots since the solver was made; for benchmarks and tests.
  public private(set) var pivots = 0

  /// Whether a solve ever gave up for rounding noise before it could prove its optimum.
  ///
  /// The values then satisfy the tight rows but may not be the best; no known system does this.
  public private(set) var hasGivenUp = false

  /// Makes a solver without variables or rows.
  public init() {}

  /// Makes a free variable.
  ///
  /// - Parameter value: Where it stays as long as no row says otherwise.
  public func makeVariable(value: Double = 0) -> Variable {
    values.append(value)
    rows.addVariable()
    structureChanges += 1
    needsSolve = true
    return Variable(index: Int32(values.count - 1))
  }

  /// The value a variable has after the last ``solve()``.
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// Moves a variable that no row fixes; one that rows fix returns to its place in ``solve()``.
  public func setStay(_ variable: Variable, to value: Double) {
    precondition(value.isFinite, "A variable's value is finite.")
    guard values[Int(variable.index)] != value else { return }
    values[Int(variable.index)] = value
    needsSolve = true
  }

  /// Settles everything that changed.
  ///
  /// - Complexity: O(rows + entries of the factor) and as much again for each pivot; usually there
  ///   are none.
  public func solve() {
    guard needsSolve else { return }
    needsSolve = false
    prepareBasis()
    settle()
  }

  /// Whether so much came and went that a new basis is cheaper than mending the old one.
  var needsNewBasis: Bool { structureChanges > 8 + values.count / 16 }

  /// Brings the basis up to date with rows and variables that came or went.
  private func prepareBasis() {
    while side.count < rows.slots {
      side.append(1)
      activity.append(0)
      isTouched.append(false)
    }
    if !basisExists || needsNewBasis {
      crash()
      basisExists = true
    } else if basis.count < values.count {
      var members = basis.members
      for variable in basis.count..<values.count { members.append(~Int32(variable)) }
      basis.reset(slots: rows.slots, variables: values.count)
      for member in members { basis.append(member) }
      refactor()
    } else {
      basis.grow(slots: rows.slots)
    }
    structureChanges = 0
  }

  /// Pivots to an optimum from the present basis.
  private func settle() {
    multipliersAreValid = false
    var degenerate = 0
    let limit = pivots + 1000 + 50 * (values.count + rows.slots)
    var blocked: [Int32] = []
    var isRefreshed = false
    while true {
      if !multipliersAreValid {
        // A factorisation in between may have left a row out as dependent: start from clean values.
        computeValues()
        computeMultipliers()
        isRefreshed = true
      }
      // After a long run of steps that move nothing, the smallest entry order (Bland) cannot cycle.
      let rule: PricingRule = degenerate > 50 + values.count / 4 ? .firstEntered : .worst
      guard let leaving = price(rule, excluding: blocked) else {
        if isRefreshed { break }
        // Believe an optimum only on multipliers without accumulated error.
        multipliersAreValid = false
        continue
      }
      guard let step = search(from: leaving, shortStep: rule == .firstEntered) else {
        blocked.append(Int32(leaving.position))
        continue
      }
      blocked.removeAll(keepingCapacity: true)
      isRefreshed = false
      degenerate = step.length > Tolerance.activity ? 0 : degenerate + 1
      pivots += 1
      pivot(leaving, step)
      if pivots > limit {
        hasGivenUp = true
        break
      }
    }
    if factor.updates > 0 { computeValues() }
  }

  /// Whether a row costs anything on either side.
  func isCostly(_ slot: Int) -> Bool { rows.below[slot] >= 0 || rows.above[slot] >= 0 }
}
