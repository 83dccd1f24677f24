internal import LayoutEngine
internal import LayoutTree

/// The constraints across the axis: the alignment of views and the width of the stack.
extension GravityConstraints {
  /// Adds constraints that keep the views inside the stack, aligned, and hugged by it (4.5 to 4.9).
  mutating func addAlignment(_ views: [ViewNode]) {
    for view in views {
      // A length that a user states is kept; the view then sticks out where it begins.
      addEdge(view, crossEnd, .lessThanOrEqual, yielding: .first, "NSStackView-inside")
      addEdge(view, crossStart, .greaterThanOrEqual, yielding: .first, "NSStackView-inside")
      align(view, with: views[0])
      add(
        container, crossLength, .lessThanOrEqual, view, crossLength, constant: inset(crossLength),
        priority: crossHugging, "NSStackView-hugging")
      if let priority = view.designTime?.fillPriority, naturalLength(of: view, across: true) == nil
      {
        add(
          view, crossLength, .equal, container, crossLength, constant: -inset(crossLength),
          priority: priority, "NSStackView-room")
      }
    }
  }

  private mutating func align(_ view: ViewNode, with first: ViewNode) {
    switch arrangement.alignment {
    case .leading,
      .left where !isHorizontal, .top where isHorizontal:
      addEdge(view, crossStart, .equal, priority: Self.alignment, "NSStackView-alignment")
    case .trailing,
      .right where !isHorizontal, .bottom where isHorizontal:
      addEdge(view, crossEnd, .equal, priority: Self.alignment, "NSStackView-alignment")
    case .centerX where !isHorizontal, .centerY where isHorizontal:
      // In the middle of what the insets leave.
      add(
        view, crossMiddle, .equal, container, crossMiddle,
        constant: (inset(crossStart) - inset(crossEnd)) / 2, priority: Self.alignment,
        "NSStackView-alignment")
    case .width where !isHorizontal, .height where isHorizontal:
      addEdge(view, crossStart, .equal, "NSStackView-alignment")
      add(
        view, crossLength, .equal, container, crossLength, constant: -inset(crossLength),
        priority: Self.centering, "NSStackView-alignment")
    case .firstBaseline where isHorizontal: alignBaselines(view, first, .firstBaseline)
    case .lastBaseline where isHorizontal: alignBaselines(view, first, .lastBaseline)
    default: break
    }
  }

  private mutating func alignBaselines(
    _ view: ViewNode, _ first: ViewNode, _ attribute: Attribute
  ) {
    guard view !== first else { return }
    add(
      view, attribute, .equal, first, attribute, priority: Self.alignment, "NSStackView-alignment")
  }
}
