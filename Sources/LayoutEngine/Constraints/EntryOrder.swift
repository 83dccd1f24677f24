/// The order in which a new engine would receive the constraints of an edited one.
///
/// A tree says, parents before children, what each view states and holds; what an item states of itself is
/// put in where a constraint first mentions the item, that of the items above it before.
///
///     var order = EntryOrder(engine)
///     order.mention(stack)
///     order.enter(constraintsHeldByTheStack)
///     engine.arrange(&order)
///
/// - SeeAlso: `Documentation/Decisions/levels-and-ties.md`.
package struct EntryOrder {
  /// The engine's items, constant while the order is built; reading them from the engine would be more
  /// expensive.
  private let items: [Item]
  private let own: [OwnConstraints]
  private var records: ConstraintStore
  private var isMentioned: [Bool]
  /// The items whose own constraints enter last, in order of mention.
  private var last: [Int32] = []
  /// A reusable buffer for the ancestors of an item, the nearest first.
  private var above: [Int32] = []
  private var ids: [ConstraintID] = []

  /// Creates an empty order.
  package init(_ engine: LayoutEngine) {
    items = engine.items
    own = engine.own
    records = engine.records
    isMentioned = Array(repeating: false, count: items.count)
    ids.reserveCapacity(records.count)
  }

  /// Inserts an item's own constraints here, unless the item was mentioned before.
  package mutating func mention(_ item: ItemID) { mention(item.index) }

  /// Mentions the items of constraints, in order.
  package mutating func mentionItems(of constraints: some Sequence<ConstraintID>) {
    for id in constraints { mentionItems(of: id) }
  }

  /// Inserts constraints, each after the own constraints of its items.
  package mutating func enter(_ constraints: [ConstraintID]) {
    for id in constraints {
      mentionItems(of: id)
      ids.append(id)
    }
  }

  /// Inserts constraints whose items were mentioned.
  package mutating func append(_ constraints: some Sequence<ConstraintID>) {
    ids.append(contentsOf: constraints)
  }

  /// Returns all constraints in order, ending with the own constraints of items without a mention.
  ///
  /// Nothing can be added afterwards: the buffer is released, so that the engine can order the constraints
  /// without copying them.
  mutating func finish() -> [ConstraintID] {
    for index in isMentioned.indices where !isMentioned[index] && items[index].isLive {
      mention(Int32(truncatingIfNeeded: index))
    }
    for index in last { ids.append(contentsOf: own[Int(index)].ids) }
    records = ConstraintStore()
    return ids
  }

  private mutating func mentionItems(of id: ConstraintID) {
    guard let mentions = records.mentions(of: id) else { return }
    mentions.forEach { mention($0) }
  }

  private mutating func mention(_ index: Int32) {
    if !isMentioned[Int(index)] { enterOwn(index) }
  }

  /// Inserts an item's own constraints, after those of its ancestors.
  private mutating func enterOwn(_ index: Int32) {
    // Parents come first, so that mostly nothing above is left to enter.
    let parent = items.withUnsafeBufferPointer { $0[Int(index)].parent?.index }
    guard let parent, !isMentioned[Int(parent)] else {
      isMentioned[Int(index)] = true
      return append(own: index)
    }
    above.removeAll(keepingCapacity: true)
    var next: Int32? = index
    while let item = next, !isMentioned[Int(item)] {
      isMentioned[Int(item)] = true
      above.append(item)
      next = items.withUnsafeBufferPointer { $0[Int(item)].parent?.index }
    }
    while let item = above.popLast() { append(own: item) }
  }

  private mutating func append(own item: Int32) {
    own.withUnsafeBufferPointer { own in
      if own[Int(item)].enterLast { return last.append(item) }
      for id in own[Int(item)].ids { ids.append(id) }
    }
  }
}
