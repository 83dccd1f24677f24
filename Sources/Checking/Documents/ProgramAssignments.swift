package import Diagnostics
internal import IBDocument

/// The outlets of a document whose classes assign properties, which then differ from those in the document.
///
/// Each rule declares the properties that determine its findings: ``SceneRule/assignments``,
/// ``DocumentRule/assignments``.
@MainActor package struct ProgramAssignments {
  /// An outlet's class and name.
  private struct Outlet {
    let owner: String
    let name: String
  }

  private let document: CheckedDocument
  private let sources: SourceIndex
  private var outlets: [String: [Outlet]] = [:]
  /// The identifiers of the constraints on each view that are outlets or that a program may look up.
  private var constraints: [String: [String]] = [:]
  /// The names by which a program may look up constraints, by their identifiers in the document.
  private var lookedUp: [String: String] = [:]
  /// The views beside each view that constraints tie to it.
  private lazy var tiedSiblings: [String: [String]] = makeTiedSiblings()
  /// The outlets that move views together with those tied to them, as far as searched; nil for views without one.
  private var siblingOutlets: [String: String?] = [:]
  /// The entries of elements without an identifier of their own, by their positions.
  private lazy var parts: [SourcePosition: Int] = Dictionary(
    document.entries.indices.map { (document.entries[$0].element.position, $0) }
  ) { first, _ in first }

  /// Creates the outlets of a document.
  ///
  /// - Complexity: O(elements).
  package init(_ document: CheckedDocument) {
    self.document = document
    sources = document.project.sources
    for entry in document.entries where entry.element.name == "outlet" {
      guard let list = document.parent(of: entry), list.name == "connections",
        let name = entry.element["property"], let id = entry.element["destination"],
        let number = entry.parent, let holder = document.entries[number].parent,
        let owner = document.entries[holder].element["customClass"]
      else { continue }
      outlets[id, default: []].append(Outlet(owner: owner, name: name))
    }
    for entry in document.entries where entry.element.name == "constraint" {
      guard let id = entry.element["id"] else { continue }
      if let name = entry.element["identifier"], !name.isEmpty { lookedUp[id] = name }
      guard outlets[id] != nil || lookedUp[id] != nil,
        let number = entry.parent, let holder = document.entries[number].parent
      else { continue }
      // Without a first item, the constraint refers to the view that holds it.
      let first = entry.element["firstItem"] ?? document.entries[holder].element["id"]
      for view in [first, entry.element["secondItem"]].compactMap({ $0 }) {
        constraints[view, default: []].append(id)
      }
    }
  }

  /// Returns the findings that the program does not affect.
  ///
  /// A finding whose subject's property is assigned is removed. A conflict with such a constraint becomes a note,
  /// because it exists only in the document.
  ///
  /// - Parameter others: The properties that determine findings of other rules.
  package mutating func remaining(
    _ findings: [Finding], others: [Rule: Set<String>] = [:]
  ) -> [Finding] {
    guard !outlets.isEmpty || !lookedUp.isEmpty, sources.isUsable else { return findings }
    var deciding = others
    for type in SceneRules.all { deciding[type.rule, default: []].formUnion(type.assignments) }
    for type in DocumentRules.all { deciding[type.rule, default: []].formUnion(type.assignments) }
    var remaining: [Finding] = []
    for finding in findings {
      guard let properties = deciding[finding.rule], !properties.isEmpty else {
        remaining.append(finding)
        continue
      }
      let isConflict = finding.rule == .conflict
      var outlet: String?
      for place in [finding.location] + (isConflict ? finding.related.compactMap(\.location) : []) {
        outlet =
          outlet ?? assigned(place, properties, followsSiblings: finding.rule == .outsideParent)
      }
      guard let outlet else {
        remaining.append(finding)
        continue
      }
      guard isConflict else { continue }
      remaining.append(
        finding.with(severity: .note).with(
          hint: "the program changes '\(outlet)'; the document alone has the conflict"))
    }
    return remaining
  }

  /// Returns the outlet by which a class assigns one of some properties to the object at a location; nil for
  /// none.
  ///
  /// - Parameter followsSiblings: Whether constraints of views to which the object is tied count, which move it too: a
  ///   view that waits outside slides in with its neighbour.
  private mutating func assigned(
    _ location: Location, _ properties: Set<String>, followsSiblings: Bool
  ) -> String? {
    if followsSiblings, let subject = location.subject,
      let outlet = outletMovingSiblings(of: subject)
    {
      return outlet
    }
    guard let id = object(at: location) else { return nil }
    if let outlet = outlet(of: id, properties) { return outlet }
    guard !properties.isDisjoint(with: DecidingProperties.geometry) else { return nil }
    // A constraint that a program changes moves the views in it.
    for constraint in constraints[id] ?? [] {
      if let outlet = outlet(of: constraint, DecidingProperties.constraint) { return outlet }
    }
    return nil
  }

  /// Returns the outlet of a changed constraint on a view or on those tied to it, directly or by others.
  ///
  /// - Complexity: O(constraints).
  private mutating func outletMovingSiblings(of view: String) -> String? {
    var reached: Set<String> = [view]
    var waiting = [view]
    var result: String?
    search: while let id = waiting.popLast() {
      if let known = siblingOutlets[id] {
        result = known
        break
      }
      for constraint in constraints[id] ?? [] {
        if let outlet = outlet(of: constraint, DecidingProperties.constraint) {
          result = outlet
          break search
        }
      }
      for other in tiedSiblings[id] ?? [] where reached.insert(other).inserted {
        waiting.append(other)
      }
    }
    // Ties are mutual, so that the answer is that of all views reached.
    for id in reached { siblingOutlets.updateValue(result, forKey: id) }
    return result
  }

  /// Returns the views of one superview that constraints tie to each other.
  private func makeTiedSiblings() -> [String: [String]] {
    var lists: [String: Int] = [:]
    for entry in document.entries {
      guard let id = entry.element["id"], let list = entry.parent,
        document.entries[list].element.name == "subviews"
      else { continue }
      lists[id] = list
    }
    var result: [String: [String]] = [:]
    for entry in document.entries where entry.element.name == "constraint" {
      guard let first = entry.element["firstItem"], let second = entry.element["secondItem"],
        first != second, let list = lists[first], list == lists[second]
      else { continue }
      result[first, default: []].append(second)
      result[second, default: []].append(first)
    }
    return result
  }

  private func outlet(of id: String, _ properties: Set<String>) -> String? {
    if let name = lookedUp[id], !properties.isDisjoint(with: DecidingProperties.constraint),
      sources.changedIdentifiers.contains(name)
    {
      return name
    }
    return outlets[id]?.first { sources.assigns($0.owner, outlet: $0.name, properties) }?.name
  }

  /// Whether an object, or a constraint on it, is an outlet.
  private func isKnown(_ id: String) -> Bool {
    outlets[id] != nil || constraints[id] != nil || lookedUp[id] != nil
  }

  /// Returns the identifier of the object at a location: a colour or state belongs to its view, a cell to its control.
  private mutating func object(at location: Location) -> String? {
    if let subject = location.subject, isKnown(subject) { return subject }
    var number = location.position.flatMap { parts[$0] }
    while let entry = number.map({ document.entries[$0] }) {
      if let id = entry.element["id"] {
        if isKnown(id) { return id }
        guard entry.element.name.hasSuffix("Cell") else { return nil }
      }
      number = entry.parent
    }
    return nil
  }
}
