public import Foundation

/// Cells that a layout arranges.
///
/// Cells come from a data source, or from a document as subviews. They exist only for items that can be
/// seen; changes are never animated and make all cells anew.
///
/// - SeeAlso: Apple, "UICollectionView".
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Which way a flow scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// What a layout can place.
  public enum ElementCategory: Int, Sendable { case cell, supplementaryView, decorationView }
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Positions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
  /// What headers of sections are called.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// What footers of sections are called.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Makes a collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }
  /// Makes a collection with a flow layout for an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says where everything is.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Exchanges the layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Who knows what is in the collection.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Cells, headers and what waits to be used again.
  let items = CollectionItems()
  /// Who hears what happens to items, and knows more where the layout asks for more; not kept.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set {
      scrollDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  /// A view behind everything else, as large as what is seen.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Cells

  /// Says which class cells with a name have; they are made by their `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    items.cells.register(cellClass, identifier)
  }
  /// Says which document cells with a name come from: its first object is one.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    items.cells.register(
      nib.map { nib in { nib.instantiate(withOwner: nil).first as? UICollectionViewCell } },
      identifier)
  }
  /// Says which class headers, footers and others with a name have.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    items.others[elementKind, default: ReusePool()].register(viewClass, identifier)
  }
  /// A cell that is no longer shown, or a new one; a name without a registered class ends the program.
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
  /// The same for headers, footers and others.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = items.others[elementKind]?.take(identifier) {
      view.prepareForReuse()
      return view
    }
    let frame = items.frame(of: ElementKey(path: indexPath, kind: elementKind), in: self)
    guard let view = items.others[elementKind]?.type(identifier)?.make(frame) else {
      fatalError(
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    RowCount.checked(
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, "items")
  }
  /// The cell of an item that is shown; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.shown[ElementKey(path: indexPath, kind: nil)] as? UICollectionViewCell
  }
  /// The item of a cell that is shown; nil for others.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    items.shown.first { $0.value === cell }?.key.path
  }
  /// A header, a footer or another that is shown; nil for others.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { items.shown[ElementKey(path: indexPath, kind: elementKind)] }
  /// The cells that are shown.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The items that are shown, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    items.shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// What the layout says of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    items.prepare(self)
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The item at a point of the content; nil where there is none that is shown.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.shown.first { $0.key.kind == nil && $0.value.frame.contains(point) }?.key.path
  }

  // MARK: Changes

  /// Asks everything anew; cells are made in the next layout pass, and no item is chosen.
  open func reloadData() {
    chosen.removeAll()
    askAnew()
  }
  private func askAnew() {
    items.forget(in: self)
    collectionViewLayout.invalidateLayout()
  }
  /// Asks everything anew; the items are no longer chosen.
  open func reloadItems(at indexPaths: [IndexPath]) {
    indexPaths.forEach { chosen.remove($0) }
    askAnew()
  }
  /// Asks everything anew; what is chosen stays chosen.
  open func reconfigureItems(at indexPaths: [IndexPath]) { askAnew() }
  /// Asks everything anew; what is chosen moves along.
  open func insertItems(at indexPaths: [IndexPath]) {
    chosen.follow(inserted: indexPaths)
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func deleteItems(at indexPaths: [IndexPath]) {
    chosen.follow(deleted: indexPaths)
    askAnew()
  }
  /// Asks everything anew; items of the sections are no longer chosen.
  open func reloadSections(_ sections: IndexSet) {
    for path in chosen.paths where sections.contains(path.section) { chosen.remove(path) }
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func insertSections(_ sections: IndexSet) {
    chosen.follow(insertedSections: sections)
    askAnew()
  }
  /// Asks everything anew; what is chosen moves along.
  open func deleteSections(_ sections: IndexSet) {
    chosen.follow(deletedSections: sections)
    askAnew()
  }
  /// Makes several changes, each at once, and calls the completion with true.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    collectionViewLayout.invalidateLayout()
    completion?(true)
  }
  /// Scrolls to an item, at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let rect = layoutAttributesForItem(at: indexPath)?.frame else { return }
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

  /// What is chosen, in the order in which it was.
  var chosen = ChosenPaths()
  /// Whether people can choose items; true unless set.
  open var allowsSelection = true
  /// Whether items may be asked for before they are seen; they are not here.
  open var isPrefetchingEnabled = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { chosen.paths.dropFirst().forEach(forget) } }
  }
  /// The items that are chosen; nil where none can be.
  open var indexPathsForSelectedItems: [IndexPath]? { allowsSelection ? chosen.paths : nil }
  /// Chooses an item, or none, without telling the delegate; an item that is not there changes nothing.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return chosen.paths.forEach(forget) }
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return }
    if !allowsMultipleSelection { chosen.paths.filter { $0 != indexPath }.forEach(forget) }
    chosen.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }
  /// No longer chooses an item, without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { forget(indexPath) }

  private func forget(_ path: IndexPath) {
    guard chosen.contains(path) else { return }
    chosen.remove(path)
    cellForItem(at: path)?.isSelected = false
  }

  package override func offsetDidChange() { if dataSource != nil { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if dataSource != nil { items.show(in: self) }
    backgroundView?.frame = bounds
  }
}
