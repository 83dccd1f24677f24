extension NSLayoutConstraint {
  /// The attribute of an item in a constraint.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    /// The former name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }

    /// Whether it refers to margins, which only UIKit's constraints do.
    package var isOfMargins: Bool { rawValue >= Attribute.leftMargin.rawValue }

    /// The axis of a position, such as an edge; nil for lengths.
    @MainActor package var axisOfPlace: Axis? {
      switch ConstraintRules.kind(self) {
      case .edge, .direction, .center: .horizontal
      case .vertical: .vertical
      case .size, nil: nil
      }
    }
  }

  /// The relation between the two sides.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}
