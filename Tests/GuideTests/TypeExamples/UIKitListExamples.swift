import TestSupport
import Testing
import UIKit

/// Tables and collections of UIKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct UIKitListExamples {
  @Test func uiTableView() throws {
    let print = PrintedLines()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    var rows = NSDiffableDataSourceSnapshot<Int, Int>()
    rows.appendSections([0])
    rows.appendItems(Array(0..<100))
    source.apply(rows)
    print(table.contentSize.height, table.numberOfRows(inSection: 0))
    let documented = try DocumentedType("UIKit/Views/Tables/UITableView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiTableViewCell() throws {
    let print = PrintedLines()
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "person")
    cell.textLabel?.text = "Ada"
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    cell.layoutIfNeeded()
    print(NSStringFromCGRect(cell.frame))
    print(cell.contentView.frame.width)
    let documented = try DocumentedType("UIKit/Views/Tables/UITableViewCell.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiCollectionView() throws {
    let print = PrintedLines()
    let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    grid.frame.size = CGSize(width: 170, height: 480)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) { _, _, _ in
      UICollectionViewCell()
    }
    var items = NSDiffableDataSourceSnapshot<Int, Int>()
    items.appendSections([0])
    items.appendItems(Array(0..<9))
    source.apply(items)
    print(grid.layoutAttributesForItem(at: [0, 8])?.frame.maxY ?? 0)
    let documented = try DocumentedType("UIKit/Views/Collections/UICollectionView.swift")
    #expect(print.lines == documented.output)
  }
}
