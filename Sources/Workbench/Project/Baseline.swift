package import Configuration
package import Diagnostics

/// Findings that a project accepts until they are fixed.
///
/// A finding is identified by its rule, its file and its subject, or by its message if it has no stable subject; lines
/// may change. The number of equal findings is also compared.
package struct Baseline: Sendable, Equatable {
  /// The properties of a finding that a baseline compares.
  struct Entry: Hashable, Comparable {
    /// The file, relative to the baseline's folder.
    let path: String
    /// The rule's name, which may be unknown here.
    let rule: String
    /// The subject; nil if the message is used instead.
    let element: String?
    /// The message; nil if there is a subject.
    let message: String?

    static func < (left: Entry, right: Entry) -> Bool {
      func text(_ entry: Entry) -> [String] {
        [entry.path, entry.rule, entry.element ?? "", entry.message ?? ""]
      }
      return text(left).lexicographicallyPrecedes(text(right))
    }
  }

  /// The number of findings that each entry accepts, at least 1.
  private(set) var counts: [Entry: Int]
  /// The absolute path of the folder to which the paths are relative.
  let folder: PathParts

  init(_ counts: [Entry: Int] = [:], folder: PathParts) {
    self.counts = counts.filter { $0.value > 0 }
    self.folder = folder
  }

  /// Creates a baseline that accepts findings.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the folder of the baseline's file.
  ///   - absolute: Returns the absolute form of a finding's path.
  package init(
    _ findings: [Finding], folder: PathParts, absolute: (String) -> PathParts
  ) {
    self.init(folder: folder)
    for finding in findings {
      counts[entry(finding, at: absolute(finding.location.file)), default: 0] += 1
    }
  }

  /// The number of findings it accepts.
  package var count: Int { counts.values.reduce(0, +) }

  /// Whether a finding is accepted; each entry accepts only its count of findings.
  ///
  /// - Parameter path: The absolute path of the finding's file.
  package mutating func takes(_ finding: Finding, at path: PathParts) -> Bool {
    let entry = entry(finding, at: path)
    guard let count = counts[entry] else { return false }
    counts[entry] = count > 1 ? count - 1 : nil
    return true
  }

  /// The number of accepted findings in some files that were not encountered.
  ///
  /// - Parameter isJudged: Returns whether all findings of a file, by its absolute path, have been compared.
  package func remaining(where isJudged: (PathParts) -> Bool) -> Int {
    counts.reduce(0) { sum, entry in
      sum + (isJudged(PathParts.absolute(entry.key.path, in: folder)) ? entry.value : 0)
    }
  }

  private func entry(_ finding: Finding, at path: PathParts) -> Entry {
    let subject = finding.location.subject.flatMap { $0.hasPrefix("#") ? nil : $0 }
    return Entry(
      path: path.relative(to: folder), rule: finding.rule.name, element: subject,
      message: subject == nil ? finding.message : nil)
  }
}
