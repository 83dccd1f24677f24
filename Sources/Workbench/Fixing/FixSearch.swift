internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// Looks for repairs of a document's findings and verifies each: the edited text is read, laid out and checked
/// again.
@MainActor final class FixSearch {
  /// A finding with a verified repair.
  struct Repair {
    /// The finding as the check reported it.
    let finding: Finding
    /// The repair.
    let fix: Fix
    /// The views that it moves.
    let movedViews: Int
  }

  private let check: DocumentCheck
  private let isWanted: (Finding) -> Bool
  private var verifications = 0
  private var elements = 0

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - check: The check by which repairs are verified.
  ///   - isWanted: Whether a finding is reported, so that no exception covers it.
  init(_ check: DocumentCheck, isWanted: @escaping (Finding) -> Bool) {
    self.check = check
    self.isWanted = isWanted
  }

  /// Verified repairs of a rule's findings.
  ///
  /// - Parameters:
  ///   - text: The text to repair; becomes the repaired one with `accumulates`.
  ///   - accumulates: Whether each repair is verified on top of those before it. Otherwise those of a rule that is
  ///     verified together hold together, others each alone.
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

  /// The progress of the search.
  private struct State {
    let rule: any FixRule.Type
    let document: FixableDocument
    let original: CheckedText
    /// The text with the verified repairs.
    var current: CheckedText
    var accepted: [Fix] = []
    var found: [Repair] = []

    mutating func restart() {
      current = original
      accepted = []
    }
  }

  /// Repairs findings together, or by halves where that fails.
  private func repair(_ items: ArraySlice<(Finding, [Fix])>, _ state: inout State) {
    // One repair may have resolved another finding as well.
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

  /// Adds repairs to the verified ones if all hold together.
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

  /// Checks a text in memory; nil where it cannot be read any more or the limits are reached.
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
