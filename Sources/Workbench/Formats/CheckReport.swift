package import Diagnostics
package import NibBuilding
package import ReportFormats

/// The findings of a check of documents and catalogues.
package struct CheckReport {
  /// The findings for a checked file.
  package struct Group {
    /// The path of the document or catalogue, or of another file with findings.
    package let path: String
    /// The file's findings with their identifiers.
    package var findings: [(id: String, finding: Finding)] = []

    /// The rules applied to the file, and those of its findings.
    ///
    /// Rules about catalogues are applied to catalogues, the others to documents.
    package var rules: [Rule] {
      let found = Set(findings.map(\.finding.rule))
      let isCatalog = path.hasSuffix(".xcassets")
      let catalogs = Set(RuleCatalog.catalogs)
      // These are reported only by `plumb insets`, or concern documents that are not checked.
      let others = Set(RuleCatalog.rules(about: .insets)).subtracting([.ornamentNotCovered])
        .union(RuleCatalog.rules(about: .project))
      return RuleCatalog.all.filter { rule in
        found.contains(rule)
          || rule.isOnByDefault && catalogs.contains(rule) == isCatalog && !others.contains(rule)
      }
    }
  }

  /// The findings, in report order.
  package let findings: [Finding]
  /// The checked documents and catalogues, documents first.
  package let files: [String]
  /// The inputs that could not be read.
  package let failures: [WorkbenchError]
  /// The form of paths for other programs.
  package let paths: ReportPath
  /// The findings that affect the exit code: those at or above the threshold of their folder.
  package let wrong: [Finding]
  /// The written or proposed repairs, by document.
  package var fixed: [AppliedFix] = []
  /// The lines that proposed repairs change, by document, a text for each place.
  package var changes: [String] = []
  /// The layout options, including all folders of named pictures and colours from configurations.
  package var options = NibOptions()
  /// The messages for standard error about the baseline and pictures, without failures.
  package var remarks: [String] = []

  /// Creates a report.
  ///
  /// - Parameter wrong: The findings that affect the exit code; nil for errors and warnings.
  package init(
    findings: [Finding], files: [String], failures: [WorkbenchError] = [],
    paths: ReportPath = ReportPath(), wrong: [Finding]? = nil
  ) {
    self.wrong = wrong ?? findings.filter { $0.severity > .note }
    self.findings = findings
    self.files = files
    self.failures = failures
    self.paths = paths
  }

  /// 2 if an input could not be read, otherwise 1 if a finding affects the exit code, otherwise 0.
  package var exitCode: Int32 { failures.isEmpty ? wrong.isEmpty ? 0 : 1 : 2 }

  /// The messages for standard error: inputs that could not be read, and remarks about the baseline and pictures.
  package var messages: [String] { failures.map(\.description) + remarks }

  /// The identifiers of the findings, in order.
  package var ids: [String] { FindingIDs.ids(of: findings, in: paths) }

  /// The findings grouped by checked file, in file order; files without findings have empty groups.
  package var groups: [Group] {
    var groups = files.map { Group(path: $0) }
    var numbers: [String: Int] = [:]
    for (number, path) in files.enumerated() { numbers[path] = number }
    for (id, finding) in zip(ids, findings) {
      let path = finding.location.file
      let number =
        Self.foldersAround(path).lazy.compactMap { numbers[$0] }.first ?? groups.count
      if number == groups.count {
        groups.append(Group(path: path))
        numbers[path] = number
      }
      groups[number].findings.append((id, finding))
    }
    return groups
  }

  /// Returns a path and its enclosing folders, innermost first.
  private static func foldersAround(_ path: String) -> [String] {
    var result = [path]
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/") {
      rest = rest[..<slash]
      result.append(String(rest))
    }
    return result
  }
}
