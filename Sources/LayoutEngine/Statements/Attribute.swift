/// An attribute of an item that a constraint refers to; raw values are Apple's.
///
/// All of them are linear expressions over the item's four variables.
///
/// - SeeAlso: `NSLayoutConstraint.h`; `Rules/Constraints.md#attribute-numbers`.
package enum Attribute: Int, Hashable, Sendable, CaseIterable {
  case notAnAttribute = 0
  case left, right, top, bottom
  case leading, trailing
  case width, height
  case centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin
  case leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The direction an attribute measures in.
  package var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// The plain attribute of the margins rectangle that a margin attribute stands for.
  package var withoutMargin: Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}

/// ``Attribute`` under a name that can be said where another `Attribute` is nearer, since a class with
/// the module's own name hides the module.
package typealias EngineAttribute = Attribute

/// One of the two directions of layout.
package enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}
