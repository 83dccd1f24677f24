/// An equation or inequality in a line: `first relation multiplier × second + constant`.
package struct LogEquation: Hashable, Sendable {
  /// An attribute of an item.
  package struct Side: Hashable, Sendable {
    /// The item.
    package var item: LogItem
    /// The attribute.
    package var attribute: LogAttribute

    /// Creates a side.
    package init(_ item: LogItem, _ attribute: LogAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left side.
  package var first: Side
  /// The relation.
  package var relation: LogRelation
  /// The multiplier of the second side.
  package var multiplier: Double
  /// The right side; nil for a constant.
  package var second: Side?
  /// The constant, in points; logs round it to six digits.
  package var constant: Double
  /// Whether the constant is the system's standard distance, as the log resolved it.
  package var isStandardSpace: Bool
  /// The priority; 1000 if the line contains none, as in lists of conflicts.
  package var priority: Double

  /// Creates an equation.
  package init(
    _ first: Side, _ relation: LogRelation, _ second: Side? = nil, multiplier: Double = 1,
    constant: Double = 0, isStandardSpace: Bool = false, priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.isStandardSpace = isStandardSpace
    self.priority = priority
  }
}
