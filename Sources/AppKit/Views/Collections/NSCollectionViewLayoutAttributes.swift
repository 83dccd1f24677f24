public import Foundation
internal import FoundationShims

/// The layout attributes of an element in a collection view.
///
/// A subclass with properties of its own copies them in ``copy(with:)`` and compares them in `isEqual`.
///
/// - SeeAlso: Apple, "NSCollectionViewLayoutAttributes".
@preconcurrency @MainActor
open class NSCollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the element.
  open var indexPath: IndexPath?
  /// The kind of the element; nil for an item.
  open internal(set) var representedElementKind: String?
  /// The category of the element.
  open internal(set) var representedElementCategory = NSCollectionElementCategory.item
  /// The frame in the content.
  open var frame = NSRect.zero
  /// The size; setting it keeps the origin.
  open var size: NSSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order; higher values are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  /// Creates empty attributes.
  public override init() { super.init() }
  /// Creates attributes of an item.
  public convenience init(forItemWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forItemWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .decorationView
  }
  /// Creates attributes of the gap before an item.
  public convenience init(forInterItemGapBefore indexPath: IndexPath) {
    self.init(forItemWith: indexPath)
    representedElementCategory = .interItemGap
  }

  /// Copies the attributes into a new object of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.frame = frame
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    copy.decides = decides
    return copy
  }
  /// Copies the attributes into a new object of the same class.
  open override func copy() -> Any { assumingMainActor { copy(with: nil) } }

  /// Whether another object describes the same element with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionViewLayoutAttributes else { return false }
    return other === self || assumingMainActor { hasValues(of: other) }
  }
  private func hasValues(of other: NSCollectionViewLayoutAttributes) -> Bool {
    key == other.key && frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
  /// The hash of the index path, which equal attributes share.
  open override var hash: Int { assumingMainActor { indexPath.hashValue } }

  /// Whether the layout, instead of the content, determines width and height.
  var decides = (width: false, height: false)
  /// The identity of the element.
  var key: ElementKey {
    ElementKey(
      path: indexPath ?? IndexPath(item: 0, section: 0), kind: representedElementKind,
      isDecoration: representedElementCategory == .decorationView)
  }
}

/// The identity of an element in a collection view.
struct ElementKey: Hashable {
  let path: IndexPath
  let kind: String?
  var isDecoration = false
}
