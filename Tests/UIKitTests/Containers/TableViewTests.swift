import Foundation
import Testing
import UIKit

/// Tables with a data source: heights, cells, headers, reuse.
///
/// Source: Apple, "UITableView", "UITableViewDataSource", "UITableViewDelegate". Heights are sums of those
/// stated beside each case.
@MainActor @Suite struct TableViewTests {
  /// A cell whose initialiser a client overrides, as clients do.
  final class Lines: UITableViewCell {
    let line = UIView()
    var height: NSLayoutConstraint?
    var reuses = 0
    static var made = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Self.made += 1
      line.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(line)
      let height = line.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
        line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        height,
      ])
      self.height = height
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  /// A cell that is laid out by hand.
  final class ByHand: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.width / 10)
    }
  }

  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[CGFloat]]
    var titles: [Int: String] = [:]
    var headers: [Int: UIView] = [:]
    var fixed: CGFloat?
    var ended: [IndexPath] = []
    var scrolls = 0
    init(_ rows: [[CGFloat]]) { self.rows = rows }
    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Lines)?.height?.constant = rows[indexPath.section][indexPath.row]
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      fixed ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles[section]
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      headers[section]
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @MainActor final class Kept { var sources: [Source] = [] }
  private let kept = Kept()

  private func table(_ source: Source, _ type: AnyClass = Lines.self) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    kept.sources.append(source)
    table.register(type, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    table.reloadData()
    return table
  }
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func indexPaths() {
    var path = IndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    #expect(path == IndexPath(item: 3, section: 2))
    path.section = 5
    path.row = 6
    #expect(path == IndexPath(row: 6, section: 5))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  @Test func rowsOfAFixedHeight() {
    let source = Source([Array(repeating: 0, count: 100), [0, 0]])
    let table = table(source)
    table.rowHeight = 30
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 100)
    #expect(table.numberOfRows(inSection: 7) == 0)
    #expect(table.contentSize == CGSize(width: 200, height: 3060))
    #expect(table.rectForRow(at: path(0, 5)) == CGRect(x: 0, y: 150, width: 200, height: 30))
    #expect(table.rectForRow(at: path(1, 1)).minY == 3030)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 3000, width: 200, height: 60))
    #expect(table.rectForRow(at: path(1, 2)) == .zero)
    // 300 / 30: the eleventh only touches the lower edge.
    #expect(table.indexPathsForVisibleRows == (0..<10).map { path(0, $0) })
    #expect(table.cellForRow(at: path(0, 9))?.frame == CGRect(x: 0, y: 270, width: 200, height: 30))
    #expect(table.cellForRow(at: path(0, 10)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 89.5)) == path(0, 2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 90)) == path(0, 3))
  }

  @Test func constraintsDecideAutomaticHeights() throws {
    let source = Source([[20, 40, 60], [7]])
    let table = table(source)
    // An estimate of 44 each, until rows are seen.
    #expect(table.contentSize.height == 176)
    table.layoutIfNeeded()
    // 5 + height + 5: 30, 50, 70 and 17.
    #expect(table.contentSize.height == 167)
    #expect(
      table.visibleCells.map(\.frame.height) == [30, 50, 70, 17]
        && table.visibleCells.map(\.frame.minY) == [0, 30, 80, 150])
    let cell = try #require(table.cellForRow(at: path(0, 1)) as? Lines)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(cell.line.frame == CGRect(x: 20, y: 5, width: 180, height: 40))
    #expect(table.indexPath(for: cell) == path(0, 1))
  }

  @Test func onlyWhatIsSeenIsMadeAndUsedAgain() throws {
    let source = Source([Array(repeating: 20, count: 1000)])
    let table = table(source)
    Lines.made = 0
    table.layoutIfNeeded()
    // Rows of 30 in 300.
    #expect(table.visibleCells.count == 10 && Lines.made <= 12)
    let made = Lines.made
    for y in stride(from: 0, through: 2000, by: 15) {
      table.contentOffset = CGPoint(x: 0, y: y)
      table.layoutIfNeeded()
      let shown = try #require(table.indexPathsForVisibleRows)
      #expect(shown.count <= 11)
      for path in shown { #expect(table.rectForRow(at: path).intersects(table.bounds)) }
    }
    #expect(Lines.made <= made + 2)
    #expect(source.scrolls > 100 && source.ended.contains(path(0, 0)))
    #expect(table.visibleCells.allSatisfy { ($0 as? Lines)?.reuses ?? 0 > 0 })
  }

  @Test func cellsLaidOutByHandSayHowHighTheyAre() {
    let table = table(Source([[0, 0]]), ByHand.self)
    table.layoutIfNeeded()
    // 200 / 10 each.
    #expect(table.contentSize.height == 40)
    table.frame.size.width = 300
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 300, height: 60))
    #expect(table.visibleCells.map(\.frame.width) == [300, 300])
  }

  @Test func aPlainCellIsFortyFour() {
    let table = table(Source([[0, 0, 0]]), UITableViewCell.self)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 132 && table.visibleCells.count == 3)
  }

  @Test func headersAndFooters() throws {
    let source = Source([[20], [20], []])
    source.titles = [1: "Second"]
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    let header = UIView()
    header.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: header.topAnchor, constant: 4),
      inner.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -4),
      inner.heightAnchor.constraint(equalToConstant: 12),
    ])
    source.headers = [0: header]
    let table = table(source)
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 15))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 25))
    table.sectionFooterHeight = 3
    table.layoutIfNeeded()
    // 15 above; 4 + 12 + 4, a row of 30, 3; a text of 28, 30, 3; an empty section, 3; 25 below.
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 15, width: 200, height: 20))
    #expect(header.frame == CGRect(x: 0, y: 15, width: 200, height: 20))
    #expect(table.rectForRow(at: path(0, 0)).minY == 35)
    #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 65, width: 200, height: 3))
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 68, width: 200, height: 28))
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Second")
    #expect(table.rect(forSection: 2) == CGRect(x: 0, y: 129, width: 200, height: 3))
    #expect(table.contentSize.height == 157)
    #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 132, width: 200, height: 25))
  }

  @Test func reloadingAsksAnew() {
    let source = Source([[20, 20]])
    let table = table(source)
    table.layoutIfNeeded()
    source.rows = [[20], [40]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 80)
    #expect(table.indexPathsForVisibleRows == [path(0, 0), path(1, 0)])
    source.fixed = 11
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 22)
  }

  @Test func choosingAndScrolling() {
    let source = Source([Array(repeating: 0, count: 50)])
    source.fixed = 20
    let table = table(source)
    table.layoutIfNeeded()
    table.selectRow(at: path(0, 3), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == path(0, 3))
    #expect(table.cellForRow(at: path(0, 3))?.isSelected == true)
    table.scrollToRow(at: path(0, 30), at: .top, animated: true)
    #expect(table.contentOffset.y == 600)
    table.scrollToRow(at: path(0, 30), at: .bottom, animated: true)
    // 620 − 300.
    #expect(table.contentOffset.y == 320)
    table.scrollToRow(at: path(0, 30), at: .middle, animated: true)
    #expect(table.contentOffset.y == 460)
    table.deselectRow(at: path(0, 3), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }
}
