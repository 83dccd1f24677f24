public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// A layout of equal items in rows and columns.
///
/// - SeeAlso: Apple, "NSCollectionViewGridLayout".
@preconcurrency @MainActor open class NSCollectionViewGridLayout: NSCollectionViewLayout {
  /// The insets around the items, in points.
  open var margins = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { invalidateLayout() }
  }
  /// The smallest distance between items of a row, in points.
  open var minimumInteritemSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The smallest distance between rows, in points.
  open var minimumLineSpacing: CGFloat = 0 { didSet { invalidateLayout() } }
  /// The largest number of rows; 0 for any.
  open var maximumNumberOfRows = 0 { didSet { invalidateLayout() } }
  /// The largest number of columns; 0 for any.
  open var maximumNumberOfColumns = 0 { didSet { invalidateLayout() } }
  /// The smallest size of an item, in points.
  open var minimumItemSize = NSSize.zero { didSet { invalidateLayout() } }
  /// The largest size of an item, in points; zero for any.
  open var maximumItemSize = NSSize.zero { didSet { invalidateLayout() } }
  /// The colours behind the items; stored only.
  open var backgroundColors: [NSColor]! = [.controlBackgroundColor]

  private var grid = GridOfItems()
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    grid = GridOfItems()
    grid.width = collectionView.visibleSize.width
    grid.insets = ViewInsets(margins)
    grid.spacing = CGSize(width: minimumInteritemSpacing, height: minimumLineSpacing)
    grid.minimum = minimumItemSize
    grid.maximum = maximumItemSize
    grid.limits = (maximumNumberOfRows, maximumNumberOfColumns)
    grid.count = (0..<collectionView.numberOfSections).reduce(0) {
      $0 + collectionView.numberOfItems(inSection: $1)
    }
  }
  open override var collectionViewContentSize: NSSize { grid.contentSize }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  {
    guard let collectionView else { return nil }
    let before = (0..<indexPath.section).reduce(0) {
      $0 + collectionView.numberOfItems(inSection: $1)
    }
    guard let rect = grid.rect(of: before + indexPath.item) else { return nil }
    let made = makeAttributes(.item, nil, indexPath)
    made.frame = rect
    return made
  }
  open override func layoutAttributesForElements(in rect: NSRect)
    -> [NSCollectionViewLayoutAttributes]
  {
    guard let collectionView else { return [] }
    return (0..<collectionView.numberOfSections).flatMap { section in
      (0..<collectionView.numberOfItems(inSection: section)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }.filter { $0.frame.intersects(rect) }
    }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    collectionView?.visibleSize.width != grid.width
  }
}
