public import Foundation

/// Provides the sizes of a flow layout; the defaults are the layout's own values.
///
/// - SeeAlso: Apple, "NSCollectionViewDelegateFlowLayout".
@preconcurrency @MainActor
public protocol NSCollectionViewDelegateFlowLayout:
  NSCollectionViewDelegate
{
  // Default: collectionViewLayout.asFlow.itemSize
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> NSSize
  // Default: collectionViewLayout.asFlow.sectionInset
  /// The insets around the items of a section.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    insetForSectionAt section: Int
  ) -> NSEdgeInsets
  // Default: collectionViewLayout.asFlow.minimumLineSpacing
  /// The minimum spacing between lines.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  // Default: collectionViewLayout.asFlow.minimumInteritemSpacing
  /// The minimum spacing between items of a line.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  // Default: collectionViewLayout.asFlow.headerReferenceSize
  /// The size of a header.
  ///
  /// Only the length along the scrolling axis is used.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> NSSize
  // Default: collectionViewLayout.asFlow.footerReferenceSize
  /// The size of a footer.
  ///
  /// Only the length along the scrolling axis is used.
  func collectionView(
    _ collectionView: NSCollectionView, layout collectionViewLayout: NSCollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> NSSize
}

extension NSCollectionViewLayout {
  /// The layout as a flow layout; for another layout, a flow layout with default values.
  var asFlow: NSCollectionViewFlowLayout {
    self as? NSCollectionViewFlowLayout ?? NSCollectionViewFlowLayout()
  }
}
