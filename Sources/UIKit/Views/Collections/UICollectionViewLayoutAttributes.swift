public import Drawing
public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import QuartzCore

/// The layout attributes of an element in a collection view.
///
/// A subclass with properties of its own copies them in ``copy(with:)`` and compares them in `isEqual`.
///
/// - SeeAlso: Apple, "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the element.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of the element; nil for a cell.
  open internal(set) var representedElementKind: String?
  /// The category of the element.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The frame in the content.
  open var frame = CGRect.zero
  /// The bounds; setting them keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(center: center, size: newValue.size) }
  }
  /// The size; setting it keeps the centre.
  open var size: CGSize {
    get { frame.size }
    set { bounds.size = newValue }
  }
  /// The centre in the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = CGRect(center: newValue, size: frame.size) }
  }
  /// The transform around the centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The spatial transform around the centre.
  open var transform3D = CATransform3DIdentity
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order; higher values are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  /// Creates empty attributes.
  public override init() { super.init() }
  /// Creates attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }
  /// Creates attributes of a decoration view.
  public convenience init(forDecorationViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .decorationView
  }
  /// Creates attributes of a class known at run time; see `RegisteredClasses`.
  package convenience init(registered: Void) { self.init() }

  /// Copies the attributes into a new object of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).make()
    copy.indexPath = indexPath
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    (copy.frame, copy.transform3D) = (frame, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.decides, copy.list) = (decides, list)
    return copy
  }
  /// Copies the attributes into a new object of the same class.
  open override func copy() -> Any { assumingMainActor { copy(with: nil) } }

  /// Whether another object describes the same element with the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || assumingMainActor { hasValues(of: other) }
  }
  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    key == other.key && frame == other.frame
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
      && list == other.list && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden
  }
  /// The hash of the index path, which equal attributes share.
  open override var hash: Int { assumingMainActor { indexPath.hashValue } }

  /// The place in a list; nil outside of lists.
  var list: ListPlace?
  /// Whether the layout, instead of the content, determines width and height.
  var decides = (width: false, height: false)
  /// The identity of the element.
  var key: ElementKey {
    ElementKey(
      path: indexPath, kind: representedElementKind,
      isDecoration: representedElementCategory == .decorationView)
  }
}

/// The identity of an element in a collection view.
struct ElementKey: Hashable {
  let path: IndexPath
  let kind: String?
  var isDecoration = false
}
