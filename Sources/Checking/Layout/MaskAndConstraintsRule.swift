package import Diagnostics
internal import IBDocument
internal import NibBuilding

extension Rule {
  /// A view with a resizing mask and constraints.
  package static let maskAndConstraints = Rule(
    "mask-and-constraints", .layout, .warning,
    "a view that both its resizing mask and a constraint place",
    page: RulePage(
      sees:
        "Views that translate their resizing mask and are mentioned in a constraint of another view.",
      fires: """
        <label opaque="NO" text="Title" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="60" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        """,
      passes: """
        <label opaque="NO" text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Ttl-00-001">
          <rect key="frame" x="20" y="40" width="33" height="20.5"/>
        </label>
        <constraint firstItem="Ttl-00-001" firstAttribute="leading" secondItem="Roo-t0-001" secondAttribute="leading" constant="20" id="Con-00-001"/>
        """,
      fix: "Set translatesAutoresizingMaskIntoConstraints to NO, or remove the constraint.",
      limits: "Views that other views are tied to keep their mask on purpose at times."))
}

/// Views that are positioned both by their resizing mask and by constraints of the document.
enum MaskAndConstraintsRule: SceneRule {
  static let rule = Rule.maskAndConstraints

  static func findings(in scene: CheckedScene) -> [Finding] {
    var first: [String: CheckedConstraint] = [:]
    for element in scene.constraints where !element.isExcluded {
      // Other views may be attached to a view that keeps its mask, as long as its parent or a constant positions it.
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
