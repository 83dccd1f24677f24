public import Foundation

/// The methods of a collection's delegate, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `delegate?.collectionView?(collection, …)`. Here every method is there, by an extension if not by the object, so the answer
/// is nil only without a delegate.
@preconcurrency @MainActor public struct CollectionDelegateCalls {
  let delegate: any UICollectionViewDelegate

  /// Says that a cell will be shown.
  public func callAsFunction(
    _ collection: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    delegate.collectionView(collection, willDisplay: cell, forItemAt: path)
  }
  /// Says that a cell is no longer shown.
  public func callAsFunction(
    _ collection: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {
    delegate.collectionView(collection, didEndDisplaying: cell, forItemAt: path)
  }
  /// Whether an item that is touched looks so.
  public func callAsFunction(_ collection: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  {
    delegate.collectionView(collection, shouldHighlightItemAt: path)
  }
  /// Whether an item may be chosen.
  public func callAsFunction(_ collection: UICollectionView, shouldSelectItemAt path: IndexPath)
    -> Bool
  {
    delegate.collectionView(collection, shouldSelectItemAt: path)
  }
  /// Whether an item may be chosen no longer.
  public func callAsFunction(_ collection: UICollectionView, shouldDeselectItemAt path: IndexPath)
    -> Bool
  {
    delegate.collectionView(collection, shouldDeselectItemAt: path)
  }
  /// Says that an item was chosen.
  public func callAsFunction(_ collection: UICollectionView, didSelectItemAt path: IndexPath) {
    delegate.collectionView(collection, didSelectItemAt: path)
  }
  /// Says that an item is no longer chosen.
  public func callAsFunction(_ collection: UICollectionView, didDeselectItemAt path: IndexPath) {
    delegate.collectionView(collection, didDeselectItemAt: path)
  }
}
