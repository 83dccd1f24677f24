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
/// Changes are collected and settled by ``solve()``, each at the price of what it reaches. Equal
/// input in equal order gives equal bits.
///
/// Constants and values are cut off at 1e100; no finite input makes a value infinite or NaN.
///
/// - SeeAlso: `Rules/Constraints.md#priorities-are-levels`.
public final class Solver {
  // The solver is not reachable from elsewhere while a call is under way.
  @exclusivity(unchecked) var core = ActiveSet()

  /// Makes a solver without variables or rows.
  public init() {}

  /// Number of pivots since the solver was made; for benchmarks and tests.
  public var pivots: Int { core.pivots }

  /// Whether a solve ever gave up for rounding noise before it could prove its optimum.
  ///
  /// The values then satisfy the tight rows but may not be the best; no known system does this.
  public var hasGivenUp: Bool { core.hasGivenUp }

  /// Bytes of memory that rows, factor and values take.
  public var bytes: Int { core.bytes }

  /// Makes a free variable.
  ///
  /// - Parameter value: Where it stays as long as no row says otherwise; finite.
  /// - Complexity: O(1).
  public func makeVariable(value: Double = 0) -> Variable { core.makeVariable(value) }

  /// The value a variable has after the last ``solve()``.
  public func value(of variable: Variable) -> Double { core.values[variable.index] }

  /// Settles everything that changed.
  ///
  /// - Complexity: A first solve, or one after much came or went, is a sparse elimination of all rows
  ///   and as many pivots as the first basis needs, on most layouts none. Later solves cost what the
  ///   changes reach.
  public func solve() { core.solve() }
}
