/// An attribute of an item, as named in logs.
package enum LogAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  /// The positions in mask constraints, measured in the superview.
  case minX, midX, maxX, minY, midY, maxY

  /// Whether the attribute is a horizontal position or length.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .minX, .midX, .maxX:
      true
    case .top, .bottom, .height, .centerY, .baseline, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins, .minY, .midY, .maxY:
      false
    }
  }
}

/// The relation between the two sides of a constraint.
package enum LogRelation: String, Hashable, Sendable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="
}
