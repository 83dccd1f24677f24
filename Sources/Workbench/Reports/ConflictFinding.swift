internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// A contradiction of a document's constraints, in words and with places.
package struct ConflictFinding: Sendable {
  /// One constraint of the set.
  package struct Member: Sendable {
    /// What it says, with the names that people gave.
    package let text: String
    /// `path:line:column`; nil for what masks, guides and stack views state.
    package let place: String?
    /// The same place without the path.
    let position: SourcePosition?
  }

  /// The constraint that was left out.
  package let broken: Member
  /// The constraints it contradicts, in the order in which they entered.
  package let others: [Member]
  /// Whether any one of them could be taken away to mend it.
  package let isIrreducible: Bool

  /// Puts a contradiction into words.
  @MainActor init(_ conflict: ConflictDescription, _ words: ConflictWords) {
    func member(_ member: ConflictDescription.Member) -> Member {
      guard let element = words.element(of: member.constraint) else {
        return Member(text: member.text, place: nil, position: nil)
      }
      return Member(
        text: ElementNames.equation(of: element) { words.names[$0] ?? "guide \($0)" },
        place: "\(words.path):\(element.position)", position: element.position)
    }
    broken = member(conflict.broken)
    others = conflict.conflicting
      .filter { $0.constraint !== conflict.broken.constraint }
      .filter { $0.text != conflict.broken.text }
      .map(member)
    isIrreducible = conflict.isIrreducible
  }

  /// The finding as lines for people: what was left out, then why.
  package var text: String {
    var lines = [
      Printable.text("\(broken.place.map { "\($0): " } ?? "")left out: \(broken.text)")
    ]
    lines.append("  it cannot hold together with")
    for other in others {
      lines.append(
        Printable.text("    \(other.text)\(other.place.map { "   \($0)" } ?? "")"))
    }
    if isIrreducible { lines.append("  changing any one of these mends it") }
    return lines.joined(separator: "\n")
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
