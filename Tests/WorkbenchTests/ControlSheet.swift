import Foundation
import IBDocument

/// A document with every control of AppKit at a fixed place, written for the tests of pictures.
enum ControlSheet {
  /// The size of the sheet in points.
  static let size = CGSize(width: 340, height: 400)

  /// The document.
  static func document() throws -> Document {
    try Document(data: data, path: "/no such folder/Controls.xib")
  }

  /// The document's bytes.
  static var data: Data { Data(source.utf8) }

  /// One control: its element, attributes, place with y down, and what stands inside.
  static func item(
    _ kind: String, _ id: String, _ place: (x: Int, y: Int, width: Int, height: Int),
    _ attributes: String = "", _ inside: String = "", sheet: CGSize = size
  ) -> String {
    // Documents count up from the lower edge.
    let y = Int(sheet.height) - place.y - place.height
    return """
      <\(kind) fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
      <rect key="frame" x="\(place.x)" y="\(y)" width="\(place.width)" height="\(place.height)"/>
      <autoresizingMask key="autoresizingMask"/>\(inside)</\(kind)>

      """
  }

  private static func button(
    _ id: String, _ place: (x: Int, y: Int, width: Int, height: Int), _ cell: String,
    _ inside: String = ""
  ) -> String {
    item(
      "button", id, place, "",
      "<buttonCell key=\"cell\" \(cell) alignment=\"center\" id=\"\(id)c\">\(inside)"
        + "<font key=\"font\" metaFont=\"system\"/></buttonCell>")
  }

  private static let push = "type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\""
  private static let tick = "bezelStyle=\"regularSquare\" imagePosition=\"left\""

  private static var buttons: String {
    button("b1", (10, 10, 94, 32), push + " title=\"Button\"")
      + button(
        "b2", (104, 10, 94, 32), push + " title=\"Default\"",
        "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">DQ\n</string>")
      + button("b3", (198, 10, 94, 32), push + " title=\"Disabled\" enabled=\"NO\"")
      + button(
        "b4", (300, 12, 25, 25), "type=\"help\" bezelStyle=\"helpButton\" borderStyle=\"border\"")
      + button("c1", (14, 44, 70, 18), tick + " type=\"check\" title=\"On\" state=\"on\"")
      + button("c2", (84, 44, 70, 18), tick + " type=\"check\" title=\"Off\"")
      + button("c3", (154, 44, 80, 18), tick + " type=\"check\" title=\"Mixed\" state=\"mixed\"")
      + button("r1", (234, 44, 50, 18), tick + " type=\"radio\" title=\"A\" state=\"on\"")
      + button("r2", (284, 44, 50, 18), tick + " type=\"radio\" title=\"B\"")
      + button(
        "s1", (14, 70, 24, 22),
        "type=\"smallSquare\" bezelStyle=\"smallSquare\" borderStyle=\"border\" image=\"NSAddTemplate\" imagePosition=\"overlaps\""
      )
      + button(
        "s2", (42, 70, 70, 22),
        "type=\"roundTextured\" bezelStyle=\"texturedRounded\" borderStyle=\"border\" title=\"Bar\""
      )
      + button(
        "s3", (118, 70, 70, 20),
        "type=\"roundRect\" bezelStyle=\"roundedRect\" borderStyle=\"border\" title=\"Round\"")
      + button(
        "s4", (194, 72, 40, 16),
        "type=\"inline\" bezelStyle=\"inline\" borderStyle=\"border\" title=\"12\"")
      + button(
        "s5", (244, 72, 13, 13),
        "type=\"disclosureTriangle\" bezelStyle=\"disclosure\" borderStyle=\"border\" imagePosition=\"only\""
      )
  }

  private static var menusAndFields: String {
    let menu = "<menu key=\"menu\"><items><menuItem title=\"Menu\" state=\"on\"/></items></menu>"
    func popUp(_ id: String, _ x: Int, _ pullsDown: String) -> String {
      item(
        "popUpButton", id, (x, 98, 100, 25), "",
        "<popUpButtonCell key=\"cell\" \(push) title=\"Menu\" alignment=\"left\" \(pullsDown) id=\"\(id)c\">"
          + "<font key=\"font\" metaFont=\"menu\"/>\(menu)</popUpButtonCell>")
    }
    func field(_ kind: String, _ id: String, _ place: (Int, Int, Int, Int), _ cell: String)
      -> String
    {
      item(
        kind, id, (place.0, place.1, place.2, place.3), "",
        "<\(kind)Cell key=\"cell\" \(cell) id=\"\(id)c\"><font key=\"font\" metaFont=\"system\"/></\(kind)Cell>"
      )
    }
    let bezel = "borderStyle=\"bezel\" editable=\"YES\" drawsBackground=\"YES\""
    return popUp("p1", 10, "") + popUp("p2", 114, "pullsDown=\"YES\"")
      + item(
        "comboBox", "p3", (222, 98, 106, 25), "",
        "<comboBoxCell key=\"cell\" \(bezel) title=\"Combo\" id=\"p3c\"><font key=\"font\" metaFont=\"system\"/></comboBoxCell>"
      )
      + field("textField", "f1", (12, 130, 60, 16), "title=\"Label\"")
      + field("textField", "f2", (74, 127, 80, 22), bezel + " title=\"Field\"")
      + field("textField", "f3", (160, 127, 80, 22), bezel + " placeholderString=\"Empty\"")
      + field("secureTextField", "f4", (246, 127, 80, 22), bezel + " title=\"secret\"")
      + field(
        "searchField", "f5", (12, 155, 110, 22),
        bezel + " placeholderString=\"Search\" bezelStyle=\"round\"")
      + item(
        "segmentedControl", "g1", (130, 154, 150, 24), "",
        "<segmentedCell key=\"cell\" borderStyle=\"border\" style=\"rounded\" id=\"g1c\">"
          + "<font key=\"font\" metaFont=\"system\"/><segments><segment label=\"One\" selected=\"YES\"/>"
          + "<segment label=\"Two\"/><segment label=\"Three\"/></segments></segmentedCell>")
      + item("stepper", "g2", (290, 152, 19, 28), "", "<stepperCell key=\"cell\" id=\"g2c\"/>")
      + item(
        "colorWell", "g3", (312, 154, 24, 24), "",
        "<color key=\"color\" red=\"0.9\" green=\"0.3\" blue=\"0.2\" alpha=\"1\"/>")
  }

  private static var values: String {
    func slider(_ id: String, _ place: (Int, Int, Int, Int), _ cell: String) -> String {
      item(
        "slider", id, (place.0, place.1, place.2, place.3), "",
        "<sliderCell key=\"cell\" maxValue=\"100\" doubleValue=\"40\" \(cell) id=\"\(id)c\"/>")
    }
    func level(_ id: String, _ x: Int, _ cell: String) -> String {
      item(
        "levelIndicator", id, (x, 222, 90, 18), "",
        "<levelIndicatorCell key=\"cell\" doubleValue=\"3\" maxValue=\"5\" \(cell) id=\"\(id)c\"/>")
    }
    return slider("v1", (12, 186, 120, 28), "sliderType=\"linear\"")
      + slider(
        "v2", (138, 188, 120, 24),
        "sliderType=\"linear\" numberOfTickMarks=\"5\" tickMarkPosition=\"below\"")
      + slider("v3", (264, 186, 28, 28), "sliderType=\"circular\"")
      + item("switch", "v4", (294, 188, 42, 25), "state=\"on\"")
      + level("l1", 12, "levelIndicatorStyle=\"continuousCapacity\" warningValue=\"2\"")
      + level("l2", 110, "levelIndicatorStyle=\"discreteCapacity\"")
      + level("l3", 208, "levelIndicatorStyle=\"rating\"")
      + item(
        "progressIndicator", "i1", (12, 246, 150, 20),
        "style=\"bar\" doubleValue=\"60\" maxValue=\"100\"")
      + item(
        "progressIndicator", "i2", (170, 246, 16, 16),
        "style=\"spinning\" indeterminate=\"YES\" controlSize=\"small\"")
      + item(
        "datePicker", "d1", (192, 242, 144, 28), "",
        "<datePickerCell key=\"cell\" borderStyle=\"bezel\" id=\"d1c\"><font key=\"font\" metaFont=\"system\"/>"
          + "<date key=\"date\" timeIntervalSinceReferenceDate=\"0\"/>"
          + "<datePickerElements key=\"datePickerElements\" year=\"YES\" month=\"YES\" day=\"YES\"/></datePickerCell>"
      )
  }

  private static var containers: String {
    let table =
      "<clipView key=\"contentView\" id=\"tc\"><rect key=\"frame\" x=\"1\" y=\"1\" width=\"128\" height=\"78\"/>"
      + "<subviews><tableView alternatingRowBackgroundColors=\"YES\" rowHeight=\"14\" id=\"tv\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"128\" height=\"78\"/><autoresizingMask key=\"autoresizingMask\"/>"
      + "<tableColumns><tableColumn width=\"60\" id=\"t1\"><tableHeaderCell key=\"headerCell\" title=\"Name\"/></tableColumn>"
      + "<tableColumn width=\"60\" id=\"t2\"><tableHeaderCell key=\"headerCell\" title=\"Size\"/></tableColumn></tableColumns>"
      + "</tableView></subviews></clipView>"
      + "<tableHeaderView key=\"headerView\" id=\"th\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"130\" height=\"17\"/>"
      + "<autoresizingMask key=\"autoresizingMask\"/></tableHeaderView>"
    func tab(_ id: String, _ label: String) -> String {
      "<tabViewItem label=\"\(label)\" identifier=\"\" id=\"\(id)\"><view key=\"view\" id=\"\(id)v\">"
        + "<rect key=\"frame\" x=\"10\" y=\"33\" width=\"84\" height=\"50\"/><autoresizingMask key=\"autoresizingMask\"/>"
        + "<subviews><textField fixedFrame=\"YES\" id=\"\(id)t\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"60\" height=\"17\"/>"
        + "<textFieldCell key=\"cell\" title=\"In \(label)\" id=\"\(id)tc\"><font key=\"font\" metaFont=\"system\"/></textFieldCell>"
        + "</textField></subviews></view></tabViewItem>"
    }
    return item("box", "x1", (12, 278, 316, 5), "boxType=\"separator\"")
      + item("scrollView", "x2", (12, 292, 130, 96), "", table)
      + item(
        "tabView", "x3", (146, 288, 104, 106), "",
        "<tabViewItems>\(tab("ta", "A"))\(tab("tb", "B"))</tabViewItems>")
      + item(
        "box", "x4", (252, 288, 80, 60), "title=\"Box\"",
        "<view key=\"contentView\" id=\"x4v\"><rect key=\"frame\" x=\"4\" y=\"5\" width=\"72\" height=\"38\"/></view>"
      )
      + item(
        "imageView", "x5", (256, 354, 70, 36), "",
        "<imageCell key=\"cell\" imageScaling=\"proportionallyDown\" image=\"picture\" id=\"x5c\"/>"
      )
  }

  private static var source: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
    <window title="Controls" identifier="sheet" id="w"><rect key="contentRect" x="0" y="0" \
    width="\(Int(size.width))" height="\(Int(size.height))"/>
    <view key="contentView" id="root">
    <rect key="frame" x="0" y="0" width="\(Int(size.width))" height="\(Int(size.height))"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    \(buttons)\(menusAndFields)\(values)\(containers)</subviews>
    </view></window>
    </objects>
    </document>
    """
  }
}
