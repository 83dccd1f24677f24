public import Foundation
internal import FoundationShims

/// A data source that takes its content from snapshots and its cells from a closure.
///
/// Differences are not animated. Applying a snapshot reloads the changed items and keeps the selection.
///
/// - SeeAlso: Apple, "UICollectionViewDiffableDataSource".
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that provides the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that provides a supplementary view.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// The snapshot type of the data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  /// Provides supplementary views; without it they are empty.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and sets it on a collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The current snapshot.
  open func snapshot() -> Snapshot { current }
  /// Applies a snapshot, without animation, and calls the completion.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    trees = [:]
    let selected = collection?.selection.paths.compactMap(itemIdentifier) ?? []
    current = snapshot
    collection?.reloadData()
    for path in selected.compactMap(indexPath) { collection?.selection.insert(path) }
    completion?()
  }
  /// Applies a snapshot, clears the selection and calls the completion.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collection?.reloadData()
    completion?()
  }
  /// Handlers of items that open and close; none is called, since nothing is tapped open here.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether an item opens.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item opens.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether an item closes.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item closes.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that opens.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?
    /// Creates handlers that do nothing.
    public init() {}
  }
  /// Handlers of items that move; stored only.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// Whether an item moves.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Creates handlers that do nothing.
    public init() {}
  }
  /// The handlers of items that open and close; stored only.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The handlers of items that move; stored only.
  open var reorderingHandlers = ReorderingHandlers()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Applies the items of a section, of which the visible ones are shown, and calls the completion.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    trees[section] = snapshot
  }
  /// The items of a section as a tree.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    tree.append(current.itemIdentifiers(inSection: section))
    return tree
  }

  /// The item at an index path; nil if it is out of range.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: (indexPath.section, indexPath.item))
  }
  /// The index path of an item; nil if the item is unknown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }
  /// The section at an index; nil if it is out of range.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The index of a section; nil if the section is unknown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection asks

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// The cell from the closure; a nil cell ends the program, as on Apple's systems.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { fatalError("The cell provider returned no cell for \(indexPath).") }
    return cell
  }
  /// The supplementary view from the closure.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
