public import Foundation

/// Provides the sizes of a flow layout; the defaults are the layout's own values.
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
  /// The insets around the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  // Default: collectionViewLayout.asFlow.minimumLineSpacing
  /// The minimum spacing between lines.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  // Default: collectionViewLayout.asFlow.minimumInteritemSpacing
  /// The minimum spacing between items of a line.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  // Default: collectionViewLayout.asFlow.headerReferenceSize
  /// The size of a header.
  ///
  /// Only the length along the scrolling axis is used.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  // Default: collectionViewLayout.asFlow.footerReferenceSize
  /// The size of a footer.
  ///
  /// Only the length along the scrolling axis is used.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewLayout {
  /// The layout as a flow layout; for another layout, a flow layout with default values.
  var asFlow: UICollectionViewFlowLayout {
    self as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
}
