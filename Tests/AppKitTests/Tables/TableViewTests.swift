import AppKit
import TestSupport
import Testing

/// Tables whose rows a data source provides.
@MainActor struct TableViewTests {
  final class Source: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    var values = (0..<100).map { "row \($0)" }
    var heights: [Int: CGFloat] = [:]
    var groups: Set<Int> = []
    var unselectable: Set<Int> = []
    var makesViews = true
    var made = 0
    var events: [String] = []
    func numberOfRows(in tableView: NSTableView) -> Int { values.count }
    func tableView(
      _ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int
    ) -> Any? { values[row] }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
      -> NSView?
    {
      guard makesViews else { return nil }
      if let view = tableView.makeView(withIdentifier: "cell", owner: self) { return view }
      made += 1
      let cell = NSTableCellView()
      cell.identifier = "cell"
      return cell
    }
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
      heights[row] ?? tableView.rowHeight
    }
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { groups.contains(row) }
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
      !unselectable.contains(row)
    }
    func tableViewSelectionDidChange(_ notification: Notification) { events.append("selection") }
    func tableViewColumnDidMove(_ notification: Notification) { events.append("moved") }
    func tableViewColumnDidResize(_ notification: Notification) { events.append("resized") }
    func tableView(
      _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) { events.append("sorted") }
    func tableView(
      _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] {
      [
        NSTableViewRowAction(style: .destructive, title: "Delete") { [self] in
          events.append("\($0.title) \($1)")
        }
      ]
    }
  }

  let source = Source()
  let table = NSTableView()
  let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 130))

  init() {
    for name in ["a", "b"] {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
      column.title = name
      table.addTableColumn(column)
    }
    table.intercellSpacing = NSSize(width: 3, height: 2)
    table.style = .plain
    scroll.documentView = table
    table.dataSource = source
    table.delegate = source
    scroll.layoutSubtreeIfNeeded()
  }
  private func layOut() { scroll.layoutSubtreeIfNeeded() }
  private var shown: [Int] {
    var rows: [Int] = []
    table.enumerateAvailableRowViews { rows.append($1) }
    return rows
  }

  @Test func visibleRowsAreMade() {
    // 130 points are five rows of 24 + 2.
    #expect(table.numberOfRows == 100 && shown == Array(0..<5) && source.made == 10)
    #expect(table.frame.size == NSSize(width: 300, height: 2600))
    #expect(table.rect(ofRow: 3) == NSRect(x: 0, y: 78, width: 300, height: 26))
    #expect(table.rect(ofColumn: 1) == NSRect(x: 103, y: 0, width: 103, height: 2600))
    #expect(table.frameOfCell(atColumn: 1, row: 3) == NSRect(x: 104, y: 79, width: 100, height: 24))
    let cell = table.view(atColumn: 1, row: 3, makeIfNecessary: false) as? NSTableCellView
    #expect(cell?.objectValue as? String == "row 3")
    #expect(
      cell.map { table.convert($0.bounds, from: $0) } == table.frameOfCell(atColumn: 1, row: 3))
    #expect(table.row(for: cell ?? NSView()) == 3 && table.column(for: cell ?? NSView()) == 1)
    #expect(table.row(for: NSView()) == -1 && table.column(for: NSView()) == -1)
    #expect(table.row(at: NSPoint(x: 1, y: 79)) == 3 && table.row(at: NSPoint(x: 1, y: 2600)) == -1)
    #expect(
      table.column(at: NSPoint(x: 104, y: 0)) == 1 && table.column(at: NSPoint(x: 250, y: 0)) == -1)
    #expect(
      table.rows(in: NSRect(x: 0, y: 27, width: 1, height: 30)) == NSRange(location: 1, length: 2))
    #expect(table.columnIndexes(in: NSRect(x: 0, y: 0, width: 104, height: 1)) == [0, 1])
    #expect(table.rowView(atRow: 50, makeIfNecessary: false) == nil)
    #expect(table.rowView(atRow: 50, makeIfNecessary: true) != nil)
    #expect(table.view(atColumn: 0, row: 200, makeIfNecessary: true) == nil)
  }

  @Test func scrollingReusesCells() {
    table.scrollRowToVisible(50)
    layOut()
    #expect(shown.contains(50) && shown.count <= 6 && !shown.contains(0))
    #expect(source.made <= 12)
    #expect(table.visibleRect.contains(table.rect(ofRow: 50)))
    table.scrollRowToVisible(0)
    table.scrollColumnToVisible(1)
    layOut()
    #expect(shown.first == 0 && scroll.documentVisibleRect.minY == 0)
  }

  @Test func heights() {
    source.heights = [1: 50]
    table.noteHeightOfRows(withIndexesChanged: [1])
    #expect(table.rect(ofRow: 1).height == 52 && table.rect(ofRow: 2).minY == 78)
    table.rowHeight = 10
    #expect(table.rect(ofRow: 2) == NSRect(x: 0, y: 64, width: 300, height: 12))
    table.hideRows(at: [0])
    #expect(table.hiddenRowIndexes == [0] && table.rect(ofRow: 1).minY == 0)
    table.unhideRows(at: [0], withAnimation: .effectFade)
    #expect(table.rect(ofRow: 1).minY == 12)
  }

  /// A row is as high as the constraints of its highest cell say.
  @Test func automaticHeights() {
    final class Delegate: NSObject, NSTableViewDelegate {
      func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int)
        -> NSView?
      {
        let (cell, inner) = (NSTableCellView(), NSView())
        cell.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.heightAnchor.constraint(equalToConstant: CGFloat(30 + 10 * row)).isActive = true
        for (a, b) in [
          (inner.topAnchor, cell.topAnchor), (inner.bottomAnchor, cell.bottomAnchor),
        ] { a.constraint(equalTo: b).isActive = true }
        for (a, b) in [
          (inner.leadingAnchor, cell.leadingAnchor), (inner.trailingAnchor, cell.trailingAnchor),
        ] { a.constraint(equalTo: b).isActive = true }
        return cell
      }
    }
    let delegate = Delegate()
    table.delegate = delegate
    table.usesAutomaticRowHeights = true
    layOut()
    #expect((0..<3).map { table.rect(ofRow: $0).height } == [32, 42, 52])
    // Rows that were not visible yet have the table's height.
    #expect(table.rect(ofRow: 60).height == 26)
  }

  @Test func valuesAppearAsTextWithoutViews() {
    source.makesViews = false
    table.reloadData()
    layOut()
    let cell = table.view(atColumn: 0, row: 2, makeIfNecessary: false) as? NSTableCellView
    #expect(cell?.textField?.stringValue == "row 2")
    table.selectRowIndexes([2], byExtendingSelection: false)
    #expect(cell?.textField?.textColor == .alternateSelectedControlTextColor)
  }

  @Test func selection() {
    table.selectRowIndexes([3], byExtendingSelection: false)
    #expect(table.selectedRow == 3 && table.isRowSelected(3) && table.numberOfSelectedRows == 1)
    #expect(table.rowView(atRow: 3, makeIfNecessary: false)?.isSelected == true)
    #expect(table.rowView(atRow: 2, makeIfNecessary: false)?.isNextRowSelected == true)
    #expect(table.rowView(atRow: 4, makeIfNecessary: false)?.isPreviousRowSelected == true)
    table.selectRowIndexes([1, 2], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [1] && source.events == ["selection", "selection"])
    table.allowsMultipleSelection = true
    table.selectRowIndexes([5, 500], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [1, 5] && table.selectedRow == 5)
    table.deselectRow(5)
    #expect(table.selectedRow == 1)
    table.selectAll(nil)
    #expect(table.numberOfSelectedRows == 100)
    table.deselectAll(nil)
    table.allowsEmptySelection = false
    table.selectRowIndexes([0], byExtendingSelection: false)
    table.deselectAll(nil)
    #expect(table.selectedRow == 0)
    table.selectColumnIndexes([0], byExtendingSelection: false)
    #expect(table.selectedColumn == -1)
    table.allowsColumnSelection = true
    table.selectColumnIndexes([0], byExtendingSelection: false)
    table.selectColumnIndexes([1], byExtendingSelection: true)
    #expect(table.selectedColumnIndexes == [0, 1] && table.numberOfSelectedColumns == 2)
    #expect(table.isColumnSelected(1))
    table.deselectColumn(1)
    #expect(table.selectedColumn == 0)
  }

  @Test func clicksAskTheDelegate() {
    final class Target: NSObject, ActionResponder {
      var actions: [String] = []
      weak var table: NSTableView?
      func respond(to action: Selector, sender: Any?) -> Bool {
        actions.append("\(action) \(table?.clickedRow ?? -2) \(table?.clickedColumn ?? -2)")
        return true
      }
    }
    let target = Target()
    target.table = table
    table.target = target
    table.action = "click:"
    table.doubleAction = "open:"
    source.unselectable = [2]
    table.clickRow(1, column: 1)
    table.clickRow(2)
    #expect(table.selectedRow == 1)
    table.clickRow(3, count: 2)
    #expect(target.actions == ["click: 1 1", "click: 2 0", "open: 3 0"])
    table.clickRow(-1)
    #expect(table.selectedRow == -1 && table.clickedRow == -1)
    let action = table.swipeActions(forRow: 4, edge: .trailing)
    action.first?.perform(onRow: 4)
    #expect(source.events.last == "Delete 4" && action.first?.backgroundColor == .systemRed)
    let copy = action.first?.copy() as? NSTableViewRowAction
    #expect(copy?.title == "Delete" && copy?.style == .destructive && copy?.image == nil)
    #expect(!table.rowActionsVisible && NSTableView.RowActionEdge.leading.rawValue == 0)
  }

  /// Selected rows keep their selection under new numbers.
  @Test func rowsComeAndGo() {
    table.allowsMultipleSelection = true
    table.selectRowIndexes([2, 4], byExtendingSelection: false)
    let kept = table.rowView(atRow: 2, makeIfNecessary: false)
    source.values.insert(contentsOf: ["x", "y"], at: 3)
    table.insertRows(at: [3, 4], withAnimation: .slideDown)
    layOut()
    #expect(table.numberOfRows == 102 && table.selectedRowIndexes == [2, 6])
    source.values.removeSubrange(0..<2)
    table.removeRows(at: [0, 1], withAnimation: [.effectFade, .effectGap])
    layOut()
    #expect(table.numberOfRows == 100 && table.selectedRowIndexes == [0, 4])
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) === kept)
    source.values.insert(source.values.remove(at: 4), at: 1)
    table.beginUpdates()
    table.moveRow(at: 4, to: 1)
    table.endUpdates()
    layOut()
    #expect(table.selectedRowIndexes == [0, 1])
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) === kept)
    source.values = ["only"]
    table.noteNumberOfRowsChanged()
    #expect(table.numberOfRows == 1 && table.selectedRowIndexes == [0])
    table.reloadData(forRowIndexes: [0], columnIndexes: [0])
    layOut()
    #expect(shown == [0])
    #expect(
      NSTableView.AnimationOptions.slideLeft != .slideRight
        && NSTableView.AnimationOptions.slideUp.rawValue == 16)
  }

  /// The titles of groups stay at the top while their rows are visible.
  @Test func groupsFloat() {
    source.groups = [0, 20]
    table.reloadData()
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 200))
    layOut()
    let title = table.rowView(atRow: 0, makeIfNecessary: false)
    #expect(title?.isGroupRowStyle == true && title?.isFloating == true)
    #expect(title?.frame.minY == 200 && title?.numberOfColumns == 1)
    // The next title pushes it away.
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 510))
    layOut()
    #expect(table.rowView(atRow: 0, makeIfNecessary: false)?.frame.maxY == 520)
    table.floatsGroupRows = false
    layOut()
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) == nil)
  }

  @Test func columns() {
    let columns = table.tableColumns
    #expect(table.numberOfColumns == 2 && table.column(withIdentifier: "b") == 1)
    #expect(table.tableColumn(withIdentifier: "b") === columns[1])
    #expect(
      table.column(withIdentifier: "c") == -1 && table.tableColumn(withIdentifier: "c") == nil)
    columns[0].maxWidth = 80
    #expect(columns[0].width == 80 && source.events == ["resized"])
    columns[0].minWidth = 20
    columns[0].width = 1
    #expect(columns[0].width == 20 && table.rect(ofColumn: 1).minX == 23)
    table.sizeLastColumnToFit()
    #expect(table.rect(ofColumn: 1).maxX == 300)
    table.sizeToFitColumns()
    table.moveColumn(0, toColumn: 1)
    #expect(table.tableColumns.map(\.identifier.rawValue) == ["b", "a"])
    #expect(source.events.last == "moved")
    columns[1].isHidden = true
    #expect(table.rect(ofColumn: 1).minX == 0)
    columns[1].sizeToFit()
    table.removeTableColumn(columns[1])
    #expect(table.tableColumns == [columns[0]] && columns[1].tableView == nil)
    let values: [KeptProperty<NSTableColumn>] = [
      .init(\.isEditable, default: true, other: false),
      .init(\.headerToolTip, default: nil, other: "Tip"),
      .init(\.resizingMask, default: [.autoresizingMask, .userResizingMask], other: []),
    ]
    #expect(KeptProperty.lapses(in: columns[0], values).isEmpty)
    let image = NSImage(size: .zero)
    table.setIndicatorImage(image, in: columns[0])
    #expect(table.indicatorImage(in: columns[0]) === image)
  }

  /// The columns take what a wider scroll view has more, by the table's style.
  @Test(
    arguments: [
      (.noColumnAutoresizing, [100, 100]), (.uniformColumnAutoresizingStyle, [120, 120]),
      (.lastColumnOnlyAutoresizingStyle, [100, 140]),
      (.firstColumnOnlyAutoresizingStyle, [140, 100]),
      (.sequentialColumnAutoresizingStyle, [130, 110]),
      (.reverseSequentialColumnAutoresizingStyle, [100, 140]),
    ] as [(NSTableView.ColumnAutoresizingStyle, [CGFloat])])
  func columnsFollowTheWidth(style: NSTableView.ColumnAutoresizingStyle, widths: [CGFloat]) {
    if style == .sequentialColumnAutoresizingStyle { table.tableColumns[0].maxWidth = 130 }
    table.columnAutoresizingStyle = style
    scroll.setFrameSize(NSSize(width: 340, height: 130))
    layOut()
    #expect(table.tableColumns.map(\.width) == widths)
    let axis: NSUserInterfaceLayoutOrientation = .vertical
    #expect(NSStackView().orientation != axis)
  }

  @Test func titlesOfColumns() throws {
    let header = NSTableHeaderView(frame: NSRect(x: 0, y: 0, width: 10, height: 20))
    table.headerView = header
    layOut()
    // Above the content, as wide as the table.
    #expect(scroll.contentView.frame == NSRect(x: 0, y: 20, width: 300, height: 110))
    #expect(header.frame.width == 300 && header.tableView === table)
    #expect(header.headerRect(ofColumn: 1) == NSRect(x: 103, y: 0, width: 103, height: 20))
    #expect(
      header.column(at: NSPoint(x: 110, y: 5)) == 1
        && header.column(at: NSPoint(x: 290, y: 5)) == -1)
    #expect(header.draggedColumn == -1 && header.resizedColumn == -1 && header.draggedDistance == 0)
    #expect(try !scroll.pngData().isEmpty)
    table.headerView = nil
    #expect(scroll.contentView.frame.minY == 0)
  }

  @Test func headersSort() {
    let column = table.tableColumns[0]
    column.sortDescriptorPrototype = NSSortDescriptor(keyPath: \NSString.length, ascending: true)
    table.clickHeader(ofColumn: 0)
    #expect(table.sortDescriptors.map(\.ascending) == [true] && source.events == ["sorted"])
    table.clickHeader(ofColumn: 0)
    #expect(table.sortDescriptors.map(\.ascending) == [false])
    table.clickHeader(ofColumn: 7)
  }

  @Test func nibsAreRegistered() {
    let nib = NSNib(nibData: Data(), bundle: nil)
    table.register(nib, forIdentifier: "nib")
    #expect(table.registeredNibsByIdentifier?.keys.map(\.rawValue) == ["nib"])
    #expect(table.makeView(withIdentifier: "nib", owner: nil) == nil)
    table.register(nil, forIdentifier: "nib")
    #expect(table.registeredNibsByIdentifier?.isEmpty == true)
  }

  @Test func editing() {
    table.editColumn(0, row: 1, select: true)
    #expect(table.editedRow == 1 && table.editedColumn == 0)
  }

  @Test func values() {
    let table = NSTableView()
    let values: [KeptProperty<NSTableView>] = [
      .init(\.allowsColumnReordering, default: true, other: false),
      .init(\.allowsColumnResizing, default: true, other: false),
      .init(\.allowsTypeSelect, default: true, other: false),
      .init(\.usesStaticContents, default: false, other: true),
      .init(\.verticalMotionCanBeginDrag, default: false, other: true),
      .init(\.autosaveName, default: nil, other: "table"),
      .init(\.autosaveTableColumns, default: false, other: true),
      .init(
        \.columnAutoresizingStyle, default: .lastColumnOnlyAutoresizingStyle,
        other: .uniformColumnAutoresizingStyle),
      .init(\.rowSizeStyle, default: .custom, other: .default),
      .init(\.draggingDestinationFeedbackStyle, default: .regular, other: .gap),
      .init(\.selectionHighlightStyle, default: .regular, other: .sourceList),
      .init(\.focusedColumn, default: -1, other: 1),
      .init(\.rowActionsVisible, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: table, values).isEmpty)
    #expect(table.effectiveRowSizeStyle == .medium && table.effectiveStyle == .sourceList)
    table.selectionHighlightStyle = .regular
    #expect(table.effectiveStyle == .fullWidth)
    scroll.documentView = table
    #expect(table.effectiveStyle == .inset)
    table.style = .plain
    #expect(table.effectiveStyle == .plain && table.highlightedTableColumn == nil)
    table.cornerView = NSView()
    table.drawRow(0, clipRect: .zero)
    table.highlightSelection(inClipRect: .zero)
    table.drawGrid(inClipRect: .zero)
    table.drawBackground(inClipRect: .zero)
    let row = NSTableRowView()
    let looks: [KeptProperty<NSTableRowView>] = [
      .init(\.isEmphasized, default: true, other: false),
      .init(\.isTargetForDropOperation, default: false, other: true),
      .init(\.indentationForDropOperation, default: 0, other: 3),
      .init(\.draggingDestinationFeedbackStyle, default: .regular, other: .none),
      .init(\.backgroundColor, default: .clear, other: .red),
    ]
    #expect(KeptProperty.lapses(in: row, looks).isEmpty)
    row.isEmphasized = true
    row.isSelected = true
    #expect(row.interiorBackgroundStyle == .emphasized)
    let cell = NSTableCellView()
    expectStored(cell, \.rowSizeStyle, from: .custom, to: .large)
    expectStored(cell, \.backgroundStyle, from: .normal, to: .raised)
    #expect(NSTableView.rowViewKey == "NSTableViewRowViewKey")
    #expect(
      NSTableView.selectionIsChangingNotification != NSTableView.selectionDidChangeNotification)
    #expect(NSTableView.columnDidMoveNotification != NSTableView.columnDidResizeNotification)
    #expect(NSTableView.DropOperation.above.rawValue == 1)
    #expect(NSView.BackgroundStyle.lowered.rawValue == 3)
  }

  @Test func defaultsOfTheDelegate() {
    final class Silent: NSObject, NSTableViewDelegate, NSTableViewDataSource {}
    let silent: any NSTableViewDelegate & NSTableViewDataSource = Silent()
    let column = table.tableColumns[0]
    #expect(silent.tableView(table, viewFor: nil, row: 0) == nil)
    #expect(silent.tableView(table, rowViewForRow: 0) == nil)
    #expect(silent.tableView(table, shouldEdit: nil, row: 0))
    #expect(silent.tableView(table, shouldSelect: nil))
    #expect(silent.tableView(table, typeSelectStringFor: nil, row: 0) == nil)
    #expect(silent.tableView(table, nextTypeSelectMatchFromRow: 0, toRow: 1, for: "a") == -1)
    #expect(silent.tableView(table, sizeToFitWidthOfColumn: 0) == column.width)
    #expect(silent.tableView(table, shouldReorderColumn: 0, toColumn: 1))
    #expect(!silent.tableView(table, userCanChangeVisibilityOf: column))
    #expect(silent.numberOfRows(in: table) == 0)
    #expect(silent.tableView(table, objectValueFor: nil, row: 0) == nil)
    silent.tableView(table, userDidChangeVisibilityOf: [])
    silent.tableView(table, didDrag: column)
    silent.tableView(table, setObjectValue: nil, for: nil, row: 0)
    silent.tableViewSelectionIsChanging(Notification(name: NSTableView.columnDidMoveNotification))
    table.dataSource = silent
    #expect(table.numberOfRows == 0)
  }

  /// Selected rows are drawn in the accent colour.
  @Test func picturesShowTheSelection() throws {
    table.selectRowIndexes([1], byExtendingSelection: false)
    layOut()
    let row = try #require(table.rowView(atRow: 1, makeIfNecessary: false))
    let plain = try #require(table.rowView(atRow: 0, makeIfNecessary: false))
    #expect(try row.pngData() != plain.pngData())
    table.usesAlternatingRowBackgroundColors = true
    table.gridStyleMask = .solidHorizontalGridLineMask
    layOut()
    #expect(try !scroll.pngData().isEmpty)
  }

  /// Cells of a document are prototypes, which a delegate makes by their identifier.
  @Test func documentsHavePrototypes() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects>
      <customObject id="-2" userLabel="File's Owner"/>
      <scrollView id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <clipView key="contentView" id="c"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews><tableView tableStyle="plain" rowHeight="20" viewBased="YES" id="t">
      <rect key="frame" x="0" y="0" width="200" height="100"/>
      <tableColumns><tableColumn identifier="column" width="180" id="tc"><prototypeCellViews>
      <tableCellView identifier="cell" id="p"><rect key="frame" x="0" y="0" width="180" height="20"/><subviews>
      <textField id="f"><rect key="frame" x="0" y="0" width="100" height="17"/>
      <textFieldCell key="cell" title="Text" id="fc"/></textField></subviews>
      <connections><outlet property="textField" destination="f" id="o"/></connections></tableCellView>
      </prototypeCellViews></tableColumn></tableColumns></tableView></subviews></clipView></scrollView>
      </objects></document>
      """
    var objects: NSArray?
    #expect(
      NSNib(nibData: Data(text.utf8), bundle: nil).instantiate(
        withOwner: nil, topLevelObjects: &objects))
    let scroll = try #require(objects?.lazy.compactMap { $0 as? NSScrollView }.first { _ in true })
    let table = try #require(scroll.documentView as? NSTableView)
    #expect(table.style == .plain && table.allowsMultipleSelection)
    table.dataSource = source
    table.delegate = source
    scroll.layoutSubtreeIfNeeded()
    let cell = table.view(atColumn: 0, row: 2, makeIfNecessary: false) as? NSTableCellView
    #expect(cell?.identifier == "cell" && cell?.textField?.stringValue == "Text")
    #expect(cell?.objectValue as? String == "row 2" && source.made <= 10)
  }
}
