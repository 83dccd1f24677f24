/// A way in which items could lie elsewhere without any constraint being worse off.
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

  /// The part of one variable in the movement.
  package struct Movement: Hashable, Sendable {
    /// The item.
    package var item: ItemID
    /// The part of the item that moves.
    package var part: Part
    /// The variable's number, for reports.
    package var number: Int
    /// The distance that it moves, in points, when the others move by their rates.
    package var rate: Double
  }

  /// Whether constraints pull equally hard in both directions; otherwise none holds the variables.
  package var isTie: Bool
  /// The movements, in the order of the items.
  package var movements: [Movement]
  /// The largest multiple of the rates; infinite when nothing limits it.
  package var length: Double
}
