internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// The check of a document with the repairs of what it finds, stated or written.
@MainActor struct FixedCheck {
  /// The findings of the document; with repairs that were written, those that remain.
  private(set) var findings: [Finding]
  /// The repairs that were written.
  private(set) var fixed: [AppliedFix] = []
  /// The error for which the repairs could not be written.
  private(set) var failure: WorkbenchError?

  /// The document; nil for one that is refused with a finding.
  let document: Document?

  /// Creates a check of a document with its repairs.
  ///
  /// - Parameters:
  ///   - matrix: The layouts in which the document is checked, and repairs are verified.
  ///   - isOn: Whether a rule is applied.
  ///   - isWanted: Whether a finding about the document is reported, so that no exception covers it.
  /// - Throws: `WorkbenchError` when the document cannot be read.
  init(
    path: String, options: NibOptions, project: CheckedProject, matrix: CheckMatrix, mode: FixMode,
    where isOn: @escaping (Rule) -> Bool, isWanted: @escaping (Finding, Document?) -> Bool
  ) throws(WorkbenchError) {
    let data: Data
    do { data = try Document.data(path: path) } catch { throw .document(error) }
    func check(_ data: Data) throws(WorkbenchError) -> DocumentCheck {
      try DocumentCheck(
        path: path, data: data, options: options, project: project, matrix: matrix, where: isOn)
    }
    let first = try check(data)
    findings = first.findings
    document = first.document
    guard mode != .off, findings.contains(where: { Self.isFixable($0, mode) }) else { return }
    let search = FixSearch(
      path: path, options: options, project: project, matrix: matrix, where: isOn,
      isWanted: { [document] in isWanted($0, document) })
    let text = CheckedText(data, first)
    guard mode == .applied else {
      state(search, text, mode)
      return
    }
    let (last, found) = Self.repaired(text, search)
    guard !found.isEmpty else { return }
    do throws(WorkbenchError) {
      let remaining = try check(last).findings
      try FixedFile.write(last, over: data, to: path)
      findings = remaining
      fixed = found
    } catch {
      failure = error
    }
  }

  private static func isFixable(_ finding: Finding, _ mode: FixMode) -> Bool {
    FixRules.all.contains { $0.rule == finding.rule && (mode != .hints || $0.rule == .conflict) }
  }

  /// Adds verified repairs to the findings.
  private mutating func state(_ search: FixSearch, _ text: CheckedText, _ mode: FixMode) {
    var text = text
    var repairs: [Finding: FixSearch.Repair] = [:]
    for rule in FixRules.all where mode != .hints || rule.rule == .conflict {
      for repair in search.repairs(of: rule, in: &text, accumulates: false) {
        repairs[repair.finding] = repair
      }
    }
    findings = findings.map { finding in
      guard let repair = repairs[finding] else { return finding }
      return finding.fixed(by: repair.fix, hint: Self.hint(repair))
    }
  }

  /// Returns a hint for the repair of a conflict; nil keeps the rule's hint.
  private static func hint(_ repair: FixSearch.Repair) -> String? {
    guard repair.finding.rule == .conflict else { return nil }
    let others =
      switch repair.movedViews {
      case 0: "nothing else changes"
      case 1: "one view moves"
      default: "\(repair.movedViews) views move"
      }
    return "\(repair.fix.title) resolves it; \(others)"
  }

  /// Returns the text after all verified repairs, with these, in the order of the text.
  private static func repaired(
    _ text: CheckedText, _ search: FixSearch
  ) -> (Data, [AppliedFix]) {
    var current = text
    var found: [AppliedFix] = []
    for _ in 0..<FixLimits.rounds {
      let count = found.count
      for rule in FixRules.all {
        found += search.repairs(of: rule, in: &current, accumulates: true).map { repair in
          // Lines move with repairs; users know those of the file.
          let first = text.check.findings.first {
            $0.rule == repair.finding.rule
              && $0.location.subject == repair.finding.location.subject
          }
          return AppliedFix(finding: first ?? repair.finding, fix: repair.fix)
        }
      }
      if found.count == count { break }
    }
    found.sort { $0.finding.location.precedes($1.finding.location) }
    return (current.data, found)
  }
}
