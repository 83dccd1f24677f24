extension ViewNode {
  /// The view's baselines, which may refer only to descendants.
  ///
  /// A view that names another one for its baseline must name a subview (Apple, "forFirstBaselineLayout"); any
  /// other view counts as having no text.
  package var baselines: (first: NodeBaseline, last: NodeBaseline) {
    let stated = host.hostBaselines
    return (checked(stated.first, else: .top(0)), checked(stated.last, else: .bottom(0)))
  }

  /// The baseline of the first line of the view's text; nil for a view without text.
  package var firstTextBaseline: NodeBaseline? { textBaseline(\.first) }
  /// The baseline of the last line of the view's text; nil for a view without text.
  package var lastTextBaseline: NodeBaseline? { textBaseline(\.last) }

  private func checked(_ baseline: NodeBaseline, else edge: NodeBaseline) -> NodeBaseline {
    switch baseline {
    case .first(of: let other), .last(of: let other):
      other !== self && other.isDescendant(of: self) ? baseline : edge
    default: baseline
    }
  }

  /// The baseline of the view, or of the subview that provides it.
  private func textBaseline(
    _ which: KeyPath<(first: NodeBaseline, last: NodeBaseline), NodeBaseline>
  ) -> NodeBaseline? {
    switch baselines[keyPath: which] {
    case .first(of: let other): other.textBaseline(\.first)
    case .last(of: let other): other.textBaseline(\.last)
    case .bottom(0), .top(0): nil
    case let baseline: baseline
    }
  }
}
