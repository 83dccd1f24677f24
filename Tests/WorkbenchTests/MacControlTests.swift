import Foundation
import NibBuilding
import Testing
import Workbench

/// The natural sizes of macOS controls for which a document states no frame: tables of the numbers that stored frames of
/// published documents have, by the tool that saved them.
@MainActor @Suite struct MacControlTests {
  private static func frame(
    _ tool: String, _ view: String, constraints: String = "", resources: String = ""
  ) throws -> CGRect {
    let frames = try MacCanvasTests.frames(
      tool: tool, width: 600, height: 400, subviews: view,
      constraints: MacCanvasTests.pinned("v") + constraints, resources: resources)
    return try #require(frames["v"])
  }
  private static func label(
    _ title: String = "Agenda", font: String = "metaFont=\"system\"", cell: String = ""
  ) -> String {
    """
    <textField translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <textFieldCell key="cell" \(cell) title="\(title)" id="c"><font key="font" \(font)/></textFieldCell>
    </textField>
    """
  }

  @Test(
    arguments: [
      ("9531", 9, 11), ("9531", 11, 14), ("9531", 12, 16), ("9531", 13, 17), ("9531", 15, 19),
      ("9531", 18, 22), ("9531", 20, 24), ("9531", 24, 29), ("9531", 30, 36), ("9531", 40, 48),
      ("21701", 8, 10), ("21701", 10, 13), ("21701", 11, 14), ("21701", 13, 16), ("21701", 16, 19),
      ("21701", 17, 20), ("21701", 20, 24), ("21701", 22, 26), ("21701", 24, 28),
      ("21701", 26, 30), ("21701", 30, 35), ("21701", 36, 43), ("21701", 42, 50),
      ("24765", 44, 52), ("24765", 50, 59),
    ] as [(String, Int, CGFloat)])
  func linesOfLabels(tool: String, size: Int, height: CGFloat) throws {
    let frame = try Self.frame(tool, Self.label(font: "size=\"\(size)\" metaFont=\"system\""))
    #expect(frame.height == height)
  }

  @Test(arguments: [("largeTitle", 31.0), ("title2", 21), ("title3", 19), ("headline", 16)])
  func linesOfTextStyles(style: String, height: Double) throws {
    let font = "textStyle=\"\(style)\" name=\".SFNS-Regular\""
    #expect(try Self.frame("21701", Self.label(font: font)).height == height)
  }

  @Test(arguments: ["Agenda", ""])
  func smallLabelsInTheFontOfTheirAppearanceAreNotSmaller(title: String) throws {
    let view = Self.label(
      title, font: "usesAppearanceFont=\"YES\"", cell: "controlSize=\"small\"")
    #expect(try Self.frame("23077", view).height == 16)
  }

  @Test func aLabelWithoutTextIsAsWideAsItsPlaceholder() throws {
    let empty = Self.label("", cell: "placeholderString=\"Search term\"")
    #expect(
      try Self.frame("21701", empty).size == Self.frame("21701", Self.label("Search term")).size)
  }

  /// Widths of labels that Xcode 5 to 6.4 stored.
  @Test(
    arguments: [
      ("4514", "Loop:", 40), ("4514", "Mode:", 43), ("4514", "Real Note:", 69),
      ("6249", "Offset:", 45), ("6249", "Mouse click +", 90), ("6250", "Samples", 58),
      ("7706", "Sort by:", 53), ("7706", "Version", 50),
    ] as [(String, String, CGFloat)])
  func formerSystemFonts(tool: String, text: String, width: CGFloat) throws {
    #expect(abs(try Self.frame(tool, Self.label(text)).width - width) <= 1)
  }

  @Test(
    arguments: [
      ("9531", "rounded", "small", 28), ("15705", "rounded", "small", 27),
      ("21701", "rounded", "small", 27), ("24765", "rounded", "small", 20),
      ("21701", "roundedRect", "small", 17), ("24765", "roundedRect", "small", 20),
      ("9531", "roundedRect", "regular", 19), ("21701", "disclosure", "regular", 13),
    ] as [(String, String, String, CGFloat)])
  func heightsOfButtons(tool: String, bezel: String, size: String, height: CGFloat) throws {
    let view = """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <buttonCell key="cell" type="push" title="Add" bezelStyle="\(bezel)" borderStyle="border" controlSize="\(size)" id="c">
          <font key="font" metaFont="\(size == "small" ? "smallSystem" : "system")"/>
        </buttonCell>
      </button>
      """
    #expect(try Self.frame(tool, view).height == height)
  }

  @Test(
    arguments: [
      ("textField", "9531", "regular", 22), ("textField", "15705", "regular", 22),
      ("textField", "21701", "regular", 22), ("textField", "21701", "small", 19),
      ("searchField", "24765", "regular", 24), ("searchField", "24765", "small", 20),
      ("searchField", "24765", "mini", 16),
    ] as [(String, String, String, CGFloat)])
  func heightsOfRoundFields(kind: String, tool: String, size: String, height: CGFloat) throws {
    let fonts = ["small": "smallSystem", "mini": "miniSystem"]
    let view = """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <\(kind)Cell key="cell" editable="YES" borderStyle="bezel" bezelStyle="round" controlSize="\(size)" id="c">
          <font key="font" metaFont="\(fonts[size] ?? "system")"/>
        </\(kind)Cell>
        <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
      </\(kind)>
      """
    #expect(try Self.frame(tool, view).height == height)
  }

  @Test(arguments: [("right", true), ("left", true), ("above", false), ("below", false)])
  func theSideOfTickMarksSaysHowASliderRuns(side: String, isVertical: Bool) throws {
    let view = """
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <sliderCell key="cell" maxValue="10" tickMarkPosition="\(side)" sliderType="linear" id="c"/>
        <constraints><constraint firstAttribute="\(isVertical ? "height" : "width")" constant="139" id="l"/></constraints>
      </slider>
      """
    let frame = try Self.frame("13771", view)
    let size = isVertical ? CGSize(width: 19, height: 143) : CGSize(width: 143, height: 19)
    #expect(frame.size == size)
  }

  @Test(
    arguments: [
      ("19455", 53, 115), ("18122", 36, 81), ("18122", 38, 85), ("23094", 56, 121),
      ("14313", 71, 149),
    ] as [(String, Int, CGFloat)])
  func segmentsOfStatedWidths(tool: String, each: Int, width: CGFloat) throws {
    let view = """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="v">
        <segmentedCell key="cell" style="rounded" trackingMode="selectOne" id="c"><font key="font" metaFont="system"/>
          <segments><segment label="Yes" width="\(each)"/><segment label="No" width="\(each)"/></segments>
        </segmentedCell>
      </segmentedControl>
      """
    #expect(try Self.frame(tool, view).width == width)
  }

  /// Xcode 12.0 ran on macOS 10.15 and the first versions of macOS 11; a push button is 28 points wider than its title on
  /// the former, 20 on the latter, in frames with 12 and 14 points around it.
  @Test func whatCameWithMacOS11SaysWhichSystemSavedTheDocument() throws {
    let view = MacCanvasTests.button(
      "type=\"push\" title=\"Cancel\" bezelStyle=\"rounded\" borderStyle=\"border\""
    ).replacing("id=\"b\"", with: "id=\"v\"")
    let symbol = "<image name=\"gear\" catalog=\"system\" width=\"16\" height=\"16\"/>"
    let older = try Self.frame("17156", view)
    let newer = try Self.frame("17156", view, resources: symbol)
    #expect(older.width - newer.width == 6)
  }

  @Test(arguments: [("horizontal", 5.0), ("vertical", 96)])
  func separatorsRunAcrossTheAxisOnWhichTheyHug(axis: String, width: CGFloat) throws {
    let view = """
      <box \(axis)HuggingPriority="750" boxType="separator" translatesAutoresizingMaskIntoConstraints="NO" id="v"/>
      """
    let length = axis == "horizontal" ? "height" : "width"
    let frame = try Self.frame(
      "21701", view,
      constraints:
        "<constraint firstItem=\"v\" firstAttribute=\"\(length)\" constant=\"96\" id=\"l\"/>")
    #expect(frame.width == width)
  }
}
