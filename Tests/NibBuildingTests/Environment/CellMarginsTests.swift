import IBDocument
import InlineDocuments
import Testing

@testable import NibBuilding

/// The margins of table cells by kind of document, version, device and width.
struct CellMarginsTests {
  private func cell(
    tools: Int, device: String, width: Double, isStoryboard: Bool = false, accessory: String = "",
    content: String = "", x: Double = 0
  ) throws -> (ViewElement, Document) {
    let cell = """
      <tableViewCell \(accessory) id="c"><rect key="frame" x="\(x)" width="\(width)" height="44"/>
      <tableViewCellContentView key="contentView" \(content)</tableViewCellContentView>
      </tableViewCell>
      """
    let text =
      isStoryboard
      ? Inline.storyboard(
        "<scene><objects>\(cell)</objects></scene>", device: Inline.device(device), tools: tools)
      : Inline.xib(cell, device: Inline.device(device), tools: tools)
    let document = try Inline.read(text)
    return (try #require(document.roots.first), document)
  }

  @Test(arguments: [
    (12121, "retina4_7", 375.0, true, 8.0, 8.0), (12121, "retina4_7", 375, false, 8, 8),
    (14490, "retina4_7", 375, true, 16, 11), (14490, "retina6_1", 414, true, 20, 11),
    (18122, "retina6_1", 375, true, 20, 11), (18122, "retina6_1", 186, true, 16, 11),
    (24127, "retina6_1", 414, true, 20, 15), (14490, "retina4_7", 600, false, 20, 11),
    (14490, "retina4_7", 320, false, 16, 11), (16097, "retina4_7", 320, false, 15, 11),
    (16097, "retina4_7", 600, false, 15, 11), (17701, "retina6_1", 414, false, 20, 11),
    (19455, "retina6_1", 363, false, 20, 11), (19529, "retina6_1", 320, false, 16, 11),
    (17701, "retina4_7", 600, false, 16, 11), (18122, "ipad9_7", 768, true, 20, 11),
    (24127, "retina6_12", 393, true, 20, 15), (24127, "retina6_12", 339, false, 20, 15),
    (14460, "retina4_7", 400, true, 20, 11), (14460, "retina4_7", 667, true, 20, 11),
    (14460, "retina4_0", 320, true, 16, 11), (15505, "ipad9_7", 258, true, 15, 11),
    (22505, "retina5_9", 343, true, 16, 11),
  ])
  func theTable(
    tools: Int, device: String, width: Double, isStoryboard: Bool, side: Double, vertical: Double
  ) throws {
    let (cell, document) = try cell(
      tools: tools, device: device, width: width, isStoryboard: isStoryboard, content: ">")
    let margins = CellMargins(of: cell, in: document, isNested: false)
    #expect(margins.side == side && margins.vertical == vertical)
    let all = EnvironmentInsets(top: vertical, left: side, bottom: vertical, right: side)
    #expect(margins.cell == all)
  }

  /// Up to Xcode 11 smaller devices distinguish tables that are a root from those inside another view.
  @Test(arguments: [13196, 14490, 15505, 16097], [(true, 15.0), (false, 16)])
  func nesting(tools: Int, expected: (isNested: Bool, side: Double)) throws {
    for device in ["retina4_0", "retina4_7", "retina5_9"] {
      let (cell, document) = try cell(
        tools: tools, device: device, width: 375, isStoryboard: true, content: ">")
      let margins = CellMargins(of: cell, in: document, isNested: expected.isNested)
      #expect(margins.side == expected.side, "\(device)")
    }
    let (later, document) = try cell(
      tools: 17701, device: "retina4_7", width: 375, isStoryboard: true, content: ">")
    #expect(CellMargins(of: later, in: document, isNested: expected.isNested).side == 16)
  }

  /// Cells of an inset group in a table of 375: 20 from its edge, not 16.
  @Test func aCellTwentyFromItsTablesEdge() throws {
    let (cell, document) = try cell(
      tools: 22505, device: "retina5_9", width: 335, isStoryboard: true, content: ">", x: 20)
    #expect(CellMargins(of: cell, in: document, isNested: false).side == 20)
  }

  @Test func marginsOfTheCellReachItsContentView() throws {
    let content = """
      id="v"><rect key="frame"/></tableViewCellContentView>\
      <edgeInsets key="layoutMargins" top="8" left="30" bottom="9" right="31"/>\
      <tableViewCellContentView>
      """
    let (cell, document) = try cell(
      tools: 18122, device: "retina6_1", width: 414, isStoryboard: true, content: content)
    let margins = CellMargins(of: cell, in: document, isNested: false)
    let stated = EnvironmentInsets(top: 8, left: 30, bottom: 9, right: 31)
    #expect(margins.cell == stated)
    #expect(margins.contentView(try #require(cell.children.first)) == stated)
  }

  @Test(arguments: [
    ("accessoryType=\"disclosureIndicator\"", 8.0), ("accessoryType=\"none\"", 20), ("", 20),
  ])
  func anAccessoryTakesTheTrailingMargin(accessory: String, right: Double) throws {
    let content = "id=\"v\"><rect key=\"frame\"/>"
    let (cell, document) = try cell(
      tools: 18122, device: "retina6_1", width: 414, isStoryboard: true, accessory: accessory,
      content: content)
    let view = try #require(cell.children.first)
    let margins = CellMargins(of: cell, in: document, isNested: false).contentView(view)
    #expect(margins == EnvironmentInsets(top: 11, left: 20, bottom: 11, right: right))
  }

  /// The larger margin of an edge holds; up to Xcode 8, where the system's are 8, only beside the flag.
  @Test(arguments: [
    (18122, "preservesSuperviewLayoutMargins=\"YES\"", (11.0, 20.0)), (18122, "", (11, 20)),
    (14113, "", (11, 20)), (12121, "preservesSuperviewLayoutMargins=\"YES\"", (8, 8)),
    (12121, "", (5, 7)),
  ])
  func explicitMarginsOfTheContentView(tools: Int, flag: String, least: (top: Double, left: Double))
    throws
  {
    let content = """
      \(flag) id="v"><rect key="frame"/>\
      <edgeInsets key="layoutMargins" top="5" left="7" bottom="12" right="30"/>
      """
    let (cell, document) = try cell(
      tools: tools, device: "retina6_1", width: 414, isStoryboard: true, content: content)
    let view = try #require(cell.children.first)
    let margins = CellMargins(of: cell, in: document, isNested: false).contentView(view)
    #expect(margins == EnvironmentInsets(top: least.top, left: least.left, bottom: 12, right: 30))
  }
}
