package import LayoutTree

/// The attributes that can be explained, by the names of constraints' anchors, with `x` and `y`.
package enum ExplainedAttribute: String, CaseIterable, Sendable {
  case x, y, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline

  /// The attribute of a constraint.
  package var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .x, .left: .left
    case .y, .top: .top
    case .right: .right
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
