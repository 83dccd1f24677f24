internal import Diagnostics
internal import IBDocument

/// Texts of iOS whose font does not follow the text size that people select.
enum FixedFontRule: SceneRule {
  static let rule = Rule.fixedFont

  /// Elements with a font of their own.
  private static let kinds: Set<String> = ["label", "button", "textField", "textView"]

  static func findings(in scene: CheckedScene) -> [Finding] {
    guard scene.document.platform == .iOS else { return [] }
    return scene.views.compactMap { view in
      guard kinds.contains(view.element.kind), view.isVisible, let font = view.element.font(),
        font.style == nil, let size = font.pointSize
      else { return nil }
      let name = font.name ?? "system font"
      return scene.finding(
        rule, view, "has a fixed font, \(name) of \(NumberText.text(size)) points",
        hint: "use a text style")
    }
  }
}
