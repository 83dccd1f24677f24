// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UICollectionViewDelegate``, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `object?.collectionView?(view, …)`. Here every method is there, by an extension if not by the object, so the
/// answer is nil only without an object.
@preconcurrency @MainActor public struct CollectionDelegateCalls {
  let object: any UICollectionViewDelegate
  /// Called before a cell is shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// Called after a cell is no longer shown.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// Whether an item that is touched looks so; one that does not cannot be chosen by touching it.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { object.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// Called after an item that is touched began to look so.
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didHighlightItemAt: indexPath) }
  /// Called after an item no longer looks touched.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  /// Whether a person may choose an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { object.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// Whether a person may tap a chosen item so that it is chosen no longer; asked where several can be chosen.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { object.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// Called after a person chose an item; see ``UICollectionView/tapItem(at:)``.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didSelectItemAt: indexPath) }
  /// Called after an item is no longer chosen because of a person.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didDeselectItemAt: indexPath) }
}
