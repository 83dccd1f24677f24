public import Foundation

/// Says where the things of a collection are.
///
/// To be subclassed. ``prepare()`` is called before anything is asked, and again after
/// ``invalidateLayout()``.
///
/// - SeeAlso: Apple, "UICollectionViewLayout".
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  /// Makes a layout.
  public override init() { super.init() }
  /// Makes a layout for an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called before anything is asked.
  open func prepare() {}
  /// The size of everything.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Where a header, a footer or what else stands beside cells is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Forgets where everything is; asked anew in the next layout pass.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Whether other bounds, scrolling included, make everything be asked anew.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether what a cell would like to have makes everything be asked anew.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Which lengths of a view its content decides; both unless the layout knows better.
  func decidedByContent(_ key: ElementKey) -> (width: Bool, height: Bool) { (true, true) }
  /// Takes note of what a cell would like to have, before everything is asked anew.
  func note(_ preferred: UICollectionViewLayoutAttributes) {}
}
