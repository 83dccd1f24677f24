/// The priority of a row: rows of a higher priority are solved before any lower one is considered.
///
/// The order is lexicographic, never a weighted sum: no number of rows at 250 outvotes one at 251.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.makeVariable()
/// for _ in 0..<10 {
///   solver.add(LinearExpression(width, 1, constant: -80), .equal, Priority(250))
/// }
/// solver.add(LinearExpression(width, 1, constant: -120), .equal, Priority(251))
/// solver.solve()
/// print(solver.value(of: width), Priority(251) < .required)  // 120.0 true
/// ```
///
/// - Units: Apple's scale, greater than 0 and up to 1000; only the order counts.
/// - Errors: A number outside of the scale ends the program with a message: a caller checks input.
/// - Complexity: O(1); every priority in use is a level of the solver.
/// - SeeAlso: `NSLayoutConstraint.h`, Apple, "UILayoutPriority"; `Rules/Constraints.md#priorities-are-levels`.
public struct Priority: Comparable, Hashable, Sendable {
  /// The number on Apple's scale.
  public let value: Float

  /// The required priority; a row of it that cannot hold is reported as an infeasibility.
  public static let required = Priority(1000)

  /// Creates a priority.
  ///
  /// - Parameter value: Greater than 0, at most 1000. Anything else traps: a caller checks input.
  public init(_ value: Float) {
    require(value > 0 && value <= 1000, "A priority lies above 0 and at or below 1000.")
    self.value = value
  }

  /// The next priority below required, for testing one row against all required ones.
  static let almostRequired = Priority(Float(1000).nextDown)

  /// Whether the left priority is lower.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
