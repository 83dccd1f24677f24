extension ViewNode {
  /// Requests `layoutSubviews` in the next pass, for a reason that reports may name.
  ///
  /// - Parameter movesChildren: Whether children may have to move that the solution did not move.
  package func setNeedsLayout(
    _ reason: LayoutFeedbackLoop.Reason = .setNeedsLayout, movesChildren: Bool = true
  ) {
    PassWatch.record(self, reason)
    if movesChildren { passes.placesAll = true }
    guard !passes.layoutRequest.isRequestedHere else { return }
    passes.layoutRequest.isRequestedHere = true
    markLayoutAbove()
  }

  /// Requests `updateConstraints` in the next pass.
  package func setNeedsUpdateConstraints() {
    PassWatch.record(self, .setNeedsUpdateConstraints)
    guard !passes.updateRequest.isRequestedHere else { return }
    passes.updateRequest.isRequestedHere = true
    markUpdatesAbove()
  }

  /// Whether the view requested `updateConstraints`.
  package var requestsUpdateConstraints: Bool { passes.updateRequest.isRequestedHere }

  /// Whether the view requested `layoutSubviews`.
  package var requestsLayout: Bool { passes.layoutRequest.isRequestedHere }

  /// Marks the ancestors with the requests of this view's subtree; called after an insertion.
  func markAbove() {
    if passes.layoutRequest.isPending { markLayoutAbove() }
    if passes.updateRequest.isPending { markUpdatesAbove() }
  }

  private func markLayoutAbove() {
    var node = self
    while let above = node.parent {
      guard above.passes.layoutRequest.recordChild(node) else { return }
      node = above
    }
    node.tree?.requestHandler?()
  }

  private func markUpdatesAbove() {
    var node = self
    while let above = node.parent {
      guard above.passes.updateRequest.recordChild(node) else { return }
      node = above
    }
    node.tree?.requestHandler?()
  }
}
