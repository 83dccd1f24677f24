internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Required constant sizes of texts, which neither larger text nor longer languages fit into.
enum FixedSizeTextRule: SceneRule {
  static let rule = Rule.fixedSizeText

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
