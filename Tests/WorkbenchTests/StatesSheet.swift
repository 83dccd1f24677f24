import Foundation
import IBDocument

/// A document with AppKit's controls switched off, and with those that show lists, written for the tests of
/// pictures.
enum StatesSheet {
  /// The size of the sheet in points.
  static let size = CGSize(width: 340, height: 330)

  /// The document.
  static func document() throws -> Document {
    try Document(data: Data(source.utf8), path: "/no such folder/States.xib")
  }

  private typealias Place = (x: Int, y: Int, width: Int, height: Int)

  private static func item(
    _ kind: String, _ id: String, _ place: Place, _ attributes: String = "", _ inside: String = ""
  ) -> String {
    ControlSheet.item(kind, id, place, attributes, inside, sheet: size)
  }

  private static let off = "enabled=\"NO\""
  private static let font = "<font key=\"font\" metaFont=\"system\"/>"
  private static let bezel = "borderStyle=\"bezel\" editable=\"YES\" drawsBackground=\"YES\""

  /// A control whose cell has attributes and parts.
  private static func control(
    _ kind: String, _ cell: String, _ id: String, _ place: Place, _ attributes: String,
    _ inside: String = ""
  ) -> String {
    item(
      kind, id, place, "",
      "<\(cell) key=\"cell\" \(attributes) id=\"\(id)c\">\(font)\(inside)</\(cell)>")
  }

  private static var disabled: String {
    let push =
      "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" alignment=\"center\" \(off)"
    let tick = "bezelStyle=\"regularSquare\" imagePosition=\"left\" state=\"on\" \(off)"
    let menu = "<menu key=\"menu\"><items><menuItem title=\"Menu\" state=\"on\"/></items></menu>"
    return control("button", "buttonCell", "b1", (10, 8, 94, 32), push + " title=\"Button\"")
      + control(
        "button", "buttonCell", "b2", (104, 8, 94, 32), push + " title=\"Default\"",
        "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">DQ\n</string>")
      + control(
        "button", "buttonCell", "b3", (204, 14, 60, 18), tick + " type=\"check\" title=\"On\"")
      + control(
        "button", "buttonCell", "b4", (270, 14, 60, 18), tick + " type=\"radio\" title=\"A\"")
      + control(
        "popUpButton", "popUpButtonCell", "p1", (10, 42, 100, 25), push + " title=\"Menu\"", menu)
      + control(
        "comboBox", "comboBoxCell", "p2", (114, 42, 100, 25), bezel + " \(off) title=\"Combo\"")
      + control(
        "textField", "textFieldCell", "f1", (222, 43, 108, 22), bezel + " \(off) title=\"Field\"")
      + control(
        "segmentedControl", "segmentedCell", "g1", (10, 74, 150, 24),
        "borderStyle=\"border\" style=\"rounded\" \(off)",
        "<segments><segment label=\"One\" selected=\"YES\"/><segment label=\"Two\"/></segments>")
      + control(
        "slider", "sliderCell", "v1", (168, 74, 100, 28),
        "maxValue=\"100\" doubleValue=\"40\" \(off)")
      + item("switch", "v2", (278, 76, 42, 25), "state=\"on\" \(off)")
      + control(
        "textField", "textFieldCell", "f2", (12, 106, 100, 16), "\(off) title=\"Label off\"")
      + item(
        "stepper", "g2", (118, 102, 19, 28), "", "<stepperCell key=\"cell\" \(off) id=\"g2c\"/>")
  }

  private static func table(_ kind: String, _ attributes: String, _ inside: String) -> String {
    "<clipView key=\"contentView\" id=\"\(kind)c\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"158\" height=\"78\"/>"
      + "<subviews><\(kind) \(attributes) rowHeight=\"18\" id=\"\(kind)v\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"158\" height=\"78\"/><autoresizingMask key=\"autoresizingMask\"/>"
      + "<tableColumns><tableColumn width=\"150\" id=\"\(kind)t\"><tableHeaderCell key=\"headerCell\" title=\"Name\"/>"
      + "\(inside)</tableColumn></tableColumns></\(kind)></subviews></clipView>"
  }

  private static var lists: String {
    let cell =
      "<prototypeCellViews><tableCellView id=\"cell\"><rect key=\"frame\" x=\"20\" y=\"1\" width=\"130\" height=\"18\"/>"
      + "<autoresizingMask key=\"autoresizingMask\"/><subviews><textField fixedFrame=\"YES\" id=\"cellt\">"
      + "<rect key=\"frame\" x=\"2\" y=\"1\" width=\"120\" height=\"16\"/><autoresizingMask key=\"autoresizingMask\"/>"
      + "<textFieldCell key=\"cell\" title=\"Group\" id=\"celltc\">\(font)</textFieldCell></textField></subviews>"
      + "</tableCellView></prototypeCellViews>"
    let sample =
      "<textFieldCell key=\"dataCell\" title=\"Text Cell\" id=\"data\">\(font)</textFieldCell>"
    return item(
      "tokenField", "k1", (12, 136, 190, 22), "",
      "<tokenFieldCell key=\"cell\" \(bezel) title=\"layout, margins,insets\" id=\"k1c\">\(font)</tokenFieldCell>"
    )
      + control(
        "pathControl", "pathCell", "k2", (12, 166, 316, 22), "alignment=\"left\"",
        "<url key=\"url\" string=\"file://localhost/Applications/Utilities/\"/>")
      + item(
        "scrollView", "o1", (12, 196, 156, 80), "",
        table("outlineView", "viewBased=\"YES\" outlineTableColumn=\"outlineViewt\"", cell))
      + item("scrollView", "o2", (174, 196, 156, 80), "", table("tableView", "", sample))
      + item(
        "visualEffectView", "e1", (12, 284, 100, 36), "material=\"sidebar\"",
        "<subviews>\(label("e1t", "Sidebar"))</subviews>")
      + item(
        "visualEffectView", "e2", (118, 284, 100, 36), "material=\"dark\"",
        "<subviews>\(label("e2t", "Dark"))</subviews>")
      + item(
        "customView", "e3", (224, 284, 100, 36), "appearanceType=\"darkAqua\"",
        "<subviews>\(button("e3t"))</subviews>")
  }

  private static func label(_ id: String, _ text: String) -> String {
    "<textField fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" x=\"8\" y=\"10\" width=\"84\" height=\"16\"/>"
      + "<autoresizingMask key=\"autoresizingMask\"/>"
      + "<textFieldCell key=\"cell\" title=\"\(text)\" id=\"\(id)c\">\(font)</textFieldCell></textField>"
  }

  private static func button(_ id: String) -> String {
    "<button fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" x=\"4\" y=\"2\" width=\"92\" height=\"32\"/>"
      + "<autoresizingMask key=\"autoresizingMask\"/>"
      + "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" alignment=\"center\" "
      + "title=\"In dark\" id=\"\(id)c\">\(font)</buttonCell></button>"
  }

  private static var source: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
    <window title="States" identifier="states" id="w"><rect key="contentRect" x="0" y="0" \
    width="\(Int(size.width))" height="\(Int(size.height))"/>
    <view key="contentView" id="root">
    <rect key="frame" x="0" y="0" width="\(Int(size.width))" height="\(Int(size.height))"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    \(disabled)\(lists)</subviews>
    </view></window>
    </objects>
    </document>
    """
  }
}
