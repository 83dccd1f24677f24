public import Foundation

/// A predicate that a format stated.
///
/// It does not change, so that it is its own copy. Two are equal where they print alike and have equal
/// constants.
public final class FormatPredicate: NSPredicate {
  let node: PredicateNode

  /// Creates a predicate from its tree.
  init(_ node: PredicateNode) {
    self.node = node
    super.init(value: false)
  }

  /// The predicate as a format, in which constants stand for placeholders.
  public override var predicateFormat: String { FormatPrinter(node).text }
  /// The predicate as a format.
  public override var description: String { predicateFormat }

  /// Returns whether the predicate holds for an object, with values for its variables.
  ///
  /// A variable without a value is nil.
  public override func evaluate(
    with object: Any?, substitutionVariables bindings: [String: Any]?
  ) -> Bool {
    Scope(object: object, variables: bindings ?? [:]).holds(node)
  }

  /// Returns the predicate itself.
  public override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a predicate of the same format and constants.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? FormatPredicate else { return false }
    if other === self { return true }
    let (mine, others) = (FormatPrinter(node), FormatPrinter(other.node))
    return mine.text == others.text && mine.constants.count == others.constants.count
      && zip(mine.constants, others.constants).allSatisfy { Equality.holds($0, $1) }
  }

  /// The hash value of the format.
  public override var hash: Int { predicateFormat.hashValue }
}
