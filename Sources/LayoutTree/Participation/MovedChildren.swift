internal import LayoutEngine

/// The moved items that await placement, grouped by parent in linked lists of a flat array.
struct MovedChildren {
  /// The list entry of an item.
  private struct Link {
    /// The first moved child, or −1.
    var first: Int32 = -1
    /// The parent whose list contains the item, or −1.
    var parent: Int32 = -1
    /// The next item in that list, or −1.
    var next: Int32 = -1
  }

  private var links: [Link] = []

  /// Records that an item moved in its parent.
  mutating func record(_ child: ItemID, in parent: ItemID) {
    let (child, parent) = (Int(child.index), Int(parent.index))
    while links.count <= max(child, parent) { links.append(Link()) }
    guard links[child].parent < 0 else { return }
    links[child].parent = Int32(truncatingIfNeeded: parent)
    links[child].next = links[parent].first
    links[parent].first = Int32(truncatingIfNeeded: child)
  }

  /// The number of moved children of a parent.
  ///
  /// - Complexity: O(these).
  func count(in parent: ItemID) -> Int {
    var count = 0
    forEach(in: parent) { _ in count += 1 }
    return count
  }

  /// Removes and returns the moved children of a parent, in the order of their creation.
  mutating func removeAll(in parent: ItemID) -> [ItemID] {
    var items: [ItemID] = []
    forEach(in: parent) { items.append($0) }
    drop(in: parent)
    return items.sorted { $0.index < $1.index }
  }

  /// Clears the moved children of a parent.
  ///
  /// - Complexity: O(these).
  mutating func drop(in parent: ItemID) {
    guard Int(parent.index) < links.count else { return }
    var item = links[Int(parent.index)].first
    links[Int(parent.index)].first = -1
    while item >= 0 {
      links[Int(item)].parent = -1
      item = links[Int(item)].next
    }
  }

  private func forEach(in parent: ItemID, _ body: (ItemID) -> Void) {
    guard Int(parent.index) < links.count else { return }
    var item = links[Int(parent.index)].first
    while item >= 0 {
      body(ItemID(index: item))
      item = links[Int(item)].next
    }
  }

  /// Clears the entry of a removed item, whose index may be reused.
  ///
  /// - Complexity: O(1), or O(items in its parent that moved) for one that awaits placement.
  mutating func forget(_ item: ItemID) {
    drop(in: item)
    guard Int(item.index) < links.count else { return }
    let parent = ItemID(index: links[Int(item.index)].parent)
    guard parent.index >= 0 else { return }
    for other in removeAll(in: parent) where other != item { record(other, in: parent) }
  }
}
