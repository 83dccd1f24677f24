/// What views ask of the next pass, and where in the tree somebody asks.
///
/// A view that asks marks all views above it, up to the first that is marked already. So a pass walks only
/// to those who asked, and asking costs the distance to the next one who did.
struct PassRequest {
  /// The view itself asked.
  var isOwn = true
  /// Some view below it asked.
  var isBelow = false

  /// Whether the pass has something to do here or below.
  var isPending: Bool { isOwn || isBelow }
}

extension ViewNode {
  /// Asks for `layoutSubviews` in the next pass, for a reason that reports may tell.
  package func setNeedsLayout(_ reason: LayoutFeedbackLoop.Reason = .setNeedsLayout) {
    PassWatch.note(self, reason)
    guard !layoutRequest.isOwn else { return }
    layoutRequest.isOwn = true
    markLayoutAbove()
  }

  /// Asks for `updateConstraints` in the next pass.
  package func setNeedsUpdateConstraints() {
    PassWatch.note(self, .setNeedsUpdateConstraints)
    guard !updateRequest.isOwn else { return }
    updateRequest.isOwn = true
    markUpdatesAbove()
  }

  /// Whether the view asked for `updateConstraints`.
  package var requestsUpdateConstraints: Bool { updateRequest.isOwn }

  /// Whether the view asked for `layoutSubviews`.
  package var requestsLayout: Bool { layoutRequest.isOwn }

  /// Passes on to the views above what this view and those below it ask for; called when it came.
  func markAbove() {
    if layoutRequest.isPending { markLayoutAbove() }
    if updateRequest.isPending { markUpdatesAbove() }
  }

  private func markLayoutAbove() {
    var above = parent
    while let node = above, !node.layoutRequest.isBelow {
      node.layoutRequest.isBelow = true
      above = node.parent
    }
  }

  private func markUpdatesAbove() {
    var above = parent
    while let node = above, !node.updateRequest.isBelow {
      node.updateRequest.isBelow = true
      above = node.parent
    }
  }
}
