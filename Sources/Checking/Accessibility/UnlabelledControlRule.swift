internal import Diagnostics
internal import IBDocument

/// Buttons that show only a picture and have no accessibility label.
enum UnlabelledControlRule: SceneRule {
  static let rule = Rule.unlabelledControl

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.views.compactMap { view in
      guard view.element.kind == "button", view.isVisible,
        let need = TextNeed(view.view), need.text.isEmpty,
        need.hasPicture || statesPicture(view.element, in: scene.document),
        !hasLabel(view.element)
      else { return nil }
      return scene.finding(
        rule, view, "shows a picture and has no accessibility label",
        hint: "state a label for what it does")
    }
  }

  /// Whether the document states a picture of the program, also one that is not here.
  ///
  /// A symbol of the system brings its own description.
  private static func statesPicture(_ element: ViewElement, in document: Document) -> Bool {
    element.element.children(named: "state").contains { state in
      state["key"] == "normal"
        && ["image", "backgroundImage"].contains { attribute in
          guard let name = state[attribute], !name.isEmpty else { return false }
          return document.images[name]?.isSystem != true && state["catalog"] != "system"
        }
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
