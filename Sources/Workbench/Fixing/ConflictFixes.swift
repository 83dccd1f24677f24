internal import Checking
internal import Diagnostics
internal import IBDocument

/// Repairs of conflicts: one of the constraints becomes optional, or the broken constraint is removed.
enum ConflictFixes: FixRule {
  static let rule = Rule.conflict
  static let mayMoveViews = true
  // The repair of a conflict depends on the repairs before it.
  static let isVerifiedTogether = false

  /// The highest priority of an optional constraint.
  static let priority = "999"

  /// The attributes that Interface Builder writes before the priority.
  private static let before: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
  ]

  static func candidates(for finding: Finding, in document: FixableDocument) -> [Fix] {
    // Conflicts that exist only on the canvas need no repair.
    guard finding.severity > .note else { return [] }
    let places = [finding.location] + finding.related.compactMap(\.location)
    var seen: Set<SourcePosition> = []
    let members = places.compactMap(\.position).filter { seen.insert($0).inserted }
      .prefix(FixLimits.members).compactMap { document.constraint(at: $0) }
    var result = members.compactMap { relaxed($0, in: document) }
    // A conflict whose broken constraint is not part of the document is reported at another member.
    let isBroken = !places.dropFirst().contains(finding.location)
    if isBroken, let broken = members.first, broken.position == finding.location.position,
      !document.isUsed(broken), !document.isVaried(broken),
      let removal = document.removal(of: broken)
    {
      result.append(Fix("removal of constraint \(name(broken))", [removal]))
    }
    return result
  }

  private static func relaxed(_ constraint: Element, in document: FixableDocument) -> Fix? {
    guard let tag = document.map.tag(at: constraint.position) else { return nil }
    let edit: TextEdit
    if let stated = tag["priority"] {
      edit = TextEdit(stated.valueRange, priority)
    } else if let last = tag.attributes.last(where: { before.contains($0.name) }) {
      let end = last.fullRange.upperBound
      edit = TextEdit(end..<end, " priority=\"\(priority)\"")
    } else {
      return nil
    }
    return Fix("priority \(priority) on constraint \(name(constraint))", [edit])
  }

  private static func name(_ constraint: Element) -> String {
    constraint["id"] ?? "#\(constraint.position)"
  }
}
