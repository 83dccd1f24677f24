internal import Diagnostics
internal import IBDocument

/// Buttons that show only a picture and have no accessibility label.
enum UnlabelledControlRule: SceneRule {
  static let rule = Rule.unlabelledControl

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.facts.kind == "button", view.isVisible,
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
