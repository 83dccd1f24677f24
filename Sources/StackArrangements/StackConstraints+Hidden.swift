internal import LayoutEngine
internal import LayoutTree

/// The constraints of arranged but hidden views.
extension StackConstraints {
  /// Minimises the length of a canvas without visible views.
  ///
  /// - SeeAlso: `Rules/Stacks.md#hidden-arranged-views`, which knows the name; that it closes the stack is our
  ///   inference.
  mutating func addNothingToShow() {
    add(canvas, length, priority: Self.spanningFit, "UISV-ordering-spanner")
    if arrangement.alignment != .fill || arrangement.views.isEmpty {
      add(canvas, crossLength, priority: Self.spanningFit, "UISV-spanning-fit")
    }
  }

  /// Positions hidden views with zero length: in the middle of the closed gap, or at the end of the canvas if
  /// no visible view follows.
  ///
  /// - SeeAlso: `Rules/Stacks.md#hidden-arranged-views`.
  mutating func addHidden() {
    let lastVisible = arrangement.views.lastIndex { !arrangement.isHidden($0) }
    var previous: ViewNode?
    for (index, view) in arrangement.views.enumerated() {
      guard arrangement.isHidden(view) else {
        previous = view
        continue
      }
      add(
        view, length, priority: context.profile.hiddenArrangedViews.priority, "UISV-hiding")
      if let lastVisible, index > lastVisible {
        add(
          view, end, .equal, canvas, end, priority: Self.almostRequired, "UISV-spacing-hidden")
      } else if let previous {
        let next = arrangement.views[index...].first { !arrangement.isHidden($0) }
        add(
          view, start, .equal, previous, end,
          constant: arrangement.spacing(after: previous, before: next) / 2,
          priority: Self.almostRequired, "UISV-spacing-hidden")
      } else {
        add(
          view, start, .equal, canvas, start, priority: Self.almostRequired,
          "UISV-spacing-hidden")
      }
      if arrangement.alignment == .fill {
        add(view, crossStart, .equal, canvas, crossStart, "UISV-canvas-connection")
        add(view, crossEnd, .equal, canvas, crossEnd, "UISV-canvas-connection")
      } else {
        // Aligned as visible views are, but nothing grows for it.
        add(
          view, hiddenAlignment, .equal, canvas, hiddenAlignment, priority: Self.almostRequired,
          "UISV-alignment")
      }
    }
  }
}

extension StackConstraints {
  /// The edge or the centre that a hidden view shares with the canvas.
  private var hiddenAlignment: Attribute {
    switch arrangement.alignment {
    case .trailing: crossEnd
    case .center: crossMiddle
    default: crossStart
    }
  }
}

extension LayoutProfile.HiddenArrangedViews {
  /// The priority at which the length of a hidden view is zero.
  fileprivate var priority: Float {
    switch self {
    case .current: 999.999
    case .early: 1000
    }
  }
}
