internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The findings that depend on the layout of a document: rules about frames, and conflicts.
@MainActor struct LayoutFindings {
  private let laidOut: LaidOutDocument
  private let options: NibOptions
  private let isOn: (Rule) -> Bool

  /// The findings by the identifiers of the roots.
  ///
  /// Findings that hold only with what the canvas does to a root are omitted, conflicts of that kind are notes: the
  /// status bar around a root of an iOS document that no controller shows, and the size of a root of a macOS document.
  ///
  /// - Parameters:
  ///   - options: How the document was laid out.
  ///   - isBare: Whether its roots are already shown as in a program.
  ///   - isOn: Whether a rule is looked for.
  /// - Complexity: Another layout of such roots in which something was found, and two of
  ///   each cell of a table in a document of its own that is too wide or too narrow for its content.
  static func byRoot(
    of laidOut: LaidOutDocument, options: NibOptions, isBare: Bool = false,
    where isOn: @escaping (Rule) -> Bool
  ) -> [String: [Finding]] {
    let search = LayoutFindings(laidOut: laidOut, options: options, isOn: isOn)
    var found: [String: [Finding]] = [:]
    for root in laidOut.roots {
      found[root.element.id] = SceneRules.layoutFindings(in: laidOut.scene(of: root), where: isOn)
    }
    let conflicts = isOn(.conflict) ? search.conflicts() : [:]
    let bare =
      isBare ? [:] : search.bare { found[$0]?.isEmpty == false || conflicts[$0]?.isEmpty == false }
    for root in laidOut.roots {
      let id = root.element.id
      var explanations = conflicts[id] ?? []
      var canvasOnly: [ConflictExplanation] = []
      if let bare = bare[id] {
        found[id]?.removeAll { !bare.findings.contains(Place($0)) }
        canvasOnly = explanations.filter { $0.places.isDisjoint(with: bare.members) }
        explanations.removeAll { $0.places.isDisjoint(with: bare.members) }
      }
      found[id, default: []] += ConflictExplanation.findings(explanations)
      found[id, default: []] += ConflictExplanation.findings(canvasOnly, onCanvasOnly: true)
    }
    return found
  }

  /// The conflicts by the identifiers of the roots, without those that only this engine or a cell's size on the canvas
  /// may have.
  private func conflicts() -> [String: [ConflictExplanation]] {
    var result: [String: [ConflictExplanation]] = [:]
    for (entry, explanation) in zip(laidOut.conflicts, laidOut.explanations)
    where !explanation.dependsOnCanvas && !explanation.dependsOnGridRows {
      result[entry.root, default: []].append(explanation)
    }
    for root in laidOut.roots {
      let id = root.element.id
      guard root.controller == nil,
        result[id]?.contains(where: \.dependsOnListWidth) == true
      else { continue }
      let others = widths.map { members(of: root, width: $0) }
      result[id]?.removeAll { explanation in
        explanation.dependsOnListWidth
          && others.contains { explanation.places.isDisjoint(with: $0) }
      }
    }
    return result
  }

  // MARK: Cells in documents of their own

  /// The widths of tables on the smallest and the largest current phone, in points: no width is right for a
  /// contradiction that both have.
  private let widths: [Double] = LayoutMatrix.phoneWidths

  /// Returns the locations of the constraints that contradict each other in a root of another width.
  private func members(of root: BuiltRoot, width: Double) -> Set<Location> {
    var surroundings = laidOut.document.surroundings
    surroundings.size = Size(width: width, height: root.element.frame.height)
    guard
      let document = try? Document(
        element: laidOut.document.element, path: laidOut.document.path, surroundings: surroundings),
      let other = Self.silently({
        try? LaidOutDocument.layOut(document, options: options) { $0.id == root.element.id }
      })
    else { return [] }
    return other.explanations.reduce(into: []) { $0.formUnion($1.places) }
  }

  // MARK: Roots as programs show them

  /// The rule and location of a finding, which identify it in a layout.
  private struct Place: Hashable {
    let rule: Rule
    let location: Location

    init(_ finding: Finding) {
      rule = finding.rule
      location = finding.location
    }
  }

  /// The findings in a root as a program shows it.
  private struct Bare {
    let findings: Set<Place>
    /// The locations of the constraints that contradict each other.
    let members: Set<Location>
  }

  /// The roots that the canvas changes, laid out as a program shows them, by their identifiers.
  ///
  /// - Parameter isWanted: Whether a root of an identifier is asked for.
  private func bare(where isWanted: (String) -> Bool) -> [String: Bare] {
    let rules = EnvironmentRules(laidOut.document)
    let ids = Set(
      laidOut.roots.filter { isWanted($0.element.id) && BareRoots.isAffected($0, rules) }
        .map(\.element.id))
    guard !ids.isEmpty,
      let other = Self.silently({
        try? LaidOutDocument.layOut(laidOut.document, options: options, isBare: true) {
          ids.contains($0.id)
        }
      })
    else { return [:] }
    var members: [String: Set<Location>] = [:]
    for (entry, explanation) in zip(other.conflicts, other.explanations) {
      members[entry.root, default: []].formUnion(explanation.places)
    }
    var result: [String: Bare] = [:]
    for root in other.roots {
      let found = SceneRules.layoutFindings(in: other.scene(of: root), where: isOn)
      result[root.element.id] = Bare(
        findings: Set(found.map(Place.init)), members: members[root.element.id] ?? [])
    }
    return result
  }

  /// A layout whose conflicts are not logged: they are findings.
  private static func silently<Value>(_ work: () -> Value) -> Value {
    var profile = LayoutProfile.current
    profile.log = { _ in }
    return LayoutProfile.with(profile, work)
  }
}
