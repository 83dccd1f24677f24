import Foundation
import TestSupport
import Testing
import UIKit

/// Changes of rows and layouts, and views of sections that can be seen.
///
/// Source: Apple, "UITableView", "UICollectionView", "UITableViewDiffableDataSource".
@MainActor struct RowChangeTests {
  /// Two rows of 40 points, and a footer of 20 with a view of its own.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var height: CGFloat = 40
    var asked = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      20
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "foot")
    }
  }

  final class Foot: UITableViewHeaderFooterView {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(Foot.self, forHeaderFooterViewReuseIdentifier: "foot")
    (table.dataSource, table.delegate) = (source, source)
    table.reloadData()
    table.layoutIfNeeded()
    return table
  }
  private let first = IndexPath(row: 0, section: 0)
  private let second = IndexPath(row: 1, section: 0)

  @Test func footersAreMadeAndUsedAgain() throws {
    let source = Source()
    let table = table(source)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    let foot = try #require(table.footerView(forSection: 0) as? Foot)
    #expect(foot.frame == CGRect(x: 0, y: 80, width: 200, height: 20) && foot.reuses == 0)
    #expect(table.footerView(forSection: 1) == nil && table.headerView(forSection: 0) == nil)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0) === foot && foot.reuses == 1)
  }

  /// Rows that are reloaded are deselected; rows that are configured again stay selected.
  @Test func rowsAreReloadedAndReconfigured() {
    let source = Source()
    let table = table(source)
    table.allowsMultipleSelection = true
    for path in [first, second] {
      table.selectRow(at: path, animated: false, scrollPosition: .none)
    }
    let asked = source.asked
    table.reconfigureRows(at: [first])
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [first, second] && source.asked > asked)
    table.reloadRows(at: [first], with: .fade)
    table.layoutIfNeeded()
    #expect(table.indexPathsForSelectedRows == [second])
  }

  /// The end of a group of changes asks for heights again, without asking for cells.
  @Test func heightsAreAskedForAtTheEndOfUpdates() {
    let source = Source()
    let table = table(source)
    #expect(table.contentSize.height == 100)
    source.height = 50
    table.beginUpdates()
    #expect(table.contentSize.height == 100)
    table.endUpdates()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 120)
    #expect(table.footerView(forSection: 0)?.frame.minY == 100)
  }

  /// Nothing moves: the animation is kept and the rows are the same.
  @Test func animationsOfDifferencesAreKept() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
      UITableViewCell()
    }
    #expect(
      KeptProperty.lapses(
        in: source, [KeptProperty(\.defaultRowAnimation, default: .automatic, other: .left)]) == [])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: true)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  /// Four items of 40 × 30: two in a line of 100, below each other in a line of 40.
  final class Tiles: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 4 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
  }

  private func flow(_ size: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (10, 10)
    return layout
  }

  @Test func layoutsAreReplacedAndItemsFound() {
    let tiles = Tiles()
    let (wide, tall) = (
      flow(CGSize(width: 40, height: 30)), flow(CGSize(width: 100, height: 30))
    )
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: wide)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    collection.layoutIfNeeded()
    #expect(collection.indexPathForItem(at: CGPoint(x: 80, y: 5)) == IndexPath(item: 1, section: 0))
    #expect(collection.indexPathForItem(at: CGPoint(x: 50, y: 5)) == nil)
    #expect(collection.contentSize.height == 70)
    collection.setCollectionViewLayout(tall, animated: true)
    collection.layoutIfNeeded()
    #expect(collection.collectionViewLayout === tall && tall.collectionView === collection)
    #expect(wide.collectionView == nil && collection.contentSize.height == 150)
    #expect(collection.indexPathForItem(at: CGPoint(x: 80, y: 5)) == IndexPath(item: 0, section: 0))
    #expect(
      collection.indexPathForItem(at: CGPoint(x: 80, y: 85)) == IndexPath(item: 2, section: 0))
    #expect(
      KeptProperty.lapses(
        in: collection, [KeptProperty(\.isPrefetchingEnabled, default: true, other: false)]) == [])
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 150)
  }
}
