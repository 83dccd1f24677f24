import AppKit
import TestSupport
import Testing

/// Collection views whose items a data source makes.
@MainActor struct CollectionViewTests {
  final class Item: NSCollectionViewItem {
    var reuses = 0
    override func loadView() { view = NSView() }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }
  final class Header: NSView, NSCollectionViewElement {}
  final class Source: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegateFlowLayout {
    var counts = [50]
    var events: [String] = []
    var unselectable: Set<IndexPath> = []
    func numberOfSections(in collectionView: NSCollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int)
      -> Int
    { counts[section] }
    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem { collectionView.makeItem(withIdentifier: "item", for: indexPath) }
    func collectionView(
      _ collectionView: NSCollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> NSView {
      collectionView.makeSupplementaryView(ofKind: kind, withIdentifier: "header", for: indexPath)
    }
    func collectionView(
      _ collectionView: NSCollectionView, shouldSelectItemsAt indexPaths: Set<IndexPath>
    ) -> Set<IndexPath> { indexPaths.subtracting(unselectable) }
    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { events.append("select \(indexPaths.map(\.item).sorted())") }
    func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) { events.append("deselect \(indexPaths.map(\.item).sorted())") }
  }

  let source = Source()
  let layout = NSCollectionViewFlowLayout()
  let collection = NSCollectionView(frame: .zero)
  let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 170, height: 110))

  init() {
    layout.itemSize = NSSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 10
    collection.collectionViewLayout = layout
    collection.register(Item.self, forItemWithIdentifier: "item")
    for kind in [
      NSCollectionView.elementKindSectionHeader, NSCollectionView.elementKindSectionFooter,
    ] {
      collection.register(
        Header.self, forSupplementaryViewOfKind: kind, withIdentifier: "header")
    }
    scroll.documentView = collection
    collection.dataSource = source
    collection.delegate = source
    scroll.layoutSubtreeIfNeeded()
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Three items a row; two rows are visible.
  @Test func visibleItemsAreMade() {
    #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 50)
    #expect(collection.frame.size == NSSize(width: 170, height: 1010))
    #expect(collection.indexPathsForVisibleItems() == Set((0..<6).map { path($0) }))
    #expect(collection.item(at: 4)?.view.frame == NSRect(x: 60, y: 60, width: 50, height: 50))
    #expect(
      collection.frameForItem(at: 4) == collection.layoutAttributesForItem(at: path(4))?.frame)
    #expect(collection.item(at: 4)?.collectionView === collection && collection.item(at: 30) == nil)
    let item = collection.visibleItems()[2]
    #expect(item is Item && collection.indexPath(for: item) == path(2))
    #expect(collection.indexPathForItem(at: NSPoint(x: 65, y: 65)) == path(4))
    #expect(collection.indexPathForItem(at: NSPoint(x: 55, y: 55)) == nil)
  }

  @Test func scrollingReusesItems() {
    let first = collection.item(at: 0) as? Item
    collection.scrollToItems(at: [path(40)], scrollPosition: .top)
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.item(at: 40) != nil && collection.item(at: 0) == nil)
    #expect(collection.visibleRect.minY == collection.frameForItem(at: 40).minY)
    #expect(first?.reuses == 1 && collection.visibleItems().contains { $0 === first })
    collection.scrollToItems(at: [path(0)], scrollPosition: .nearestVerticalEdge)
    #expect(scroll.documentVisibleRect.minY == 0)
    for position in [
      NSCollectionView.ScrollPosition.bottom, .centeredVertically, .left, .right,
      .centeredHorizontally, .leadingEdge, .trailingEdge, .nearestHorizontalEdge,
    ] { collection.scrollToItems(at: [path(30)], scrollPosition: position) }
    #expect(collection.visibleRect.contains(collection.frameForItem(at: 30)))
  }

  @Test func headersAndSections() throws {
    source.counts = [2, 3]
    layout.headerReferenceSize = NSSize(width: 10, height: 20)
    layout.footerReferenceSize = NSSize(width: 10, height: 5)
    collection.reloadData()
    scroll.layoutSubtreeIfNeeded()
    let kind = NSCollectionView.elementKindSectionHeader
    let header = try #require(collection.supplementaryView(forElementKind: kind, at: path(0, 1)))
    #expect(header is Header && header.frame == NSRect(x: 0, y: 75, width: 170, height: 20))
    #expect(collection.visibleSupplementaryViews(ofKind: kind).count == 2)
    #expect(
      collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) == [path(0), path(0, 1)])
    let attributes = collection.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: path(0, 1))
    #expect(attributes?.frame == header.frame)
    #expect(attributes?.representedElementCategory == .supplementaryView)
    // A button in a header collapses its section.
    let button = NSButton(frame: .zero)
    header.addSubview(button)
    collection.toggleSectionCollapse(button)
    #expect(layout.sectionAtIndexIsCollapsed(1))
    collection.toggleSectionCollapse(button)
    #expect(!layout.sectionAtIndexIsCollapsed(1))
  }

  @Test func selection() {
    collection.clickItem(at: path(1))
    #expect(collection.selectionIndexPaths.isEmpty)
    collection.isSelectable = true
    collection.clickItem(at: path(1))
    #expect(collection.selectionIndexes == [1] && collection.item(at: 1)?.isSelected == true)
    source.unselectable = [path(3)]
    collection.clickItem(at: path(3))
    #expect(source.events == ["select [1]", "deselect [1]"] && collection.selectionIndexes.isEmpty)
    collection.selectItems(at: [path(2)], scrollPosition: [])
    collection.selectItems(at: [path(4)], scrollPosition: .top)
    #expect(collection.selectionIndexes == [4])
    collection.allowsMultipleSelection = true
    collection.selectItems(at: [path(2)], scrollPosition: [])
    collection.deselectItems(at: [path(4)])
    #expect(collection.selectionIndexPaths == [path(2)])
    collection.selectAll(nil)
    #expect(collection.selectionIndexes.count == 50)
    collection.deselectAll(nil)
    collection.allowsEmptySelection = false
    collection.selectionIndexes = [7]
    collection.deselectAll(nil)
    collection.clickItem(at: nil)
    #expect(collection.selectionIndexes == [7] && !collection.isFirstResponder)
    collection.isSelectable = false
    #expect(collection.selectionIndexes.isEmpty)
  }

  @Test func changesMoveTheSelection() {
    collection.isSelectable = true
    collection.selectionIndexes = [3]
    source.counts = [52]
    var isDone = false
    collection.performBatchUpdates(
      { collection.insertItems(at: [path(0), path(1)]) }, completionHandler: { isDone = $0 })
    #expect(isDone && collection.selectionIndexes == [5])
    source.counts = [51]
    collection.deleteItems(at: [path(0)])
    collection.moveItem(at: path(4), to: path(9))
    #expect(collection.selectionIndexes == [9])
    collection.reloadItems(at: [path(9)])
    #expect(collection.selectionIndexes.isEmpty)
    collection.selectionIndexPaths = [path(1)]
    source.counts = [4, 51]
    collection.insertSections([0])
    #expect(collection.selectionIndexPaths == [path(1, 1)])
    source.counts = [51, 4]
    collection.moveSection(1, toSection: 0)
    collection.reloadSections([1])
    #expect(collection.selectionIndexPaths == [path(1)])
    source.counts = [4]
    collection.deleteSections([0])
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.selectionIndexPaths.isEmpty && collection.visibleItems().count == 4)
  }

  /// Items with constraints decide their size where the layout estimates it.
  @Test func itemsSizeThemselves() {
    final class Sized: NSCollectionViewItem {
      override func loadView() {
        view = NSView()
        let inner = NSView()
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.widthAnchor.constraint(equalToConstant: 70).isActive = true
        inner.heightAnchor.constraint(equalToConstant: 30).isActive = true
        for (a, b) in [(inner.topAnchor, view.topAnchor), (inner.bottomAnchor, view.bottomAnchor)] {
          a.constraint(equalTo: b).isActive = true
        }
        for (a, b) in [
          (inner.leadingAnchor, view.leadingAnchor), (inner.trailingAnchor, view.trailingAnchor),
        ] { a.constraint(equalTo: b).isActive = true }
      }
    }
    collection.register(Sized.self, forItemWithIdentifier: "item")
    layout.estimatedItemSize = NSSize(width: 10, height: 10)
    source.counts = [4]
    collection.reloadData()
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.item(at: 0) is Sized || collection.item(at: 0) is Item)
    collection.reloadData()
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.visibleItems().count == 4)
  }

  @Test func gridsFillTheirRows() {
    let grid = NSCollectionViewGridLayout()
    grid.minimumItemSize = NSSize(width: 40, height: 20)
    grid.minimumInteritemSpacing = 10
    grid.minimumLineSpacing = 5
    grid.margins = NSEdgeInsets(top: 1, left: 5, bottom: 2, right: 5)
    collection.collectionViewLayout = grid
    source.counts = [4, 3]
    collection.reloadData()
    scroll.layoutSubtreeIfNeeded()
    // Three columns of (160 − 20) / 3.
    let width = CGFloat(140) / 3
    #expect(abs(collection.frameForItem(at: 1).minX - (5 + width + 10)) < 1e-6)
    #expect(collection.layoutAttributesForItem(at: path(0, 1))?.frame.minY == 26)
    grid.maximumNumberOfColumns = 2
    #expect(collection.frameForItem(at: 2).minY == 26)
    grid.maximumItemSize = NSSize(width: 50, height: 20)
    #expect(collection.frameForItem(at: 1).minX == 65)
    grid.maximumNumberOfRows = 1
    #expect(collection.layoutAttributesForItem(at: path(2)) == nil)
    #expect(grid.collectionViewContentSize == NSSize(width: 170, height: 23))
    #expect(grid.backgroundColors.count == 1)
  }

  @Test func otherLayouts() {
    final class Diagonal: NSCollectionViewLayout {
      var calls: [String] = []
      override func prepare() { calls.append("prepare") }
      override var collectionViewContentSize: NSSize { NSSize(width: 300, height: 300) }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> NSCollectionViewLayoutAttributes?
      {
        let made = NSCollectionViewLayoutAttributes(forItemWith: indexPath)
        made.frame = NSRect(x: 10 * indexPath.item, y: 10 * indexPath.item, width: 5, height: 5)
        made.alpha = 0.5
        return made
      }
      override func layoutAttributesForElements(in rect: NSRect)
        -> [NSCollectionViewLayoutAttributes]
      {
        (0..<5).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      }
      override func prepare(forCollectionViewUpdates updateItems: [NSCollectionViewUpdateItem]) {
        calls.append("updates \(updateItems.map(\.updateAction.rawValue))")
      }
      override func finalizeCollectionViewUpdates() { calls.append("end") }
    }
    let diagonal = Diagonal()
    collection.collectionViewLayout = diagonal
    scroll.layoutSubtreeIfNeeded()
    #expect(diagonal.collectionView === collection && layout.collectionView == nil)
    #expect(collection.item(at: 3)?.view.frame.origin == NSPoint(x: 30, y: 30))
    #expect(collection.item(at: 3)?.view.alphaValue == 0.5 && collection.frame.width == 300)
    collection.insertItems(at: [path(0)])
    #expect(diagonal.calls.suffix(3) == ["prepare", "updates [0]", "end"])
    let context = NSCollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [path(1)])
    context.invalidateDecorationElements(ofKind: "b", at: [path(1)])
    context.contentOffsetAdjustment = NSPoint(x: 0, y: 10)
    #expect(context.invalidatedItemIndexPaths == [path(1)])
    #expect(context.invalidatedSupplementaryIndexPaths?["a"] == [path(1)])
    #expect(context.invalidatedDecorationIndexPaths?["b"] == [path(1)])
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
    #expect(context.contentSizeAdjustment == .zero)
    diagonal.invalidateLayout(with: context)
    #expect(scroll.documentVisibleRect.minY == 10)
    #expect(diagonal.layoutAttributesForInterItemGap(before: path(0)) == nil)
    #expect(diagonal.layoutAttributesForDropTarget(at: .zero) == nil)
    #expect(diagonal.indexPathsToInsertForSupplementaryView(ofKind: "a").isEmpty)
    #expect(diagonal.indexPathsToDeleteForSupplementaryView(ofKind: "a").isEmpty)
    #expect(diagonal.indexPathsToInsertForDecorationView(ofKind: "a").isEmpty)
    #expect(diagonal.indexPathsToDeleteForDecorationView(ofKind: "a").isEmpty)
    diagonal.prepare(forAnimatedBoundsChange: .zero)
    diagonal.finalizeAnimatedBoundsChange()
    diagonal.register(Header.self, forDecorationViewOfKind: "a")
    #expect(diagonal.developmentLayoutDirection == .leftToRight)
    let gap = NSCollectionViewLayoutAttributes(forInterItemGapBefore: path(1))
    #expect(gap.representedElementCategory == .interItemGap && gap.isEqual(gap.copy()))
    gap.size = NSSize(width: 3, height: 4)
    gap.isHidden = true
    gap.zIndex = 2
    #expect(gap.frame.size == NSSize(width: 3, height: 4) && gap.representedElementKind == nil)
    let decoration = NSCollectionViewLayoutAttributes(forDecorationViewOfKind: "a", with: path(1))
    #expect(decoration.representedElementCategory == .decorationView && decoration.alpha == 1)
    let view = NSCollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: path(1))
    #expect(view.representedElementKind == "a" && view.indexPath == path(1))
    #expect(NSCollectionViewUpdateItem().updateAction == .none)
  }

  @Test func backgroundsAndValues() throws {
    collection.backgroundColors = [.red]
    let background = NSView()
    collection.backgroundView = background
    scroll.layoutSubtreeIfNeeded()
    #expect(background.frame == collection.visibleRect && collection.subviews.first === background)
    collection.backgroundViewScrollsWithContent = true
    scroll.layoutSubtreeIfNeeded()
    #expect(background.frame == collection.bounds)
    #expect(try !scroll.pngData().isEmpty)
    collection.register(nil as NSNib?, forItemWithIdentifier: "nib")
    collection.register(
      nil as NSNib?, forSupplementaryViewOfKind: "a", withIdentifier: "nib")
    final class Prefetcher: NSObject, NSCollectionViewPrefetching {
      func collectionView(
        _ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) {}
    }
    let prefetcher = Prefetcher()
    collection.prefetchDataSource = prefetcher
    prefetcher.collectionView(collection, prefetchItemsAt: [])
    (prefetcher as any NSCollectionViewPrefetching).collectionView(
      collection, cancelPrefetchingForItemsAt: [])
    let item = NSCollectionViewItem()
    expectStored(item, \.highlightState, from: .none, to: .asDropTarget)
    item.willTransition(from: layout, to: layout)
    item.didTransition(from: layout, to: layout)
    #expect(NSCollectionViewItem.HighlightState.forDeselection.rawValue == 2)
    final class Silent: NSObject, NSCollectionViewDelegate {}
    let silent: any NSCollectionViewDelegate = Silent()
    #expect(
      silent.collectionView(collection, shouldChangeItemsAt: [path(0)], to: .forSelection) == [
        path(0)
      ])
    silent.collectionView(collection, didChangeItemsAt: [], to: .none)
    #expect(silent.collectionView(collection, shouldDeselectItemsAt: [path(0)]) == [path(0)])
    #expect(NSCollectionView.DropOperation.before.rawValue == 1)
    #expect(NSCollectionView.elementKindInterItemGapIndicator.hasPrefix("NS"))
    #expect(NSCollectionView.ScrollDirection.horizontal.rawValue == 1)
    let kinds:
      (
        NSCollectionView.SupplementaryElementKind, NSCollectionView.DecorationElementKind
      ) = ("a", "b")
    #expect(kinds.0 != kinds.1)
    final class Section: NSView, NSCollectionViewSectionHeaderView {
      var sectionCollapseButton: NSButton?
    }
    #expect(Section().sectionCollapseButton == nil)
  }

  @Test func snapshots() {
    let source = NSCollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      collection, path, _ in collection.makeItem(withIdentifier: "item", for: path)
    }
    source.supplementaryViewProvider = { _, _, _ in Header() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.visibleItems().count == 3 && source.indexPath(for: "b") == path(1))
    collection.isSelectable = true
    collection.selectionIndexes = [2]
    snapshot.deleteItems(["a"])
    source.apply(snapshot)
    #expect(collection.selectionIndexes == [1] && source.itemIdentifier(for: path(1)) == "c")
    source.applySnapshotUsingReloadData(snapshot)
    #expect(source.snapshot().numberOfItems == 2 && collection.selectionIndexes.isEmpty)
  }

  /// Two columns of half the width, 44 high, below a header.
  @Test func compositionalLayouts() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
        elementKind: NSCollectionView.elementKindSectionHeader, alignment: .top)
    ]
    let configuration = NSCollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    configuration.boundarySupplementaryItems = []
    source.counts = [3, 1]
    collection.collectionViewLayout = NSCollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        #expect(environment.container.effectiveContentSize.width == 170)
        return section
      }, configuration: configuration)
    collection.reloadData()
    scroll.layoutSubtreeIfNeeded()
    #expect(collection.frameForItem(at: 1) == NSRect(x: 87, y: 21, width: 79, height: 40))
    #expect(collection.frameForItem(at: 2).minY == 71)
    let kind = NSCollectionView.elementKindSectionHeader
    #expect(
      collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))?.frame
        == NSRect(x: 0, y: 122, width: 170, height: 20))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(1), heightDimension: .absolute(1)),
      elementKind: kind, alignment: .top, absoluteOffset: CGPoint(x: 1, y: 2))
    expectStored(header, \.pinToVisibleBounds, from: false, to: true)
    expectStored(header, \.extendsBoundary, from: true, to: false)
    expectStored(header, \.zIndex, from: 1, to: 2)
    #expect(header.offset == CGPoint(x: 1, y: 2))
    expectStored(section, \.supplementariesFollowContentInsets, from: true, to: false)
    expectStored(section, \.orthogonalScrollingBehavior, from: .none, to: .continuous)
    final class Visible: NSCollectionLayoutVisibleItem {
      let indexPath = IndexPath(item: 0, section: 0)
      let frame = NSRect.zero
      var alpha: CGFloat = 1
    }
    section.visibleItemsInvalidationHandler = { items, _, _ in items.first?.alpha = 0 }
    #expect(section.visibleItemsInvalidationHandler != nil && Visible().alpha == 1)
    #expect(NSCollectionLayoutSectionOrthogonalScrollingBehavior.groupPagingCentered.rawValue == 5)
    _ = NSCollectionViewCompositionalLayout(section: section)
  }
}
