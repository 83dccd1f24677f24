/// Places for new constraints, found from their neighbours alone.
///
/// In the order of a new engine what an item states of itself stands directly before the constraint that
/// mentions the item first. As long as that holds after a change, what came only needs a place behind a known
/// constraint; where it may not, the whole order is made from scratch.
extension LayoutEngine {
  /// Starts incremental ordering; `finishPlacing()` ends it.
  package func beginPlacing() { placed = [] }

  /// Gives what got places one by one since ``beginPlacing()`` the numbers that a whole order would: sums of many rows
  /// tie by them.
  ///
  /// - Complexity: O(what got places × log).
  package func finishPlacing() {
    placed.sort(by: comesBefore)
    var run: [ConstraintID] = []
    for (index, id) in placed.enumerated() {
      run.append(id)
      let next = records.next(id)
      if index + 1 < placed.count, next == placed[index + 1] { continue }
      let low = records.previous(run[0]).flatMap { order(of: $0) } ?? -1
      let isDone = place(run, between: low, and: next.flatMap { order(of: $0) } ?? Self.placeCount)
      assert(isDone, "there was room for one after the other")
      run = []
    }
    placed = []
  }

  /// Takes those places back, before a whole order is made.
  package func takePlacesBack() {
    for id in placed { records.setOrdered(false, id) }
    placed = []
  }

  /// Whether a constraint has its place in the order, with its neighbours known.
  package func isPlaced(_ id: ConstraintID) -> Bool {
    records.isLinked && records.place(of: id)?.isOrdered == true
  }

  /// Whether the items have what they state of themselves in place.
  package func arePlaced(_ items: [ItemID]) -> Bool {
    records.isLinked && uncertain.isEmpty
      && items.allSatisfy { own[Int($0.index)].ids.allSatisfy { isPlaced($0) || !holds($0) } }
  }

  /// Items each once, those that lie in fewer others first.
  package func outermostFirst(_ items: [ItemID]) -> [ItemID] {
    var depths: [(item: ItemID, depth: Int)] = []
    for item in items where !depths.contains(where: { $0.item == item }) {
      var depth = 0
      var next = self.items[Int(item.index)].parent
      while let above = next {
        depth += 1
        next = self.items[Int(above.index)].parent
      }
      depths.append((item, depth))
    }
    return depths.sorted { ($0.depth, $0.item.index) < ($1.depth, $1.item.index) }.map(\.item)
  }

  /// The one of two constraints that stands behind the other.
  package func later(_ one: ConstraintID, _ other: ConstraintID?) -> ConstraintID {
    guard let other else { return one }
    return comesBefore(one, other) ? other : one
  }

  /// Puts constraints behind another one, each behind what its items state of themselves.
  ///
  /// - Parameter ids: New ones, in order.
  /// - Returns: Whether that is the order of a new engine; if not, nothing has changed.
  /// - Complexity: O(ids × depth of their items).
  package func place(_ ids: [ConstraintID], behind known: ConstraintID) -> Bool {
    guard isPlaced(known), let low = order(of: known) else { return false }
    var sequence: [ConstraintID] = []
    for id in ids {
      guard let mentions = records.mentions(of: id) else { return false }
      var isInPlace = true
      mentions.forEach { isInPlace = isInPlace && enterOwn(of: $0, low, &sequence) }
      guard isInPlace else { return false }
      sequence.append(id)
    }
    let high = records.next(known).flatMap { order(of: $0) } ?? Self.placeCount
    guard place(sequence, between: low, and: high) else { return false }
    link(sequence, after: known)
    return true
  }

  /// Notes that constraints that got places follow another one.
  func link(_ ids: [ConstraintID], after known: ConstraintID) {
    var last = known
    for id in ids {
      records.link(id, after: last)
      last = id
    }
    placed += ids
  }

  /// Appends what an item and those above it state of themselves and what has no place yet.
  ///
  /// - Returns: Whether the rest stands where this mention of the item leaves it.
  private func enterOwn(of index: Int32, _ low: Int32, _ sequence: inout [ConstraintID]) -> Bool {
    var groups: [[ConstraintID]] = []
    var next: Int32? = index
    while let item = next {
      let own = own[Int(item)]
      if let last = own.ids.last {
        if own.enterLast { return false }
        if sequence.contains(last) { break }
        if let place = records.place(of: last), place.isOrdered {
          if place.order > low { return false }
          break
        }
        groups.append(own.ids)
      }
      next = items[Int(item)].parent?.index
    }
    for group in groups.reversed() { sequence += group }
    return true
  }

  /// Notes the items that a constraint mentions first, before it goes.
  func noteFirstMention(_ id: ConstraintID) {
    guard records.isLinked, let mentions = records.mentions(of: id) else { return }
    var candidates: [Int32] = []
    mentions.forEach { item in
      var next = item
      while next >= 0, !candidates.contains(next) {
        candidates.append(next)
        next = items[Int(next)].parent?.index ?? -1
      }
    }
    var before = records.previous(id)
    while let id = before,
      let item = candidates.first(where: { own[Int($0)].ids.contains(id) })
    {
      uncertain.insert(ItemID(index: item))
      before = records.previous(id)
    }
  }
}
