internal import Simplex

extension LayoutEngine {
  /// The number of item indices in use; they start at 0, and those of removed items are reused.
  package var itemCount: Int { items.count }

  /// The number of items.
  package var liveItemCount: Int { items.count - freeItems.count }

  /// Reserves capacity for a number of items and constraints of users.
  package func reserve(items count: Int, constraints: Int) {
    items.reserveCapacity(items.count + count)
    own.reserveCapacity(own.count + count)
    // Each item has two natural lengths at most, and two lengths that are not negative.
    records.reserve(2 * count + constraints)
    solver.reserve(
      variables: 4 * count, rows: 4 * count + constraints, terms: 4 * count + 3 * constraints)
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - parent: The item whose alignment origin it is relative to; nil for a root.
  ///   - rect: The rectangle as long as no constraint determines it.
  ///   - isSpace: Whether positions in it are measured from its origin, as in a view; those of a guide are
  ///     measured from its parent's.
  ///   - mayBeNegative: Whether its edges may cross, as those of an inset rectangle do when the insets are
  ///     larger than their container.
  package func makeItem(
    parent: ItemID?, at rect: LayoutRect = .zero, isSpace: Bool = true, mayBeNegative: Bool = false
  ) -> ItemID {
    let id = freeItems.popLast() ?? ItemID(index: Int32(items.count))
    var item = Item(id, parent: parent, isSpace: isSpace)
    let isNew = Int(id.index) == items.count
    if isNew { makeVariables(item, at: rect) } else { setPlace(item, rect) }
    if !mayBeNegative { item.notNegative = notNegativeRows(item) }
    hasUnsolvedChanges = true
    if let parent { items[Int(parent.index)].childCount += 1 }
    if isNew {
      items.append(item)
      own.append(OwnConstraints())
    } else {
      items[Int(id.index)] = item
    }
    if createdItems.count <= items.count { createdItems.append(id) }
    return id
  }

  /// Returns the items whose rectangles may have changed since the last call, possibly with duplicates; nil for
  /// all items.
  ///
  /// - Complexity: O(what changed).
  package func consumeMoved() -> [ItemID]? {
    var moved: [ItemID] = []
    swap(&moved, &createdItems)
    let areFew = moved.count <= items.count
    let isKnown = solver.consumeMoved { variable in
      let item = Item.of(variable)
      if items[Int(item.index)].isLive, moved.last != item { moved.append(item) }
    }
    let areDisplaced = wereDisplaced || !displacements.isEmpty
    wereDisplaced = !displacements.isEmpty
    return isKnown && areFew && !areDisplaced ? moved : nil
  }

  /// Sets whether an item's edges may cross; see ``makeItem(parent:at:isSpace:mayBeNegative:)``.
  package func setMayBeNegative(_ mayBeNegative: Bool, for id: ItemID) {
    let index = Int(id.index)
    guard mayBeNegative != (items[index].notNegative == nil) else { return }
    if mayBeNegative {
      removeNotNegativeRows(index)
    } else {
      items[index].notNegative = notNegativeRows(items[index])
    }
    hasUnsolvedChanges = true
  }

  /// The descendants of an item and the item itself, children before parents.
  ///
  /// - Complexity: O(items) for an item with children, O(1) for one without.
  package func itemsInside(_ id: ItemID) -> [ItemID] {
    guard items[Int(id.index)].childCount > 0 else { return [id] }
    var below: [[ItemID]] = Array(repeating: [], count: items.count)
    for index in items.indices where items[index].isLive {
      if let parent = items[index].parent {
        below[Int(parent.index)].append(ItemID(index: Int32(index)))
      }
    }
    var result = [id]
    var next = 0
    while next < result.count {
      result += below[Int(result[next].index)]
      next += 1
    }
    return result.reversed()
  }

  /// Removes items and every constraint that mentions one of them.
  ///
  /// Their indices are reused.
  ///
  /// - Parameter ids: Live items; their descendants must be among them, and come first.
  /// - Returns: The ancestors whose baselines belonged to removed items.
  /// - Complexity: O(constraints of the items, and of other items in these constraints).
  @discardableResult
  package func remove(_ ids: [ItemID]) -> [ItemID] {
    let orphans = removeBaselines(in: ids)
    for id in ids {
      let index = Int(id.index)
      let item = items[index]
      guard item.isLive else { continue }
      for constraint in constraints(of: id) { remove(constraint) }
      removeNotNegativeRows(index)
      if let parent = item.parent { items[Int(parent.index)].childCount -= 1 }
      items[index].isLive = false
      items[index].parent = nil
      own[index] = OwnConstraints()
      staleItems.remove(id)
      uncertain.remove(id)
      displacements[id] = nil
      freeItems.append(id)
    }
    hasUnsolvedChanges = true
    return orphans
  }

  /// Removes the baselines of ancestors that were those of removed items, until new ones are set.
  private func removeBaselines(in ids: [ItemID]) -> [ItemID] {
    var orphans: [ItemID] = []
    let removed = Set(ids)
    var above = ids.last.flatMap { items[Int($0.index)].parent }
    while let id = above {
      let index = Int(id.index)
      if let named = items[index].firstBaseline.item, removed.contains(named) {
        items[index].setBaselines(first: .top(0), last: items[index].lastBaseline)
        staleItems.insert(id)
        orphans.append(id)
      }
      if let named = items[index].lastBaseline.item, removed.contains(named) {
        items[index].setBaselines(first: items[index].firstBaseline, last: .bottom(0))
        staleItems.insert(id)
        orphans.append(id)
      }
      above = items[index].parent
    }
    return orphans
  }

  func notNegativeRows(_ item: Item) -> (width: RowID, height: RowID) {
    (notNegativeRow(item.width), notNegativeRow(item.height))
  }

  private func notNegativeRow(_ length: Variable) -> RowID {
    scratch.reset()
    scratch.add(length, 1)
    return solver.add(scratch, .greaterThanOrEqual, .required)
  }

  private func removeNotNegativeRows(_ index: Int) {
    guard let rows = items[index].notNegative else { return }
    solver.remove(rows.width)
    solver.remove(rows.height)
    items[index].notNegative = nil
  }

  /// Sets whether leading is right in constraints between an item and its descendants.
  ///
  /// - Complexity: O(1) for an item without children, O(items) for any other.
  package func setRightToLeft(_ isRightToLeft: Bool, for id: ItemID) {
    guard items[Int(id.index)].isRightToLeft != isRightToLeft else { return }
    items[Int(id.index)].isRightToLeft = isRightToLeft
    hasUnsolvedChanges = true
    for item in itemsInside(id) where !items[Int(item.index)].slots.isEmpty {
      staleItems.insert(item)
    }
  }

  /// Sets the baselines of an item's text.
  package func setBaselines(first: BaselineRule, last: BaselineRule, for id: ItemID) {
    let index = Int(id.index)
    guard items[index].firstBaseline != first || items[index].lastBaseline != last else { return }
    items[index].setBaselines(first: first, last: last)
    staleItems.insert(id)
    hasUnsolvedChanges = true
  }

  /// Sets the item whose edges the margin attributes of an item refer to.
  package func setMargins(_ margins: ItemID?, for id: ItemID) {
    guard items[Int(id.index)].margins != margins else { return }
    items[Int(id.index)].margins = margins
    staleItems.insert(id)
    hasUnsolvedChanges = true
  }

  /// Sets the rectangle that an item keeps as far as no constraint determines it, in its parent's alignment
  /// space.
  ///
  /// - Parameter claims: Whether items that are only constrained to it follow it, instead of the reverse.
  package func setStay(_ rect: LayoutRect, for id: ItemID, claims: Bool = true) {
    let item = items[Int(id.index)]
    solver.setStay(item.width, to: rect.width, claims: claims)
    solver.setStay(item.height, to: rect.height, claims: claims)
    solver.setStay(item.left, to: rect.x, claims: claims)
    solver.setStay(item.top, to: rect.y, claims: claims)
    hasUnsolvedChanges = true
  }

  /// An item's alignment rectangle in its parent's alignment space, unrounded, after ``solve()``.
  package func alignmentRect(of id: ItemID) -> LayoutRect {
    let index = Int(id.index)
    var rect = LayoutRect(
      x: solver.value(of: items[index].left), y: solver.value(of: items[index].top),
      width: solver.value(of: items[index].width), height: solver.value(of: items[index].height))
    if !displacements.isEmpty, let moved = displacements[id] {
      rect.x += moved.x
      rect.y += moved.y
      rect.width += moved.width
      rect.height += moved.height
    }
    return rect
  }

  /// Creates an item's variables in the order that ``Item`` defines.
  private func makeVariables(_ item: Item, at rect: LayoutRect) {
    let first = solver.makeVariable(value: rect.width)
    _ = solver.makeVariable(value: rect.height)
    _ = solver.makeVariable(value: rect.x)
    _ = solver.makeVariable(value: rect.y)
    assert(first == item.width, "an item's variables follow from its number")
  }

  /// Sets the resting values of an item's variables, which a removed item's successor reuses.
  private func setPlace(_ item: Item, _ rect: LayoutRect) {
    solver.setStay(item.width, to: rect.width)
    solver.setStay(item.height, to: rect.height)
    solver.setStay(item.left, to: rect.x)
    solver.setStay(item.top, to: rect.y)
  }
}
