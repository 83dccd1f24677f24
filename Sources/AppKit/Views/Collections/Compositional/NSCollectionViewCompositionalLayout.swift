public import CollectionLayouts
public import Foundation
internal import LayoutGeometry
internal import ViewArrangements

/// The configuration of a compositional layout.
///
/// - SeeAlso: Apple, "NSCollectionViewCompositionalLayoutConfiguration".
@preconcurrency @MainActor open class NSCollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scrolling direction.
  open var scrollDirection = NSCollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; stored only.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates a configuration that scrolls vertically.
  public override init() { super.init() }
}

/// A layout of sections that consist of groups of items, each with its own size.
///
/// `NestedArrangement` computes the frames. They are mirrored in a right-to-left layout direction.
///
/// - SeeAlso: Apple, "NSCollectionViewCompositionalLayout".
@preconcurrency @MainActor open class NSCollectionViewCompositionalLayout: NSCollectionViewLayout {
  /// A closure that provides a section.
  public typealias SectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

  private let provider: SectionProvider
  /// The configuration.
  open var configuration: NSCollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout with equal sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: NSCollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout with equal sections.
  public init(
    section: NSCollectionLayoutSection,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout whose sections a closure provides.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: NSCollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections a closure provides.
  public init(
    sectionProvider: @escaping SectionProvider,
    configuration: NSCollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Creates a layout from an archive; not supported, always nil.
  public required init?(coder: NSCoder) { return nil }

  private struct Room: NSCollectionLayoutContainer {
    let contentSize: NSSize
    let contentInsets: NSDirectionalEdgeInsets
    let effectiveContentSize: NSSize
  }
  private struct Surroundings: NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
  }

  private var arrangement = NestedArrangement(sections: [], container: .zero)
  private var edges: [[NSCollectionLayoutBoundarySupplementaryItem]] = []
  private var sections: [NestedArrangement.Section] = []
  private var size = NSSize.zero
  /// The sizes that views reported.
  private var sizes: [ElementKey: NSSize] = [:]

  private var isHorizontal: Bool { configuration.scrollDirection == .horizontal }
  private var room: NSSize { collectionView?.visibleSize ?? .zero }

  open override func prepare() {
    super.prepare()
    guard let collection = collectionView else { return }
    let new = room
    if new != size { sizes = [:] }
    size = new
    let isRightToLeft = collection.viewNode.isRightToLeft
    let surroundings = Surroundings(
      container: Room(contentSize: size, contentInsets: .zero, effectiveContentSize: size))
    edges = []
    sections = (0..<collection.numberOfSections).map { index in
      let stated = provider(index, surroundings)
      edges.append(stated?.boundarySupplementaryItems ?? [])
      return stated?.section(
        items: collection.numberOfItems(inSection: index), isRightToLeft: isRightToLeft)
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

  open override var collectionViewContentSize: NSSize { arrangement.contentSize }

  open override func layoutAttributesForElements(in rect: NSRect)
    -> [NSCollectionViewLayoutAttributes]
  {
    var found: [NSCollectionViewLayoutAttributes] = []
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
    -> NSCollectionViewLayoutAttributes?
  {
    guard arrangement.places.indices.contains(indexPath.section) else { return nil }
    let items = arrangement.places[indexPath.section].items
    guard items.indices.contains(indexPath.item) else { return nil }
    let made = makeAttributes(.item, nil, indexPath)
    made.frame = mirrored(items[indexPath.item])
    return made
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> NSCollectionViewLayoutAttributes? {
    guard arrangement.places.indices.contains(indexPath.section),
      let number = edges[indexPath.section].firstIndex(where: { $0.elementKind == elementKind })
    else { return nil }
    let made = makeAttributes(.supplementaryView, elementKind, indexPath)
    made.frame = mirrored(arrangement.places[indexPath.section].edges[number])
    return made
  }

  private func mirrored(_ rect: NSRect) -> NSRect {
    guard collectionView?.viewNode.isRightToLeft == true else { return rect }
    return rect.mirrored(in: arrangement.contentSize.width)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: NSRect) -> Bool {
    room != size
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
    forPreferredLayoutAttributes preferredAttributes: NSCollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: NSCollectionViewLayoutAttributes
  ) -> Bool {
    let decided = decidedByContent(originalAttributes.key)
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return decided.width && new.width != old.width || decided.height && new.height != old.height
  }
  override func recordPreferred(_ preferred: NSCollectionViewLayoutAttributes) {
    sizes[preferred.key] = preferred.size
  }
}
