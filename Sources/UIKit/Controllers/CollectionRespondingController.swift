// Written from the protocol by `make forms`; not to be edited.
public import Foundation

/// The methods of ``UICollectionViewDataSource`` and ``UICollectionViewDelegate`` that a program may override; see ``UICollectionViewController``.
@preconcurrency @MainActor
open class CollectionRespondingController: ScrollRespondingController, UICollectionViewDelegate {
  /// How many sections there are; one unless said otherwise.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// A header, a footer or what else stands beside cells.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Called before a cell is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Whether an item that is touched looks so; one that does not cannot be chosen by touching it.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after an item that is touched began to look so.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called after an item no longer looks touched.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Whether a person may choose an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether a person may tap a chosen item so that it is chosen no longer; asked where several can be chosen.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after a person chose an item; see ``UICollectionView/tapItem(at:)``.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {}
  /// Called after an item is no longer chosen because of a person.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
