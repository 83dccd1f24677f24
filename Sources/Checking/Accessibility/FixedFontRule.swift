package import Diagnostics
internal import IBDocument

extension Rule {
  /// A font that ignores the preferred text size.
  package static let fixedFont = Rule(
    "fixed-font", .accessibility, .note,
    "a text of iOS in a font that does not follow the text size",
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
}

/// Texts on iOS whose font ignores the preferred text size.
enum FixedFontRule: SceneRule {
  static let rule = Rule.fixedFont

  /// The elements with a font of their own.
  private static let kinds: Set<ElementKind> = [.label, .button, .textField, .textView]

  static func findings(in scene: CheckedScene) -> [Finding] {
    guard scene.platform == .iOS else { return [] }
    return scene.views.compactMap { view in
      guard kinds.contains(view.facts.kind), view.isVisible, let font = view.facts.fixedFont
      else { return nil }
      return scene.finding(
        rule, view, "has a fixed font, \(font.name) of \(NumberText.text(font.size)) points",
        hint: "use a text style")
    }
  }
}
