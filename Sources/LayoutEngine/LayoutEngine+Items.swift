internal import Simplex

extension LayoutEngine {
  /// How many items were made; their numbers run from 0.
  package var itemCount: Int { items.count }

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - parent: The item whose alignment origin it is relative to; nil for a root.
  ///   - rect: Where it stays as long as no constraint says otherwise.
  ///   - isSpace: Whether its own places are measured from its own origin, as in a view; those of a
  ///     guide are measured from its parent's.
  ///   - mayBeNegative: Whether its edges may cross, as those of an inset rectangle do when the
  ///     insets are larger than what they are inside.
  package func makeItem(
    parent: ItemID?, at rect: LayoutRect = .zero, isSpace: Bool = true, mayBeNegative: Bool = false
  ) -> ItemID {
    let variables = makeVariables(at: rect)
    var item = Item(
      parent: parent, left: variables.left, top: variables.top, width: variables.width,
      height: variables.height)
    item.isSpace = isSpace
    if !mayBeNegative {
      item.notNegative = (
        solver.add(Expression(item.width), .greaterThanOrEqual, .required),
        solver.add(Expression(item.height), .greaterThanOrEqual, .required)
      )
    }
    items.append(item)
    hasUnsolvedChanges = true
    return ItemID(index: Int32(items.count - 1))
  }

  /// Removes an item and every constraint that mentions it.
  package func removeItem(_ id: ItemID) {
    let item = items[Int(id.index)]
    guard item.isLive else { return }
    for constraint in item.constraints { remove(constraint) }
    if let rows = item.notNegative {
      solver.remove(rows.width)
      solver.remove(rows.height)
    }
    freeVariables.append(
      ItemVariables(left: item.left, top: item.top, width: item.width, height: item.height))
    items[Int(id.index)].isLive = false
    items[Int(id.index)].notNegative = nil
    hasUnsolvedChanges = true
  }

  /// Whether leading is right in constraints between what lies in this item, or between that and it.
  ///
  /// - Complexity: O(1) for the item that was made last, O(items) for any other.
  package func setRightToLeft(_ isRightToLeft: Bool, for id: ItemID) {
    guard items[Int(id.index)].isRightToLeft != isRightToLeft else { return }
    items[Int(id.index)].isRightToLeft = isRightToLeft
    hasUnsolvedChanges = true
    var below: Set<ItemID> = [id]
    // Parents are made before their children.
    for index in Int(id.index) + 1..<max(items.count, Int(id.index) + 1) {
      if let parent = items[index].parent, below.contains(parent) {
        below.insert(ItemID(index: Int32(index)))
      }
    }
    for item in below where !items[Int(item.index)].constraints.isEmpty { staleItems.insert(item) }
  }

  /// Where the item's text stands.
  package func setBaselines(first: BaselineRule, last: BaselineRule, for id: ItemID) {
    let index = Int(id.index)
    guard items[index].firstBaseline != first || items[index].lastBaseline != last else { return }
    items[index].firstBaseline = first
    items[index].lastBaseline = last
    staleItems.insert(id)
    hasUnsolvedChanges = true
  }

  /// The item whose edges the margin attributes of another one mean.
  package func setMargins(_ margins: ItemID?, for id: ItemID) {
    guard items[Int(id.index)].margins != margins else { return }
    items[Int(id.index)].margins = margins
    staleItems.insert(id)
    hasUnsolvedChanges = true
  }

  /// Where an item stays as far as no constraint holds it, in its parent's alignment space.
  ///
  /// Items that are only tied to it follow.
  package func setStay(_ rect: LayoutRect, for id: ItemID) {
    let item = items[Int(id.index)]
    solver.setStay(item.width, to: rect.width, claims: true)
    solver.setStay(item.height, to: rect.height, claims: true)
    solver.setStay(item.left, to: rect.x, claims: true)
    solver.setStay(item.top, to: rect.y, claims: true)
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

  /// Variables of an item that is gone, or new ones: four in a row, sizes first, by which
  /// `tightenLoneInequalities()` knows them.
  private func makeVariables(at rect: LayoutRect) -> ItemVariables {
    guard let variables = freeVariables.popLast() else {
      // Sizes are older than positions: where only one of the two is free, the size stays.
      let width = solver.makeVariable(value: rect.width)
      let height = solver.makeVariable(value: rect.height)
      return ItemVariables(
        left: solver.makeVariable(value: rect.x), top: solver.makeVariable(value: rect.y),
        width: width, height: height)
    }
    solver.setStay(variables.width, to: rect.width)
    solver.setStay(variables.height, to: rect.height)
    solver.setStay(variables.left, to: rect.x)
    solver.setStay(variables.top, to: rect.y)
    return variables
  }
}
