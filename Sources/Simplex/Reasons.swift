/// Why a variable has its value.
///
/// The value is the sum over `holders` of weight times what the row asks for, plus the sum over `stays`
/// of weight times the place; nothing else is in it.
public struct Reasons: Sendable, Equatable {
  /// A tight row that holds the variable.
  public struct Holder: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// How far the variable moves when what the row asks for grows by one.
    ///
    /// What a row asks for is the number that its terms must add up to: minus its constant.
    public var weight: Double
    /// The priority at which the row holds against the rows that pull at it: the stronger one of its two
    /// sides when nothing pulls.
    public var priority: Priority
  }

  /// A variable that no row holds and that this one depends on, itself included.
  public struct Stay: Sendable, Equatable {
    /// The variable.
    public var variable: Variable
    /// How far the variable in question moves with it.
    public var weight: Double
  }

  /// A row that wants the variable elsewhere and costs something.
  public struct Loser: Sendable, Equatable {
    /// The row.
    public var row: RowID
    /// The priority that it loses at.
    public var priority: Priority
    /// By how much it is off: its activity.
    public var activity: Double
  }

  /// The variable in question.
  public var variable: Variable
  /// The rows that hold it, the most important first, then in order of entry.
  public var holders: [Holder]
  /// The variables that stay where they were and that it depends on.
  public var stays: [Stay]
  /// The rows that pull at its holders and lost, the most important first, then in order of entry.
  public var losers: [Loser]
}

extension Solver {
  /// Why a variable has its value: the rows that hold it, level by level, and those that lost.
  ///
  /// - Complexity: A sparse solve, and one more for each row that costs something.
  public func reasons(for variable: Variable) -> Reasons {
    core.requireOwn(variable)
    return core.reasons(variable.index)
  }
}
