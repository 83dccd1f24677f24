internal import LayoutEngine

/// An engine by which a view is fitted, used again.
extension LayoutContext {
  /// Brings up to date what no change announces: the target, and where views are that layout moved since.
  ///
  /// - Complexity: O(items).
  func refresh(_ target: FittingTarget) {
    if target != self.target, let item = root.enrolments[self] {
      self.target = target
      enqueue(item)
    }
    refreshPlaces()
    guard isDirty else { return }
    // A text wraps for the width that it finds by itself, whatever it had the last time.
    unwrapTexts()
  }

  /// Lets the nodes that moved stay where they are now; masks speak of frames.
  private func refreshPlaces() {
    var hasMoved = false
    for index in participants.indices {
      guard let node = participants[index].node.node else { continue }
      let place = node.restingRect
      guard place != participants[index].resting else { continue }
      participants[index].resting = place
      hasMoved = true
      engine.setStay(place, for: ItemID(index: Int32(truncatingIfNeeded: index)), claims: false)
    }
    guard hasMoved else { return }
    let views = participants.compactMap { $0.node.node as? ViewNode }
    for view in views where view.translatesMask {
      if let item = view.enrolments[self] { enqueue(item) }
    }
    holdFramesByHand(views)
  }
}
