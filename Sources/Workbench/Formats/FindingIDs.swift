package import Diagnostics
package import ReportFormats

/// Identifiers of the findings of a report, equal in later runs.
package enum FindingIDs {
  /// Returns the identifiers of findings in order, each once.
  ///
  /// A finding with the fingerprint of an earlier one has its number behind a hyphen, from 2.
  package static func ids(of findings: [Finding], in paths: ReportPath = ReportPath()) -> [String] {
    var counts: [Fingerprint: Int] = [:]
    return findings.map { finding in
      let fingerprint = Fingerprint(finding, path: paths.shown(finding.location.file))
      counts[fingerprint, default: 0] += 1
      let count = counts[fingerprint] ?? 1
      return count > 1 ? "\(fingerprint)-\(count)" : "\(fingerprint)"
    }
  }
}
