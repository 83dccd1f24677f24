/// An incremental linear solver for layouts: an active-set simplex on the rows.
///
/// Every constraint is a row with a piecewise-linear cost whose only breakpoint is zero (``RowCost``).
/// The basis is a set of tight rows, one a variable; a pivot lets one row go and stops at the next row
/// that does. There are no slack, error or artificial columns and no first phase: a required row that
/// cannot hold is the most expensive cost, and the optimum says which rows conflict. Costs are compared
/// level by level, never added up across levels. Equal input in equal order gives equal bits.
///
/// ```swift
/// let solver = Solver()
/// let (left, width) = (solver.makeVariable(), solver.makeVariable())
/// solver.add(LinearExpression(left, 1, constant: -16), .equal, .required)
/// var right = LinearExpression(left, 1, constant: -320)
/// right.add(width, 1)
/// solver.add(right, .lessThanOrEqual, .required)
/// solver.add(LinearExpression(width, 1, constant: -400), .equal, Priority(250))
/// solver.solve()
/// print(solver.value(of: left), solver.value(of: width))  // 16.0 304.0
/// ```
///
/// - Units: The caller's. Constants and values are cut off at 1e100; no finite input makes a value
///   infinite or NaN.
/// - Errors: A number that is not finite ends the program with a text. Rows that contradict each other
///   are solved as far as they go; ``infeasibility()`` names them.
/// - Complexity: Changes are collected and settled by ``solve()``: a first solve is a sparse
///   elimination of all rows and the pivots that its basis needs, a later one costs what the changes
///   reach.
/// - SeeAlso: `Documentation/Decisions/solver.md`; `Rules/Constraints.md#priorities-are-levels`.
public final class Solver {
  // The solver is not reachable from elsewhere while a call is under way.
  @exclusivity(unchecked) var core = ActiveSet()

  /// Creates a solver without variables or rows.
  public init() {}

  /// The number of pivots since the solver was created; for benchmarks and tests.
  public var pivots: Int { core.pivots }

  /// Whether a solve ever ended because of rounding noise before it could prove its optimum.
  ///
  /// The values then satisfy the tight rows but may not be optimal; no known system does this.
  public var hasGivenUp: Bool { core.hasGivenUp }

  /// The number of bytes allocated for rows, factor and values.
  public var bytes: Int { core.bytes }

  /// The number of variables; their indices start at 0.
  public var variableCount: Int32 { Int32(core.values.count) }

  /// Creates a free variable.
  ///
  /// - Parameter value: The value as long as no row determines another one; finite.
  /// - Complexity: O(1).
  public func makeVariable(value: Double = 0) -> Variable { core.makeVariable(value) }

  /// The value of a variable after the last ``solve()``.
  public func value(of variable: Variable) -> Double {
    core.requireOwn(variable)
    return core.values[variable.index]
  }

  /// Calls a closure with the variables whose values may have changed since the last call, possibly with
  /// duplicates.
  ///
  /// - Returns: Whether it was called with all of them; false without a call if there are too many to
  ///   enumerate.
  /// - Complexity: O(what changed).
  package func consumeMoved(_ body: (Variable) -> Void) -> Bool {
    let isKnown = !core.log.hasAllVariables
    for index in 0..<core.log.variables.count { body(Variable(index: core.log.variables[index])) }
    core.log.forgetVariables()
    return isKnown
  }

  /// Solves all pending changes.
  ///
  /// - Complexity: A first solve, or one after many additions or removals, is a sparse elimination of all rows
  ///   and as many pivots as the first basis needs, on most layouts none. Later solves cost what the changes
  ///   reach.
  public func solve() { core.solve() }
}
