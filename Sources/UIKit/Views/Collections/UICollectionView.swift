public import Foundation
internal import FoundationShims

/// A collection view: cells placed by a layout object.
///
/// Cells come from a data source, or from a document as subviews. They exist only for visible items.
/// Changes are not animated and reload all cells. A flow layout's items are 50 × 50, 10 apart, unless
/// set.
///
/// ```swift
/// let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
/// grid.frame.size = CGSize(width: 170, height: 480)
/// let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { _, _, _ in
///   UICollectionViewCell()
/// }
/// var items = NSDiffableDataSourceSnapshot<Int, Int>()
/// items.appendSections([0])
/// items.appendItems(Array(0..<9))
/// source.apply(items)
/// print(grid.layoutAttributesForItem(at: [0, 8])?.frame.maxY ?? 0)  // 170.0
/// ```
///
/// - Units: Points, y down; attributes of items are in the collection's bounds, which scroll.
/// - Errors: An identifier without a registered cell and more than 10,000,000 items end the program
///   with a text; paths outside of the collection give nil.
/// - Complexity: Reloading prepares the layout again, O(items) for a flow layout; scrolling makes the
///   cells that come.
/// - SeeAlso: Apple, "UICollectionView", "UICollectionViewFlowLayout".
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The scrolling direction of a layout.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// The kind of an element in a layout.
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  /// The position that an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// The kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Creates a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates a collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// Creates a collection with a flow layout from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The layout.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      let layout = collectionViewLayout
      guard layout !== oldValue else { return }
      oldValue.prepareForTransition(to: layout)
      items.forgetDecorations(in: self)
      oldValue.collectionView = nil
      layout.collectionView = self
      layout.prepareForTransition(from: oldValue)
      layout.invalidate(everything: true, counts: false)
      moveToTargetOffset()
      oldValue.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
  }
  /// Moves to the offset that the layout returns for the present one.
  func moveToTargetOffset() {
    let offset = contentOffset
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: offset)
    if target != offset { contentOffset = target }
  }
  /// Replaces the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Replaces the layout, without animation, and calls the completion with true.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    setCollectionViewLayout(layout, animated: animated)
    completion?(true)
  }
  /// The data source.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Prepares content before it is visible; stored only.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The visible views and the reuse pools.
  let items = CollectionItems()
  /// The changes of a running batch.
  private let updates = CollectionUpdates()
  /// The collection view's delegate, also for the layout; not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  /// A view behind all cells that fills the bounds.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Cells

  /// Registers a cell class for a reuse identifier; cells are created with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.cells.register(cellClass, identifier)
  }
  /// Registers a document for a reuse identifier; its first object is the cell.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    items.cells.register(nib, identifier)
  }
  /// Registers a supplementary view class for a reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    items.decorationPools[elementKind, default: ReusePool()].register(viewClass, identifier)
  }
  /// Registers a document for a supplementary view's reuse identifier; its first object is the view.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    items.decorationPools[kind, default: ReusePool()].register(nib, identifier)
  }
  /// Returns a reused or new cell; an unregistered identifier ends the program.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = items.cells.take(identifier) as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    if let cell = items.cells.make(identifier) as? UICollectionViewCell {
      cell.reuseIdentifier = identifier
      return cell
    }
    let frame = items.frame(of: ElementKey(path: indexPath, kind: nil), in: self)
    guard let cell = items.cells.type(identifier)?.make(frame) as? UICollectionViewCell else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - "
          + "must register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    cell.reuseIdentifier = identifier
    return cell
  }
  /// Returns a reused or new supplementary view; an unregistered identifier ends the program.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = items.decorationPools[elementKind]?.take(identifier) {
      view.prepareForReuse()
      return view
    }
    if let view = items.decorationPools[elementKind]?.make(identifier) {
      view.reuseIdentifier = identifier
      return view
    }
    let frame = items.frame(of: ElementKey(path: indexPath, kind: elementKind), in: self)
    guard let view = items.decorationPools[elementKind]?.type(identifier)?.make(frame) else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    view.reuseIdentifier = identifier
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
  /// The cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.shown[ElementKey(path: indexPath, kind: nil)] as? UICollectionViewCell
  }
  /// The index path of a cell; nil if the cell is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.shown.first { $0.value === cell }?.key.path
  }
  /// A supplementary view; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { items.shown[ElementKey(path: indexPath, kind: elementKind)] }
  /// The visible supplementary views of a kind, in the order of their index paths.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// The index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    items.shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }
  /// The layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items.prepare(self)
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    items.shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// The layout attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.prepare(self)
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The index path of the visible item at a point of the content; nil without one.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.shown.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.path
  }

  // MARK: Touch

  private var touchedItem: TouchedItem?
  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touchedItem == nil, let touch = touches.first else { return }
    touchedItem = TouchedItem(at: touch.location(in: self), in: self)
  }
  /// Ends the highlight where the finger leaves the item's neighbourhood of 10 points.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.start.distance(to: touch.place.now) > 10 else { return }
    touchesCancelled(touches, with: event)
  }
  /// Selects the touched item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let item = touchedItem
    touchedItem = nil
    item?.lift()
  }
  /// Ends the highlight of the touched item.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchedItem?.cancel()
    touchedItem = nil
  }

  // MARK: Changes

  /// Reloads all data and clears the selection; the next layout pass creates the cells.
  open func reloadData() {
    selection.removeAll()
    items.forget(in: self)
    collectionViewLayout.invalidate(everything: true, counts: true)
  }
  /// Discards all cells and notifies the layout of changes.
  private func change(
    _ action: UICollectionViewUpdateItem.Action, from before: [IndexPath]? = nil,
    to after: [IndexPath]? = nil
  ) {
    items.forget(in: self)
    let count = (before ?? after ?? []).count
    let changes = (0..<count).map {
      UICollectionViewUpdateItem(action, from: before?[$0], to: after?[$0])
    }
    updates.add(changes, in: self)
  }
  private func change(
    _ action: UICollectionViewUpdateItem.Action, from before: IndexSet? = nil,
    to after: IndexSet? = nil
  ) {
    change(
      action, from: before?.map(UICollectionViewUpdateItem.path),
      to: after?.map(UICollectionViewUpdateItem.path))
  }
  /// Reloads all data and deselects the items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    indexPaths.forEach { selection.remove($0) }
    change(.reload, from: indexPaths, to: indexPaths)
  }
  /// Reloads all data and keeps the selection.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    items.forget(in: self)
    collectionViewLayout.invalidateLayout()
  }
  /// Reloads all data and moves the selection with its items.
  open func insertItems(at indexPaths: [IndexPath]) {
    selection.follow(inserted: indexPaths)
    change(.insert, to: indexPaths)
  }
  /// Reloads all data and moves the selection with its items.
  open func deleteItems(at indexPaths: [IndexPath]) {
    selection.follow(deleted: indexPaths)
    change(.delete, from: indexPaths)
  }
  /// Reloads all data and moves the selection with its items.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    selection.follow(moved: indexPath, to: newIndexPath)
    change(.move, from: [indexPath], to: [newIndexPath])
  }
  /// Reloads all data and deselects the items of the sections.
  open func reloadSections(_ sections: IndexSet) {
    for path in selection.paths where sections.contains(path.section) { selection.remove(path) }
    change(.reload, from: sections, to: sections)
  }
  /// Reloads all data and moves the selection with its items.
  open func insertSections(_ sections: IndexSet) {
    selection.follow(insertedSections: sections)
    change(.insert, to: sections)
  }
  /// Reloads all data and moves the selection with its items.
  open func deleteSections(_ sections: IndexSet) {
    selection.follow(deletedSections: sections)
    change(.delete, from: sections)
  }
  /// Reloads all data and moves the selection with its items.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    selection.follow(movedSection: section, to: newSection)
    change(.move, from: [section], to: [newSection])
  }
  /// Whether a batch of updates is running, or placeholders wait; there are placeholders nowhere here.
  open var hasUncommittedUpdates: Bool { updates.areOpen }
  /// Runs the updates, without animation, and calls the completion with true.
  ///
  /// Afterwards the layout is prepared and notified of the changes; see
  /// ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.updates.batch(in: self) { updates?() }
    completion?(true)
  }
  /// Makes updates together; the closure does not escape.
  public final func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Scrolls to an item, without animation.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let rect = items.placed(frame, self)
    let shown = bounds.inset(by: adjustedContentInset)
    if scrollPosition.isEmpty { return scrollRectToVisible(rect, animated: animated) }
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += rect.minY - shown.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += rect.midY - shown.midY }
    if scrollPosition.contains(.bottom) { offset.y += rect.maxY - shown.maxY }
    if scrollPosition.contains(.left) { offset.x += rect.minX - shown.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += rect.midX - shown.midX }
    if scrollPosition.contains(.right) { offset.x += rect.maxX - shown.maxX }
    contentOffset = offset
  }

  // MARK: Choosing

  /// The selected items, in selection order.
  var selection = SelectedPaths()
  /// Whether the user can select items; default: true.
  open var allowsSelection = true
  /// Whether items may be prefetched; stored only.
  open var isPrefetchingEnabled = true
  /// The object that provides dragged cells; stored only.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// The object that receives dropped items; stored only.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether cells can be dragged; stored only.
  open var dragInteractionEnabled = true
  /// The pace at which cells make room for a drag.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// The pace at which cells make room for a drag; stored only.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether a drag is over the collection; always false.
  open var hasActiveDrop: Bool { false }
  /// Whether a cell is dragged; always false.
  open var hasActiveDrag: Bool { false }
  /// Whether the focus returns to the cell that had it; stored only.
  open var remembersLastFocusedIndexPath = false
  /// Whether a cell is selected that gets the focus; stored only.
  open var selectionFollowsFocus = false
  /// Whether cells can get the focus; stored only.
  open var allowsFocus = false
  /// Whether cells are selected while editing; stored only.
  open var allowsSelectionDuringEditing = false
  /// Whether several cells are selected while editing; stored only.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the collection is being edited.
  open var isEditing = false
  /// The occasions on which cells size themselves again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// The occasions on which cells size themselves again; stored only: every pass asks them.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  private var movedPath: IndexPath?
  /// Begins to move a cell and returns whether its data source lets it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movedPath = indexPath
    return true
  }
  /// Moves the cell to a point of the content, in points; the data source is asked at the end.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movementTarget = indexPathForItem(at: targetPosition) ?? movementTarget
  }
  private var movementTarget: IndexPath?
  /// Ends the move: the data source moves its item, and the cell follows.
  open func endInteractiveMovement() {
    if let from = movedPath, let to = movementTarget, from != to {
      dataSource?.collectionView(self, moveItemAt: from, to: to)
      moveItem(at: from, to: to)
    }
    cancelInteractiveMovement()
  }
  /// Ends the move without a change.
  open func cancelInteractiveMovement() { (movedPath, movementTarget) = (nil, nil) }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { selection.paths.dropFirst().forEach(forget) } }
  }
  /// The index paths of the selected items; nil if selection is disabled.
  open var indexPathsForSelectedItems: [IndexPath]? { allowsSelection ? selection.paths : nil }
  /// Selects an item, or nothing for nil, without notifying the delegate; an unknown item has no effect.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.paths.forEach(forget) }
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return }
    if !allowsMultipleSelection { selection.paths.filter { $0 != indexPath }.forEach(forget) }
    selection.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { forget(indexPath) }

  private func forget(_ path: IndexPath) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  package override func offsetDidChange() { if dataSource != nil { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { items.show(in: self) }
    backgroundView?.frame = bounds
  }
}
