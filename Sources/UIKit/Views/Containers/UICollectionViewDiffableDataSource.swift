public import Foundation

/// Knows what is in a collection from snapshots, and makes cells by a closure.
///
/// Differences are not animated: what a snapshot changes is asked anew, and chosen items stay chosen.
///
/// - SeeAlso: Apple, "UICollectionViewDiffableDataSource".
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a header, a footer or what else stands beside cells.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// What a snapshot of this source is.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  private var current = Snapshot()
  /// Makes headers, footers and others; without it they are empty.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Makes a source and gives it to a collection, which does not keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// What the collection shows.
  open func snapshot() -> Snapshot { current }
  /// Shows a snapshot, at once, and calls the completion.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let chosen = collection?.chosen.paths.compactMap(itemIdentifier) ?? []
    current = snapshot
    collection?.reloadData()
    for path in chosen.compactMap(indexPath) { collection?.chosen.insert(path) }
    completion?()
  }
  /// Shows a snapshot, at once, and chooses nothing; calls the completion.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collection?.reloadData()
    completion?()
  }
  /// The identifier at a path; nil where there is no item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: (indexPath.section, indexPath.item))
  }
  /// The path of an identifier; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier).map { IndexPath(item: $0.item, section: $0.section) }
  }
  /// The section of a number; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: What the collection asks

  /// How many sections the snapshot has.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// How many items a section of the snapshot has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// What the closure makes; a closure that makes no cell ends the program, as on Apple's systems.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { fatalError("The cell provider returned no cell for \(indexPath).") }
    return cell
  }
  /// What the closure for headers and others makes.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}
