internal import LayoutEngine

/// The items that moved since the views above them placed them, by these: chains in flat memory.
struct MovedChildren {
  /// The link of an item.
  private struct Link {
    /// The first of the items in it that moved, or −1.
    var first: Int32 = -1
    /// The item in whose chain it is, or −1.
    var parent: Int32 = -1
    /// The next one in that chain, or −1.
    var next: Int32 = -1
  }

  private var links: [Link] = []

  /// Notes that an item moved in its parent.
  mutating func note(_ child: ItemID, in parent: ItemID) {
    let (child, parent) = (Int(child.index), Int(parent.index))
    while links.count <= max(child, parent) { links.append(Link()) }
    guard links[child].parent < 0 else { return }
    links[child].parent = Int32(truncatingIfNeeded: parent)
    links[child].next = links[parent].first
    links[parent].first = Int32(truncatingIfNeeded: child)
  }

  /// Returns the number of items in a parent that moved.
  ///
  /// - Complexity: O(these).
  func count(in parent: ItemID) -> Int {
    var count = 0
    forEach(in: parent) { _ in count += 1 }
    return count
  }

  /// The items in a parent that moved, in the order in which they were made; they are forgotten.
  mutating func take(in parent: ItemID) -> [ItemID] {
    var items: [ItemID] = []
    forEach(in: parent) { items.append($0) }
    drop(in: parent)
    return items.sorted { $0.index < $1.index }
  }

  /// Forgets which items in a parent moved.
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

  /// Forgets an item that is removed, whose number another one may get.
  ///
  /// - Complexity: O(1), or O(items in its parent that moved) for one that waits for its place.
  mutating func forget(_ item: ItemID) {
    drop(in: item)
    guard Int(item.index) < links.count else { return }
    let parent = ItemID(index: links[Int(item.index)].parent)
    guard parent.index >= 0 else { return }
    for other in take(in: parent) where other != item { note(other, in: parent) }
  }
}
