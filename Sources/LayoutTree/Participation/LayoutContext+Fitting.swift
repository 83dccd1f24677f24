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

  /// Counts a view or a constraint that came or went, and gives the engine up once these are so many that a
  /// new one is cheaper: the view may never be fitted again.
  func noteEdit() {
    requestPass()
    guard isFitting, !root.passes.isBeingFitted else { return }
    edits += 1
    if edits > max(Self.smallestLimit, participants.count) { root.fittingContext = nil }
  }

  /// Has the tree's owner run a pass, unless this engine only measures.
  func requestPass() {
    if !isFitting { root.tree?.requestHandler?() }
  }

  /// The minimum number of edits that are kept.
  private static let smallestLimit = 64

  /// Lets the nodes that moved stay where they are now; masks speak of frames.
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
