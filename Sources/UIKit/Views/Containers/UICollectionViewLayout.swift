public import Foundation

/// The base class of collection view layouts.
///
/// Subclasses provide the attributes. ``prepare()`` is called before any other method, and again after
/// ``invalidateLayout()``.
///
/// - SeeAlso: Apple, "UICollectionViewLayout".
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view.
  open internal(set) weak var collectionView: UICollectionView?
  var isPrepared = false

  /// Creates a layout.
  public override init() { super.init() }
  /// Creates a layout from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Called before the layout is queried.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Invalidates the layout; the next layout pass queries it again.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }
  /// Whether a bounds change, including scrolling, invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Whether a cell's preferred attributes invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Which lengths of a view its content determines; default: both.
  func decidedByContent(_ key: ElementKey) -> (width: Bool, height: Bool) { (true, true) }
  /// Stores a cell's preferred attributes before the layout is queried again.
  func note(_ preferred: UICollectionViewLayoutAttributes) {}
}
