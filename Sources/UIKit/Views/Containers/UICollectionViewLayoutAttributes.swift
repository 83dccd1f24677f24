public import Drawing
public import Foundation
internal import LayoutGeometry

/// Where and how a layout shows one thing of a collection.
///
/// - SeeAlso: Apple, "UICollectionViewLayoutAttributes".
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// What is shown.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// Its kind; nil for a cell.
  open internal(set) var representedElementKind: String?
  /// Whether it is a cell, a header or an ornament.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Its rectangle in the content.
  open var frame = CGRect.zero
  /// Its own space; setting it keeps the middle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame = CGRect(center: center, size: newValue.size) }
  }
  /// Its size; setting it keeps the middle.
  open var size: CGSize {
    get { frame.size }
    set { bounds.size = newValue }
  }
  /// Its middle in the content.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame = CGRect(center: newValue, size: frame.size) }
  }
  /// A map around the middle when drawing.
  open var transform = CGAffineTransform.identity
  /// How much is seen, 0 to 1.
  open var alpha: CGFloat = 1
  /// What is in front of what: higher is nearer.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false

  /// Attributes of nothing yet.
  public override init() { super.init() }
  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Attributes of a header, a footer or what else stands beside cells.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Whether the layout, and not what is inside, decides the width, and the height.
  var decides = (width: false, height: false)
  /// What tells one thing from all others.
  var key: ElementKey { ElementKey(path: indexPath, kind: representedElementKind) }
}

/// What tells one thing of a collection from all others.
struct ElementKey: Hashable {
  let path: IndexPath
  let kind: String?
}
