import Foundation
import Testing
import UIKit

/// Headers that stay, groups with their margins, separators and backgrounds of tables.
///
/// Source: Apple, "UITableView.Style", "separatorInset", "backgroundView", "estimatedRowHeight".
@MainActor struct TableLookTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title: String? = "Section"
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }
  }
  static func table(
    _ style: UITableView.Style, _ source: Source, width: CGFloat = 320,
    of cell: UITableViewCell.Type = UITableViewCell.self
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 200), style: style)
    table.register(cell, forCellReuseIdentifier: "cell")
    table.rowHeight = 40
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  /// Sections of 28 + 10 × 40 = 428: at 100 the first header is stuck, at 420 the next one pushes it up.
  @Test(
    arguments: [(0, 0), (100, 100), (399, 399), (420, 400), (428, 428)] as [(CGFloat, CGFloat)])
  func headersOfPlainTablesStay(offset: CGFloat, top: CGFloat) throws {
    let source = Source()
    let table = Self.table(.plain, source)
    table.contentOffset.y = offset
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: offset < 428 ? 0 : 1))
    #expect(header.frame.minY == top)
    #expect(table.subviews.last is UITableViewHeaderFooterView, "in front of the rows")
    #expect(table.rectForHeader(inSection: 0).minY == 0, "where it is without scrolling")
  }

  @Test func headersOfGroupsScrollAlong() throws {
    let source = Source()
    let table = Self.table(.grouped, source)
    table.contentOffset.y = 20
    table.layoutIfNeeded()
    #expect(
      try #require(table.headerView(forSection: 0)).frame
        == CGRect(x: 0, y: 0, width: 320, height: 38))
  }

  /// Groups without texts have 17.5 points above and below, so 35 between them.
  @Test func groupsHaveRoomAroundThem() {
    let source = Source()
    source.title = nil
    let table = Self.table(.grouped, source)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 17.5)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 452.5)
    table.sectionHeaderHeight = 8
    table.sectionFooterHeight = 8
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 424)
  }

  @Test(arguments: [(375, 16), (414, 20)] as [(CGFloat, CGFloat)])
  func insetGroupsStandInTheMargins(width: CGFloat, margin: CGFloat) throws {
    let source = Source()
    let table = Self.table(.insetGrouped, source, width: width)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.frame == CGRect(x: margin, y: 38, width: width - 2 * margin, height: 40))
    #expect(cell.contentView.layoutMargins.left == margin)
    #expect(table.headerView(forSection: 0)?.frame.minX == margin)
  }

  @Test func separatorInsets() throws {
    let source = Source()
    let table = Self.table(.plain, source, width: 375)
    let cell = try #require(table.visibleCells.first)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
    table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    #expect(cell.separatorInset.left == 50)
    cell.separatorInset = .zero
    #expect(cell.separatorInset == .zero)
    #expect(table.separatorInset.left == 50)
  }

  @Test func theBackgroundStaysBehindTheRows() {
    let source = Source()
    let table = Self.table(.plain, source)
    let background = UIView()
    table.backgroundView = background
    table.contentOffset.y = 60
    table.layoutIfNeeded()
    #expect(table.subviews.first === background)
    #expect(background.frame == CGRect(x: 0, y: 60, width: 320, height: 200))
  }

  /// Without an estimate no cell is asked, and an automatic row is 44 high whatever is in it.
  @Test(arguments: [(0, 44), (80, 60)] as [(CGFloat, CGFloat)])
  func noEstimateNoMeasuring(estimate: CGFloat, height: CGFloat) throws {
    final class High: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
    }
    let source = Source()
    let table = Self.table(.plain, source, of: High.self)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    // Rows that were not seen have the estimate.
    #expect(table.rectForRow(at: IndexPath(row: 9, section: 2)).height == (estimate == 0 ? 44 : 80))
    table.reloadData()
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    #expect(cell is High)
    #expect(cell.frame.height == height)
  }
}
