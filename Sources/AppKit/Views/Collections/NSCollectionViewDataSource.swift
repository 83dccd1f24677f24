public import Foundation

/// Provides the items of a collection view.
///
/// - SeeAlso: Apple, "NSCollectionViewDataSource".
@preconcurrency @MainActor public protocol NSCollectionViewDataSource: AnyObject {
  // Required.
  /// The number of items in a section.
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
    -> Int
  // Required.
  /// The item at an index path that is about to become visible.
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem
  // Default: 1
  /// The number of sections; 1 unless implemented.
  func numberOfSections(in collectionView: NSCollectionView) -> Int
  // Default: NSView()
  /// The supplementary view of a kind; an empty one unless implemented.
  func collectionView(
    _ collectionView: NSCollectionView,
    viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
    at indexPath: IndexPath
  ) -> NSView
}

/// Prepares a collection view's content before it is visible; never called here.
///
/// - SeeAlso: Apple, "NSCollectionViewPrefetching".
@preconcurrency @MainActor public protocol NSCollectionViewPrefetching: AnyObject {
  /// Called when items will probably become visible.
  func collectionView(_ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called when items will probably not become visible after all.
  func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension NSCollectionViewPrefetching {
  /// Does nothing.
  public func collectionView(
    _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
