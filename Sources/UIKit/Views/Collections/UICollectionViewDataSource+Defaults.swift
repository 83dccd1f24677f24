// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension UICollectionViewDataSource {
  /// Returns false.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { false }
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The value of `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The value of `UICollectionReusableView(frame: .zero)`.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
