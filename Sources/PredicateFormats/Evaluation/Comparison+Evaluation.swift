import Foundation

extension Comparison {
  /// Returns whether the relation holds between two values, or a collection's elements and a value.
  func holdsAsModified(_ left: Any?, _ right: Any?) -> Bool {
    switch modifier {
    case .direct: holds(left, right)
    case .any: Self.elements(left)?.contains { holds($0, right) } ?? false
    case .all: Self.elements(left)?.allSatisfy { holds($0, right) } ?? false
    }
  }

  /// The elements that `ANY` and `ALL` see; nil for a value that is not a collection.
  private static func elements(_ value: Any?) -> [Any]? {
    Value.unwrapped(value) == nil ? [] : Elements.members(of: value)
  }

  /// Returns whether the relation holds between two values; false where they cannot be compared.
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return Equality.holds(left, right, options)
    case .notEqual: return !Equality.holds(left, right, options)
    case .less: return Ordering.of(left, right, options) == .orderedAscending
    case .lessOrEqual:
      return Ordering.of(left, right, options).map { $0 != .orderedDescending } ?? false
    case .greater: return Ordering.of(left, right, options) == .orderedDescending
    case .greaterOrEqual:
      return Ordering.of(left, right, options).map { $0 != .orderedAscending } ?? false
    case .between:
      guard let bounds = Elements.of(right), bounds.count == 2,
        let lower = Ordering.of(bounds[0], left, options),
        let upper = Ordering.of(left, bounds[1], options)
      else { return false }
      return lower != .orderedDescending && upper != .orderedDescending
    case .isIn: return isMember(left, of: right)
    case .contains: return isMember(right, of: left)
    case .beginsWith, .endsWith, .like, .matches:
      guard let text = Text(left)?.string, let pattern = Text(right)?.string else { return false }
      return holds(text, pattern)
    }
  }

  private func holds(_ text: String, _ pattern: String) -> Bool {
    switch relation {
    case .beginsWith: options.begins(text, with: pattern)
    case .endsWith: options.ends(text, with: pattern)
    case .like: Wildcards.match(options.folded(text), options.folded(pattern))
    default: self.pattern?.matches(text, pattern) ?? false
    }
  }

  private func isMember(_ value: Any?, of collection: Any?) -> Bool {
    if let text = Text(collection)?.string {
      return Text(value).map { options.contains($0.string, in: text) } ?? false
    }
    return Elements.members(of: collection)?.contains {
      Equality.holds($0, value, options)
    } ?? false
  }
}
