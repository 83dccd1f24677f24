public import Foundation

/// Who knows the sizes of a flow layout's items; the layout's own count where nothing else is said.
///
/// - SeeAlso: Apple, "UICollectionViewDelegateFlowLayout".
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  // Default: collectionViewLayout.asFlow.itemSize
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  // Default: collectionViewLayout.asFlow.sectionInset
  /// Around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  // Default: collectionViewLayout.asFlow.minimumLineSpacing
  /// The least distance between lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  // Default: collectionViewLayout.asFlow.minimumInteritemSpacing
  /// The least distance between items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  // Default: collectionViewLayout.asFlow.headerReferenceSize
  /// The size of a header, of which the length along the scrolling axis counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  // Default: collectionViewLayout.asFlow.footerReferenceSize
  /// The size of a footer, of which the length along the scrolling axis counts.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewLayout {
  /// The layout as a flow layout; for another layout, one with the values that flow layouts have at first.
  var asFlow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}
