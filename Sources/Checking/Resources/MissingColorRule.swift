package import Diagnostics
internal import IBDocument

extension Rule {
  /// A missing named colour.
  package static let missingColor = Rule(
    "missing-color", .resources, .warning, "a named colour that no catalogue has",
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

/// Named colours that are not in any catalogue.
enum MissingColorRule: DocumentRule {
  static let rule = Rule.missingColor
  static let assignments = Set([
    "textColor", "backgroundColor", "tintColor", "titleColor", "barTintColor", "color",
    "contentTintColor",
  ])

  static func findings(in document: CheckedDocument) -> [Finding] {
    let project = document.project
    let unlisted = NamedResource.unlistedColors(of: document)
      .filter { !project.colors.contains($0.name) && $0.name != "AccentColor" }
      .map { color in
        Finding(
          rule, "the document does not list the colour '\(color.name)', and nothing here has it",
          hint: CheckedProject.hint(for: color.name, in: project.colors),
          at: document.location(of: color.element))
      }
    guard project.hasCatalogs else { return unlisted }
    return unlisted
      + NamedResource.colors(of: document).filter { !project.colors.contains($0.name) }
      .map { color in
        Finding(
          rule, "no catalogue has the colour '\(color.name)'",
          hint: CheckedProject.hint(for: color.name, in: project.colors),
          at: document.location(of: color.element))
      }
  }
}
