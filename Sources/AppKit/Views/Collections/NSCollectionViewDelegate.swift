public import Foundation

/// Decides about a collection view's selection and is notified of its items.
///
/// - SeeAlso: Apple, "NSCollectionViewDelegate".
@preconcurrency @MainActor public protocol NSCollectionViewDelegate: AnyObject {
  // Default: indexPaths
  /// The items whose look may change; all unless implemented.
  func collectionView(
    _ collectionView: NSCollectionView, shouldChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState
  ) -> Set<IndexPath>
  /// Called after the look of items changed.
  func collectionView(
    _ collectionView: NSCollectionView, didChangeItemsAt indexPaths: Set<IndexPath>,
    to highlightState: NSCollectionViewItem.HighlightState)
  // Default: indexPaths
  /// The items that may be selected; all unless implemented.
  func collectionView(
    _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  // Default: indexPaths
  /// The items that may be deselected; all unless implemented.
  func collectionView(
    _ collectionView: NSCollectionView, shouldDeselectItemsAt indexPaths: Set<IndexPath>
  ) -> Set<IndexPath>
  /// Called after the user selected items; see ``NSCollectionView/clickItem(at:)``.
  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
  /// Called after the user deselected items.
  func collectionView(
    _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
  /// Called before an item is displayed.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// Called before a supplementary view is displayed.
  func collectionView(
    _ collectionView: NSCollectionView, willDisplaySupplementaryView view: NSView,
    forElementKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath)
  /// Called after an item was removed from display.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
    forRepresentedObjectAt indexPath: IndexPath)
  /// Called after a supplementary view was removed from display.
  func collectionView(
    _ collectionView: NSCollectionView, didEndDisplayingSupplementaryView view: NSView,
    forElementOfKind elementKind: NSCollectionView.SupplementaryElementKind, at indexPath: IndexPath
  )
}

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
