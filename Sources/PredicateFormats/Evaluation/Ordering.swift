import Foundation

/// The order of values of any type.
enum Ordering {
  /// Returns the order of two values; nil where they have none, as nil and anything.
  static func of(
    _ left: Any?, _ right: Any?, _ options: Comparison.Options = []
  ) -> ComparisonResult? {
    guard let left = Value.unwrapped(left), let right = Value.unwrapped(right) else { return nil }
    if let left = Text(left)?.string {
      return Text(right).map { options.order(left, $0.string) }
    }
    if let left = Number(left) { return Number(right).flatMap { left.order($0) } }
    if let left = left as? Date { return (right as? Date).map { left.compare($0) } }
    return (left as? any Comparable).flatMap { order($0, right) }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    if left < right { return .orderedAscending }
    return left == right ? .orderedSame : .orderedDescending
  }
}
