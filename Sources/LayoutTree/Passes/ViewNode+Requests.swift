extension ViewNode {
  /// Asks for `layoutSubviews` in the next pass, for a reason that reports may name.
  ///
  /// - Parameter movesChildren: Whether children may have to move that the solution did not move.
  package func setNeedsLayout(
    _ reason: LayoutFeedbackLoop.Reason = .setNeedsLayout, movesChildren: Bool = true
  ) {
    PassWatch.note(self, reason)
    if movesChildren { passes.placesAll = true }
    guard !passes.layoutRequest.isOwn else { return }
    passes.layoutRequest.isOwn = true
    markLayoutAbove()
  }

  /// Asks for `updateConstraints` in the next pass.
  package func setNeedsUpdateConstraints() {
    PassWatch.note(self, .setNeedsUpdateConstraints)
    guard !passes.updateRequest.isOwn else { return }
    passes.updateRequest.isOwn = true
    markUpdatesAbove()
  }

  /// Whether the view asked for `updateConstraints`.
  package var requestsUpdateConstraints: Bool { passes.updateRequest.isOwn }

  /// Whether the view asked for `layoutSubviews`.
  package var requestsLayout: Bool { passes.layoutRequest.isOwn }

  /// Passes on to the views above what this view and those below it ask for; called when it came.
  func markAbove() {
    if passes.layoutRequest.isPending { markLayoutAbove() }
    if passes.updateRequest.isPending { markUpdatesAbove() }
  }

  private func markLayoutAbove() {
    var node = self
    while let above = node.parent {
      guard above.passes.layoutRequest.note(node) else { return }
      node = above
    }
    node.tree?.requestHandler?()
  }

  private func markUpdatesAbove() {
    var node = self
    while let above = node.parent {
      guard above.passes.updateRequest.note(node) else { return }
      node = above
    }
    node.tree?.requestHandler?()
  }
}
