internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Required constant sizes of texts, which neither larger text nor longer languages fit into.
enum FixedSizeTextRule: SceneRule {
  static let rule = Rule.fixedSizeText

  static func findings(in scene: CheckedScene) -> [Finding] {
    scene.root.constraints.compactMap { entry in
      let element = entry.element
      guard element.second == nil, element.relation == .equal, element.priority == 1000,
        !element.isExcluded, !element.isPlaceholder,
        element.first.attribute == .width || element.first.attribute == .height,
        let view = scene.view(element.first.id), view.role == .text
      else { return nil }
      return Finding(
        rule,
        "\(view.name) has a constant \(element.first.attribute.rawValue) of "
          + "\(NumberText.text(element.constant)): longer or larger text does not fit",
        hint: "let the text decide, or use >=",
        at: scene.location(of: element))
    }
  }
}
