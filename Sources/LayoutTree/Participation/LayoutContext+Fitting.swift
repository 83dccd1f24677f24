internal import LayoutEngine

/// The reuse of an engine that fits a view.
extension LayoutContext {
  /// Updates the values without change notifications: the target, and the positions of views that layout moved
  /// since.
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
    clearTextWidths()
  }

  /// Counts an inserted or removed view or constraint, and drops the engine when a new one is cheaper: the view
  /// may never be fitted again.
  func countEdit() {
    requestPass()
    guard isFitting, !root.passes.isBeingFitted else { return }
    edits += 1
    if edits > max(Self.smallestLimit, participants.count) { root.fittingContext = nil }
  }

  /// Requests a pass from the tree's owner, unless this engine only measures.
  func requestPass() {
    if !isFitting { root.tree?.requestHandler?() }
  }

  /// The minimum number of edits before an engine is dropped.
  private static let smallestLimit = 64

  /// Updates the resting positions of nodes that moved; masks refer to frames.
  private func refreshPlaces() {
    var hasMoved = false
    for index in participants.indices {
      guard let node = participants[index].node.node else { continue }
      let place = node.restingRect
      guard place != places[index] else { continue }
      places[index] = place
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
