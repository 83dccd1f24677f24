public import Foundation
public import FoundationShims

/// A data source of a table that takes its content from snapshots and its views from closures.
///
/// Differences are not animated. Applying a snapshot makes all rows again and keeps the selection. Sections have a row of
/// their own if there is a closure for their headers.
///
/// - SeeAlso: Apple, "NSTableViewDiffableDataSource".
@preconcurrency @MainActor
open class NSTableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, NSTableViewDataSource, NSTableViewDelegate {
  /// A closure that provides the view of a cell.
  public typealias CellProvider = (NSTableView, NSTableColumn, Int, ItemIdentifierType) -> NSView
  /// A closure that provides the view of a row.
  public typealias RowProvider = (NSTableView, Int, AnyHashable) -> NSTableRowView
  /// A closure that provides the view of a section's title.
  public typealias SectionHeaderViewProvider = (NSTableView, Int, SectionIdentifierType) -> NSView
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
  private enum Row: Hashable {
    case section(SectionIdentifierType)
    case item(ItemIdentifierType)
  }

  private weak var table: NSTableView?
  private let provider: CellProvider
  private var current = Snapshot()
  private var rows: [Row] = []
  private var rowOfItem: [ItemIdentifierType: Int] = [:]
  /// Provides the views of rows; the table's own without it.
  open var rowViewProvider: RowProvider?
  /// Provides the views of sections' titles; without it sections have no rows.
  open var sectionHeaderViewProvider: SectionHeaderViewProvider? { didSet { number() } }
  /// The animation of changes, which are made at once; stored only.
  open var defaultRowAnimation: NSTableView.AnimationOptions = .effectFade

  /// Creates a data source and sets it on a table, as its delegate too if it has none.
  public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
    if tableView.delegate == nil { tableView.delegate = self }
  }
  private func number() {
    rows = current.sectionIdentifiers.flatMap { section in
      (sectionHeaderViewProvider == nil ? [] : [Row.section(section)])
        + current.itemIdentifiers(inSection: section).map(Row.item)
    }
    rowOfItem = [:]
    for (index, row) in rows.enumerated() {
      if case .item(let item) = row { rowOfItem[item] = index }
    }
    table?.reloadData()
  }

  /// The current snapshot.
  open func snapshot() -> Snapshot { current }
  /// Applies a snapshot, without animation, and calls the completion.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool, completion: (() -> Void)? = nil
  ) {
    let selected = table?.selectedRowIndexes.compactMap { itemIdentifier(forRow: $0) } ?? []
    current = snapshot
    number()
    let kept = IndexSet(selected.compactMap { row(forItemIdentifier: $0) })
    table?.selectRowIndexes(kept, byExtendingSelection: false)
    completion?()
  }
  /// The item of a row; nil for one of a section's title.
  open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
    guard rows.indices.contains(row), case .item(let item) = rows[row] else { return nil }
    return item
  }
  /// The row of an item; nil for an unknown one.
  open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? { rowOfItem[identifier] }
  /// The section of a row with its title; nil for one of an item.
  open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
    guard rows.indices.contains(row), case .section(let section) = rows[row] else { return nil }
    return section
  }
  /// The row of a section's title; nil without one.
  open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
    rows.firstIndex(of: .section(identifier))
  }

  // MARK: Questions of the table

  /// The number of rows.
  open func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
  /// The view from the closures.
  open func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView? {
    guard rows.indices.contains(row) else { return nil }
    switch rows[row] {
    case .section(let section): return sectionHeaderViewProvider?(tableView, row, section)
    case .item(let item):
      guard let column = tableColumn ?? tableView.tableColumns.first else { return nil }
      return provider(tableView, column, row, item)
    }
  }
  /// The row from the closure; nil without one.
  open func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    guard let rowViewProvider, rows.indices.contains(row) else { return nil }
    switch rows[row] {
    case .section(let section): return rowViewProvider(tableView, row, AnyHashable(section))
    case .item(let item): return rowViewProvider(tableView, row, AnyHashable(item))
    }
  }
  /// Whether a row is the title of a section.
  open func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    sectionIdentifier(forRow: row) != nil
  }
}
