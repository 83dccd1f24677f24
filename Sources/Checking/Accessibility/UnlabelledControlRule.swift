internal import Diagnostics
internal import IBDocument

/// Buttons that show only a picture and have no accessibility label.
enum UnlabelledControlRule: SceneRule {
  static let rule = Rule.unlabelledControl

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.element.kind == "button", view.isVisible,
        let need = TextNeed(view.view), need.hasPicture, need.text.isEmpty,
        !hasLabel(view.element)
      else { return nil }
      return scene.finding(
        rule, view, "shows a picture and has no accessibility label",
        hint: "state a label for what it does")
    }
  }

  /// Whether the document states what assistive technology says.
  private static func hasLabel(_ element: ViewElement) -> Bool {
    let stated = element.element.children(named: "accessibility").contains {
      $0["label"]?.isEmpty == false || $0["description"]?.isEmpty == false
    }
    // A tool tip is what macOS says where no label is.
    return stated || element.attribute("toolTip")?.isEmpty == false
      || element.userDefinedRuntimeAttributes.contains { $0.keyPath == "accessibilityLabel" }
  }
}
