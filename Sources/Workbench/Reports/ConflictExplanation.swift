package import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// Why a constraint of a document was broken: the conflict with names and locations, as `plumb explain`
/// prints it.
///
/// `plumb check` reports it as ``finding``.
package struct ConflictExplanation: Sendable {
  /// A constraint of the conflict.
  package struct Member: Sendable {
    /// The constraint as an equation, with the names that users gave.
    package let text: String
    /// Where the document states it; nil for constraints of masks, guides and stack views.
    package let location: Location?
  }

  /// The broken constraint.
  package let broken: Member
  /// The constraints that it conflicts with, in the order in which they were added.
  package let others: [Member]
  /// Whether removing or relaxing any one of them resolves the conflict.
  package let isIrreducible: Bool
  private let path: String

  /// Makes the explanation of a conflict.
  @MainActor init(_ conflict: ConflictDescription, _ words: ConflictWords) {
    func member(_ member: ConflictDescription.Member) -> Member {
      guard let element = words.element(of: member.constraint) else {
        return Member(text: member.text, location: nil)
      }
      return Member(
        text: ElementNames.equation(of: element) { words.names[$0] ?? "guide \($0)" },
        location: Location(words.path, at: element.position, subject: element.id))
    }
    path = words.path
    broken = member(conflict.broken)
    others = conflict.conflicting
      .filter { $0.constraint !== conflict.broken.constraint }
      .filter { $0.text != conflict.broken.text }
      .map(member)
    isIrreducible = conflict.isIrreducible
  }

  /// The outcome of the conflict, in a few words.
  package var outcome: String { "broke \(broken.text)" }

  /// The explanation as lines of text: the broken constraint, then why.
  package var text: String {
    var lines = [
      Printable.text("\(broken.location.map { "\($0): " } ?? "")broken: \(broken.text)")
    ]
    lines.append("  it conflicts with")
    for other in others {
      lines.append(
        Printable.text("    \(other.text)\(other.location.map { "   \($0)" } ?? "")"))
    }
    if isIrreducible {
      lines.append("  removing or relaxing any one of these resolves the conflict")
    }
    return lines.joined(separator: "\n")
  }

  /// The conflict as a finding, at the first constraint with a location: constraints of masks and guides have
  /// no location, but one that conflicts with them has.
  package var finding: Finding {
    let texts = others.map { "\($0.text)\($0.location.map { " (\($0))" } ?? "")" }
    let place = ([broken] + others).lazy.compactMap(\.location).first
    return Finding(
      .conflict,
      "broken: \(broken.text); it conflicts with " + texts.joined(separator: ", "),
      at: place ?? Location(path),
      related: others.map { Finding.Related($0.text, at: $0.location) })
  }
}

/// The names of a root's constraints, looked up once for all its conflicts.
@MainActor struct ConflictWords {
  let path: String
  /// The views' names by their ids.
  private(set) var names: [String: String] = [:]
  private var elements: [ObjectIdentifier: ConstraintElement] = [:]

  init(_ root: BuiltRoot, path: String) {
    self.path = path
    for view in root.views { names[view.id] = ElementNames.name(of: view.element) }
    for entry in root.constraints { elements[ObjectIdentifier(entry.constraint)] = entry.element }
  }

  /// The element of a constraint; nil for one that the document does not state.
  func element(of constraint: AnyObject?) -> ConstraintElement? {
    constraint.flatMap { elements[ObjectIdentifier($0)] }
  }
}
