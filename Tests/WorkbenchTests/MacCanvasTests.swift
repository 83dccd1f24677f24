import Foundation
import IBDocument
import NibBuilding
import Testing
import Workbench

/// What the canvas of macOS documents does with views for which a document states no frame, or one that is not the
/// answer: tables of the numbers that stored frames of published documents have.
@MainActor @Suite struct MacCanvasTests {
  /// The frames of a root with subviews and constraints, by their ids.
  static func frames(
    tool: String, root: String = "", width: Int = 300, height: Int = 200, subviews: String,
    constraints: String = "", resources: String = "",
    intrinsic: NibOptions.IntrinsicSizes = .measured
  ) throws -> [String: CGRect] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="\(tool)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView \(root) id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>
      </customView></objects><resources>\(resources)</resources>
      </document>
      """
    var options = NibOptions()
    options.intrinsicSizes = intrinsic
    let document = try Document(data: Data(text.utf8), path: "Test.xib")
    let report = FrameReport(try LaidOutDocument.layOut(document, options: options))
    return Dictionary(
      uniqueKeysWithValues: report.roots.flatMap(\.views).map { ($0.id, $0.frame) })
  }

  /// A view that stands 20 points from the root's leading and top edges.
  static func pinned(_ id: String) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="\(id)1"/>
    <constraint firstItem="\(id)" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="\(id)2"/>
    """
  }

  static func button(_ cell: String, frame: String = "", constraints: String = "") -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="b">\(frame)
      <buttonCell key="cell" \(cell) id="bc"><font key="font" metaFont="system"/></buttonCell>
      <constraints>\(constraints)</constraints>
    </button>
    """
  }

  @Test(
    arguments: [
      ("21701", "symbol", 15.0, 16.0, 22.0), ("21701", "symbol", 13, 22, 26),
      ("24765", "symbol", 17, 15, 23), ("24765", "symbol", 20, 34, 45),
      ("24765", "NSActionTemplate", 20, 16, 27), ("16097", "NSActionTemplate", 20, 16, 16),
      ("21701", "Picture", 15, 16, 16), ("21701", "NSSmartBadgeTemplate", 14, 48, 48),
    ] as [(String, String, Double, Double, CGFloat)])
  func symbolsAreAlignedByCapitalLetters(
    tool: String, name: String, symbol: Double, stated: Double, stored: CGFloat
  ) throws {
    let catalog = name == "symbol" ? "catalog=\"system\"" : ""
    let frames = try Self.frames(
      tool: tool,
      subviews: """
        <imageView translatesAutoresizingMaskIntoConstraints="NO" id="i">
          <rect key="frame" x="1" y="2" width="99" height="98"/>
          <constraints><constraint firstAttribute="height" constant="\(stated)" id="h"/></constraints>
          <imageCell key="cell" image="\(name)" id="ic"/>
        </imageView>
        """, constraints: Self.pinned("i"),
      resources: "<image name=\"\(name)\" \(catalog) width=\"15\" height=\"\(symbol)\"/>")
    // The stored frame is another on purpose: nothing of it is read.
    #expect(frames["i"]?.height == stored)
  }

  @Test(
    arguments: [
      ("16097", "", 0, 1, 100), ("16097", "", 1, 104, 80), ("23504", "", 0, 1, 105),
      ("23504", "", 1, 109, 84), ("23504", "tableStyle=\"plain\"", 0, 1, 100),
      ("23504", "tableStyle=\"inset\"", 0, 11, 105),
    ] as [(String, String, Int, CGFloat, CGFloat)])
  func cellsStandInTheirColumns(
    tool: String, style: String, column: Int, x: CGFloat, width: CGFloat
  ) throws {
    func columnElement(_ index: Int, _ width: Int) -> String {
      """
      <tableColumn width="\(width)" id="c\(index)"><prototypeCellViews>
        <tableCellView id="cell\(index)"><autoresizingMask key="autoresizingMask"/></tableCellView>
      </prototypeCellViews></tableColumn>
      """
    }
    let frames = try Self.frames(
      tool: tool,
      subviews: """
        <scrollView fixedFrame="YES" id="s"><rect key="frame" x="0" y="0" width="300" height="200"/>
          <clipView key="contentView" id="clip"><rect key="frame" x="1" y="1" width="298" height="198"/><subviews>
            <tableView \(style) viewBased="YES" rowHeight="24" id="t">
              <rect key="frame" x="0" y="0" width="298" height="198"/>
              <size key="intercellSpacing" width="3" height="2"/>
              <tableColumns>\(columnElement(0, 100))\(columnElement(1, 80))</tableColumns>
            </tableView>
          </subviews></clipView>
        </scrollView>
        """)
    #expect(frames["cell\(column)"] == CGRect(x: x, y: 1, width: width, height: 24))
  }

  @Test(arguments: [("misplaced=\"YES\"", 240.0), ("", 200.0)] as [(String, CGFloat)])
  func misplacedRootsTakeWhatTheyContain(flag: String, height: CGFloat) throws {
    let frames = try Self.frames(
      tool: "23504", root: flag,
      subviews: """
        <customView translatesAutoresizingMaskIntoConstraints="NO" id="v">
          <rect key="frame" x="20" y="20" width="10" height="160"/>
          <constraints><constraint firstAttribute="height" constant="200" id="h"/></constraints>
        </customView>
        """,
      constraints: Self.pinned("v") + """
        <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" constant="20" id="end"/>
        """)
    #expect(frames["root"]?.height == height)
  }

  @Test(arguments: [("textField", 300.0), ("stackView", 300.0)] as [(String, CGFloat)])
  func whatNothingSizesFillsAStack(kind: String, width: CGFloat) throws {
    let field = """
      <textField translatesAutoresizingMaskIntoConstraints="NO" id="f">
        <textFieldCell key="cell" borderStyle="bezel" id="fc"><font key="font" metaFont="system"/></textFieldCell>
      </textField>
      """
    let inner =
      kind == "textField"
      ? field
      : """
      <stackView distribution="fill" orientation="horizontal" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <subviews>\(field)</subviews>
      </stackView>
      """
    let frames = try Self.frames(
      tool: "23504",
      subviews: """
        <stackView distribution="fill" orientation="vertical" alignment="leading" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <subviews>\(inner)</subviews>
        </stackView>
        """,
      constraints: """
        <constraint firstItem="s" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
        <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
        <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" id="3"/>
        """)
    #expect(frames["f"]?.width == width)
  }

  @Test(
    arguments: [
      (
        "16097", "type=\"recessed\" bezelStyle=\"recessed\" borderStyle=\"border\" title=\"All\"",
        19.0
      ),
      (
        "15702",
        "type=\"recessed\" bezelStyle=\"recessed\" borderStyle=\"border\" controlSize=\"small\" title=\"All\"",
        17
      ),
      ("22154", "type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\"", 25),
      (
        "23504",
        "type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\" controlSize=\"small\"", 19
      ),
      (
        "23094",
        "type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\" controlSize=\"large\"", 35
      ),
      ("24765", "type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\"", 24),
      (
        "21507",
        "type=\"roundTextured\" bezelStyle=\"texturedRounded\" borderStyle=\"border\" title=\"All\"",
        23
      ),
      ("23094", "type=\"check\" bezelStyle=\"regularSquare\" title=\"One&#10;Two\"", 34),
      ("23094", "type=\"check\" bezelStyle=\"regularSquare\" title=\"One\"", 18),
    ] as [(String, String, CGFloat)])
  func framesOfButtonsAreTheStoredOnes(tool: String, cell: String, height: CGFloat) throws {
    let frames = try Self.frames(
      tool: tool, subviews: Self.button(cell), constraints: Self.pinned("b"))
    #expect(frames["b"]?.height == height)
  }

  @Test(
    arguments: [
      ("14113", "popUpButton", 26.0), ("14460", "popUpButton", 25), ("23504", "popUpButton", 25),
      ("24765", "popUpButton", 24), ("24765", "stepper", 26), ("23504", "stepper", 28),
      ("23504", "stepper small", 22), ("24765", "stepper small", 16),
    ] as [(String, String, CGFloat)])
  func heightsFollowTheToolsSystem(tool: String, kind: String, height: CGFloat) throws {
    let isMenu = kind == "popUpButton"
    let size = kind.hasSuffix("small") ? "controlSize=\"small\"" : ""
    let element =
      isMenu
      ? """
      <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <popUpButtonCell key="cell" type="push" bezelStyle="rounded" borderStyle="borderAndBezel" title="One" id="bc">
          <font key="font" metaFont="menu"/>
        </popUpButtonCell>
      </popUpButton>
      """
      : """
      <stepper translatesAutoresizingMaskIntoConstraints="NO" id="b"><stepperCell key="cell" \(size) id="bc"/></stepper>
      """
    let frames = try Self.frames(tool: tool, subviews: element, constraints: Self.pinned("b"))
    #expect(frames["b"]?.height == height)
  }

  @Test(
    arguments: [
      ("lineBreakMode=\"clipping\"", "One&#10;Two", 32.0),
      ("lineBreakMode=\"clipping\"", "One", 16),
      ("lineBreakMode=\"clipping\" usesSingleLineMode=\"YES\"", "One&#10;Two", 16),
    ] as [(String, String, CGFloat)])
  func labelsKeepTheLinesThatTheirTextStates(mode: String, title: String, height: CGFloat) throws {
    let frames = try Self.frames(
      tool: "23504",
      subviews: """
        <textField translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <textFieldCell key="cell" \(mode) title="\(title)" id="lc"><font key="font" metaFont="system"/></textFieldCell>
        </textField>
        """, constraints: Self.pinned("l"))
    #expect(frames["l"]?.height == height)
  }

  @Test func labelsOfTheFirstLayoutWrapAtTheirWidth() throws {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let label = { (frame: String) in
      """
      <textField setsMaxLayoutWidthAtFirstLayout="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">\(frame)
        <textFieldCell key="cell" title="\(words)" id="lc"><font key="font" metaFont="system"/></textFieldCell>
      </textField>
      """
    }
    let stored = "<rect key=\"frame\" x=\"18\" y=\"20\" width=\"204\" height=\"16\"/>"
    let frames = try Self.frames(
      tool: "23504", width: 2000, subviews: label(stored), constraints: Self.pinned("l"))
    let free = try Self.frames(
      tool: "23504", width: 2000, subviews: label(""), constraints: Self.pinned("l"))
    #expect(frames["l"].map { $0.width <= 204 && $0.height > 16 } == true)
    #expect(free["l"].map { $0.width > 204 && $0.height == 16 } == true)
  }
}
