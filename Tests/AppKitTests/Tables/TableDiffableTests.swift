import AppKit
import Testing

/// Tables with snapshots.
@MainActor struct TableDiffableTests {
  private func table() -> NSTableView {
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 300))
    table.addTableColumn(NSTableColumn(identifier: "a"))
    return table
  }
  private func snapshot(_ items: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in items.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test func itemsAreRows() {
    let table = table()
    let source = NSTableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _, item in
      NSTextField(labelWithString: item)
    }
    source.apply(snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
    table.layoutSubtreeIfNeeded()
    #expect(table.numberOfRows == 3 && source.itemIdentifier(forRow: 2) == "c")
    #expect(
      (table.view(atColumn: 0, row: 1, makeIfNecessary: false) as? NSTextField)?.stringValue == "b")
    table.selectRowIndexes([2], byExtendingSelection: false)
    var isDone = false
    source.apply(snapshot([["c"], ["a"]]), animatingDifferences: true) { isDone = true }
    #expect(isDone && table.selectedRow == 0 && source.row(forItemIdentifier: "a") == 1)
    #expect(source.row(forItemIdentifier: "b") == nil && source.snapshot().numberOfItems == 2)
    #expect(source.itemIdentifier(forRow: 9) == nil && source.sectionIdentifier(forRow: 0) == nil)
    expectStored(source, \.defaultRowAnimation, from: .effectFade, to: .slideUp)
  }

  /// With a closure for titles each section has a row of its own.
  @Test func sectionsHaveTitles() {
    let table = table()
    let source = NSTableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _, _ in
      NSTableCellView()
    }
    source.apply(snapshot([["a", "b"], ["c"]]), animatingDifferences: false)
    source.sectionHeaderViewProvider = { _, _, section in
      NSTextField(labelWithString: "Section \(section)")
    }
    final class Row: NSTableRowView {}
    source.rowViewProvider = { _, _, _ in Row() }
    table.reloadData()
    table.layoutSubtreeIfNeeded()
    #expect(table.numberOfRows == 5 && source.sectionIdentifier(forRow: 3) == 1)
    #expect(source.row(forSectionIdentifier: 1) == 3 && source.row(forItemIdentifier: "c") == 4)
    let title = table.rowView(atRow: 3, makeIfNecessary: false)
    #expect(title?.isGroupRowStyle == true && title is Row)
    #expect((title?.view(atColumn: 0) as? NSTextField)?.stringValue == "Section 1")
  }
}
