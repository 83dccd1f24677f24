internal import Diagnostics
internal import IBDocument

/// Buttons with a picture alone that say nothing to those who do not see it.
enum UnlabelledControlRule: SceneRule {
  static let rule = Rule.unlabelledControl

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.element.kind == "button", view.isVisible,
        let need = TextNeed(view.view), need.text.isEmpty,
        need.hasPicture || statesPicture(view.element),
        !hasLabel(view.element)
      else { return nil }
      return scene.finding(
        rule, view, "shows a picture and has no accessibility label",
        hint: "state a label for what it does")
    }
  }

  /// Whether the document states a picture, also one that is not here, such as a symbol of the system.
  private static func statesPicture(_ element: ViewElement) -> Bool {
    element.element.children(named: "state").contains { state in
      state["key"] == "normal"
        && ["image", "backgroundImage"].contains { state[$0]?.isEmpty == false }
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
