internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// A search for repairs of a document's findings.
///
/// Each repair is verified by reading, laying out and checking the edited text.
@MainActor final class FixSearch {
  /// A finding with a verified repair.
  struct Repair {
    /// The finding as reported by the check.
    let finding: Finding
    /// The repair.
    let fix: Fix
    /// The number of views that the repair moves.
    let movedViews: Int
  }

  private let check: DocumentCheck
  private let isWanted: (Finding) -> Bool
  private var verifications = 0
  private var elements = 0

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - check: The check that verifies repairs.
  ///   - isWanted: Returns whether a finding is reported, so that no exception covers it.
  init(_ check: DocumentCheck, isWanted: @escaping (Finding) -> Bool) {
    self.check = check
    self.isWanted = isWanted
  }

  /// Returns verified repairs of a rule's findings.
  ///
  /// - Parameters:
  ///   - text: The text to repair; replaced with the repaired one if `accumulates` is true.
  ///   - accumulates: Whether each repair is verified in combination with the previous ones. Otherwise the repairs of a
  ///     rule that is verified together are valid in combination, and other repairs individually.
  func repairs(
    of rule: any FixRule.Type, in text: inout CheckedText, accumulates: Bool
  ) -> [Repair] {
    let findings = text.found.findings.filter { $0.rule == rule.rule && isWanted($0) }
    guard !findings.isEmpty, let laidOut = text.found.laidOut,
      let document = FixableDocument(laidOut, text.data)
    else { return [] }
    let open = findings.prefix(FixLimits.verifications).map {
      ($0, rule.candidates(for: $0, in: document))
    }.filter { !$0.1.isEmpty }
    var state = State(rule: rule, document: document, original: text, current: text)
    if rule.isVerifiedTogether {
      repair(open[...], &state)
    } else {
      for item in open {
        repair([item], &state)
        if !accumulates { state.restart() }
      }
    }
    if accumulates { text = state.current }
    return state.found
  }

  /// The state of the search.
  private struct State {
    let rule: any FixRule.Type
    let document: FixableDocument
    let original: CheckedText
    /// The text after the verified repairs.
    var current: CheckedText
    var accepted: [Fix] = []
    var found: [Repair] = []

    mutating func restart() {
      current = original
      accepted = []
    }
  }

  /// Repairs findings together, or in halves if that fails.
  private func repair(_ items: ArraySlice<(Finding, [Fix])>, _ state: inout State) {
    // A previous repair may also have resolved another finding.
    let items = items.count > 1 ? items : items.filter { state.current.count(of: $0.0) > 0 }[...]
    guard let (finding, candidates) = items.first else { return }
    let first = items.compactMap { item in item.1.first.map { (item.0, $0) } }
    if accept(first, &state) { return }
    guard items.count == 1 else {
      let middle = items.startIndex + items.count / 2
      repair(items[..<middle], &state)
      repair(items[middle...], &state)
      return
    }
    for candidate in candidates.dropFirst() where accept([(finding, candidate)], &state) { return }
  }

  /// Adds repairs to the verified ones if all are valid in combination.
  private func accept(_ new: [(finding: Finding, fix: Fix)], _ state: inout State) -> Bool {
    let fixes = state.accepted + new.map(\.fix)
    guard let bytes = Fix.applied(fixes, to: state.document.map.bytes),
      let text = checked(Data(bytes), size: state.document.map.count),
      state.current.isImproved(in: text, by: new.map(\.finding))
    else { return false }
    let moved = state.current.movedViews(in: text)
    guard moved == 0 || state.rule.mayMoveViews else { return false }
    state.current = text
    state.accepted = fixes
    state.found += new.map { Repair(finding: $0.finding, fix: $0.fix, movedViews: moved) }
    return true
  }

  /// Checks a text in memory; nil if it can no longer be read or the limits are reached.
  private func checked(_ data: Data, size: Int) -> CheckedText? {
    verifications += 1
    elements += size
    guard verifications <= FixLimits.verifications, elements <= FixLimits.elements else {
      return nil
    }
    guard let found = try? check.findings(in: data, looksAtPictures: false) else { return nil }
    elements += FixLimits.conflictElements * (found.laidOut?.conflicts.count ?? 0)
    return CheckedText(data, found)
  }
}
