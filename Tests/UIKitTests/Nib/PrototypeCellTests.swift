import Foundation
import LayoutTree
import NibBuilding
import TestSupport
import Testing
import UIKit

/// A cell that a document states, with an outlet.
final class NameCell: UITableViewCell, NibConnectable {
  var name: UILabel!
  var isAwake = false
  class var nibConnections: NibConnections { NibConnections().outlet("name", \NameCell.name) }
  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = name != nil
  }
}

/// The controller of a table of names.
final class NamesController: UITableViewController, NibConnectable {
  var taps = 0
  class var nibConnections: NibConnections {
    NibConnections().action("tapped:") { (names: NamesController, _) in names.taps += 1 }
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name.text = "Name \(indexPath.row)"
    return cell
  }
}

/// Source: Apple, "UITableView", `dequeueReusableCell(withIdentifier:for:)`, prototype cells.
@MainActor struct PrototypeCellTests {
  static func document(_ table: String) -> Data {
    Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="names">
        <scenes><scene sceneID="s"><objects>
          <tableViewController id="names" customClass="NamesController" customModule="UIKitTests">
            <tableView key="view" id="table" \(table)
              <connections>
                <outlet property="dataSource" destination="names" id="o1"/>
                <outlet property="delegate" destination="names" id="o2"/>
              </connections>
            </tableView>
          </tableViewController>
        </objects></scene></scenes>
      </document>
      """.utf8)
  }
  static func cell(_ more: String) -> String {
    """
    <tableViewCell reuseIdentifier="name" rowHeight="60" id="cell" \(more)>
      <rect key="frame" x="0.0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="60"/>
        <subviews>
          <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="label"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></label>
          <button translatesAutoresizingMaskIntoConstraints="NO" id="button"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/>
            <connections><action selector="tapped:" destination="names" eventType="touchUpInside" id="a"/></connections>
          </button>
        </subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="24" id="c1"/>
          <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/>
          <constraint firstItem="button" firstAttribute="trailing" secondItem="content" secondAttribute="trailing" id="c3"/>
          <constraint firstItem="button" firstAttribute="top" secondItem="content" secondAttribute="top" id="c4"/>
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="name" destination="label" id="o3"/></connections>
    </tableViewCell>
    """
  }

  static func controller(_ table: String) throws -> NamesController {
    let url = TestFolder.root.appendingPathComponent(
      "\(UUID().uuidString).storyboard")
    try document(table).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let storyboard = try UIStoryboard(contentsOf: url)
    return try #require(storyboard.instantiateInitialViewController() as? NamesController)
  }

  @Test func prototypesAreMadeForEachRow() throws {
    let names = try Self.controller(
      """
      dataMode="prototypes" style="plain" rowHeight="60"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <prototypes>\(Self.cell("customClass=\"NameCell\" customModule=\"UIKitTests\""))</prototypes>
      """)
    names.tableView.layoutIfNeeded()
    let cells = names.tableView.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.map(\.name.text) == ["Name 0", "Name 1", "Name 2"])
    #expect(cells.map(\.frame.minY) == [0, 60, 120])
    #expect(cells.map { $0.name.frame.minX } == [24, 24, 24])
    // Edges are moved to whole pixels, so a centre by half a point at most.
    #expect(cells.allSatisfy { abs($0.name.center.y - 30) <= 0.5 })
    let button = try #require(cells[1].contentView.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(names.taps == 1)
    #expect(cells.allSatisfy { $0.isAwake && $0.reuseIdentifier == "name" })
    // The table gives the cell its height, which gives way as in any program; only on the canvas it holds.
    #expect(cells.allSatisfy { $0.contentView.viewNode.trait == .cellContent })
  }

  /// The rows of a static table are those of the document; a data source is not asked for others.
  @Test func staticRowsStandAsStated() throws {
    let names = try Self.controller(
      """
      dataMode="static" style="plain"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <sections><tableViewSection id="section"><cells>\(Self.cell(""))</cells></tableViewSection></sections>
      """)
    names.tableView.layoutIfNeeded()
    #expect(names.tableView.dataSource == nil)
    let cells = names.tableView.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.map(\.frame) == [CGRect(x: 0, y: 28, width: 375, height: 60)])
  }

  @Test func aRegisteredDocumentMakesCells() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
        <objects>\(Self.cell("customClass=\"NameCell\" customModule=\"UIKitTests\""))</objects>
      </document>
      """
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UINib(data: Data(text.utf8), bundle: nil), forCellReuseIdentifier: "name")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "name") as? NameCell)
    #expect(cell.isAwake)
    #expect(cell.reuseIdentifier == "name")
  }

  /// The controller is deallocated with its last owner, though its table makes cells that send it actions.
  @Test func cellsDoNotKeepTheirController() throws {
    weak var gone: NamesController?
    try {
      let names = try Self.controller(
        """
        dataMode="prototypes" style="plain" rowHeight="60"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes>\(Self.cell("customClass=\"NameCell\" customModule=\"UIKitTests\""))</prototypes>
        """)
      names.tableView.layoutIfNeeded()
      #expect(names.tableView.visibleCells.count == 3)
      gone = names
    }()
    #expect(gone == nil)
  }
}
