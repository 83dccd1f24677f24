import Foundation
import Testing
import UIKit

/// Selecting rows and items: by the program, which does not notify the delegate, and by simulated taps.
///
/// Source: Apple, "UITableView", "UITableViewDelegate", "UICollectionViewDelegate".
@MainActor struct RowSelectionTests {
  /// A data source and delegate of a table or collection view that records its calls.
  final class Listener: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource, UICollectionViewDelegate
  {
    var events: [String] = []
    var refused: Set<String> = []
    var other: IndexPath?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
      events.append("shouldHighlight \(indexPath.row)")
      return !refused.contains("highlight")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      events.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      events.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      events.append("willSelect \(indexPath.row)")
      return refused.contains("select") ? nil : other ?? indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      events.append("didSelect \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
      events.append("willDeselect \(indexPath.row)")
      return refused.contains("deselect") ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      events.append("didDeselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) { events.append("accessory \(indexPath.row)") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      events.append("shouldSelect \(indexPath.item)")
      return !refused.contains("select")
    }
    func collectionView(
      _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
      events.append("shouldDeselect \(indexPath.item)")
      return !refused.contains("deselect")
    }
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { events.append("didSelect \(indexPath.item)") }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { events.append("didDeselect \(indexPath.item)") }
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
    #expect(table.indexPathsForSelectedRows == [Self.row(4)], "the row does not exist")
    table.deselectRow(at: Self.row(4), animated: true)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows == nil)
    #expect(listener.events.isEmpty)
  }

  @Test func aTapNotifiesInOrder() {
    let listener = Listener()
    let table = Self.table(listener)
    #expect(table.tapRow(at: Self.row(1)))
    #expect(
      listener.events == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
      ])
    listener.events = []
    #expect(table.tapRow(at: Self.row(2)))
    #expect(
      listener.events == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2",
        "willDeselect 1", "didDeselect 1", "didSelect 2",
      ])
    #expect(table.cellForRow(at: Self.row(1))?.isSelected == false)
    #expect(table.cellForRow(at: Self.row(2))?.isHighlighted == false)
    #expect(!table.tapRow(at: Self.row(99)), "the row does not exist")
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
  @Test(arguments: refusals) func aDelegateRefuses(what: String, events: [String]) {
    let listener = Listener()
    let table = Self.table(listener)
    table.selectRow(at: Self.row(1), animated: false, scrollPosition: .none)
    listener.refused = [what]
    #expect(!table.tapRow(at: Self.row(2)))
    #expect(listener.events == events)
    #expect(table.indexPathForSelectedRow == Self.row(1))
  }

  @Test func aDelegateChoosesAnotherRow() {
    let listener = Listener()
    let table = Self.table(listener)
    listener.other = Self.row(7)
    #expect(!table.tapRow(at: Self.row(2)))
    #expect(table.indexPathForSelectedRow == Self.row(7))
    #expect(listener.events.last == "didSelect 7")
  }

  @Test func severalRowsAreSelectedAndDeselected() {
    let listener = Listener()
    let table = Self.table(listener)
    table.allowsMultipleSelection = true
    table.tapRow(at: Self.row(2))
    table.tapRow(at: Self.row(1))
    #expect(table.indexPathsForSelectedRows == [Self.row(2), Self.row(1)])
    listener.events = []
    #expect(!table.tapRow(at: Self.row(2)))
    #expect(listener.events.suffix(2) == ["willDeselect 2", "didDeselect 2"])
    #expect(table.indexPathsForSelectedRows == [Self.row(1)])
    table.allowsSelection = false
    #expect(!table.tapRow(at: Self.row(5)))
  }

  /// A tap scrolls to a row that is not visible and selects it; reusing its cell resets the selected state.
  @Test func invisibleRowsAreSelected() {
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

  /// The selection follows its rows.
  @Test func changesMoveTheSelection() {
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
    #expect(listener.events == ["accessory 0"])
  }

  @Test func backgroundsOfSelectedCells() throws {
    let table = Self.table(Listener())
    let listener = Listener()
    table.dataSource = listener
    table.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: Self.row(0)))
    let (background, selected) = (UIView(), UIView())
    cell.backgroundView = background
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    table.selectRow(at: Self.row(0), animated: false, scrollPosition: .none)
    #expect(cell.subviews.first === background && cell.subviews[1] === selected)
    #expect(selected.frame == cell.bounds && background.frame == cell.bounds)
    table.deselectRow(at: Self.row(0), animated: false)
    #expect(selected.superview == nil)
  }

  @Test func itemsAreSelected() {
    let listener = Listener()
    let collection = Self.collection(listener)
    let first = IndexPath(item: 0, section: 0)
    let last = IndexPath(item: 39, section: 0)
    collection.selectItem(at: first, animated: false, scrollPosition: [])
    #expect(collection.indexPathsForSelectedItems == [first])
    #expect(collection.cellForItem(at: first)?.isSelected == true)
    #expect(listener.events.isEmpty)
    #expect(collection.tapItem(at: last))
    #expect(listener.events == ["shouldSelect 39", "didDeselect 0", "didSelect 39"])
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
    #expect(listener.events == ["didSelect 6", "didSelect 7"])
    #expect(table.delegate?.tableView?(table, heightForRowAt: Self.row(0)) == 44)
    #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == .some(nil))
    (table as UIScrollView).delegate?.scrollViewDidScroll?(table)
    #expect((table as UIScrollView).delegate === listener)
    let collection = Self.collection(listener)
    collection.delegate?.collectionView?(collection, didSelectItemAt: Self.row(1))
    #expect(listener.events.last == "didSelect 1")
    table.delegate = nil
    #expect(table.delegate?.tableView?(table, heightForRowAt: Self.row(0)) == nil)
  }

  /// The delegate is notified, also in a subclass that overrides the property.
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
