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
  /// The engine's items, unchanged while the order is computed; asking the engine would cost more than the
  /// answers.
  private let items: [Item]
  private let own: [OwnConstraints]
  private var records: ConstraintStore
  private var isMentioned: [Bool]
  /// Items whose own constraints enter last, in the order of their mention.
  private var last: [Int32] = []
  /// Room for the items above one, the lowest first.
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

  /// Puts what an item states of itself here, unless something mentioned the item before.
  package mutating func mention(_ item: ItemID) { mention(item.index) }

  /// Mentions the items of constraints, in order.
  package mutating func mentionItems(of constraints: some Sequence<ConstraintID>) {
    for id in constraints { mentionItems(of: id) }
  }

  /// Puts constraints here, each behind what its items state of themselves.
  package mutating func enter(_ constraints: [ConstraintID]) {
    for id in constraints {
      mentionItems(of: id)
      ids.append(id)
    }
  }

  /// Puts constraints here whose items were mentioned.
  package mutating func append(_ constraints: some Sequence<ConstraintID>) {
    ids.append(contentsOf: constraints)
  }

  /// All constraints in order, those of items that nothing mentions behind the others.
  ///
  /// Nothing can be added afterwards: the constraints are let go, so that the engine can give them places
  /// without a copy of them all.
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

  /// Puts what an item states of itself here, behind what those above it do.
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
