package import Diagnostics
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// A required constraint for a constant size of a text.
  package static let fixedSizeText = Rule(
    "fixed-size-text", .layout, .note, "a text with a required constant width or height",
    page: RulePage(
      sees: "Labels with a required width or height that is a number.",
      fires: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="120" height="20.5"/>
          <constraints>
            <constraint firstAttribute="width" constant="120" id="Con-00-001"/>
          </constraints>
        </label>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="120" height="20.5"/>
          <constraints>
            <constraint firstAttribute="width" relation="greaterThanOrEqual" constant="120" id="Con-00-001"/>
          </constraints>
        </label>
        """,
      fix: "Let the text decide its size, or use an inequality.",
      limits: "Sizes that follow from other views are not judged."))
}

/// Required constraints for constant sizes of texts, which larger text sizes and longer languages exceed.
enum FixedSizeTextRule: SceneRule {
  static let rule = Rule.fixedSizeText
  static let assignments = DecidingProperties.constraint

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.constraints.compactMap { element in
      guard element.second == nil, element.relation == .equal, element.priority == 1000,
        !element.isExcluded, !element.isPlaceholder,
        ["width", "height"].contains(element.first.attribute),
        let view = scene.view(element.first.id), view.role == .text
      else { return nil }
      return Finding(
        rule,
        "\(view.name) has a constant \(element.first.attribute) of "
          + "\(NumberText.text(element.constant)): longer or larger text does not fit",
        hint: "let the text decide, or use >=",
        at: element.location)
    }
  }
}
