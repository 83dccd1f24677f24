// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UICollectionViewDelegate``, for code that asks whether they are there.
///
/// Protocols of Apple's have methods that an object may leave out, and clients call them as
/// `object?.collectionView?(view, …)`. Here every method is there, by an extension if not by the object, so the
/// answer is nil only without an object.
@preconcurrency @MainActor public struct CollectionDelegateCalls {
  let object: any UICollectionViewDelegate
  /// Called before a cell is displayed.
  public func callAsFunction(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  /// Called after a cell was removed from display.
  public func callAsFunction(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  /// Whether a touch highlights an item; an item that cannot be highlighted cannot be selected by a tap.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { object.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// Called after an item was highlighted.
  public func callAsFunction(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didHighlightItemAt: indexPath) }
  /// Called after an item was unhighlighted.
  public func callAsFunction(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didUnhighlightItemAt: indexPath) }
  /// Whether the user may select an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { object.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// Whether the user may deselect an item with a tap; called only with multiple selection.
  public func callAsFunction(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { object.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// Called after the user selected an item; see ``UICollectionView/tapItem(at:)``.
  public func callAsFunction(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didSelectItemAt: indexPath) }
  /// Called after the user deselected an item.
  public func callAsFunction(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { object.collectionView(collectionView, didDeselectItemAt: indexPath) }
}
