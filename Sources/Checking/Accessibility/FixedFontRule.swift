internal import Diagnostics
internal import IBDocument

/// Texts of iOS whose font does not follow the text size that people select.
enum FixedFontRule: SceneRule {
  static let rule = Rule.fixedFont

  /// Elements with a font of their own.
  private static let kinds: Set<String> = ["label", "button", "textField", "textView"]

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
