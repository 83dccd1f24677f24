public import Foundation
internal import FoundationShims
internal import LayoutGeometry

/// Items that a layout object places, in a scroll view.
///
/// A data source makes the items; they exist only while they are visible. Changes are not animated and make all visible
/// items again.
///
/// - SeeAlso: Apple, "NSCollectionView".
@preconcurrency @MainActor open class NSCollectionView: NSView {
  let items = CollectionItems()
  private let updates = CollectionUpdates()
  var selection = SelectedPaths()

  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isSelectable }

  /// The object that makes the items; not retained.
  open weak var dataSource: (any NSCollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// The object that decides about the selection; not retained.
  open weak var delegate: (any NSCollectionViewDelegate)? {
    didSet { collectionViewLayout?.invalidateLayout() }
  }
  /// The object that prepares content before it is visible; stored only.
  open weak var prefetchDataSource: (any NSCollectionViewPrefetching)?
  /// The layout.
  open var collectionViewLayout: NSCollectionViewLayout? {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      let elements = items.shown.values
      if let oldValue, let new = collectionViewLayout {
        oldValue.prepareForTransition(to: new)
        new.prepareForTransition(from: oldValue)
        for item in elements { item.willTransition(from: oldValue, to: new) }
      }
      oldValue?.collectionView = nil
      collectionViewLayout?.collectionView = self
      collectionViewLayout?.invalidate(everything: true, counts: false)
      oldValue?.finalizeLayoutTransition()
      collectionViewLayout?.finalizeLayoutTransition()
      if let oldValue, let new = collectionViewLayout {
        for item in elements { item.didTransition(from: oldValue, to: new) }
      }
    }
  }
  /// A view behind all items that fills the visible part.
  open var backgroundView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { addSubview(backgroundView, positioned: .below, relativeTo: nil) }
      needsLayout = true
    }
  }
  /// Whether the view behind all items scrolls with them.
  open var backgroundViewScrollsWithContent = false { didSet { needsLayout = true } }
  /// The colours behind the items; the first is drawn.
  open var backgroundColors: [NSColor]! = [.controlBackgroundColor] {
    didSet { needsDisplay = true }
  }
  open override func draw(_ dirtyRect: NSRect) {
    if let color = backgroundColors.first { paint { $0.fill($0.bounds, color.cgColor) } }
  }

  // MARK: Items

  /// Registers a class of items for an identifier; nil unregisters it.
  open func register(
    _ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { items.items.register(itemClass, identifier.rawValue) }
  /// Registers a nib, whose item is the first, for an identifier; nil unregisters it.
  open func register(
    _ nib: NSNib?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { items.items.register(nib, identifier.rawValue) }
  /// Registers a class of supplementary views for an identifier; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { items.views[kind, default: CollectionPool()].register(viewClass, identifier.rawValue) }
  /// Registers a nib of supplementary views for an identifier; nil unregisters it.
  open func register(
    _ nib: NSNib?, forSupplementaryViewOfKind kind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier
  ) { items.views[kind, default: CollectionPool()].register(nib, identifier.rawValue) }
  /// Returns a reused or new item; an unregistered identifier ends the program.
  open func makeItem(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSCollectionViewItem {
    if let item = items.items.take(identifier.rawValue) as? NSCollectionViewItem {
      item.prepareForReuse()
      return item
    }
    guard let item = items.items.makeItem(identifier.rawValue) else {
      fatalError(
        "could not dequeue an item with identifier \(identifier.rawValue) - must register a nib or a class for the identifier"
      )
    }
    item.identifier = identifier
    return item
  }
  /// Returns a reused or new supplementary view; an unregistered identifier ends the program.
  open func makeSupplementaryView(
    ofKind elementKind: SupplementaryElementKind,
    withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
  ) -> NSView {
    if let view = items.views[elementKind]?.take(identifier.rawValue) as? NSView {
      view.prepareForReuse()
      return view
    }
    guard let view = items.views[elementKind]?.makeView(identifier.rawValue) else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier.rawValue) - must register a nib or a class for the identifier"
      )
    }
    view.identifier = identifier
    return view
  }

  // MARK: Questions

  /// The number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    RowCount.checked(
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, "items")
  }
  /// The visible item at an index path; nil if it is not visible.
  open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { items.shown[indexPath] }
  /// The visible item at an index of the first section; nil if it is not visible.
  open func item(at index: Int) -> NSCollectionViewItem? {
    item(at: IndexPath(item: index, section: 0))
  }
  /// The visible items.
  open func visibleItems() -> [NSCollectionViewItem] {
    items.shown.sorted { $0.key < $1.key }.map(\.value)
  }
  /// The index paths of the visible items.
  open func indexPathsForVisibleItems() -> Set<IndexPath> { Set(items.shown.keys) }
  /// The index path of an item; nil if it is not visible.
  open func indexPath(for item: NSCollectionViewItem) -> IndexPath? {
    items.shown.first { $0.value === item }?.key
  }
  /// The index path of the item at a point; nil for none.
  open func indexPathForItem(at point: NSPoint) -> IndexPath? {
    items.shown.first { $0.value.view.frame.contains(point) }?.key
  }
  /// A visible supplementary view; nil if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSView? { items.shownViews[ElementKey(path: indexPath, kind: elementKind)] }
  /// The visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: SupplementaryElementKind) -> [NSView] {
    items.shownViews.filter { $0.key.kind == elementKind && !$0.key.isDecoration }
      .sorted { $0.key.path < $1.key.path }.map(\.value)
  }
  /// The index paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: SupplementaryElementKind
  ) -> Set<IndexPath> {
    Set(items.shownViews.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path))
  }
  /// The layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> NSCollectionViewLayoutAttributes? {
    items.prepare(self)
    return collectionViewLayout?.layoutAttributesForItem(at: indexPath)
  }
  /// The layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: SupplementaryElementKind, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    items.prepare(self)
    return collectionViewLayout?.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The rectangle of an item of the first section.
  open func frameForItem(at index: Int) -> NSRect {
    layoutAttributesForItem(at: IndexPath(item: index, section: 0))?.frame ?? .zero
  }

  // MARK: Layout

  /// The visible part.
  var visiblePart: NSRect { superview is NSClipView ? visibleRect : bounds }
  /// The size of the visible part.
  var visibleSize: NSSize { (superview as? NSClipView)?.bounds.size ?? bounds.size }
  /// Gives the view the size of its content, at least that of the visible part.
  func fitSize() {
    guard superview is NSClipView, let layout = collectionViewLayout else { return }
    let (content, visible) = (layout.collectionViewContentSize, visibleSize)
    let size = NSSize(
      width: max(content.width, visible.width), height: max(content.height, visible.height))
    if size != frame.size { frame.size = size }
  }
  func layoutWasInvalidated(moving distance: NSPoint) {
    needsLayout = true
    guard distance != .zero, let clip = superview as? NSClipView else { return }
    clip.scroll(
      to: NSPoint(x: clip.bounds.minX + distance.x, y: clip.bounds.minY + distance.y))
  }
  open override func layout() {
    super.layout()
    if dataSource != nil {
      items.show(in: self)
      fitSize()
    }
    backgroundView?.frame = backgroundViewScrollsWithContent ? bounds : visiblePart
  }
  open override func viewDidMoveToSuperview() {
    super.viewDidMoveToSuperview()
    needsLayout = true
  }

  // MARK: Changes

  /// Discards all items and the selection; the next layout pass makes the visible ones again.
  open func reloadData() {
    selection.removeAll()
    items.forget(in: self)
    collectionViewLayout?.invalidate(everything: true, counts: true)
  }
  private func change(
    _ action: NSCollectionUpdateAction, from before: [IndexPath]? = nil,
    to after: [IndexPath]? = nil
  ) {
    items.forget(in: self)
    let count = (before ?? after ?? []).count
    updates.add(
      (0..<count).map { NSCollectionViewUpdateItem(action, from: before?[$0], to: after?[$0]) },
      in: self)
  }
  private func change(
    _ action: NSCollectionUpdateAction, from before: IndexSet? = nil, to after: IndexSet? = nil
  ) {
    change(
      action, from: before?.map(NSCollectionViewUpdateItem.path),
      to: after?.map(NSCollectionViewUpdateItem.path))
  }
  /// Makes items again and deselects them.
  open func reloadItems(at indexPaths: Set<IndexPath>) {
    for path in indexPaths { selection.remove(path) }
    change(.reload, from: indexPaths.sorted(), to: indexPaths.sorted())
  }
  /// Inserts items; the selection follows.
  open func insertItems(at indexPaths: Set<IndexPath>) {
    selection.follow(inserted: indexPaths.sorted())
    change(.insert, to: indexPaths.sorted())
  }
  /// Deletes items; the selection follows.
  open func deleteItems(at indexPaths: Set<IndexPath>) {
    selection.follow(deleted: indexPaths.sorted())
    change(.delete, from: indexPaths.sorted())
  }
  /// Moves an item; the selection follows.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    selection.follow(moved: indexPath, to: newIndexPath)
    change(.move, from: [indexPath], to: [newIndexPath])
  }
  /// Makes sections again and deselects their items.
  open func reloadSections(_ sections: IndexSet) {
    for path in selection.paths where sections.contains(path.section) { selection.remove(path) }
    change(.reload, from: sections, to: sections)
  }
  /// Inserts sections; the selection follows.
  open func insertSections(_ sections: IndexSet) {
    selection.follow(insertedSections: sections)
    change(.insert, to: sections)
  }
  /// Deletes sections; the selection follows.
  open func deleteSections(_ sections: IndexSet) {
    selection.follow(deletedSections: sections)
    change(.delete, from: sections)
  }
  /// Moves a section; the selection follows.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    selection.follow(movedSection: section, to: newSection)
    change(.move, from: [section], to: [newSection])
  }
  /// Runs the changes, without animation, and calls the completion with true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    self.updates.batch(in: self) { updates?() }
    completionHandler?(true)
  }
  /// Collapses or expands the section whose header has the sender.
  open func toggleSectionCollapse(_ sender: Any) {
    guard let button = sender as? NSView,
      let layout = collectionViewLayout as? NSCollectionViewFlowLayout,
      let section = items.shownViews.first(where: { button.isDescendant(of: $0.value) })?.key.path
        .section
    else { return }
    if layout.sectionAtIndexIsCollapsed(section) {
      layout.expandSection(at: section)
    } else {
      layout.collapseSection(at: section)
    }
  }

  // MARK: Selection

  /// Whether items can be selected.
  open var isSelectable = false { didSet { if !isSelectable { forget(Set(selection.paths)) } } }
  /// Whether no item may be selected.
  open var allowsEmptySelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether a view of the collection has the keyboard.
  open var isFirstResponder: Bool {
    (window?.firstResponder as? NSView)?.isDescendant(of: self) ?? false
  }
  /// The selected items.
  open var selectionIndexPaths: Set<IndexPath> {
    get { Set(selection.paths) }
    set {
      forget(Set(selection.paths).subtracting(newValue))
      add(newValue)
    }
  }
  /// The indices of the selected items of the first section.
  open var selectionIndexes: IndexSet {
    get { IndexSet(selection.paths.filter { $0.section == 0 }.map(\.item)) }
    set { selectionIndexPaths = Set(newValue.map { IndexPath(item: $0, section: 0) }) }
  }
  private func add(_ paths: Set<IndexPath>) {
    for path in paths.sorted() {
      selection.insert(path)
      items.shown[path]?.isSelected = true
    }
  }
  private func forget(_ paths: Set<IndexPath>) {
    for path in paths {
      selection.remove(path)
      items.shown[path]?.isSelected = false
    }
  }
  /// Selects items in addition to those that are selected, without notifying the delegate, and scrolls to them.
  open func selectItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { forget(Set(selection.paths).subtracting(indexPaths)) }
    add(indexPaths)
    if !scrollPosition.isEmpty { scrollToItems(at: indexPaths, scrollPosition: scrollPosition) }
  }
  /// Deselects items without notifying the delegate.
  open func deselectItems(at indexPaths: Set<IndexPath>) { forget(indexPaths) }
  /// Selects all items, if several can be selected.
  open override func selectAll(_ sender: Any?) {
    guard isSelectable, allowsMultipleSelection else { return }
    add(
      Set(
        (0..<numberOfSections).flatMap { section in
          (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }))
  }
  /// Deselects all items, if none may be selected.
  open func deselectAll(_ sender: Any?) {
    if allowsEmptySelection { forget(Set(selection.paths)) }
  }
  /// Clicks an item, as the pointer does: selects it if the delegate agrees, or deselects all beside items.
  ///
  /// Plumb's own, for tests and programs without a pointer.
  open func clickItem(at indexPath: IndexPath?) {
    guard isSelectable else { return }
    let old = Set(selection.paths)
    let new: Set<IndexPath> = indexPath.map { [$0] } ?? []
    if new.isEmpty, !allowsEmptySelection { return }
    let gone =
      delegate?.collectionView(self, shouldDeselectItemsAt: old.subtracting(new))
      ?? old.subtracting(new)
    if !gone.isEmpty {
      forget(gone)
      delegate?.collectionView(self, didDeselectItemsAt: gone)
    }
    let added = new.subtracting(old)
    let come = delegate?.collectionView(self, shouldSelectItemsAt: added) ?? added
    guard !come.isEmpty else { return }
    add(come)
    delegate?.collectionView(self, didSelectItemsAt: come)
  }

  open override func mouseDown(with event: NSEvent) {
    let path = indexPathForItem(at: convert(event.locationInWindow, from: nil))
    guard let path, allowsMultipleSelection, event.modifierFlags.contains(.command) else {
      return clickItem(at: path)
    }
    if selection.contains(path) { forget([path]) } else { add([path]) }
  }
  private var sourceOperations: (local: NSDragOperation, foreign: NSDragOperation) = (.every, [])
  /// Sets the operations that drags of items allow, inside the program or out of it; stored only.
  open func setDraggingSourceOperationMask(
    _ dragOperationMask: NSDragOperation, forLocal localDestination: Bool
  ) {
    if localDestination {
      sourceOperations.local = dragOperationMask
    } else {
      sourceOperations.foreign = dragOperationMask
    }
  }

  private var proposedDrop: (path: IndexPath, operation: DropOperation)?
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    let found = indexPathForItem(at: convert(sender.draggingLocation, from: nil))
    let last = max(0, numberOfSections - 1)
    let end = IndexPath(
      item: numberOfSections > 0 ? numberOfItems(inSection: last) : 0, section: last)
    let path = found ?? end
    var proposed = NSIndexPath(indexes: [path.section, path.item], length: 2)
    var operation: DropOperation = found == nil ? .before : .on
    let result = delegate?.collectionView(
      self, validateDrop: sender, proposedIndexPath: &proposed, dropOperation: &operation)
    proposedDrop = (
      IndexPath(item: proposed.index(atPosition: 1), section: proposed.index(atPosition: 0)),
      operation
    )
    return result ?? []
  }
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    guard let proposedDrop else { return false }
    return delegate?.collectionView(
      self, acceptDrop: sender, indexPath: proposedDrop.path, dropOperation: proposedDrop.operation)
      ?? false
  }

  // MARK: Scrolling

  /// Scrolls so that items are visible, without animation.
  open func scrollToItems(at indexPaths: Set<IndexPath>, scrollPosition: ScrollPosition) {
    layoutSubtreeIfNeeded()
    let frames = indexPaths.compactMap { layoutAttributesForItem(at: $0)?.frame }
    guard let first = frames.first, let clip = superview as? NSClipView else { return }
    let rect = frames.dropFirst().reduce(first) { $0.union($1) }
    let visible = visiblePart
    var origin = clip.bounds.origin
    if scrollPosition.contains(.top) { origin.y += rect.minY - visible.minY }
    if scrollPosition.contains(.centeredVertically) { origin.y += rect.midY - visible.midY }
    if scrollPosition.contains(.bottom) { origin.y += rect.maxY - visible.maxY }
    if !scrollPosition.isDisjoint(with: [.left, .leadingEdge]) {
      origin.x += rect.minX - visible.minX
    }
    if scrollPosition.contains(.centeredHorizontally) { origin.x += rect.midX - visible.midX }
    if !scrollPosition.isDisjoint(with: [.right, .trailingEdge]) {
      origin.x += rect.maxX - visible.maxX
    }
    if origin == clip.bounds.origin { return clip.scroll(showing: rect) }
    clip.scroll(to: origin)
    enclosingScrollView?.reflectScrolledClipView(clip)
  }
}

extension NSCollectionView: ScrollFollower {
  func visiblePartDidChange() {
    guard dataSource != nil else { return }
    fitSize()
    needsLayout = true
  }
}
