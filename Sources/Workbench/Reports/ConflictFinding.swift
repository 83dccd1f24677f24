internal import IBDocument
package import NibBuilding
package import ViewCore

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
  @MainActor package init(
    _ conflict: ConflictDescription, in root: BuiltRoot, path: String
  ) {
    var names: [String: String] = [:]
    for view in root.views { names[view.id] = ElementNames.name(of: view.element) }
    func member(_ member: ConflictDescription.Member) -> Member {
      let entry = root.constraints.first { $0.constraint === member.constraint }
      guard let element = entry?.element else {
        return Member(text: member.text, place: nil, position: nil)
      }
      return Member(
        text: ElementNames.equation(of: element) { names[$0] ?? "guide \($0)" },
        place: "\(path):\(element.position)", position: element.position)
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
    var lines = ["\(broken.place.map { "\($0): " } ?? "")left out: \(broken.text)"]
    lines.append("  it cannot hold together with")
    for other in others { lines.append("    \(other.text)\(other.place.map { "   \($0)" } ?? "")") }
    if isIrreducible { lines.append("  changing any one of these mends it") }
    return lines.joined(separator: "\n")
  }
}
