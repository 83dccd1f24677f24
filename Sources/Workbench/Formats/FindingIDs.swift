package import Diagnostics
package import ReportFormats

/// Identifiers of the findings in a report, which are equal in later runs.
package enum FindingIDs {
  /// Returns the unique identifiers of findings, in order.
  ///
  /// A finding with the same fingerprint as an earlier one has a number appended after a hyphen, starting at 2.
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
