internal import Checking
internal import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The findings that depend on the layout of a document: those of rules about frames, and conflicts.
@MainActor struct LayoutFindings {
  private let laidOut: LaidOutDocument
  private let options: NibOptions
  private let isOn: (Rule) -> Bool

  /// Returns the findings by the identifiers of the roots.
  ///
  /// Findings that exist only on the canvas are omitted, and such conflicts are notes. They result from the status bar
  /// around a root of an iOS document without a controller, and from the size of a root of a macOS document.
  ///
  /// - Parameters:
  ///   - options: The options for the document's layout.
  ///   - isBare: Whether its roots are already laid out as in a program.
  ///   - isOn: Returns whether a rule is enabled.
  /// - Complexity: An additional layout of such roots with findings, and two of each table cell in a separate document
  ///   that is too wide or too narrow for its content.
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

  /// Returns the conflicts by the identifiers of the roots, except those that may be caused by this engine or by a
  /// cell's size on the canvas.
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

  // MARK: Cells in separate documents

  /// The widths of tables on the smallest and the largest current phone, in points: a contradiction at both widths
  /// exists at any width.
  private let widths: [Double] = LayoutMatrix.phoneWidths

  /// Returns the locations of the contradicting constraints in a root with another width.
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

  // MARK: Roots as in a program

  /// The rule and location of a finding, which identify it in a layout.
  private struct Place: Hashable {
    let rule: Rule
    let location: Location

    init(_ finding: Finding) {
      rule = finding.rule
      location = finding.location
    }
  }

  /// The findings in a root that is laid out as in a program.
  private struct Bare {
    let findings: Set<Place>
    /// The locations of the contradicting constraints.
    let members: Set<Location>
  }

  /// Returns the roots that the canvas changes, laid out as in a program, by identifier.
  ///
  /// - Parameter isWanted: Returns whether to include the root with an identifier.
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

  /// Performs layout without logging its conflicts, because they are findings.
  private static func silently<Value>(_ work: () -> Value) -> Value {
    var profile = LayoutProfile.current
    profile.log = { _ in }
    return LayoutProfile.with(profile, work)
  }
}
