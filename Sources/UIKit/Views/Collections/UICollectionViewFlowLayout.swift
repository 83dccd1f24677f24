public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import ViewArrangements

/// A layout of items in lines, like words in a text.
///
/// `FlowArrangement` computes the frames. Headers scroll with their sections.
///
/// - SeeAlso: Apple, "UICollectionViewFlowLayout".
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimate that makes every cell determine its own size.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items unless the delegate provides one, in points; default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of items until cells report theirs; zero disables self-sizing.
  open var estimatedItemSize = CGSize.zero { didSet { forgetSizes() } }
  /// The minimum spacing between items of a line, in points; default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum spacing between lines, in points; default: 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The reference of ``sectionInset``.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
  /// The reference of the insets of sections across the scrolling axis; default: the content inset.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The insets around the items of a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The scrolling direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The size of headers; only the length along the scrolling axis is used.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers; only the length along the scrolling axis is used.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Whether the header of a section stays in sight; stored only: headers scroll.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether the footer of a section stays in sight; stored only: footers scroll.
  open var sectionFootersPinToVisibleBounds = false

  /// The class of the contexts that flow layouts are invalidated with.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  private var arrangement = FlowArrangement(sections: [], breadth: 0, isHorizontal: false)
  private var breadth: CGFloat = -1
  /// The sizes that cells reported.
  private var sizes: [IndexPath: CGSize] = [:]

  private func forgetSizes() {
    sizes = [:]
    invalidateLayout()
  }

  private var isHorizontal: Bool { scrollDirection == .horizontal }
  private func breadth(of bounds: CGRect) -> CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return isHorizontal
      ? bounds.height - inset.top - inset.bottom : bounds.width - inset.left - inset.right
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

  /// The insets that ``sectionInsetReference`` adds to those of a section.
  private func referenceInsets(of collection: UICollectionView) -> UIEdgeInsets {
    let reference: UIContentInsetsReference =
      switch sectionInsetReference {
      case .fromContentInset: .none
      case .fromSafeArea: .safeArea
      case .fromLayoutMargins: .layoutMargins
      }
    return collection.acrossInsets(reference, isHorizontal: isHorizontal)
  }

  private func section(_ collection: UICollectionView, _ index: Int) -> FlowArrangement.Section {
    let asked = collection.delegate as? any UICollectionViewDelegateFlowLayout
    var section = FlowArrangement.Section()
    section.inset =
      ViewInsets(
        asked?.collectionView(collection, layout: self, insetForSectionAt: index) ?? sectionInset
      ) + ViewInsets(referenceInsets(of: collection))
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
    section.items = (0..<collection.numberOfItems(inSection: index)).map {
      let path = IndexPath(item: $0, section: index)
      if let known = sizes[path] { return known }
      if estimatedItemSize != .zero {
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      }
      return asked?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    }
    return section
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, place) in arrangement.places.enumerated() {
      let first = IndexPath(item: 0, section: section)
      for (kind, frame) in [
        (UICollectionView.elementKindSectionHeader, place.header),
        (UICollectionView.elementKindSectionFooter, place.footer),
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
    -> UICollectionViewLayoutAttributes?
  {
    guard arrangement.places.indices.contains(indexPath.section),
      arrangement.places[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return attributes(nil, indexPath, arrangement.places[indexPath.section].items[indexPath.item])
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.places.indices.contains(indexPath.section) else { return nil }
    let place = arrangement.places[indexPath.section]
    switch elementKind {
    case UICollectionView.elementKindSectionHeader:
      return attributes(elementKind, indexPath, place.header)
    case UICollectionView.elementKindSectionFooter:
      return attributes(elementKind, indexPath, place.footer)
    default: return nil
    }
  }

  private func attributes(_ kind: String?, _ path: IndexPath, _ frame: CGRect)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = makeAttributes(kind == nil ? .cell : .supplementaryView, kind, path)
    attributes.frame = frame
    return attributes
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    breadth(of: newBounds) != breadth
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatedItemSize != .zero && preferredAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }
  override func recordPreferred(_ preferred: UICollectionViewLayoutAttributes) {
    sizes[preferred.indexPath] = preferred.size
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
