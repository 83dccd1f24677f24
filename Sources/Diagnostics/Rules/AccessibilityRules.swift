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
        Colours are those that the document states for light mode. Texts in front of pictures, effects, translucent \
        colours and views of classes of your own are not judged.
        """))
}
