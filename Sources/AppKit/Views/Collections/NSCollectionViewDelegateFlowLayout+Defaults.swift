// Written from the protocol by `make forms`; not to be edited.
public import Foundation

extension NSCollectionViewDelegateFlowLayout {
  /// The value of `collectionViewLayout.asFlow.itemSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize { collectionViewLayout.asFlow.itemSize }
  /// The value of `collectionViewLayout.asFlow.sectionInset`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets { collectionViewLayout.asFlow.sectionInset }
  /// The value of `collectionViewLayout.asFlow.minimumLineSpacing`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.asFlow.minimumLineSpacing }
  /// The value of `collectionViewLayout.asFlow.minimumInteritemSpacing`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { collectionViewLayout.asFlow.minimumInteritemSpacing }
  /// The value of `collectionViewLayout.asFlow.headerReferenceSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize { collectionViewLayout.asFlow.headerReferenceSize }
  /// The value of `collectionViewLayout.asFlow.footerReferenceSize`.
  public func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize { collectionViewLayout.asFlow.footerReferenceSize }
}
