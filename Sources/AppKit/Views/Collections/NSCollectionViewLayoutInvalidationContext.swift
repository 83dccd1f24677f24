public import Foundation

/// Describes which parts of a collection view's layout became invalid.
///
/// The collection view creates a context of the layout's
/// ``NSCollectionViewLayout/invalidationContextClass`` and passes it to
/// ``NSCollectionViewLayout/invalidateLayout(with:)``. The collection view itself queries the whole layout again,
/// whatever the context names; a layout that caches its attributes can keep those that the context omits.
///
/// - SeeAlso: Apple, "NSCollectionViewLayoutInvalidationContext".
@preconcurrency @MainActor open class NSCollectionViewLayoutInvalidationContext: NSObject {
  var isComplete = false
  var changesCounts = false

  /// Creates a context that names no elements.
  public override init() { super.init() }
  /// Whether all data is invalid, as after ``NSCollectionView/reloadData()``.
  open var invalidateEverything: Bool { isComplete }
  /// Whether the numbers of sections and items must be queried again.
  open var invalidateDataSourceCounts: Bool { changesCounts }
  /// The distance that the content offset moves by, in points.
  open var contentOffsetAdjustment = NSPoint.zero
  /// The amount that the content size changes by, in points, until the layout is queried again.
  open var contentSizeAdjustment = NSSize.zero
  /// The index paths of the invalid items; nil if no items are named.
  open private(set) var invalidatedItemIndexPaths: Set<IndexPath>?
  /// The index paths of the invalid supplementary views by kind; nil if no views are named.
  open private(set) var invalidatedSupplementaryIndexPaths:
    [NSCollectionView.SupplementaryElementKind: Set<IndexPath>]?
  /// The index paths of the invalid decoration views by kind; nil if no views are named.
  open private(set) var invalidatedDecorationIndexPaths:
    [NSCollectionView.SupplementaryElementKind: Set<IndexPath>]?

  /// Adds items to the invalid ones.
  open func invalidateItems(at indexPaths: Set<IndexPath>) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []).union(indexPaths)
  }
  /// Adds supplementary views of a kind to the invalid ones.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: Set<IndexPath>
  ) {
    var views = invalidatedSupplementaryIndexPaths ?? [:]
    views[elementKind, default: []].formUnion(indexPaths)
    invalidatedSupplementaryIndexPaths = views
  }
  /// Adds decoration views of a kind to the invalid ones.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: Set<IndexPath>)
  {
    var views = invalidatedDecorationIndexPaths ?? [:]
    views[elementKind, default: []].formUnion(indexPaths)
    invalidatedDecorationIndexPaths = views
  }
}
