public import CollectionLayouts
public import Foundation
internal import FoundationShims
internal import ViewArrangements

/// The environment of a layout.
///
/// - SeeAlso: Apple, "NSCollectionLayoutEnvironment".
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment {
  /// The container of the layout.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

/// The configuration of a compositional layout.
///
/// - SeeAlso: Apple, "UICollectionViewCompositionalLayoutConfiguration".
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scrolling direction.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The reference of the insets of sections that state none; the safe area unless set.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Creates a configuration that scrolls vertically.
  public override init() { super.init() }
}

/// A layout of sections that consist of groups of items, each with its own size.
///
/// `NestedArrangement` computes the frames. They are mirrored in a right-to-left layout direction.
///
/// - SeeAlso: Apple, "UICollectionViewCompositionalLayout".
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that provides a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The configuration.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout with equal sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout with equal sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout whose sections a closure provides.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections a closure provides.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout from an archive; not supported, always nil.
  public required init?(coder: NSCoder) { return nil }

  private struct Room: NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let effectiveContentSize: CGSize
  }
  private struct Surroundings: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection
  }

  private var arrangement = NestedArrangement(sections: [], container: .zero)
  private var edges: [[NSCollectionLayoutBoundarySupplementaryItem]] = []
  private var sections: [NestedArrangement.Section] = []
  /// The lists among the sections.
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  private var size = CGSize.zero
  /// The sizes that views reported.
  private var sizes: [ElementKey: CGSize] = [:]

  private var isHorizontal: Bool { configuration.scrollDirection == .horizontal }
  private func room(in bounds: CGRect) -> CGSize {
    guard let collectionView else { return .zero }
    return bounds.inset(by: collectionView.adjustedContentInset).size
  }

  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let new = room(in: collection.bounds)
    if new != size { sizes = [:] }
    size = new
    let isRightToLeft = collection.viewNode.isRightToLeft
    let insets = collection.acrossInsets(
      configuration.contentInsetsReference, isHorizontal: isHorizontal)
    let surroundings = Surroundings(
      container: Room(
        contentSize: size,
        contentInsets: NSDirectionalEdgeInsets(insets, isRightToLeft: isRightToLeft),
        effectiveContentSize: CGRect(origin: .zero, size: size).inset(by: insets).size),
      traitCollection: collection.traitCollection)
    (edges, lists) = ([], [:])
    sections = (0..<collection.numberOfSections).map { index in
      let stated = provider(index, surroundings)
      edges.append(stated?.boundarySupplementaryItems ?? [])
      lists[index] = stated?.list
      let reference = stated?.contentInsetsReference ?? .automatic
      let outside =
        reference == .automatic
        ? insets : collection.acrossInsets(reference, isHorizontal: isHorizontal)
      return stated?.section(
        items: collection.numberOfItems(inSection: index), isRightToLeft: isRightToLeft,
        outside: ViewInsets(outside))
        ?? NestedArrangement.Section(
          group: .init(width: .absolute(0), height: .absolute(0)), items: 0)
    }
    arrangement = NestedArrangement(
      sections: sections, container: size, isHorizontal: isHorizontal,
      spacing: configuration.interSectionSpacing,
      measuredItem: { [sizes] section, item in
        sizes[ElementKey(path: IndexPath(item: item, section: section), kind: nil)]
      },
      measuredEdge: { [sizes, edges] section, edge in
        sizes[Self.key(of: edges[section][edge], section)]
      })
  }

  private static func key(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ section: Int
  ) -> ElementKey {
    ElementKey(path: IndexPath(item: 0, section: section), kind: item.elementKind)
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in arrangement.places.indices {
      for edge in edges[section] {
        let key = Self.key(of: edge, section)
        if let made = layoutAttributesForSupplementaryView(ofKind: edge.elementKind, at: key.path),
          made.frame.intersects(rect)
        {
          found.append(made)
        }
      }
      for item in arrangement.places[section].items.indices {
        if let made = layoutAttributesForItem(at: IndexPath(item: item, section: section)),
          made.frame.intersects(rect)
        {
          found.append(made)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard arrangement.places.indices.contains(indexPath.section) else { return nil }
    let items = arrangement.places[indexPath.section].items
    guard items.indices.contains(indexPath.item) else { return nil }
    let made = makeAttributes(.cell, nil, indexPath)
    made.frame = mirrored(items[indexPath.item])
    made.list = lists[indexPath.section].map { list in
      let isHeader = list.headerMode == .firstItemInSection && indexPath.item == 0
      return ListPlace(
        path: indexPath, isFirst: indexPath.item == 0, isLast: indexPath.item == items.count - 1,
        isHeader: isHeader, configuration: list)
    }
    return made
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.places.indices.contains(indexPath.section),
      let number = edges[indexPath.section].firstIndex(where: { $0.elementKind == elementKind })
    else { return nil }
    let made = makeAttributes(.supplementaryView, elementKind, indexPath)
    made.frame = mirrored(arrangement.places[indexPath.section].edges[number])
    return made
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard collectionView?.viewNode.isRightToLeft == true else { return rect }
    return rect.mirrored(in: arrangement.contentSize.width)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds) != size
  }

  /// Returns the axes on which content determines a view's length.
  override func decidedByContent(_ key: ElementKey) -> (width: Bool, height: Bool) {
    guard sections.indices.contains(key.path.section) else { return (false, false) }
    if let kind = key.kind {
      guard let edge = edges[key.path.section].first(where: { $0.elementKind == kind })?.edge
      else { return (false, false) }
      return (edge.width.isEstimated, edge.height.isEstimated)
    }
    let leaves = Self.leaves(of: sections[key.path.section].group)
    guard !leaves.isEmpty else { return (false, false) }
    return (
      leaves.contains { $0.width.isEstimated }, leaves.contains { $0.height.isEstimated }
    )
  }
  private static func leaves(of part: NestedArrangement.Part) -> [NestedArrangement.Part] {
    part.parts.isEmpty ? [part] : part.parts.flatMap(leaves)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let decided = decidedByContent(originalAttributes.key)
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return decided.width && new.width != old.width || decided.height && new.height != old.height
  }
  override func recordPreferred(_ preferred: UICollectionViewLayoutAttributes) {
    sizes[preferred.key] = preferred.size
  }
}
