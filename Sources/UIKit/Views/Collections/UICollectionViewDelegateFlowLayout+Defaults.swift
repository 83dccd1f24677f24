// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension UICollectionViewDelegateFlowLayout {
  /// The value of `collectionViewLayout.asFlow.itemSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { collectionViewLayout.asFlow.itemSize }
  /// The value of `collectionViewLayout.asFlow.sectionInset`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { collectionViewLayout.asFlow.sectionInset }
  /// The value of `collectionViewLayout.asFlow.minimumLineSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.asFlow.minimumLineSpacing }
  /// The value of `collectionViewLayout.asFlow.minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.asFlow.minimumInteritemSpacing }
  /// The value of `collectionViewLayout.asFlow.headerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { collectionViewLayout.asFlow.headerReferenceSize }
  /// The value of `collectionViewLayout.asFlow.footerReferenceSize`.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { collectionViewLayout.asFlow.footerReferenceSize }
}
