/// The items of a section as a tree, of which parts are expanded.
///
/// - SeeAlso: Apple, "NSDiffableDataSourceSectionSnapshot".
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType?: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  /// Adds items at the end of an item's children; nil is the root.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    place(items, in: parent, at: children[parent]?.count ?? 0)
  }
  /// Adds items before an item, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], before item: ItemIdentifierType
  ) { insert(items, beside: item, offset: 0) }
  /// Adds items after an item, with the same parent.
  public mutating func insert(
    _ items: [ItemIdentifierType], after item: ItemIdentifierType
  ) { insert(items, beside: item, offset: 1) }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let parent = parents[item], let index = children[parent]?.firstIndex(of: item) else {
      fatalError("The snapshot does not contain \(item).")
    }
    place(items, in: parent, at: index + offset)
  }

  private mutating func place(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    if let parent, parents[parent] == nil {
      fatalError("The snapshot does not contain the parent \(parent).")
    }
    for item in items {
      guard parents.updateValue(parent, forKey: item) == nil else {
        fatalError("The snapshot contains \(item) already.")
      }
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  /// Removes items with their children.
  ///
  /// - Complexity: O(removed items + siblings of the stated ones).
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var shortened: Set<ItemIdentifierType?> = []
    var waiting = items
    while let item = waiting.popLast() {
      guard let parent = parents.removeValue(forKey: item) else { continue }
      shortened.insert(parent)
      waiting += children.removeValue(forKey: item) ?? []
      expanded.remove(item)
    }
    for parent in shortened { children[parent]?.removeAll { parents[$0] == nil } }
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }

  /// Shows the children of items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter(contains))
  }
  /// Hides the children of items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }
  /// Replaces the children of an item with a snapshot's.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    delete(children[parent] ?? [])
    insert(snapshot, to: parent)
  }
  /// Adds a snapshot's items at the end of an item's children; nil is the root.
  private mutating func insert(_ snapshot: Self, to parent: ItemIdentifierType?) {
    append(snapshot.rootItems, to: parent)
    var waiting = snapshot.rootItems
    while let item = waiting.popLast() {
      let below = snapshot.children[item] ?? []
      append(below, to: item)
      waiting += below
    }
    expanded.formUnion(snapshot.expanded)
  }
  /// Adds a snapshot's items before an item.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 0)
  }
  /// Adds a snapshot's items after an item.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    insert(snapshot, beside: item, offset: 1)
  }
  private mutating func insert(_ snapshot: Self, beside item: ItemIdentifierType, offset: Int) {
    insert(snapshot.rootItems, beside: item, offset: offset)
    for root in snapshot.rootItems {
      var waiting = [root]
      while let parent = waiting.popLast() {
        let below = snapshot.children[parent] ?? []
        append(below, to: parent)
        waiting += below
      }
    }
    expanded.formUnion(snapshot.expanded)
  }

  /// The items of the root.
  public var rootItems: [ItemIdentifierType] { children[nil] ?? [] }
  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { flattened { _ in true } }
  /// The items whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened { expanded.contains($0) } }
  private func flattened(_ opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(rootItems.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if opens(item) { waiting += (children[item] ?? []).reversed() }
    }
    return found
  }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// The place of an item among ``items``; nil for an unknown one.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// The number of an item's parents; −1 for an unknown one.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (-1, Optional(item))
    while let current = next, let parent = parents[current] {
      level += 1
      next = parent
    }
    return level
  }
  /// The parent of an item; nil at the root.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }
  /// Whether an item's children are shown.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether an item's parents are all expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var next = parent(of: item)
    while let current = next {
      guard expanded.contains(current) else { return false }
      next = parent(of: current)
    }
    return contains(item)
  }
  /// Returns an item's children with theirs.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent { result.append([parent]) }
    result.append(children[parent] ?? [], to: includingParent ? parent : nil)
    var waiting = children[parent] ?? []
    while let item = waiting.popLast() {
      let below = children[item] ?? []
      result.append(below, to: item)
      waiting += below
    }
    result.expanded = expanded.filter(result.contains)
    return result
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
