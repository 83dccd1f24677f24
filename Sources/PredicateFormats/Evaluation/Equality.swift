import Foundation

/// The equality of values of any type.
enum Equality {
  /// Returns whether two values are equal; options matter to strings.
  static func holds(_ left: Any?, _ right: Any?, _ options: Comparison.Options = []) -> Bool {
    guard let left = Value.unwrapped(left), let right = Value.unwrapped(right) else {
      return Value.unwrapped(left) == nil && Value.unwrapped(right) == nil
    }
    if let left = Text(left)?.string {
      return Text(right).map { options.areEqual(left, $0.string) } ?? false
    }
    if let left = Number(left) {
      return Number(right).map { left.order($0) == .orderedSame } ?? false
    }
    if let left = Elements.set(left), let right = Elements.set(right) { return left == right }
    if let left = Elements.of(left) {
      guard let right = Elements.of(right), left.count == right.count else { return false }
      return zip(left, right).allSatisfy { holds($0, $1, options) }
    }
    return areEqualObjects(left, right)
  }

  private static func areEqualObjects(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? Date { return left == right as? Date }
    if let left = left as? any ComparedByIdentity, let right = right as? any ComparedByIdentity {
      return left.comparedIdentity === right.comparedIdentity
    }
    if let left = left as? NSDictionary { return left.isEqual(right as? NSDictionary) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable {
      return left == right
    }
    if let left = left as? any Equatable { return equals(left, right) }
    // A value that is not an object would be boxed for each cast.
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  private static func equals<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { left == $0 } ?? false
  }
}
