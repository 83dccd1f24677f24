import Foundation
import Testing
import UIKit

/// A program's methods of table and collection controllers are the ones that the view asks, and their defaults
/// are those of delegates that leave the method out.
@MainActor struct ControllerOverrideTests {
  final class Rows: UITableViewController {
    var heard: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell() }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      indexPath.row == 0 ? 60 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { super.tableView(tableView, titleForHeaderInSection: section) ?? "Title" }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      heard.append("zoom")
    }
  }

  final class Items: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var heard: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) { heard.append("highlight") }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 7, height: 8) }
  }

  /// A delegate that leaves every method out.
  final class Silent: NSObject, UITableViewDelegate, UICollectionViewDelegateFlowLayout {}

  private static let path = IndexPath(row: 0, section: 0)

  @Test func aTableAsksTheOverride() throws {
    let controller = Rows(style: .plain)
    let table = try #require(controller.tableView)
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    table.rowHeight = 50
    table.layoutIfNeeded()
    #expect(
      (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [60, 50, 50])
    #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == "Title")
    controller.heard = []
    table.contentOffset.y += 1
    table.delegate?.scrollViewWillBeginZooming(table, with: nil)
    #expect(controller.heard == ["scroll", "zoom"])
  }

  @Test func aCollectionAsksTheOverride() throws {
    let controller = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try #require(controller.collectionView)
    collection.delegate?.collectionView?(collection, didHighlightItemAt: Self.path)
    #expect(controller.heard == ["highlight"])
    let layout = collection.collectionViewLayout
    let flow = try #require(collection.delegate as? any UICollectionViewDelegateFlowLayout)
    #expect(
      flow.collectionView(collection, layout: layout, sizeForItemAt: Self.path)
        == CGSize(width: 7, height: 8))
  }

  /// The defaults of Apple's headers: everything is permitted, sizes are the table's, a tap selects its row.
  @Test func defaultsOfAControllerAreThoseOfAnyDelegate() throws {
    let controller = UITableViewController(style: .plain)
    let table = try #require(controller.tableView)
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (51, 22, 23)
    for delegate: any UITableViewDelegate in [controller, Silent()] {
      #expect(delegate.tableView(table, heightForRowAt: Self.path) == 51)
      #expect(delegate.tableView?(table, heightForHeaderInSection: 0) == 22)
      #expect(delegate.tableView?(table, heightForFooterInSection: 0) == 23)
      #expect(delegate.tableView?(table, viewForHeaderInSection: 0) == .some(nil))
      #expect(delegate.tableView?(table, shouldHighlightRowAt: Self.path) == true)
      #expect(delegate.tableView?(table, willSelectRowAt: Self.path) == Self.path)
      #expect(delegate.tableView?(table, willDeselectRowAt: Self.path) == Self.path)
      #expect(delegate.tableView?(table, editingStyleForRowAt: Self.path) == .delete)
      #expect(delegate.scrollViewShouldScrollToTop(table))
      #expect(delegate.viewForZooming(in: table) == nil)
    }
  }

  @Test func defaultsOfAFlowAreThoseOfItsLayout() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 3, height: 4)
    layout.sectionInset.left = 5
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (6, 7)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let silent = Silent()
    #expect(
      silent.collectionView(collection, layout: layout, sizeForItemAt: Self.path) == layout.itemSize
    )
    #expect(
      silent.collectionView(collection, layout: layout, insetForSectionAt: 0) == layout.sectionInset
    )
    #expect(
      silent.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: 0) == 6)
    #expect(
      silent.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: 0) == 7
    )
  }
}
