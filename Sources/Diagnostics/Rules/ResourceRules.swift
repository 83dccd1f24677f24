/// What documents refer to, and what they say more than once.
extension Rule {
  /// A constraint that repeats another one.
  package static let twinConstraint = Rule(
    "twin-constraint", .warning, "a constraint that says what another one says",
    page: RulePage(
      sees:
        "Constraints of one root with the same equation and priority, whichever side is written first.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-002"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        <constraint firstItem="Ttl-00-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-00-002"/>
        """,
      fix: "Remove one of them; `plumb check --fix` removes one that no other object refers to.",
      limits:
        "Constraints that an outlet names are reported as well: a program may change one of them."))

  /// A constraint with an item that does not matter.
  package static let uselessConstraint = Rule(
    "useless-constraint", .warning, "a constraint with a second item that does not matter",
    page: RulePage(
      sees: """
        Sizes that are the size of another view times 0 plus a constant, and constraints between an attribute and \
        itself.
        """,
      fires: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" secondItem="Roo-t0-001" secondAttribute="width" multiplier="0" constant="100" id="Con-00-001"/>
          </constraints>
        </view>
        """,
      passes: """
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <constraints>
            <constraint firstAttribute="width" constant="100" id="Con-00-001"/>
          </constraints>
        </view>
        """,
      fix: "State a constant alone, or remove the constraint.",
      limits: """
        A place with a multiplier of 0 is refused by Auto Layout, and is not reported here. A program may change \
        a constant that an outlet names.
        """))

  /// An image that cannot be found.
  package static let missingImage = Rule(
    "missing-image", .warning, "an image that no catalogue and no file has",
    page: RulePage(
      sees: """
        Images in a document's resources whose name no catalogue and no picture file has: below the folder that \
        is checked, or beside a single document, and in the folders of --assets.
        """,
      fires: """
        <imageView contentMode="scaleToFill" image="stra" id="Img-00-001">
          <rect key="frame" x="20" y="40" width="24" height="24"/>
        </imageView>
        <resources>
          <image name="stra" width="24" height="24"/>
        </resources>
        """,
      passes: """
        <imageView contentMode="scaleToFill" image="star" id="Img-00-001">
          <rect key="frame" x="20" y="40" width="24" height="24"/>
        </imageView>
        <resources>
          <image name="star" width="24" height="24"/>
        </resources>
        """,
      fix: "Correct the name, or add the image to a catalogue.",
      limits: """
        Where no catalogue is found, only images that the document does not list itself are reported. Symbols and \
        pictures of the system are never missing. Catalogues of all targets below the folder count. The name of a set with \
        the ending of a file, such as `star.png`, is a note.
        """,
      files: [
        "Assets.xcassets/star.imageset/Contents.json":
          #"{"images": [{"idiom": "universal", "scale": "1x"}]}"#
      ]))

  /// A named colour that cannot be found.
  package static let missingColor = Rule(
    "missing-color", .warning, "a named colour that no catalogue has",
    page: RulePage(
      sees: """
        Named colours in a document's resources that no catalogue has: below the folder that is checked, or \
        beside a single document, and in the folders of --assets.
        """,
      fires: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <color key="backgroundColor" name="Acent"/>
        </view>
        <resources>
          <namedColor name="Acent">
            <color white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </namedColor>
        </resources>
        """,
      passes: """
        <view contentMode="scaleToFill" id="Box-00-001">
          <rect key="frame" x="20" y="40" width="100" height="50"/>
          <color key="backgroundColor" name="Accent"/>
        </view>
        <resources>
          <namedColor name="Accent">
            <color white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </namedColor>
        </resources>
        """,
      fix: "Correct the name, or add the colour to a catalogue.",
      limits:
        "Nothing is reported where no catalogue is found. AccentColor is never missing: the system knows one.",
      files: [
        "Assets.xcassets/Accent.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#
      ]))
}
