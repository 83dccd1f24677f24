package import Diagnostics
internal import IBDocument

extension Rule {
  /// A picture button without a label.
  package static let unlabelledControl = Rule(
    "unlabelled-control", .accessibility, .warning,
    "a button with a picture and no accessibility label",
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
}

/// Buttons that show only a picture and have no accessibility label.
enum UnlabelledControlRule: SceneRule {
  static let rule = Rule.unlabelledControl
  static let assignments = Set([
    "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityTitle",
    "isAccessibilityElement",
    "title", "attributedTitle", "configuration",
  ])

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.facts.kind == .button, view.isVisible,
        let need = TextNeed(view.view), need.text.isEmpty,
        need.hasPicture || view.facts.hasPicture,
        !view.facts.hasAccessibilityLabel
      else { return nil }
      return scene.finding(
        rule, view, "shows a picture and has no accessibility label",
        hint: "state a label for what it does")
    }
  }
}
