import AppKit
import TestSupport
import Testing

/// Outlines whose items a data source provides.
@MainActor struct OutlineViewTests {
  final class Node: NSObject {
    let name: String
    var children: [Node]
    init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
  }
  final class Source: NSObject, NSOutlineViewDataSource, NSOutlineViewDelegate {
    var roots = [
      Node("a", [Node("a1", [Node("a11")]), Node("a2")]), Node("b"), Node("c", [Node("c1")]),
    ]
    var events: [String] = []
    var mayExpand = true
    private func children(_ item: Any?) -> [Node] { (item as? Node)?.children ?? roots }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      children(item).count
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      children(item)[index]
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      !children(item).isEmpty
    }
    func outlineView(
      _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
    ) -> Any? { (item as? Node)?.name }
    func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { mayExpand }
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool {
      (item as? Node)?.name != "b"
    }
    func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
      (item as? Node)?.name == "c" ? 40 : outlineView.rowHeight
    }
    func outlineViewItemWillExpand(_ notification: Notification) { events.append("will expand") }
    func outlineViewItemDidExpand(_ notification: Notification) {
      events.append("expanded \((notification.userInfo?["NSObject"] as? Node)?.name ?? "")")
    }
    func outlineViewItemDidCollapse(_ notification: Notification) { events.append("collapsed") }
    func outlineViewSelectionDidChange(_ notification: Notification) { events.append("selection") }
    func outlineViewColumnDidMove(_ notification: Notification) { events.append("moved") }
    func outlineViewColumnDidResize(_ notification: Notification) { events.append("resized") }
    func outlineView(
      _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]
    ) { events.append("sorted") }
  }

  let source = Source()
  let outline = NSOutlineView()
  let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 300, height: 400))

  init() {
    let column = NSTableColumn(identifier: "name")
    column.width = 200
    outline.addTableColumn(column)
    outline.style = .plain
    outline.outlineTableColumn = column
    scroll.documentView = outline
    outline.dataSource = source
    outline.delegate = source
    scroll.layoutSubtreeIfNeeded()
  }
  private var names: [String] {
    (0..<outline.numberOfRows).compactMap { (outline.item(atRow: $0) as? Node)?.name }
  }

  @Test func itemsExpandAndCollapse() {
    let first = source.roots[0]
    #expect(names == ["a", "b", "c"])
    outline.expandItem(first)
    #expect(names == ["a", "a1", "a2", "b", "c"] && outline.isItemExpanded(first))
    #expect(source.events == ["will expand", "expanded a"])
    outline.expandItem(first, expandChildren: true)
    #expect(names == ["a", "a1", "a11", "a2", "b", "c"])
    #expect((0..<6).map { outline.level(forRow: $0) } == [0, 1, 2, 1, 0, 0])
    #expect(outline.row(forItem: first.children[1]) == 3 && outline.level(forItem: first) == 0)
    #expect(outline.parent(forItem: first.children[1]) as? Node === first)
    #expect(
      outline.parent(forItem: first) == nil && outline.childIndex(forItem: first.children[1]) == 1)
    #expect(outline.numberOfChildren(ofItem: first) == 2 && outline.isExpandable(first))
    #expect(outline.child(0, ofItem: nil) as? Node === first)
    outline.collapseItem(first)
    #expect(names == ["a", "b", "c"] && source.events.last == "collapsed")
    // What is below keeps its state.
    outline.expandItem(first)
    #expect(names == ["a", "a1", "a11", "a2", "b", "c"])
    outline.collapseItem(nil, collapseChildren: true)
    outline.expandItem(first)
    #expect(names == ["a", "a1", "a2", "b", "c"])
    source.mayExpand = false
    outline.expandItem(nil, expandChildren: true)
    #expect(names.count == 5)
    #expect(outline.row(forItem: Node("x")) == -1 && outline.item(atRow: 50) == nil)
    #expect(outline.level(forRow: 50) == -1 && outline.childIndex(forItem: Node("x")) == -1)
  }

  /// Cells stand behind their triangle, further right by level.
  @Test func rowsAreIndented() throws {
    outline.expandItem(source.roots[0])
    scroll.layoutSubtreeIfNeeded()
    let lefts = try (0..<3).map { row in
      let cell = try #require(outline.view(atColumn: 0, row: row, makeIfNecessary: false))
      return outline.convert(cell.bounds, from: cell).minX
    }
    #expect(lefts == [17, 33, 33])
    #expect(outline.frameOfOutlineCell(atRow: 0).maxX == 17)
    #expect(outline.frameOfOutlineCell(atRow: 1).maxX == 33)
    #expect(outline.frameOfOutlineCell(atRow: 2) == .zero)
    #expect(outline.rect(ofRow: 4).height == 42)
    outline.indentationMarkerFollowsCell = false
    scroll.layoutSubtreeIfNeeded()
    #expect(outline.frameOfOutlineCell(atRow: 1).maxX == 17)
    // The triangle toggles its item.
    let row = try #require(outline.rowView(atRow: 0, makeIfNecessary: false))
    let button = try #require(
      row.subviews.compactMap { $0 as? NSControl }.first {
        $0.identifier == NSOutlineView.disclosureButtonIdentifier
      })
    button.performClick(nil)
    #expect(names == ["a", "b", "c"])
    #expect(try !scroll.pngData().isEmpty)
  }

  @Test func changesKeepTheSelection() {
    let first = source.roots[0]
    outline.selectRowIndexes([2], byExtendingSelection: false)
    outline.expandItem(first)
    #expect(outline.selectedRow == 4)
    first.children.insert(Node("a0"), at: 0)
    outline.insertItems(at: [0], inParent: first, withAnimation: .slideDown)
    #expect(outline.selectedRow == 5 && names[1] == "a0")
    first.children.remove(at: 0)
    outline.removeItems(at: [0], inParent: first)
    source.roots.swapAt(1, 2)
    outline.moveItem(at: 1, inParent: nil, to: 2, inParent: nil)
    #expect(names == ["a", "a1", "a2", "c", "b"] && outline.selectedRow == 3)
    outline.reloadItem(first, reloadChildren: true)
    outline.reloadItem(nil)
    #expect(outline.selectedRow == 3)
    outline.clickRow(4)
    #expect(outline.selectedRow == 3)
    outline.clickRow(0)
    #expect(outline.selectedRow == 0 && source.events.last == "selection")
  }

  @Test func namesAndValues() {
    outline.tableColumns[0].width = 150
    outline.addTableColumn(NSTableColumn(identifier: "b"))
    outline.moveColumn(0, toColumn: 1)
    outline.sortDescriptors = [NSSortDescriptor(keyPath: \NSString.length, ascending: true)]
    #expect(source.events == ["resized", "moved", "sorted"])
    let table: [KeptProperty<NSOutlineView>] = [
      .init(\.autoresizesOutlineColumn, default: true, other: false),
      .init(\.autosaveExpandedItems, default: false, other: true),
      .init(\.stronglyReferencesItems, default: true, other: false),
      .init(\.indentationPerLevel, default: 16, other: 20),
    ]
    #expect(KeptProperty.lapses(in: outline, table).isEmpty)
    let names = [
      NSOutlineView.selectionDidChangeNotification, NSOutlineView.selectionIsChangingNotification,
      NSOutlineView.columnDidMoveNotification, NSOutlineView.columnDidResizeNotification,
      NSOutlineView.itemWillExpandNotification, NSOutlineView.itemDidExpandNotification,
      NSOutlineView.itemWillCollapseNotification, NSOutlineView.itemDidCollapseNotification,
      NSTableView.selectionDidChangeNotification,
    ]
    #expect(Set(names).count == 9)
    #expect(NSOutlineView.disclosureButtonIdentifier != NSOutlineView.showHideButtonIdentifier)
    final class Silent: NSObject, NSOutlineViewDelegate, NSOutlineViewDataSource {}
    let silent: any NSOutlineViewDelegate & NSOutlineViewDataSource = Silent()
    let column = outline.tableColumns[0]
    #expect(silent.outlineView(outline, viewFor: nil, item: 1) == nil)
    #expect(silent.outlineView(outline, rowViewForItem: 1) == nil)
    #expect(silent.outlineView(outline, shouldEdit: nil, item: 1))
    #expect(silent.outlineView(outline, shouldSelect: nil))
    #expect(silent.outlineView(outline, typeSelectStringFor: nil, item: 1) == nil)
    #expect(!silent.outlineView(outline, isGroupItem: 1))
    #expect(silent.outlineView(outline, shouldCollapseItem: 1))
    #expect(silent.outlineView(outline, shouldShowOutlineCellForItem: 1))
    #expect(silent.outlineView(outline, sizeToFitWidthOfColumn: 0) == column.width)
    #expect(silent.outlineView(outline, shouldReorderColumn: 0, toColumn: 1))
    #expect(!silent.outlineView(outline, userCanChangeVisibilityOf: column))
    #expect(silent.outlineView(outline, itemForPersistentObject: 1) == nil)
    #expect(silent.outlineView(outline, persistentObjectForItem: 1) == nil)
    silent.outlineView(outline, setObjectValue: nil, for: nil, byItem: nil)
    silent.outlineView(outline, mouseDownInHeaderOf: column)
    silent.outlineView(outline, didClick: column)
    silent.outlineView(outline, didDrag: column)
    silent.outlineViewItemWillCollapse(Notification(name: NSOutlineView.itemWillExpandNotification))
    silent.outlineViewSelectionIsChanging(
      Notification(name: NSOutlineView.selectionIsChangingNotification))
    outline.dataSource = silent
    #expect(outline.numberOfRows == 0)
  }

  /// Values without identity of their own are items too.
  @Test func valuesAreItems() {
    final class Numbers: NSObject, NSOutlineViewDataSource {
      func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
        (item as? Int ?? 0) < 100 ? 2 : 0
      }
      func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
        (item as? Int ?? 0) * 10 + index + 1
      }
      func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
        (item as? Int ?? 0) < 100
      }
    }
    let numbers = Numbers()
    outline.delegate = nil
    outline.dataSource = numbers
    outline.expandItem(1)
    #expect((0..<outline.numberOfRows).map { outline.item(atRow: $0) as? Int } == [1, 11, 12, 2])
  }
}
