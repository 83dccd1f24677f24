internal import Checking
internal import Diagnostics
internal import IBDocument

/// Repairs of duplicate constraints: one of the two is removed.
enum TwinFixes: FixRule {
  static let rule = Rule.twinConstraint
  static let mayMoveViews = false
  static let isVerifiedTogether = true

  static func candidates(for finding: Finding, in document: FixableDocument) -> [Fix] {
    let places = [finding.location.position, finding.related.first?.location?.position]
    let twins = places.compactMap { document.constraint(at: $0) }
    // In other size classes, only one of them may be active.
    guard twins.count == 2, !twins.contains(where: document.isVaried) else { return [] }
    return twins.filter { !document.isUsed($0) }.compactMap { twin in
      document.removal(of: twin).map {
        Fix("removal of constraint \(twin["id"] ?? "#\(twin.position)")", [$0])
      }
    }
  }
}
