/// The reasons of an expression's value.
///
/// The value is the sum over `holders` of weight times constant, plus the sum over `stays` of weight times
/// value, plus the expression's constant; there are no other terms. A row is among the holders once, with its
/// total weight; ``contributions`` lists the contribution of each, and ``contributions(by:)`` those of groups.
public struct Reasons: Sendable, Equatable {
  /// A tight row that determines the variable.
  public struct Holder: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The change of the value when the row's right side grows by one.
    public var weight: Double
    /// The row's constant: the number that its terms add up to, since it is tight.
    public var requested: Double
    /// The priority at which the row holds against opposing rows: that of the stronger side without opposition.
    public var priority: Priority
    /// The direction in which it holds: 1 against growth of its terms, −1 against shrinking, 0 without
    /// opposition.
    public var side: Int
  }

  /// A variable that no row determines and that the value depends on.
  public struct Stay: Sendable, Equatable {
    /// The variable.
    public var variable: Variable
    /// The change of the value when the variable grows by one.
    public var weight: Double
  }

  /// A row for another value that was overruled and costs something.
  public struct Loser: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The priority at which it was overruled.
    public var priority: Priority
    /// The violation: its activity.
    public var activity: Double
    /// The holders that it opposes, as indices into ``holders``.
    public var opponents: [Int]
  }

  /// A row outside the basis that is met exactly.
  public struct Tie: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The holders in its representation, as indices into ``holders``.
    public var opponents: [Int]
  }

  /// The rows that determine the value, highest priority first, then in order of entry.
  public var holders: [Holder]
  /// The free variables that the value depends on.
  public var stays: [Stay]
  /// The rows that oppose its holders and were overruled, highest priority first, then in order of entry.
  public var losers: [Loser]
  /// The rows outside the basis that are met exactly and whose representation contains a holder, in order of
  /// entry.
  ///
  /// Each is redundant with the holders: without one of them the value may be the same.
  public var ties: [Tie]
}

extension Solver {
  /// The reasons of a variable's value: the rows that determine it, level by level, and those that were
  /// overruled.
  ///
  /// - Complexity: A sparse solve, and one more for each row that costs something or is met exactly beside the
  ///   basis.
  public func reasons(for variable: Variable) -> Reasons {
    reasons(for: LinearExpression(variable))
  }

  /// The rows that determine a variable, without those that oppose them.
  ///
  /// - Complexity: A sparse solve.
  public func holders(of variable: Variable) -> [Reasons.Holder] {
    core.requireOwn(variable)
    return core.reasons([LinearExpression.Term(variable, 1)], withRivals: false).holders
  }

  /// The reasons of an expression's value: the rows that determine it, level by level, and those that were
  /// overruled.
  ///
  /// - Complexity: That of ``reasons(for:)`` of a variable.
  public func reasons(for expression: LinearExpression) -> Reasons {
    for term in expression.terms { core.requireOwn(term.variable) }
    return core.reasons(expression.terms)
  }
}
