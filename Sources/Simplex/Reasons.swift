/// The rows and stays that determine an expression's value.
///
/// The value is the sum over `holders` of weight times what the row asks for, plus the sum over `stays`
/// of weight times the place, plus the expression's constant; nothing else is in it. A row is among the holders once, with
/// its weight in all; ``contributions`` says what each adds, and ``contributions(by:)`` what groups of them do.
public struct Reasons: Sendable, Equatable {
  /// A tight row that holds the variable.
  public struct Holder: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The change of the value when the row's right side grows by one.
    public var weight: Double
    /// The value that the row asks for: the number that its terms add up to, since it is tight.
    public var requested: Double
    /// The priority at which the row holds against the rows that pull at it: the stronger one of its two
    /// sides when nothing pulls.
    public var priority: Priority
    /// The side that it holds on: 1 against what would make its terms larger, −1 against what would make them
    /// smaller, 0 when nothing pulls at it.
    public var side: Int
  }

  /// A variable that no row holds and that the value depends on.
  public struct Stay: Sendable, Equatable {
    /// The variable.
    public var variable: Variable
    /// The change of the value when the stay moves by one.
    public var weight: Double
  }

  /// A row that wants another value and costs something.
  public struct Loser: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The priority that it loses at.
    public var priority: Priority
    /// By how much it is off: its activity.
    public var activity: Double
    /// The holders that it pulls at, by their places in ``holders``.
    public var opponents: [Int]
  }

  /// A row outside the basis that is met exactly.
  public struct Tie: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The holders that it rests on, by their places in ``holders``.
    public var opponents: [Int]
  }

  /// The rows that hold the value, the most important first, then in order of entry.
  public var holders: [Holder]
  /// The variables that stay where they were and that it depends on.
  public var stays: [Stay]
  /// The rows that pull at its holders and lost, the most important first, then in order of entry.
  public var losers: [Loser]
  /// Rows that are met exactly, too, and that rest on a holder, in order of entry.
  ///
  /// Each says something that the holders say: without one of those that it rests on the value may be the same.
  public var ties: [Tie]
}

extension Solver {
  /// Returns the reasons for a variable's value: the rows that hold it, level by level, and those that lost.
  ///
  /// - Complexity: A sparse solve, and one more for each row that costs something or is met exactly beside the basis.
  public func reasons(for variable: Variable) -> Reasons {
    reasons(for: LinearExpression(variable))
  }

  /// The rows that hold a variable, without those that pull at them.
  ///
  /// - Complexity: A sparse solve.
  public func holders(of variable: Variable) -> [Reasons.Holder] {
    core.requireOwn(variable)
    return core.reasons([LinearExpression.Term(variable, 1)], withRivals: false).holders
  }

  /// Returns the reasons for an expression's value: the rows that hold it, level by level, and those that lost.
  ///
  /// - Complexity: That of ``reasons(for:)`` of a variable.
  public func reasons(for expression: LinearExpression) -> Reasons {
    for term in expression.terms { core.requireOwn(term.variable) }
    return core.reasons(expression.terms)
  }
}
