/// What a project has that is not checked, and what its configurations say in vain.
extension Rule {
  /// A document of a kind that is not read here.
  package static let unsupportedDocument = Rule(
    "unsupported-document", .note, "a document of a kind that is not checked",
    page: RulePage(
      sees: """
        Documents for watchOS, tvOS and other systems than iOS and macOS, compiled nibs and storyboards, and documents \
        in the format of Xcode 3. \
        Nothing in them is checked.
        """,
      fires: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.AppleTV.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="AppleTV" useAutolayout="YES">
          <objects>
            <view contentMode="scaleToFill" id="Roo-t0-001">
              <rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/>
            </view>
          </objects>
        </document>
        """,
      passes: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <objects>
            <view contentMode="scaleToFill" id="Roo-t0-001">
              <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            </view>
          </objects>
        </document>
        """,
      fix: """
        Exclude such documents in `.plumb.yml`, or turn the rule off. Open and save a document of Xcode 3 in a current \
        Xcode; check the source of a compiled one.
        """,
      limits: """
        A document whose text is broken is an error of reading, whatever it is for.
        """,
      form: .document))

  /// An exception that covers no finding.
  package static let unusedException = Rule(
    "unused-exception", .note, "an exception of a configuration that covers no finding",
    page: RulePage(
      sees: """
        Exceptions in `.plumb.yml` that cover no finding of what was checked: what they accept was fixed, \
        renamed or removed.
        """,
      fires: exceptedButton(side: 44),
      passes: exceptedButton(side: 30),
      fix: "Remove the exception, or correct what it names.",
      limits: """
        Nothing is said where only a part of the configuration's folder is checked, with --since, or where an \
        input could not be read.
        """,
      form: .files))

  /// A document with a button, and a configuration that accepts that it is small.
  ///
  /// - Parameter side: The button's sides, in points.
  private static func exceptedButton(side: Int) -> String {
    """
    .plumb.yml
      exceptions:
        - rule: small-target
          document: Main.xib
          element: Btn-00-001
          reason: The button is part of a larger control.
    Main.xib
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <view contentMode="scaleToFill" id="Roo-t0-001">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
              <button opaque="NO" buttonType="system" id="Btn-00-001">
                <rect key="frame" x="20" y="40" width="\(side)" height="\(side)"/>
                <state key="normal" title="OK"/>
              </button>
            </subviews>
          </view>
        </objects>
      </document>
    """
  }
}
