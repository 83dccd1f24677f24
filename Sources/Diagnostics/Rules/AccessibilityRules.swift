/// What some people cannot hit, hear or read.
extension Rule {
  /// A button that is hard to hit.
  package static let smallTarget = Rule(
    "small-target", .note, "a button smaller than 44 points, or 28 on macOS",
    page: RulePage(
      sees: """
        Visible buttons with a side under 44 points on iOS and 28 on macOS, as Apple's guidelines ask for; under \
        24 points (WCAG 2.2, 2.5.8) the finding is a warning.
        """,
      fires: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="30" height="30"/>
          <state key="normal" title="OK"/>
        </button>
        """,
      passes: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="44" height="44"/>
          <state key="normal" title="OK"/>
        </button>
        """,
      fix: "Make the button larger; its picture may stay as small as it is.",
      limits:
        "A program may enlarge what takes touches. Standard buttons of macOS in their own height are not reported."
    ))

  /// A picture button without a label.
  package static let unlabelledControl = Rule(
    "unlabelled-control", .warning, "a button with a picture and no accessibility label",
    page: RulePage(
      sees: """
        Visible buttons with an image of the program and without a title, an accessibility label or a tool \
        tip. Symbols of the system bring a description.
        """,
      fires: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="44" height="44"/>
          <state key="normal" image="trash"/>
        </button>
        <resources>
          <image name="trash" width="24" height="24"/>
        </resources>
        """,
      passes: """
        <button opaque="NO" buttonType="system" id="Btn-00-001">
          <rect key="frame" x="20" y="40" width="44" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Delete"/>
          <state key="normal" image="trash"/>
        </button>
        <resources>
          <image name="trash" width="24" height="24"/>
        </resources>
        """,
      fix: "State an accessibility label that says what the button does.",
      limits: "Labels that a program sets are not known."))

  /// A font that does not follow the text size.
  package static let fixedFont = Rule(
    "fixed-font", .note, "a text of iOS in a font that does not follow the text size",
    isOnByDefault: false,
    page: RulePage(
      sees: "Labels, buttons, text fields and text views of iOS in a font of a stated size.",
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
        </label>
        """,
      fix: "Use a text style.",
      limits: "Fonts that a program scales with UIFontMetrics are reported as well."))

  /// A text that stands out too little.
  package static let lowContrast = Rule(
    "low-contrast", .warning, "a text whose colour is close to the one behind it",
    page: RulePage(
      sees: """
        Labels in a known opaque colour in front of a known opaque background with a contrast ratio under 4.5, or 3 \
        for large text (WCAG 2.2, 1.4.3).
        """,
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.8" alpha="1" colorSpace="calibratedWhite"/>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <color key="textColor" white="0.3" alpha="1" colorSpace="calibratedWhite"/>
        </label>
        """,
      fix: "Use a darker or lighter colour, or a semantic one such as labelColor.",
      limits: """
        Where `appearances` of a configuration has dark, colours of catalogues and of the system are judged by their \
        dark values; one without a known dark value is silent. Texts in front of pictures, effects, translucent \
        colours and views of classes of your own are not judged, nor are views to which a user defined runtime attribute \
        with "color" in its key path gives colours.
        """))

  /// A key view loop that goes against the positions of its views.
  package static let readingOrder = Rule(
    "reading-order", .note, "a key view loop of macOS that goes back against position",
    page: RulePage(
      sees: """
        Controls of macOS whose nextKeyView lies above them, and not in a following column, or in front of them in the \
        same row. A step to the first view of the loop is not reported, nor is one from a button to another in its \
        row.
        """,
      fires: keyViewLoop([1: 3, 3: 2]),
      passes: keyViewLoop([1: 2, 2: 3]),
      fix: """
        Connect the views in the order in which they are read, or remove the connections: a window without a loop \
        makes one by position.
        """,
      limits: """
        VoiceOver and windows that make the loop themselves go by position, so that the order of subviews is never \
        reported, nor anything of iOS. What scrolls and what a program connects is not known. A chain of four links or more \
        that goes back at more than half of them counts as intended.
        """,
      form: .document))

  /// Three text fields of macOS, one below the other.
  ///
  /// - Parameter next: The number of the field that follows each in the key view loop; the upper one is 1.
  private static func keyViewLoop(_ next: [Int: Int]) -> String {
    let fields = (1...3).map { number -> String in
      let connections =
        next[number].map {
          """

                    <connections>
                      <outlet property="nextKeyView" destination="Fld-00-00\($0)" id="Out-00-00\(number)"/>
                    </connections>
          """
        } ?? ""
      return """
                <textField verticalHuggingPriority="750" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="Fld-00-00\(number)">
                  <rect key="frame" x="20" y="\(140 - 40 * number)" width="200" height="22"/>
                  <textFieldCell key="cell" selectable="YES" editable="YES" borderStyle="bezel" id="Cel-00-00\(number)"/>\(connections)
                </textField>
        """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21701" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
        <objects>
          <customView id="Roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="240" height="140"/>
            <subviews>
      \(fields.joined(separator: "\n"))
            </subviews>
          </customView>
        </objects>
      </document>
      """
  }
}
