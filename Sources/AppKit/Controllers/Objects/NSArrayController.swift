public import Foundation

/// A controller of objects in an array, with an order, a filter and a selection.
///
/// - SeeAlso: Apple, "NSArrayController".
@preconcurrency @MainActor open class NSArrayController: NSObjectController {
  private var arranged: [Any] = []
  private var picked: IndexSet = []
  private var objects: [Any] { (content as? [Any]) ?? (content as? NSArray)?.map { $0 } ?? [] }

  /// Creates a controller of an array.
  public override init(content: Any?) {
    super.init(content: content)
    rearrangeObjects()
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  override func contentDidChange() { rearrangeObjects() }

  // MARK: Order

  /// The order of the objects; empty for that of the content.
  open var sortDescriptors: [NSSortDescriptor] = [] { didSet { rearrangeObjects() } }
  /// The condition of the arranged objects; nil for all.
  open var filterPredicate: NSPredicate? { didSet { rearrangeObjects() } }
  /// Whether added objects remove the condition.
  open var clearsFilterPredicateOnInsertion = true
  /// Whether changed objects are arranged again; stored only: call ``rearrangeObjects()``.
  open var automaticallyRearrangesObjects = false
  /// The key paths whose changes arrange the objects again.
  open var automaticRearrangementKeyPaths: [String]? {
    sortDescriptors.isEmpty ? nil : []
  }
  /// Returns objects in order, without those that the condition excludes.
  open func arrange(_ objects: [Any]) -> [Any] {
    let kept =
      filterPredicate.map { filter in objects.filter { filter.evaluate(with: $0) } } ?? objects
    return sortDescriptors.isEmpty ? kept : (kept as NSArray).sortedArray(using: sortDescriptors)
  }
  /// Arranges the objects again; the selection follows its objects.
  open func rearrangeObjects() {
    let selected = preservesSelection ? selectedObjects ?? [] : []
    arranged = arrange(objects)
    picked = IndexSet(selected.compactMap(index))
    if picked.isEmpty, avoidsEmptySelection, !arranged.isEmpty { picked = [0] }
  }
  /// The objects in order.
  open var arrangedObjects: Any { arranged }
  private func index(of object: Any) -> Int? {
    arranged.firstIndex { Self.isSame($0, object) }
  }
  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return one as AnyObject === other as AnyObject
  }

  // MARK: Selection

  /// Whether an object is selected while there are any.
  open var avoidsEmptySelection = true
  /// Whether the selection follows its objects.
  open var preservesSelection = true
  /// Whether added objects become selected.
  open var selectsInsertedObjects = true
  /// Whether several equal values have the mark of several values; stored only.
  open var alwaysUsesMultipleValuesMarker = false
  /// The indices of the selected objects.
  open var selectionIndexes: IndexSet { picked }
  /// The index of the first selected object; `NSNotFound` for none.
  open var selectionIndex: Int { picked.first ?? NSNotFound }
  /// Selects objects by their indices; returns whether the selection changed.
  @discardableResult
  open func setSelectionIndexes(_ indexes: IndexSet) -> Bool {
    var new = indexes.filteredIndexSet { arranged.indices.contains($0) }
    if new.isEmpty, avoidsEmptySelection, !arranged.isEmpty { new = [0] }
    defer { picked = new }
    return new != picked
  }
  /// Selects an object by its index; returns whether the selection changed.
  @discardableResult
  open func setSelectionIndex(_ index: Int) -> Bool { setSelectionIndexes([index]) }
  /// Selects further objects.
  @discardableResult
  open func addSelectionIndexes(_ indexes: IndexSet) -> Bool {
    setSelectionIndexes(picked.union(indexes))
  }
  /// Deselects objects.
  @discardableResult
  open func removeSelectionIndexes(_ indexes: IndexSet) -> Bool {
    setSelectionIndexes(picked.subtracting(indexes))
  }
  /// The selected objects.
  open override var selectedObjects: [Any]! { picked.map { arranged[$0] } }
  /// Selects objects; returns whether the selection changed.
  @discardableResult
  open func setSelectedObjects(_ objects: [Any]) -> Bool {
    setSelectionIndexes(IndexSet(objects.compactMap(index)))
  }
  /// Selects further objects.
  @discardableResult
  open func addSelectedObjects(_ objects: [Any]) -> Bool {
    addSelectionIndexes(IndexSet(objects.compactMap(index)))
  }
  /// Deselects objects.
  @discardableResult
  open func removeSelectedObjects(_ objects: [Any]) -> Bool {
    removeSelectionIndexes(IndexSet(objects.compactMap(index)))
  }
  /// Selects the object behind the selected one.
  open func selectNext(_ sender: Any?) {
    if canSelectNext { setSelectionIndex((picked.last ?? -1) + 1) }
  }
  /// Selects the object before the selected one.
  open func selectPrevious(_ sender: Any?) {
    if canSelectPrevious { setSelectionIndex((picked.first ?? 0) - 1) }
  }
  /// Whether there is an object behind the selected one.
  open var canSelectNext: Bool { (picked.last ?? -1) + 1 < arranged.count }
  /// Whether there is an object before the selected one.
  open var canSelectPrevious: Bool { (picked.first ?? 0) > 0 }

  // MARK: Changes

  open override func prepareContent() { content = [newObject()] }
  /// Adds an object.
  open override func addObject(_ object: Any) { add(contentsOf: [object]) }
  /// Adds objects.
  open func add(contentsOf objects: [Any]) {
    if clearsFilterPredicateOnInsertion { filterPredicate = nil }
    content = self.objects + objects
    if selectsInsertedObjects { setSelectedObjects(objects) }
  }
  /// Inserts an object.
  open func insert(_ object: Any, atArrangedObjectIndex index: Int) {
    insert(contentsOf: [object], atArrangedObjectIndexes: [index])
  }
  /// Inserts objects at indices.
  open func insert(contentsOf objects: [Any], atArrangedObjectIndexes indexes: IndexSet) {
    if clearsFilterPredicateOnInsertion { filterPredicate = nil }
    var all = self.objects
    for (index, object) in zip(indexes, objects) {
      let before = arranged.indices.contains(index) ? arranged[index] : nil
      let place = before.flatMap { before in all.firstIndex { Self.isSame($0, before) } }
      all.insert(object, at: place ?? all.count)
    }
    content = all
    if selectsInsertedObjects { setSelectedObjects(objects) }
  }
  /// Inserts a new object behind the selected one.
  open func insert(_ sender: Any?) {
    if canInsert { insert(newObject(), atArrangedObjectIndex: (picked.last ?? -1) + 1) }
  }
  /// Whether an object can be inserted.
  open var canInsert: Bool { isEditable }
  /// Removes the object at an index.
  open func remove(atArrangedObjectIndex index: Int) { remove(atArrangedObjectIndexes: [index]) }
  /// Removes the objects at indices.
  open func remove(atArrangedObjectIndexes indexes: IndexSet) {
    remove(contentsOf: indexes.filter { arranged.indices.contains($0) }.map { arranged[$0] })
  }
  /// Removes an object.
  open override func removeObject(_ object: Any) { remove(contentsOf: [object]) }
  /// Removes objects.
  open func remove(contentsOf objects: [Any]) {
    let index = picked.first
    content = self.objects.filter { one in !objects.contains { Self.isSame($0, one) } }
    if let index, picked.first != index, !arranged.isEmpty, picked == [0] {
      setSelectionIndex(min(index, arranged.count - 1))
    }
  }
}
