public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import ViewArrangements

/// A layout of items in lines, like words in a text.
///
/// `FlowArrangement` computes the frames. Headers scroll with their sections.
///
/// - SeeAlso: Apple, "NSCollectionViewFlowLayout".
@preconcurrency @MainActor open class NSCollectionViewFlowLayout: NSCollectionViewLayout {
  /// The size of items unless the delegate provides one, in points; default: 50 × 50.
  open var itemSize = NSSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items until cells report theirs; zero disables self-sizing.
  open var estimatedItemSize = NSSize.zero { didSet { forgetSizes() } }
  /// The minimum spacing between items of a line, in points; default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between lines, in points; default: 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The insets around the items of a section.
  open var sectionInset = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { invalidateLayout() }
  }
  /// The scrolling direction.
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers; only the length along the scrolling axis is used.
  open var headerReferenceSize = NSSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; only the length along the scrolling axis is used.
  open var footerReferenceSize = NSSize.zero { didSet { invalidateLayout() } }
  /// Whether the header of a section stays in sight; stored only: headers scroll.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether the footer of a section stays in sight; stored only: footers scroll.
  open var sectionFootersPinToVisibleBounds = false

  /// The class of the contexts that flow layouts are invalidated with.
  open override class var invalidationContextClass: AnyClass {
    NSCollectionViewFlowLayoutInvalidationContext.self
  }

  private var collapsed: IndexSet = []
  /// Whether a section is collapsed.
  open func sectionAtIndexIsCollapsed(_ sectionIndex: Int) -> Bool {
    collapsed.contains(sectionIndex)
  }
  /// Collapses a section: its items have no place.
  open func collapseSection(at sectionIndex: Int) {
    collapsed.insert(sectionIndex)
    invalidateLayout()
  }
  /// Expands a collapsed section.
  open func expandSection(at sectionIndex: Int) {
    collapsed.remove(sectionIndex)
    invalidateLayout()
  }

  private var arrangement = FlowArrangement(sections: [], breadth: 0, isHorizontal: false)
  private var breadth: CGFloat = -1
  /// The sizes that cells reported.
  private var sizes: [IndexPath: NSSize] = [:]

  private func forgetSizes() {
    sizes = [:]
    invalidateLayout()
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }
  private func breadth(of bounds: NSRect) -> CGFloat {
    guard let collectionView else { return 0 }
    return isHorizontal ? collectionView.visibleSize.height : collectionView.visibleSize.width
  }

  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let new = breadth(of: collection.bounds)
    if new != breadth { sizes = [:] }
    breadth = new
    let sections = (0..<collection.numberOfSections).map { section(collection, $0) }
    arrangement = FlowArrangement(sections: sections, breadth: breadth, isHorizontal: isHorizontal)
  }

  private func section(_ collection: NSCollectionView, _ index: Int) -> FlowArrangement.Section {
    let asked = collection.delegate as? any NSCollectionViewDelegateFlowLayout
    var section = FlowArrangement.Section()
    section.inset =
      ViewInsets(
        asked?.collectionView(collection, layout: self, insetForSectionAt: index) ?? sectionInset
      )
    section.itemSpacing =
      asked?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    section.lineSpacing =
      asked?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let header =
      asked?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      asked?.collectionView(collection, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    section.header = isHorizontal ? header.width : header.height
    section.footer = isHorizontal ? footer.width : footer.height
    if collapsed.contains(index) { return section }
    section.items = (0..<collection.numberOfItems(inSection: index)).map {
      let path = IndexPath(item: $0, section: index)
      if let known = sizes[path] { return known }
      if estimatedItemSize != .zero {
        return estimatedItemSize
      }
      return asked?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return section
  }

  open override var collectionViewContentSize: NSSize { arrangement.contentSize }

  open override func layoutAttributesForElements(in rect: NSRect)
    -> [NSCollectionViewLayoutAttributes]
  {
    var found: [NSCollectionViewLayoutAttributes] = []
    for (section, place) in arrangement.places.enumerated() {
      let first = IndexPath(item: 0, section: section)
      for (kind, frame) in [
        (NSCollectionView.elementKindSectionHeader, place.header),
        (NSCollectionView.elementKindSectionFooter, place.footer),
      ] where frame.overlaps(rect) {
        found.append(attributes(kind, first, frame))
      }
      for (item, frame) in place.items.enumerated() where frame.overlaps(rect) {
        found.append(attributes(nil, IndexPath(item: item, section: section), frame))
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> NSCollectionViewLayoutAttributes?
  {
    guard arrangement.places.indices.contains(indexPath.section),
      arrangement.places[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(nil, indexPath, arrangement.places[indexPath.section].items[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard arrangement.places.indices.contains(indexPath.section) else { return nil }
    let place = arrangement.places[indexPath.section]
    switch elementKind {
    case NSCollectionView.elementKindSectionHeader:
      return attributes(elementKind, indexPath, place.header)
    case NSCollectionView.elementKindSectionFooter:
      return attributes(elementKind, indexPath, place.footer)
    default: return nil
    }
  }

  private func attributes(_ kind: String?, _ path: IndexPath, _ frame: NSRect)
    -> NSCollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(kind == nil ? .item : .supplementaryView, kind, path)
    attributes.frame = frame
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    breadth(of: newBounds) != breadth
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .item
      && preferredAttributes.size != originalAttributes.size
  }
  override func recordPreferred(_ preferred: NSCollectionViewLayoutAttributes) {
    if let path = preferred.indexPath { sizes[path] = preferred.size }
  }
}

extension NSRect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: NSRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
