internal import Checking
internal import Diagnostics
internal import IBDocument
internal import NibBuilding

/// What depends on the layout of a document: rules that look at frames, and conflicts.
@MainActor enum LayoutFindings {
  /// The findings by the identifiers of the roots.
  ///
  /// - Parameter isOn: Whether a rule is looked for.
  static func byRoot(
    of laidOut: LaidOutDocument, where isOn: (Rule) -> Bool
  ) -> [String: [Finding]] {
    var result: [String: [Finding]] = [:]
    for root in laidOut.roots {
      result[root.element.id] = SceneRules.layoutFindings(
        in: CheckedScene(laidOut.document, root), where: isOn)
    }
    guard isOn(.conflict) else { return result }
    for (id, findings) in conflicts(of: laidOut) { result[id, default: []] += findings }
    return result
  }

  /// The findings about conflicts by the identifiers of the roots, without those that only the canvas or
  /// this engine may have.
  static func conflicts(of laidOut: LaidOutDocument) -> [String: [Finding]] {
    var explanations: [String: [ConflictExplanation]] = [:]
    for (entry, explanation) in zip(laidOut.conflicts, laidOut.explanations)
    where !explanation.dependsOnCanvas && !explanation.dependsOnGridRows {
      explanations[entry.root, default: []].append(explanation)
    }
    return explanations.mapValues(ConflictExplanation.findings)
  }
}
