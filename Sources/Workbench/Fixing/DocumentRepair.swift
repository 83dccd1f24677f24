internal import Checking
internal import Diagnostics
internal import Foundation
internal import IBDocument
internal import NibBuilding

/// The check of a document with repairs for its findings, reported or written.
@MainActor struct DocumentRepair {
  /// The check that produces the findings and verifies repairs.
  let check: DocumentCheck
  /// The treatment of repairs.
  let mode: FixMode
  /// Returns whether a finding about the document is reported, so that no exception covers it.
  let isWanted: (Finding, Document?) -> Bool

  /// Checks the document, searches for repairs, and writes or proposes them if the mode requires it.
  ///
  /// - Throws: `WorkbenchError` if the document cannot be read.
  func run() throws(WorkbenchError) -> RepairedDocument {
    let data: Data
    do { data = try Document.data(path: check.path) } catch { throw .document(error) }
    let first = try check.findings(in: data)
    var result = RepairedDocument(findings: first.findings, document: first.document)
    guard mode != .off, first.findings.contains(where: isFixable) else { return result }
    let search = FixSearch(check) { [isWanted, document = first.document] in
      isWanted($0, document)
    }
    let text = CheckedText(data, first)
    guard mode.isCombined else {
      result.findings = stated(first.findings, search, text)
      return result
    }
    let (last, fixed) = Self.repaired(text, search)
    guard !fixed.isEmpty else { return result }
    guard mode == .applied else {
      if let remaining = try? check.findings(in: last).findings { result.findings = remaining }
      result.fixed = fixed
      result.changes = LineChanges.texts(from: data, to: last, path: check.path)
      return result
    }
    do throws(WorkbenchError) {
      let remaining = try check.findings(in: last).findings
      try FixedFile.write(last, over: data, to: check.path)
      result.findings = remaining
      result.fixed = fixed
    } catch {
      result.failure = error
    }
    return result
  }

  private func isFixable(_ finding: Finding) -> Bool {
    FixRules.all.contains { $0.rule == finding.rule && (mode != .hints || $0.rule == .conflict) }
  }

  /// Returns findings with their verified repairs.
  private func stated(
    _ findings: [Finding], _ search: FixSearch, _ text: CheckedText
  ) -> [Finding] {
    var text = text
    var repairs: [Finding: FixSearch.Repair] = [:]
    for rule in FixRules.all where mode != .hints || rule.rule == .conflict {
      for repair in search.repairs(of: rule, in: &text, accumulates: false) {
        repairs[repair.finding] = repair
      }
    }
    return findings.map { finding in
      guard let repair = repairs[finding] else { return finding }
      return finding.fixed(by: repair.fix, hint: Self.hint(repair))
    }
  }

  /// Returns a hint for the repair of a conflict; nil for the rule's hint.
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

  /// Returns the text after all verified repairs, and the repairs in text order.
  private static func repaired(
    _ text: CheckedText, _ search: FixSearch
  ) -> (Data, [AppliedFix]) {
    var current = text
    var found: [AppliedFix] = []
    for _ in 0..<FixLimits.rounds {
      let count = found.count
      for rule in FixRules.all {
        found += search.repairs(of: rule, in: &current, accumulates: true).map { repair in
          // Repairs move lines, but users know the lines of the original file.
          let first = text.found.findings.first {
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

/// The findings about a document, and the written repairs.
@MainActor struct RepairedDocument {
  /// The findings; after repairs were written, the remaining ones.
  var findings: [Finding]
  /// The document; nil if it is rejected with a finding.
  let document: Document?
  /// The written or proposed repairs.
  var fixed: [AppliedFix] = []
  /// The lines that proposed repairs change, a text for each place.
  var changes: [String] = []
  /// The error that prevented writing repairs.
  var failure: WorkbenchError?
}
