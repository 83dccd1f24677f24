/// A linear expression: coefficients on variables and a constant.
///
/// Equal variables are merged as they are added, in order of first appearance; a coefficient that
/// cancels to within rounding becomes a zero, which is dropped when the row is made.
///
/// ```swift
/// let solver = Solver()
/// let (width, gap) = (solver.makeVariable(), solver.makeVariable())
/// var sum = 2 * width + 5
/// sum.add(gap, 3)
/// sum.add(width + 1, times: -2)
/// print(sum.terms.map(\.coefficient), sum.constant)  // [0.0, 3.0] 3.0
/// print(sum == LinearExpression(terms: [.init(width, 0), .init(gap, 3)], constant: 3))  // true
/// ```
///
/// - Units: The caller's; a row compares the whole expression with zero.
/// - Errors: None here: a number that is not finite is refused when the expression becomes a row.
/// - Complexity: Adding a term is O(terms); rows of layouts have two to eight. ``init(terms:constant:)`` is for many.
/// - SeeAlso: `Rules/Constraints.md#linear-relations-between-attributes`.
public struct LinearExpression: Sendable, Equatable {
  /// A coefficient of a variable.
  public struct Term: Sendable, Equatable {
    /// The variable.
    public var variable: Variable
    /// The coefficient.
    public var coefficient: Double

    /// Creates a term.
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, without duplicate variables.
  public private(set) var terms: [Term]
  /// The constant.
  public var constant: Double

  /// Four units in the last place of a double.
  private static let rounding = 0x1p-50

  /// Creates an expression without terms.
  public init(constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// Creates the expression `coefficient · variable + constant`.
  public init(_ variable: Variable, _ coefficient: Double = 1, constant: Double = 0) {
    terms = [Term(variable, coefficient)]
    self.constant = constant
  }

  /// Creates the sum of terms and a constant; terms of one variable are merged.
  ///
  /// - Parameters:
  ///   - terms: The terms, in any order; the first term of each variable determines its position.
  ///   - constant: The constant.
  /// - Complexity: O(terms).
  public init(terms: some Sequence<Term>, constant: Double = 0) {
    self.init(constant: constant)
    var places: [Variable: Int] = [:]
    for term in terms {
      if let place = places[term.variable] {
        add(term.coefficient, at: place)
      } else {
        places[term.variable] = self.terms.count
        self.terms.append(term)
      }
    }
  }

  /// Adds `coefficient · variable`.
  ///
  /// Coefficients that should cancel, such as a third and its double computed separately, leave a rounding
  /// error: a sum below 2⁻⁵⁰ of the addend, a few units in the last place, is zero.
  ///
  /// - Complexity: O(terms); layout rows have two to eight.
  public mutating func add(_ variable: Variable, _ coefficient: Double) {
    for index in terms.indices where terms[index].variable == variable {
      return add(coefficient, at: index)
    }
    terms.append(Term(variable, coefficient))
  }

  @inline(__always)
  private mutating func add(_ coefficient: Double, at index: Int) {
    let sum = terms[index].coefficient + coefficient
    terms[index].coefficient = abs(sum) <= abs(coefficient) * Self.rounding ? 0 : sum
  }

  /// Replaces the expression with a number, keeping the memory: one expression can pass many rows to a solver.
  public mutating func reset(constant: Double = 0) {
    terms.removeAll(keepingCapacity: true)
    self.constant = constant
  }

  /// Adds another expression, scaled.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    for term in other.terms { add(term.variable, term.coefficient * factor) }
    constant += other.constant * factor
  }
}
