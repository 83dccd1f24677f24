package import ConflictLogs

/// One equation or inequality over the edges of items: `sum of terms  relation  constant`.
struct LinearRow: Hashable, Sendable {
  /// The source of a row.
  enum Origin: Hashable, Sendable {
    /// A line of the list, and the index of the equation in it.
    case line(Int, equation: Int)
    /// A nonnegative length.
    case length(item: Int)
    /// A margin that is assumed to be nonnegative.
    case margin
    /// An assumption.
    case assumption(Assumption)
  }

  /// A coefficient of a variable.
  struct Term: Hashable, Sendable {
    var variable: Int
    var coefficient: Double
  }

  /// The terms, with unique variables, in variable order.
  var terms: [Term]
  /// The relation of the sum to the constant.
  var relation: LogRelation
  /// The constant, in points.
  var constant: Double
  /// The possible rounding error of the constant in the log.
  var tolerance: Double
  /// The source of the row.
  var origin: Origin

  /// The line of the list that contains the row; nil for implied and assumed rows.
  var line: Int? {
    // A switch over all cases: with `if case`, Swift 6.3's optimiser uses a row after its lifetime and crashes.
    switch origin {
    case .line(let line, _): line
    case .length, .margin, .assumption: nil
    }
  }
}

/// A sum of variables and a constant, used to build a row.
struct LinearSum {
  private(set) var terms: [Int: Double] = [:]
  var constant = 0.0

  /// Returns the sum plus another one times a factor.
  func adding(_ other: LinearSum, times factor: Double = 1) -> LinearSum {
    var sum = self
    for (variable, coefficient) in other.terms { sum.add(variable, coefficient * factor) }
    sum.constant += factor * other.constant
    return sum
  }

  mutating func add(_ variable: Int, _ coefficient: Double) {
    terms[variable, default: 0] += coefficient
  }

  /// Returns the sum as a row; nil if no variable remains and the constant satisfies the relation.
  func row(
    _ relation: LogRelation, tolerance: Double = 0, _ origin: LinearRow.Origin
  ) -> LinearRow {
    LinearRow(
      terms: terms.filter { abs($0.value) > 1e-9 }.sorted { $0.key < $1.key }
        .map { LinearRow.Term(variable: $0.key, coefficient: $0.value) },
      relation: relation, constant: -constant, tolerance: tolerance, origin: origin)
  }
}

/// A property of a layout that a log does not state and that a proof supposes.
package enum Assumption: Hashable, Sendable {
  /// The margins of a view have the default width.
  case defaultMargin(LogItem, LogAttribute)
  /// A baseline lies inside its view.
  case baselineInside(LogItem)
  /// The baselines of two views of one class lie equally far below their tops.
  case equalBaselines(LogItem, LogItem)
  /// The superview of a view whose mask states a position.
  case superview(of: LogItem, LogItem)
  /// A superview of AppKit counts up from its lower edge.
  case lowerOrigin(LogItem)
  /// A superview of AppKit is flipped.
  case upperOrigin(LogItem)
}
