internal import LayoutEngine

/// Incremental changes of arrangements in an engine.
extension LayoutContext {
  /// Records that a view arranges other views, or arranges them differently.
  ///
  /// - Complexity: O(arranged views).
  func rearranged(_ stack: ViewNode, from old: (any Arrangement)?, to new: (any Arrangement)?) {
    guard !needsOrder else { return }
    needsOrder = !recordDifference(old, new)
  }

  /// Whether the change only inserts and removes views at one index and keeps the order of all others.
  private func recordDifference(_ old: (any Arrangement)?, _ new: (any Arrangement)?) -> Bool {
    guard let old = old?.views, let new = new?.views else { return false }
    var first = 0
    while first < min(old.count, new.count), old[first] === new[first] { first += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > first, newEnd > first, old[oldEnd - 1] === new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    // What already takes part was mentioned elsewhere.
    for view in new[first..<newEnd] where view.enrolments[self] != nil { return false }
    for view in old[first..<oldEnd] { leftArrangements.append(view.reference) }
    return true
  }

  /// Records a change of an arrangement's constraints; returns false if their order does not follow from the
  /// remaining ones.
  func recordArranged(_ item: ItemID, _ change: StatedChange, ownCount: Int) -> Bool {
    guard (node(of: item) as? ViewNode)?.isArranging == true,
      ownCount == self[item].stated.ownCount, change.isInPlace(behind: ownCount)
    else { return false }
    if !freshArrangements.contains(item) { freshArrangements.append(item) }
    return true
  }

  /// Whether a view that an arrangement released still takes part, so that something else mentions it first
  /// now.
  var hasReleased: Bool {
    for reference in leftArrangements where reference.node?.enrolments[self] != nil { return true }
    return false
  }

  /// Orders the constraints that an arrangement added since the last ordering.
  func placeArrangement(of view: ViewNode, _ item: ItemID) -> Bool {
    guard let arrangement = view.arrangement, !self[item].wraps, !self[item].isFresh else {
      return false
    }
    var items: [ItemID] = []
    for arranged in arrangement.views {
      guard let item = arranged.enrolments[self] else { return false }
      items.append(item)
    }
    if let margins = view.margins.marginsGuideIfCreated?.enrolments[self] { items.append(margins) }
    return engine.place(self[item].stated.arranged, mentioning: items)
  }
}
