internal import Configuration
internal import Diagnostics
internal import Foundation
internal import IBDocument
package import NibBuilding
internal import ReportFormats

/// The findings that come and go with a change of documents.
///
/// Both states are checked with the catalogues, translations and configurations that are there now.
@MainActor package struct FindingChanges {
  /// The lines of the report: a line for each finding that comes or goes.
  package let lines: [String]
  /// The number of findings that come.
  package let newCount: Int
  /// The inputs that could not be read.
  package let failures: [WorkbenchError]

  /// Creates the changes by checking the two states of documents.
  package init(_ pairs: [ComparedPair], options: NibOptions) {
    let changed = pairs.filter { $0.old != $0.new }
    let old = Self.report(changed.map { ($0.path, $0.old) }, options)
    let new = Self.report(changed.map { ($0.path, $0.new) }, options)
    let come = Self.findings(of: new, without: old)
    let gone = Self.findings(of: old, without: new)
    newCount = come.count
    lines =
      come.map { "new: " + FindingText.line($0) } + gone.map { "gone: " + FindingText.line($0) }
    // A state before that cannot be read has no findings to compare with.
    failures = new.failures + old.failures
  }

  private static func report(
    _ states: [(path: String, data: Data?)], _ options: NibOptions
  ) -> CheckReport {
    var texts: [String: Data] = [:]
    for case (let path, let data?) in states { texts[path] = data }
    guard !texts.isEmpty else { return CheckReport(findings: [], files: []) }
    return UnsavedDocuments.$texts.withValue(UnsavedDocuments.byPath(texts)) {
      CheckRun.report(on: texts.keys.sorted(), options: options)
    }
  }

  private static func findings(of report: CheckReport, without other: CheckReport) -> [Finding] {
    let folder = PathParts(FileManager.default.currentDirectoryPath)
    func absolute(_ path: String) -> PathParts { PathParts.absolute(path, in: folder) }
    var known = Baseline(other.findings, folder: folder, absolute: absolute)
    return report.findings.filter { !known.takes($0, at: absolute($0.location.file)) }
  }
}
