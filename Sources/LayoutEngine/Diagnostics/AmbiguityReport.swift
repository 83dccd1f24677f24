/// A direction in which items can move without any constraint being violated more.
package struct AmbiguityReport: Hashable, Sendable {
  /// One of the four variables of an item.
  package enum Part: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Left edge.
    case left
    /// Upper edge.
    case top
    /// Width.
    case width
    /// Height.
    case height

    package static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  /// The change of one variable in the movement.
  package struct Movement: Hashable, Sendable {
    /// The item.
    package var item: ItemID
    /// The variable of the item.
    package var part: Part
    /// The variable's number, for reports.
    package var number: Int
    /// The rate of change, in points, relative to those of the other movements.
    package var rate: Double
  }

  /// Whether constraints of equal weight oppose each other; otherwise no constraint holds the variables.
  package var isTie: Bool
  /// The movements, in the order of the items.
  package var movements: [Movement]
  /// The maximum multiple of the rates; infinite if no constraint limits it.
  package var length: Double
}
