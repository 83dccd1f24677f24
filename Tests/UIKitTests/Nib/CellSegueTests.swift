import Foundation
import TestSupport
import Testing
import UIKit

/// The controller of a list whose cells lead on.
final class LeadingController: UITableViewController {
  var heard: [String] = []
  var isWilling = true
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("didSelect \(indexPath.row)")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.append("should \(identifier)")
    return isWilling
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }?.row ?? -1
    heard.append(
      "prepare \(segue.identifier ?? "") \(row) \(tableView.indexPathForSelectedRow?.row ?? -1)")
  }
}

/// The controller of a grid whose cells lead on.
final class GridController: UICollectionViewController {
  var prepared: [IndexPath] = []
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UICollectionViewCell else { return }
    collectionView.indexPath(for: cell).map { prepared.append($0) }
  }
}

/// Segues that start at cells of documents, and what documents say of lists and grids.
///
/// Source: Apple, "UIViewController", `prepare(for:sender:)`: the sender is the cell.
@MainActor struct CellSegueTests {
  static func storyboard(_ controller: String) throws -> UIStoryboard {
    let url = TestFolder.root.appendingPathComponent(
      "\(UUID().uuidString).storyboard")
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="list">
        <scenes><scene sceneID="s"><objects>\(controller)</objects></scene>
        <scene sceneID="t"><objects><viewController id="detail"><view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene></scenes>
      </document>
      """.utf8
    ).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try UIStoryboard(contentsOf: url)
  }
  static func cell(_ id: String) -> String {
    """
    <tableViewCell reuseIdentifier="row" style="IBUITableViewCellStyleValue1" accessoryType="detailDisclosureButton" textLabel="\(id)t" detailTextLabel="\(id)d" id="\(id)">
      <rect key="frame" x="0.0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">
        <rect key="frame" x="0.0" y="0.0" width="322" height="44"/><autoresizingMask key="autoresizingMask"/>
        <subviews>
          <label text="Title" id="\(id)t"><rect key="frame" x="1" y="2" width="3" height="4"/><autoresizingMask key="autoresizingMask"/></label>
          <label text="Detail" id="\(id)d"><rect key="frame" x="1" y="2" width="3" height="4"/><autoresizingMask key="autoresizingMask"/></label>
        </subviews>
      </tableViewCellContentView>
      <connections>
        <segue destination="detail" kind="show" identifier="open" id="\(id)s1"/>
        <segue destination="detail" kind="show" identifier="more" trigger="accessoryAction" id="\(id)s2"/>
      </connections>
    </tableViewCell>
    """
  }
  static func list(_ table: String) throws -> LeadingController {
    let storyboard = try storyboard(
      """
      <tableViewController id="list" customClass="LeadingController" customModule="UIKitTests">
        <tableView key="view" id="table" \(table)
          <connections><outlet property="dataSource" destination="list" id="o1"/><outlet property="delegate" destination="list" id="o2"/></connections>
        </tableView>
      </tableViewController>
      """)
    return try #require(storyboard.instantiateInitialViewController() as? LeadingController)
  }

  @Test func aTapStartsTheSegueOfACell() throws {
    let list = try Self.list(
      """
      dataMode="prototypes" style="plain" rowHeight="44"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(Self.cell("a"))</prototypes>
      """)
    let navigation = UINavigationController(rootViewController: list)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = navigation
    #expect(list.tableView.tapRow(at: IndexPath(row: 3, section: 0)))
    #expect(list.heard == ["should open", "prepare open 3 3", "didSelect 3"])
    #expect(navigation.viewControllers.count == 2)
    navigation.popViewController(animated: false)
    list.heard = []
    list.isWilling = false
    #expect(list.tableView.tapAccessory(forRowAt: IndexPath(row: 1, section: 0)))
    #expect(list.heard == ["should more"])
    #expect(navigation.viewControllers.count == 1)
  }

  /// The texts of the style are the document's, and at run time the cell places them.
  @Test func documentsHaveTheTextsOfStyles() throws {
    let list = try Self.list(
      """
      dataMode="prototypes" style="plain" rowHeight="44"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(Self.cell("a"))</prototypes>
      """)
    list.tableView.layoutIfNeeded()
    let cell = try #require(list.tableView.visibleCells.first)
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Detail")
    // 375 less the margin and what both accessories take.
    #expect(cell.contentView.frame.width == 322)
    #expect(cell.textLabel?.frame.minX == 16)
    #expect(cell.detailTextLabel?.frame.maxX == 314)
  }

  @Test func staticRowsAreFoundAndTapped() throws {
    let list = try Self.list(
      """
      dataMode="static" style="grouped"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections>
        <tableViewSection id="s1"><cells>\(Self.cell("a"))</cells></tableViewSection>
        <tableViewSection id="s2"><cells>\(Self.cell("b"))\(Self.cell("c"))</cells></tableViewSection>
      </sections>
      """)
    let table = try #require(list.tableView)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2 && table.numberOfRows(inSection: 5) == 0)
    let path = IndexPath(row: 1, section: 1)
    let cell = try #require(table.cellForRow(at: path))
    #expect(table.indexPath(for: cell) == path)
    #expect(table.tapRow(at: path))
    #expect(list.heard == ["should open", "prepare open 1 1", "didSelect 1"])
    #expect(cell.isSelected)
  }

  @Test func gridsOfDocuments() throws {
    let storyboard = try Self.storyboard(
      """
      <collectionViewController id="list" customClass="GridController" customModule="UIKitTests">
        <collectionView key="view" id="grid"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="flow">
            <size key="itemSize" width="90" height="70"/><inset key="sectionInset" minX="12" minY="8" maxX="12" maxY="0"/>
          </collectionViewFlowLayout>
          <cells><collectionViewCell reuseIdentifier="item" id="item"><rect key="frame" x="0" y="0" width="90" height="70"/>
            <connections><segue destination="detail" kind="show" identifier="open" id="sg"/></connections></collectionViewCell></cells>
          <connections><outlet property="dataSource" destination="list" id="o1"/><outlet property="delegate" destination="list" id="o2"/></connections>
        </collectionView>
      </collectionViewController>
      """)
    let grid = try #require(storyboard.instantiateInitialViewController() as? GridController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: grid)
    window.layoutIfNeeded()
    // Three of 90 in 296 leave 26 for two gaps of at least 6.
    let frames = grid.collectionView.visibleCells.map(\.frame)
    #expect(frames.count == 6)
    #expect(frames.first == CGRect(x: 12, y: 8, width: 90, height: 70))
    #expect(frames.dropFirst(3).first?.minY == 82)
    let path = IndexPath(item: 4, section: 0)
    #expect(grid.collectionView.tapItem(at: path))
    #expect(grid.prepared == [path])
    #expect(grid.navigationController?.viewControllers.count == 2)
  }
}
