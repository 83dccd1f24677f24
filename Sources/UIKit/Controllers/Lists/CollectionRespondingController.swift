// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UICollectionViewDataSource`` and ``UICollectionViewDelegate`` that a program may override; see ``UICollectionViewController``.
@preconcurrency @MainActor
open class CollectionRespondingController: ScrollRespondingController, UICollectionViewDelegate {
  /// Whether an item can be moved; default: false.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Moves an item to another place.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// The titles of the index beside the collection; default: nil.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The number of sections; default: 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// A supplementary view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell was removed from display.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Whether a touch highlights an item; an item that cannot be highlighted cannot be selected by a tap.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called after an item was unhighlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Whether the user may select an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether the user may deselect an item with a tap; called only with multiple selection.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after the user selected an item; see ``UICollectionView/tapItem(at:)``.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}
  /// Called after the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
