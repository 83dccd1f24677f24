import Testing
import UIKit

/// Lists in collections: rows, accessories, separators and states.
@MainActor @Suite struct CollectionListTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    let texts: [[String]]
    var accessories: [UICellAccessory] = []
    init(_ texts: [[String]]) { self.texts = texts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    {
      texts[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = texts[indexPath.section][indexPath.item]
        cell.contentConfiguration = content
        cell.accessories = accessories
      }
      return cell
    }
  }

  private func list(
    _ source: Source, _ configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }
  private func row(_ view: UICollectionView, _ section: Int, _ item: Int) throws
    -> UICollectionViewListCell
  {
    let cell = view.cellForItem(at: IndexPath(item: item, section: section))
    return try #require(cell as? UICollectionViewListCell)
  }

  @Test func rowsFillTheWidth() throws {
    let source = Source([["One", "Two", "Three"]])
    let view = list(source, UICollectionLayoutListConfiguration(appearance: .plain))
    let rows = try (0..<3).map { try row(view, 0, $0) }
    #expect(rows.allSatisfy { $0.frame.width == 320 && $0.frame.height >= 44 })
    #expect(rows[1].frame.minY == rows[0].frame.maxY && rows[2].frame.minY == rows[1].frame.maxY)
    // A line is below all rows but the last, from the text to the edge.
    let lines = rows.map { row in row.subviews.filter { $0.frame.height <= 1 && $0.frame.width > 0 }
    }
    #expect(lines.map(\.count) == [1, 1, 0] && lines[0].first?.frame.maxX == 320)
    #expect(
      (lines[0].first?.frame.minX ?? 0) >= 8 && lines[0].first?.frame.maxY == rows[0].bounds.maxY)
  }

  @Test func groupsAreInsideTheMargins() throws {
    let source = Source([["One"], ["Two", "Three"]])
    let view = list(source, UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let (one, two) = (try row(view, 0, 0), try row(view, 1, 0))
    #expect(one.frame.minX == 16 && one.frame.width == 288 && one.frame.minY > 20)
    #expect(two.frame.minY > one.frame.maxY + 20)
    #expect(
      two.defaultBackgroundConfiguration().backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func accessoriesTakeRoom() throws {
    let source = Source([["One"]])
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    source.accessories = [
      .disclosureIndicator(), .checkmark(), .label(text: "12"), .detail(), .outlineDisclosure(),
      .customView(
        configuration: .init(
          customView: custom, placement: .leading(), reservedLayoutWidth: .custom(40))),
      .delete(), .insert(), .reorder(), .multiselect(),
    ]
    let view = list(source, UICollectionLayoutListConfiguration(appearance: .plain))
    let cell = try row(view, 0, 0)
    #expect(custom.superview === cell && custom.frame.minX == 8 + 5)
    #expect(cell.contentView.frame.minX == 48 && cell.contentView.frame.maxX < 280)
    // Editing shows others; those at the trailing edge stand behind the content.
    let shown = cell.subviews.filter { $0 is UIImageView || $0 is UILabel }
    #expect(shown.count == 5 && shown.allSatisfy { $0.frame.minX >= cell.contentView.frame.maxX })
    #expect(cell.accessories.map(\.accessoryType).contains(.popUpMenu) == false)
    cell.indentationLevel = 2
    cell.indentationWidth = 15
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == 78 && cell.indentsAccessories)
    #expect(cell.separatorLayoutGuide.owningView === cell)
  }

  @Test func settings() {
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    #expect(!list.showsSeparators && list.appearance == .sidebar && list.backgroundColor == nil)
    (list.headerMode, list.footerMode, list.headerTopPadding) = (
      .firstItemInSection, .supplementary, 3
    )
    list.leadingSwipeActionsConfigurationProvider = { _ in nil }
    list.trailingSwipeActionsConfigurationProvider = list.leadingSwipeActionsConfigurationProvider
    list.itemSeparatorHandler = { _, separator in separator }
    var lines = list.separatorConfiguration
    (lines.topSeparatorVisibility, lines.bottomSeparatorVisibility) = (.visible, .hidden)
    (lines.topSeparatorInsets, lines.bottomSeparatorInsets) = (.zero, .zero)
    (lines.color, lines.multipleSelectionColor) = (.red, .blue)
    #expect(lines != list.separatorConfiguration && Set([lines, lines]).count == 1)
    #expect(list.itemSeparatorHandler?(IndexPath(item: 0, section: 0), lines) == lines)
    #expect(UIListSeparatorConfiguration.automaticInsets.top > 1e9)
    #expect(UICollectionLayoutListConfiguration.Appearance.sidebarPlain.rawValue == 4)
    let options = UICellAccessory.ReorderOptions(isHidden: true, showsVerticalSeparator: false)
    #expect(options.showsVerticalSeparator == false && options.isHidden == true)
    #expect(
      UICellAccessory.LabelOptions(adjustsFontForContentSizeCategory: true)
        .adjustsFontForContentSizeCategory == true)
    #expect(UICellAccessory.OutlineDisclosureOptions(style: .header).style == .header)
    let kinds: [Any.Type] = [
      UICellAccessory.CheckmarkOptions.self, UICellAccessory.InsertOptions.self,
      UICellAccessory.MultiselectOptions.self,
    ]
    let view = UICellAccessory.CustomViewConfiguration(
      customView: UIView(), placement: .trailing(), maintainsFixedSize: true)
    #expect(kinds.count == 3 && view.maintainsFixedSize && view.reservedLayoutWidth == .standard)
    #expect(UICellAccessory.DisplayedState.whenNotEditing.rawValue == 2)
  }

  @Test func cellsFollowTheirState() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(states == [false, true])
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .red
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(
      cell.subviews.first?.frame == cell.bounds && cell.automaticallyUpdatesContentConfiguration)
    #expect(cell.automaticallyUpdatesBackgroundConfiguration)
    let row = UITableViewCell()
    var rows = 0
    row.configurationUpdateHandler = { _, _ in rows += 1 }
    row.layoutIfNeeded()
    row.setNeedsUpdateConfiguration()
    row.layoutIfNeeded()
    #expect(rows == 2 && !row.configurationState.isEditing)
    (
      row.automaticallyUpdatesContentConfiguration, row.automaticallyUpdatesBackgroundConfiguration
    ) = (false, false)
    #expect(!row.automaticallyUpdatesContentConfiguration)
    var state = cell.configurationState
    let key = UIConfigurationStateCustomKey("own")
    state[key] = 3
    #expect(
      state[key] == AnyHashable(3) && state[UIConfigurationStateCustomKey(rawValue: "x")] == nil)
    (state.isFocused, state.isDisabled, state.isPinned, state.isExpanded) = (true, true, true, true)
    (state.isSwiped, state.isReordering) = (true, true)
    let other = UIViewConfigurationState(traitCollection: cell.traitCollection)
    #expect(
      !other.isSelected && !other.isHighlighted && !other.isFocused && !other.isDisabled
        && !other.isPinned)
  }

  @Test func contentsOfEdges() {
    let contents: [UIListContentConfiguration] = [
      .groupedHeader(), .groupedFooter(), .plainHeader(), .plainFooter(), .header(), .footer(),
      .prominentInsetGroupedHeader(), .sidebarCell(), .sidebarSubtitleCell(),
      .accompaniedSidebarCell(), .sidebarHeader(),
    ]
    #expect(contents[0].textProperties.font.pointSize == 13 && contents.count == 11)
    var content = UIListContentConfiguration.cell()
    content.text = "one two"
    content.textProperties.transform = .uppercase
    content.textProperties.alignment = .center
    content.textProperties.colorTransformer = .grayscale
    content.textProperties.color = .red
    content.textProperties.allowsDefaultTighteningForTruncation = true
    content.textProperties.adjustsFontForContentSizeCategory = false
    content.textProperties.showsExpansionTextWhenTruncated = true
    content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
    content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 20)
    content.imageProperties.tintColorTransformer = .monochromeTint
    content.imageProperties.accessibilityIgnoresInvertColors = true
    content.image = UIImage(systemName: "star")
    let view = UIListContentView(configuration: content)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    view.layoutIfNeeded()
    func labels(_ view: UIView) -> [UILabel] {
      view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
    }
    #expect(labels(view).first?.text == "ONE TWO" && labels(view).first?.textAlignment == .center)
    #expect(UIConfigurationColorTransformer.preferredTint(.red) == .tintColor)
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    #expect(standard > 0 && content.textProperties.resolvedColor() != .red)
  }

  @Test func treesOfSections() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebarPlain)))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      collection, path, _ in
      collection.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in true }
    source.sectionSnapshotHandlers.willExpandItem = { _ in }
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
    source.sectionSnapshotHandlers.willCollapseItem = { _ in }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { $1 }
    source.reorderingHandlers.canReorderItem = { _ in false }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    source.apply(tree, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
    tree.expand(["a"])
    source.apply(tree, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 0).isExpanded("a") && view.numberOfItems(inSection: 0) == 4)
    #expect(source.snapshot(for: 9).items.isEmpty)
  }

  @Test func membersOfPackages() {
    let item = UIBarButtonItem(
      image: nil, landscapeImagePhone: UIImage(), style: .plain, target: nil, action: nil)
    #expect(
      item.landscapeImagePhone != nil && !UIApplication.shared.openURL(URL(fileURLWithPath: "/")))
    let layer = CALayer()
    (layer.compositingFilter, layer.filters, layer.backgroundFilters) = ("a", [1], [2])
    layer.displayIfNeeded()
    #expect(
      layer.compositingFilter as? String == "a"
        && layer.filters?.count == layer.backgroundFilters?.count)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
    #expect(!UILabel().showsExpansionTextWhenTruncated)
    final class Guide: UILayoutGuide {
      var changes = 0
      override var owningView: UIView? { didSet { changes += oldValue === owningView ? 0 : 1 } }
    }
    let (guide, one, two) = (Guide(), UIView(), UIView())
    one.addLayoutGuide(guide)
    two.addLayoutGuide(guide)
    #expect(guide.owningView === two && one.layoutGuides.isEmpty && guide.changes == 2)
    two.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && two.layoutGuides.isEmpty && guide.changes == 3)
    let presentation = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(presentation.traitCollection == presentation.presentedViewController.traitCollection)
    presentation.traitCollectionDidChange(nil)
    // A closure that does not escape needs no `self.`.
    final class Table: UITableView {
      var count = 0
      func update() {
        performBatchUpdates { count += 1 }
        performBatchUpdates({ count += 1 }, completion: nil)
      }
    }
    let table = Table()
    table.update()
    #expect(table.count == 2)
  }
}
