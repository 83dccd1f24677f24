internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// Views that both their resizing mask and constraints of the document place.
enum MaskAndConstraintsRule: SceneRule {
  static let rule = Rule.maskAndConstraints

  static func findings(in scene: CheckedScene) -> [Finding] {
    var first: [String: CheckedConstraint] = [:]
    for element in scene.constraints where !element.isExcluded {
      // Other views may be tied to one that keeps its mask; its parent, or a number, places it.
      for (id, other) in [
        (element.first.id, element.second?.id), (element.second?.id, element.first.id),
      ] {
        guard let id, id != element.owner, first[id] == nil, let view = scene.view(id),
          other == nil || other == scene.parent(of: view)?.id
        else { continue }
        first[id] = element
      }
    }
    return scene.views.compactMap { view in
      guard view.parent != nil, view.facts.isSubview,
        view.facts.slot != "contentView",
        view.facts.keepsMask, scene.document?.usesAutoLayout != false,
        let constraint = first[view.id]
      else { return nil }
      return Finding(
        rule, "\(view.name) is placed by its resizing mask and by a constraint",
        hint: "set translatesAutoresizingMaskIntoConstraints to NO",
        at: scene.location(of: view),
        related: [
          Finding.Related(constraint.name, at: constraint.location)
        ])
    }
  }
}
