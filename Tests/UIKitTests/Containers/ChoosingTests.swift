import Foundation
import Testing
import UIKit

/// Choosing rows and items: by programs, which tells nobody, and as people do it.
///
/// Source: Apple, "UITableView", "UITableViewDelegate", "UICollectionViewDelegate".
@MainActor struct ChoosingTests {
  /// A table's or a collection's source and delegate that writes down what it hears.
  final class Listener: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var heard: [String] = []
    var refused: Set<String> = []
    var other: IndexPath?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      heard.append("shouldHighlight \(indexPath.row)")
      return !refused.contains("highlight")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      heard.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      heard.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append("willSelect \(indexPath.row)")
      return refused.contains("select") ? nil : other ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      heard.append("willDeselect \(indexPath.row)")
      return refused.contains("deselect") ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("didDeselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { heard.append("accessory \(indexPath.row)") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      heard.append("shouldSelect \(indexPath.item)")
      return !refused.contains("select")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      heard.append("shouldDeselect \(indexPath.item)")
      return !refused.contains("deselect")
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { heard.append("didDeselect \(indexPath.item)") }
  }

  static func table(_ listener: Listener) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.dataSource = listener
    table.delegate = listener
    table.layoutIfNeeded()
    return table
  }
  static func collection(_ listener: Listener) -> UICollectionView {
    let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = listener
    collection.delegate = listener
    collection.layoutIfNeeded()
    return collection
  }
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func programsChooseInSilence() {
    let listener = Listener()
    let table = Self.table(listener)
    table.selectRow(at: Self.row(3), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == Self.row(3))
    #expect(table.cellForRow(at: Self.row(3))?.isSelected == true)
    table.selectRow(at: Self.row(4), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [Self.row(4)])
    #expect(table.cellForRow(at: Self.row(3))?.isSelected == false)
    table.selectRow(at: Self.row(40), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [Self.row(4)], "there is no such row")
    table.deselectRow(at: Self.row(4), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(listener.heard.isEmpty)
  }

  @Test func aTapIsToldInOrder() {
    let listener = Listener()
    let table = Self.table(listener)
    #expect(table.tapRow(at: Self.row(1)))
    #expect(
      listener.heard == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    listener.heard = []
    #expect(table.tapRow(at: Self.row(2)))
    #expect(
      listener.heard == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(table.cellForRow(at: Self.row(1))?.isSelected == false)
    #expect(table.cellForRow(at: Self.row(2))?.isHighlighted == false)
    #expect(!table.tapRow(at: Self.row(99)), "there is no such row")
  }

  nonisolated static let refusals: [(String, [String])] = [
    ("highlight", ["shouldHighlight 2"]),
    ("select", ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2"]),
    (
      "deselect",
      [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1",
      ]
    ),
  ]
  @Test(arguments: refusals) func aDelegateRefuses(what: String, heard: [String]) {
    let listener = Listener()
    let table = Self.table(listener)
    table.selectRow(at: Self.row(1), animated: false, scrollPosition: .none)
    listener.refused = [what]
    #expect(!table.tapRow(at: Self.row(2)))
    #expect(listener.heard == heard)
    #expect(table.indexPathForSelectedRow == Self.row(1))
  }

  @Test func aDelegateChoosesAnotherRow() {
    let listener = Listener()
    let table = Self.table(listener)
    listener.other = Self.row(7)
    #expect(!table.tapRow(at: Self.row(2)))
    #expect(table.indexPathForSelectedRow == Self.row(7))
    #expect(listener.heard.last == "didSelect 7")
  }

  @Test func severalRowsAreChosenAndGivenUp() {
    let listener = Listener()
    let table = Self.table(listener)
    table.allowsMultipleSelection = true
    table.tapRow(at: Self.row(2))
    table.tapRow(at: Self.row(1))
    #expect(table.indexPathsForSelectedRows == [Self.row(2), Self.row(1)])
    listener.heard = []
    #expect(!table.tapRow(at: Self.row(2)))
    #expect(listener.heard.suffix(2) == ["willDeselect 2", "didDeselect 2"])
    #expect(table.indexPathsForSelectedRows == [Self.row(1)])
    table.allowsSelection = false
    #expect(!table.tapRow(at: Self.row(5)))
  }

  /// A row out of sight is scrolled to; its cell knows that it is chosen, and the next user of the cell not.
  @Test func rowsOutOfSightAreChosen() {
    let listener = Listener()
    let table = Self.table(listener)
    #expect(table.tapRow(at: Self.row(30)))
    #expect(table.cellForRow(at: Self.row(30))?.isSelected == true)
    table.contentOffset = .zero
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    table.scrollToRow(at: Self.row(30), at: .middle, animated: false)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: Self.row(30))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// What is chosen follows its rows.
  @Test func changesMoveWhatIsChosen() {
    let table = Self.table(Listener())
    let listener = Listener()
    table.dataSource = listener
    table.selectRow(at: Self.row(5), animated: false, scrollPosition: .none)
    table.insertRows(at: [Self.row(0), Self.row(3), Self.row(9)], with: .none)
    #expect(table.indexPathForSelectedRow == Self.row(7))
    table.deleteRows(at: [Self.row(0), Self.row(6), Self.row(8)], with: .none)
    #expect(table.indexPathForSelectedRow == Self.row(5))
    table.insertSections([0], with: .none)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 5, section: 1))
    table.deleteSections([0], with: .none)
    table.moveRow(at: Self.row(5), to: Self.row(1))
    #expect(table.indexPathForSelectedRow == Self.row(1))
    table.deleteRows(at: [Self.row(1)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func detailButtonsAreTapped() {
    let listener = Listener()
    let table = Self.table(listener)
    #expect(!table.tapAccessory(forRowAt: Self.row(0)))
    table.cellForRow(at: Self.row(0))?.accessoryType = .detailButton
    #expect(table.tapAccessory(forRowAt: Self.row(0)))
    #expect(listener.heard == ["accessory 0"])
  }

  @Test func groundsOfChosenCells() throws {
    let table = Self.table(Listener())
    let listener = Listener()
    table.dataSource = listener
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: Self.row(0)))
    let (ground, chosen) = (UIView(), UIView())
    cell.backgroundView = ground
    cell.selectedBackgroundView = chosen
    #expect(chosen.superview == nil)
    table.selectRow(at: Self.row(0), animated: false, scrollPosition: .none)
    #expect(cell.subviews.first === ground && cell.subviews[1] === chosen)
    #expect(chosen.frame == cell.bounds && ground.frame == cell.bounds)
    table.deselectRow(at: Self.row(0), animated: false)
    #expect(chosen.superview == nil)
  }

  @Test func itemsAreChosen() {
    let listener = Listener()
    let collection = Self.collection(listener)
    let first = IndexPath(item: 0, section: 0)
    let last = IndexPath(item: 39, section: 0)
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [first])
    #expect(collection.cellForItem(at: first)?.isSelected == true)
    #expect(listener.heard.isEmpty)
    #expect(collection.tapItem(at: last))
    #expect(listener.heard == ["shouldSelect 39", "didDeselect 0", "didSelect 39"])
    #expect(collection.cellForItem(at: last)?.isSelected == true)
    collection.allowsMultipleSelection = true
    listener.refused = ["deselect"]
    #expect(collection.tapItem(at: last))
    listener.refused = []
    #expect(!collection.tapItem(at: last))
    #expect(collection.indexPathsForSelectedItems == [])
  }

  /// Code that forwards to delegates, as it is written for Apple's optional methods.
  @Test func delegatesAreCalledAsOptional() {
    let listener = Listener()
    let table = Self.table(listener)
    table.delegate?.tableView?(table, didSelectRowAt: Self.row(6))
    table.delegate?.tableView(table, didSelectRowAt: Self.row(7))
    #expect(listener.heard == ["didSelect 6", "didSelect 7"])
    #expect(table.delegate?.tableView?(table, heightForRowAt: Self.row(0)) == 44)
    #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == .some(nil))
    (table as UIScrollView).delegate?.scrollViewDidScroll?(table)
    #expect((table as UIScrollView).delegate === listener)
    let collection = Self.collection(listener)
    collection.delegate?.collectionView?(collection, didSelectItemAt: Self.row(1))
    #expect(listener.heard.last == "didSelect 1")
    table.delegate = nil
    #expect(table.delegate?.tableView?(table, heightForRowAt: Self.row(0)) == nil)
  }

  /// A table's delegate is told what happens, also by a subclass that overrides the property.
  @Test func aSubclassOverridesTheDelegate() {
    final class Own: UITableView {
      var changes = 0
      override var delegate: (any UITableViewDelegate)? { didSet { changes += 1 } }
    }
    let table = Own()
    let listener = Listener()
    table.delegate = listener
    #expect(table.changes == 1 && table.delegate === listener)
  }
}
