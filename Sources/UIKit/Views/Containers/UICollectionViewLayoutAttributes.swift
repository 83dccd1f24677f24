public import Drawing
public import Foundation
internal import LayoutGeometry

/// The layout attributes of an element in a collection view.
///
/// - SeeAlso: Apple, "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
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
  open var transform = CGAffineTransform.identity
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1
  /// The stacking order; higher values are in front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false

  /// Creates empty attributes.
  public override init() { super.init() }
  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Whether the layout, instead of the content, determines width and height.
  var decides = (width: false, height: false)
  /// The identity of the element.
  var key: ElementKey { ElementKey(path: indexPath, kind: representedElementKind) }
}

/// The identity of an element in a collection view.
struct ElementKey: Hashable {
  let path: IndexPath
  let kind: String?
}
