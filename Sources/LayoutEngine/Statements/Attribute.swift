/// An attribute of an item in a constraint; raw values are Apple's.
///
/// All of them are linear expressions of the item's four variables.
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

  /// The axis of the attribute.
  package var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// The attribute of the margins rectangle for a margin attribute; nil for others.
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

/// An alias of ``Attribute`` for files with another `Attribute`, since a class with the module's name hides the
/// module.
package typealias EngineAttribute = Attribute

/// A direction of layout.
package enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal = 0
  case vertical = 1
}
