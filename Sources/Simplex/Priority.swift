/// How important a row is: rows of a higher priority are settled before any lower one is looked at.
///
/// The order is lexicographic, never a weighted sum: no number of rows at 250 outvotes one at 251.
/// Values are Apple's scale, greater than 0 and up to 1000; only the order counts.
///
/// - SeeAlso: `NSLayoutConstraint.h`, "UILayoutPriority".
public struct Priority: Comparable, Hashable, Sendable {
  /// The number on Apple's scale.
  public let value: Float

  /// A row of this priority must hold; one that cannot is reported as an infeasibility.
  public static let required = Priority(1000)

  /// Makes a priority.
  ///
  /// - Parameter value: Greater than 0, at most 1000. Anything else traps: a caller checks input.
  public init(_ value: Float) {
    require(value > 0 && value <= 1000, "A priority lies above 0 and at or below 1000.")
    self.value = value
  }

  /// The nearest below required: what fails there fails alone.
  static let almostRequired = Priority(Float(1000).nextDown)

  /// Whether the left one is less important.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}
