/// The incremental ordering of new constraints by their neighbours alone.
///
/// In the order of a new engine an item's own constraints directly precede the constraint that mentions the
/// item first. As long as that holds after a change, added constraints only need a position after an ordered
/// one; otherwise the entire order is rebuilt.
extension LayoutEngine {
  /// Begins ordering constraints individually.
  package func beginPlacing() { placed = [] }

  /// Renumbers the constraints that were ordered individually since ``beginPlacing()`` as a complete sort
  /// would.
  ///
  /// Sums of many rows depend on the numbers in ties.
  ///
  /// - Complexity: O(ordered constraints × log).
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

  /// Reverts the individual ordering, before a complete sort.
  package func revertPlacing() {
    for id in placed { records.setOrdered(false, id) }
    placed = []
  }

  /// Whether a constraint is ordered and linked to its neighbours.
  package func isPlaced(_ id: ConstraintID) -> Bool {
    records.isLinked && records.place(of: id)?.isOrdered == true
  }

  /// Whether the own constraints of all items are ordered.
  package func arePlaced(_ items: [ItemID]) -> Bool {
    records.isLinked && uncertain.isEmpty
      && items.allSatisfy { own[Int($0.index)].ids.allSatisfy { isPlaced($0) || !holds($0) } }
  }

  /// The items without duplicates, sorted by depth.
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

  /// The later one of two constraints.
  package func later(_ one: ConstraintID, _ other: ConstraintID?) -> ConstraintID {
    guard let other else { return one }
    return comesBefore(one, other) ? other : one
  }

  /// Inserts constraints after another one, each after the own constraints of its items.
  ///
  /// - Parameter ids: New constraints, in order.
  /// - Returns: Whether the result has the order of a new engine; if not, nothing has changed.
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

  /// Links ordered constraints after another one.
  func link(_ ids: [ConstraintID], after known: ConstraintID) {
    var last = known
    for id in ids {
      records.link(id, after: last)
      last = id
    }
    placed += ids
  }

  /// Appends the unordered own constraints of an item and its ancestors.
  ///
  /// - Returns: Whether the ordered ones remain where this mention of the item puts them.
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

  /// Records the items that a constraint mentions first, before it is removed.
  func recordFirstMention(_ id: ConstraintID) {
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
