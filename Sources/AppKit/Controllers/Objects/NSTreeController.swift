public import Foundation
internal import FoundationShims

/// A node of a tree, with the object that it represents.
///
/// - SeeAlso: Apple, "NSTreeNode".
@preconcurrency @MainActor open class NSTreeNode: NSObject {
  /// The object.
  open private(set) var representedObject: Any?
  /// The parent; nil for the root.
  open private(set) weak var parent: NSTreeNode?
  private var nodes: [NSTreeNode] = []
  /// Creates a node of an object.
  public init(representedObject modelObject: Any?) { representedObject = modelObject }
  /// The children.
  open var children: [NSTreeNode]? { nodes }
  /// The children, which can be changed.
  open var mutableChildren: NSMutableArray { NSMutableArray(array: nodes) }
  /// Replaces the children.
  func setChildren(_ children: [NSTreeNode]) {
    for node in nodes { node.parent = nil }
    nodes = children
    for node in children { node.parent = self }
  }
  /// Whether the node has no children.
  open var isLeaf: Bool { nodes.isEmpty }
  /// The indices that lead from the root to the node.
  open var indexPath: IndexPath {
    guard let parent, let index = parent.nodes.firstIndex(where: { $0 === self }) else {
      return IndexPath()
    }
    return parent.indexPath.appending(index)
  }
  /// The node to which indices lead; nil for none.
  open func descendant(at indexPath: IndexPath) -> NSTreeNode? {
    indexPath.reduce(Optional(self)) { node, index in
      node.flatMap { $0.nodes.indices.contains(index) ? $0.nodes[index] : nil }
    }
  }
  /// Sorts the children by their objects, and those below.
  open func sort(with sortDescriptors: [NSSortDescriptor], recursively: Bool) {
    let objects = nodes.compactMap(\.representedObject)
    let sorted = (objects as NSArray).sortedArray(using: sortDescriptors)
    nodes = sorted.compactMap { object in
      nodes.first { $0.representedObject as AnyObject === object as AnyObject }
    }
    if recursively { for node in nodes { node.sort(with: sortDescriptors, recursively: true) } }
  }
}

/// A controller of objects in a tree, with a selection.
///
/// The children of an object are the value of ``childrenKeyPath``, a property that its class states for Objective-C.
///
/// - SeeAlso: Apple, "NSTreeController".
@preconcurrency @MainActor open class NSTreeController: NSObjectController {
  /// The key path of an object's children.
  open var childrenKeyPath: String? { didSet { rearrangeObjects() } }
  /// The key path of the number of an object's children; stored only.
  open var countKeyPath: String?
  /// The key path of the question whether an object has no children; stored only.
  open var leafKeyPath: String?
  /// The order of the children; empty for that of the content.
  open var sortDescriptors: [NSSortDescriptor] = [] { didSet { rearrangeObjects() } }
  /// Whether an object is selected while there are any.
  open var avoidsEmptySelection = true
  /// Whether the selection follows its objects; stored only.
  open var preservesSelection = true
  /// Whether added objects become selected.
  open var selectsInsertedObjects = true
  /// Whether several equal values have the mark of several values; stored only.
  open var alwaysUsesMultipleValuesMarker = false
  private var root = NSTreeNode(representedObject: nil)
  private var paths: [IndexPath] = []

  override func contentDidChange() { rearrangeObjects() }
  /// Makes the nodes of the tree again.
  open func rearrangeObjects() {
    root = NSTreeNode(representedObject: nil)
    let objects = (content as? [Any]) ?? content.map { [$0] } ?? []
    root.setChildren(objects.map(node))
    if !sortDescriptors.isEmpty { root.sort(with: sortDescriptors, recursively: true) }
    setSelectionIndexPaths(paths)
  }
  private func node(of object: Any) -> NSTreeNode {
    let node = NSTreeNode(representedObject: object)
    if let childrenKeyPath, let value = (object as? NSObject)?.value(forKeyPath: childrenKeyPath) {
      let children = (value as? [Any]) ?? (value as? NSArray)?.map { $0 } ?? []
      node.setChildren(children.map(self.node))
    }
    return node
  }
  /// The root of the nodes.
  open var arrangedObjects: NSTreeNode { root }
  /// The key path of the children of a node's object.
  open func childrenKeyPath(for node: NSTreeNode) -> String? { childrenKeyPath }
  /// The key path of the number of children of a node's object.
  open func countKeyPath(for node: NSTreeNode) -> String? { countKeyPath }
  /// The key path of the question whether a node's object has no children.
  open func leafKeyPath(for node: NSTreeNode) -> String? { leafKeyPath }

  // MARK: Selection

  /// The indices of the selected objects.
  open var selectionIndexPaths: [IndexPath] { paths }
  /// The indices of the first selected object; nil for none.
  open var selectionIndexPath: IndexPath? { paths.first }
  /// Selects objects by their indices; returns whether the selection changed.
  @discardableResult
  open func setSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    var new = indexPaths.filter { root.descendant(at: $0) != nil }
    if new.isEmpty, avoidsEmptySelection, !root.isLeaf { new = [[0]] }
    defer { paths = new }
    return new != paths
  }
  /// Selects an object by its indices; returns whether the selection changed.
  @discardableResult
  open func setSelectionIndexPath(_ indexPath: IndexPath?) -> Bool {
    setSelectionIndexPaths(indexPath.map { [$0] } ?? [])
  }
  /// Selects further objects.
  @discardableResult
  open func addSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    setSelectionIndexPaths(paths + indexPaths.filter { !paths.contains($0) })
  }
  /// Deselects objects.
  @discardableResult
  open func removeSelectionIndexPaths(_ indexPaths: [IndexPath]) -> Bool {
    setSelectionIndexPaths(paths.filter { !indexPaths.contains($0) })
  }
  /// The nodes of the selected objects.
  open var selectedNodes: [NSTreeNode] { paths.compactMap { root.descendant(at: $0) } }
  /// The selected objects.
  open override var selectedObjects: [Any]! { selectedNodes.compactMap(\.representedObject) }

  // MARK: Changes

  /// Adds an object at the end of the root.
  open override func addObject(_ object: Any) {
    insert(object, atArrangedObjectIndexPath: [root.children?.count ?? 0])
  }
  /// Inserts an object by its indices; below the root it is set in its parent's children.
  open func insert(_ object: Any?, atArrangedObjectIndexPath indexPath: IndexPath) {
    guard let object, let index = indexPath.last else { return }
    change(indexPath.dropLast()) { $0.insert(object, at: min(index, $0.count)) }
    if selectsInsertedObjects { setSelectionIndexPath(indexPath) }
  }
  /// Inserts objects by their indices.
  open func insert(_ objects: [Any], atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
    for (object, path) in zip(objects, indexPaths) {
      insert(object, atArrangedObjectIndexPath: path)
    }
  }
  /// Removes an object by its indices.
  open func remove(atArrangedObjectIndexPath indexPath: IndexPath) {
    guard let index = indexPath.last else { return }
    change(indexPath.dropLast()) { if $0.indices.contains(index) { $0.remove(at: index) } }
  }
  /// Removes objects by their indices.
  open func removeObjects(atArrangedObjectIndexPaths indexPaths: [IndexPath]) {
    for path in indexPaths.sorted().reversed() { remove(atArrangedObjectIndexPath: path) }
  }
  /// Removes the selected objects.
  open override func remove(_ sender: Any?) {
    if canRemove { removeObjects(atArrangedObjectIndexPaths: paths) }
  }
  /// Moves a node to other indices.
  open func move(_ node: NSTreeNode, to indexPath: IndexPath) {
    guard let object = node.representedObject else { return }
    remove(atArrangedObjectIndexPath: node.indexPath)
    insert(object, atArrangedObjectIndexPath: indexPath)
  }
  private func change(_ parent: IndexPath, _ body: (inout [Any]) -> Void) {
    guard !parent.isEmpty else {
      var objects = (content as? [Any]) ?? content.map { [$0] } ?? []
      body(&objects)
      content = objects
      return
    }
    guard let childrenKeyPath, let node = root.descendant(at: parent),
      let object = node.representedObject as? NSObject
    else { return }
    var children = node.children?.compactMap(\.representedObject) ?? []
    body(&children)
    object.setValue(children, forKeyPath: childrenKeyPath)
    rearrangeObjects()
  }
  /// Adds a new object below the selected one.
  open func addChild(_ sender: Any?) {
    guard canAddChild, let path = selectionIndexPath, let node = selectedNodes.first else { return }
    insert(newObject(), atArrangedObjectIndexPath: path.appending(node.children?.count ?? 0))
  }
  /// Inserts a new object at the selected one.
  open func insert(_ sender: Any?) {
    if canInsert, let path = selectionIndexPath {
      insert(newObject() as Any?, atArrangedObjectIndexPath: path)
    }
  }
  /// Whether an object can be inserted.
  open var canInsert: Bool { isEditable }
  /// Whether an object can be added below the selected one.
  open var canAddChild: Bool { isEditable && childrenKeyPath != nil && !paths.isEmpty }
}

/// A controller of the user defaults.
///
/// - SeeAlso: Apple, "NSUserDefaultsController".
@preconcurrency @MainActor open class NSUserDefaultsController: NSController {
  /// The controller of the program's defaults.
  public static let shared = NSUserDefaultsController(defaults: nil, initialValues: nil)
  /// The defaults.
  public let defaults: UserDefaults
  /// The values to which the defaults can be reset.
  open var initialValues: [String: Any]?
  /// Whether changes are stored at once.
  open var appliesImmediately = true
  private var changes: [String: Any?] = [:]
  /// Creates a controller of defaults; nil for the program's.
  public init(defaults: UserDefaults?, initialValues: [String: Any]?) {
    (self.defaults, self.initialValues) = (defaults ?? .standard, initialValues)
    super.init()
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    defaults = .standard
    super.init(coder: coder)
  }
  /// The values of the defaults, with changes that are not stored.
  open var values: Any {
    (initialValues ?? [:]).merging(defaults.dictionaryRepresentation()) { $1 }
      .merging(changes.compactMapValues { $0 }) { $1 }
  }
  /// Sets a value, which is stored at once or by ``save(_:)``.
  ///
  /// Plumb's own: Apple's is set by key value coding of the values.
  open func setValue(_ value: Any?, ofDefault key: String) {
    if appliesImmediately { defaults.set(value, forKey: key) } else { changes[key] = value }
  }
  /// Whether changes are not stored.
  open var hasUnappliedChanges: Bool { !changes.isEmpty }
  /// Drops the changes that are not stored.
  open func revert(_ sender: Any?) { changes = [:] }
  /// Stores the changes.
  open func save(_ sender: Any?) {
    for (key, value) in changes { defaults.set(value, forKey: key) }
    changes = [:]
  }
  /// Sets all defaults to their initial values.
  open func revertToInitialValues(_ sender: Any?) {
    for (key, value) in initialValues ?? [:] { setValue(value, ofDefault: key) }
  }
}
