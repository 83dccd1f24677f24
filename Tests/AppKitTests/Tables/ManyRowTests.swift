import AppKit
import Testing

/// Work that grows with rows, counted in questions to the program.
@MainActor @Suite struct ManyRowTests {
  private final class Tree: NSObject, NSOutlineViewDataSource {
    let count: Int
    var asked = 0
    var asksBack = false
    init(_ count: Int) { self.count = count }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
      item == nil ? count : 1
    }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
      asked += 1
      if asksBack { _ = outlineView.row(forItem: "0") }
      return item.map { "\($0).\(index)" } ?? "\(index)"
    }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
      (item as? String)?.contains(".") == false
    }
  }

  @Test func allItemsAreExpandedInOnePass() {
    let (outline, tree) = (
      NSOutlineView(frame: NSRect(x: 0, y: 0, width: 200, height: 100)), Tree(200)
    )
    outline.addTableColumn(NSTableColumn(identifier: .init("a")))
    outline.outlineTableColumn = outline.tableColumns[0]
    outline.dataSource = tree
    outline.reloadData()
    outline.layoutSubtreeIfNeeded()
    outline.selectRowIndexes([7], byExtendingSelection: false)
    tree.asked = 0
    outline.expandItem(nil, expandChildren: true)
    // Once by the expansion and once for the rows, for each of 400 items.
    #expect(outline.numberOfRows == 400 && tree.asked <= 800)
    #expect(outline.selectedRowIndexes == [14])
    tree.asked = 0
    outline.collapseItem(nil, collapseChildren: true)
    #expect(outline.numberOfRows == 200 && tree.asked <= 800 && outline.selectedRowIndexes == [7])
  }

  @Test func dataSourcesMayAskTheOutline() {
    let (outline, tree) = (NSOutlineView(), Tree(5))
    outline.addTableColumn(NSTableColumn(identifier: .init("a")))
    tree.asksBack = true
    outline.dataSource = tree
    outline.reloadData()
    #expect(outline.numberOfRows == 5)
    outline.expandItem(nil, expandChildren: true)
    #expect(outline.numberOfRows == 10)
    outline.collapseItem("0", collapseChildren: true)
    #expect(outline.numberOfRows == 9 && outline.row(forItem: "4") == 7)
  }

  private final class Groups: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    var asked = 0
    func numberOfRows(in tableView: NSTableView) -> Int { 3000 }
    func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
      asked += 1
      return row.isMultiple(of: 100)
    }
  }

  @Test func titlesAreAskedForOnce() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    let (table, source) = (NSTableView(), Groups())
    table.addTableColumn(NSTableColumn(identifier: .init("a")))
    (table.dataSource, table.delegate) = (source, source)
    scroll.documentView = table
    table.reloadData()
    scroll.layoutSubtreeIfNeeded()
    source.asked = 0
    for row in stride(from: 50, to: 3000, by: 50) {
      table.scrollRowToVisible(row)
      scroll.layoutSubtreeIfNeeded()
    }
    // The rows that came into sight, and no others.
    #expect(source.asked < 2000)
  }

  /// New numbers of rows, against changes made one by one to an array.
  @Test(arguments: 1...30) func selectionFollowsChanges(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func number(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % limit
    }
    final class Rows: NSObject, NSTableViewDataSource {
      var items = Array(0..<40)
      func numberOfRows(in tableView: NSTableView) -> Int { items.count }
    }
    let (table, rows) = (NSTableView(), Rows())
    table.addTableColumn(NSTableColumn(identifier: .init("a")))
    table.dataSource = rows
    table.allowsMultipleSelection = true
    table.reloadData()
    let wanted = IndexSet((0..<12).map { _ in number(below: 40) })
    table.selectRowIndexes(wanted, byExtendingSelection: false)
    let new = IndexSet((0..<8).map { _ in number(below: 40) })
    for index in new { rows.items.insert(-1, at: index) }
    table.insertRows(at: new)
    #expect(IndexSet(table.selectedRowIndexes.map { rows.items[$0] }) == wanted, "seed \(seed)")
    let gone = IndexSet((0..<9).map { _ in number(below: rows.items.count) })
    let lost = IndexSet(gone.map { rows.items[$0] }.filter { $0 >= 0 })
    for index in gone.reversed() { rows.items.remove(at: index) }
    table.removeRows(at: gone)
    let left = wanted.subtracting(lost)
    #expect(IndexSet(table.selectedRowIndexes.map { rows.items[$0] }) == left, "seed \(seed)")
  }
}
