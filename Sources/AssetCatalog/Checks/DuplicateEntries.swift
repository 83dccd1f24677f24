internal import Diagnostics

/// Entries of a set with the same conditions, of which only the first is used.
enum DuplicateEntries {
  /// Returns the findings; entries without a file are not compared.
  static func findings(
    _ entries: [(qualifiers: AssetQualifiers, path: JSONPath, isFilled: Bool)],
    _ document: JSONDocument
  ) -> [Finding] {
    var first: [AssetQualifiers: JSONPath] = [:]
    var findings: [Finding] = []
    for entry in entries where entry.isFilled {
      if let other = first[entry.qualifiers] {
        findings.append(
          Finding(
            .duplicateEntry, "this entry is for the same place as '\(other)', which is taken",
            at: document.location(of: entry.path),
            related: [Finding.Related("the entry that is taken", at: document.location(of: other))])
        )
      } else {
        first[entry.qualifiers] = entry.path
      }
    }
    return findings
  }
}
