internal import LayoutEngine

/// Reporting of contradictions to the tree's listeners.
extension LayoutContext {
  /// Reports newly broken constraints: to the tree's handler if a tool set one, else to the program's callback
  /// and the log.
  ///
  /// A contradiction is reported once while it lasts, even by a new engine, and again when a number in it
  /// changed. A fitting solve reports nothing: the layout that follows will.
  ///
  /// - SeeAlso: `Rules/Messages.md#broken-constraints-can-be-observed`.
  func reportConflicts() {
    guard !isFitting, !(engine.conflicts.isEmpty && root.reportedConflicts.isEmpty) else {
      return
    }
    let reported = root.reportedConflicts
    root.reportedConflicts = []
    for conflict in engine.conflicts {
      guard let description = description(of: conflict) else { continue }
      let key = description.key
      guard root.reportedConflicts.insert(key).inserted, !reported.contains(key) else { continue }
      if let handler = root.conflictHandler {
        handler(description)
        continue
      }
      profile.constraintBroken?(description)
      // A test that fails with it needs no log that says the same.
      if ConflictObserver.report(description) { continue }
      if LayoutProfile.logsConflicts { profile.log(description.message) }
    }
  }

  private func description(of conflict: ConflictReport) -> ConflictDescription? {
    guard let broken = constraints([conflict.broken]).first else { return nil }
    return ConflictDescription(
      broken: ConflictDescription.Member(broken),
      conflicting: constraints(conflict.conflicting).map(ConflictDescription.Member.init),
      front: root.host.hostConventions.front, wording: profile.wording,
      isIrreducible: conflict.isIrreducible)
  }
}
