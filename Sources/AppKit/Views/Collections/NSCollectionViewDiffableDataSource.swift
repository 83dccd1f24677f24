public import Foundation
public import FoundationShims

/// A data source that takes its content from snapshots and its items from a closure.
///
/// Differences are not animated. Applying a snapshot reloads the changed items and keeps the selection.
///
/// - SeeAlso: Apple, "NSCollectionViewDiffableDataSource".
@preconcurrency @MainActor
open class NSCollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, NSCollectionViewDataSource {
  /// A closure that provides the item of an identifier.
  public typealias ItemProvider = (NSCollectionView, IndexPath, ItemIdentifierType) ->
    NSCollectionViewItem?
  /// A closure that provides a supplementary view.
  public typealias SupplementaryViewProvider = (
    NSCollectionView, NSCollectionView.SupplementaryElementKind, IndexPath
  ) -> NSView?
  /// The snapshot type of the data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private weak var collection: NSCollectionView?
  private let provider: ItemProvider
  private var current = Snapshot()
  /// Provides supplementary views; without it they are empty.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and sets it on a collection view, which does not retain it.
  public init(collectionView: NSCollectionView, itemProvider: @escaping ItemProvider) {
    collection = collectionView
    provider = itemProvider
    super.init()
    collectionView.dataSource = self
  }

  /// The current snapshot.
  open func snapshot() -> Snapshot { current }
  /// Applies a snapshot, without animation, and calls the completion.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let selected = collection?.selection.paths.compactMap(itemIdentifier) ?? []
    current = snapshot
    collection?.reloadData()
    collection?.selectionIndexPaths = Set(selected.compactMap(indexPath))
    completion?()
  }
  /// Applies a snapshot, clears the selection and calls the completion.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collection?.reloadData()
    completion?()
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

  // MARK: Questions of the collection

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: NSCollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of items in a section of the snapshot.
  open func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// The item from the closure; a nil one ends the program, as on Apple's systems.
  open func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    guard let identifier = itemIdentifier(for: indexPath),
      let item = provider(collectionView, indexPath, identifier)
    else { fatalError("The item provider returned no item for \(indexPath).") }
    return item
  }
  /// The supplementary view from the closure.
  open func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? NSView() }
}
