package import Diagnostics
internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// Why a constraint of a document was left out: the whole contradiction in words and with places, as
/// `plumb explain` prints it.
///
/// What a check says of it is ``finding``.
package struct ConflictExplanation: Sendable {
  /// One constraint of the set.
  package struct Member: Sendable {
    /// What it says, with the names that people gave.
    package let text: String
    /// Where the document states it; nil for what masks, guides and stack views state.
    package let location: Location?
  }

  /// The constraint that was left out.
  package let broken: Member
  /// The constraints it contradicts, in the order in which they entered.
  package let others: [Member]
  /// Whether any one of them could be taken away to mend it.
  package let isIrreducible: Bool
  private let path: String

  /// Puts a contradiction into words.
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

  /// What became of it, in a few words.
  package var outcome: String { "broke \(broken.text)" }

  /// The explanation as lines for people: what was left out, then why.
  package var text: String {
    var lines = [
      Printable.text("\(broken.location.map { "\($0): " } ?? "")left out: \(broken.text)")
    ]
    lines.append("  it cannot hold together with")
    for other in others {
      lines.append(
        Printable.text("    \(other.text)\(other.location.map { "   \($0)" } ?? "")"))
    }
    if isIrreducible { lines.append("  changing any one of these mends it") }
    return lines.joined(separator: "\n")
  }

  /// The contradiction as a finding, at the first constraint that has a place: what masks and guides state has
  /// none of its own, but something that contradicts it has.
  package var finding: Finding {
    let texts = others.map { "\($0.text)\($0.location.map { " (\($0))" } ?? "")" }
    let position = ([broken] + others).lazy.compactMap(\.location?.position).first
    return Finding(
      .conflict,
      "left out: \(broken.text); it cannot hold together with " + texts.joined(separator: ", "),
      at: Location(path, at: position),
      related: others.map { Finding.Related($0.text, at: $0.location) })
  }
}

/// What the constraints of a root are called, looked up once for all its contradictions.
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

  /// Where a constraint stands in the document; nil for one that does not.
  func element(of constraint: AnyObject?) -> ConstraintElement? {
    constraint.flatMap { elements[ObjectIdentifier($0)] }
  }
}
