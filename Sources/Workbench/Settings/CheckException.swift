package import Diagnostics

/// Findings that a project accepts, with the reason.
package struct CheckException: Sendable, Hashable {
  /// The rule's name.
  package let rule: String
  /// The documents that it holds for; nil for all.
  package let document: PathPattern?
  /// The identifier or the label of the element that findings are about; nil for all.
  package let element: String?
  /// Why the findings are accepted.
  package let reason: String
  /// Where the exception stands.
  package let location: Location

  /// An exception by its parts.
  package init(
    rule: String, document: PathPattern?, element: String?, reason: String, at location: Location
  ) {
    self.rule = rule
    self.document = document
    self.element = element
    self.reason = reason
    self.location = location
  }

  /// Whether a finding is accepted.
  func covers(_ finding: Finding) -> Bool {
    guard finding.rule.name == rule, document?.matches(finding.location.file) ?? true else {
      return false
    }
    guard let element else { return true }
    if finding.location.subject == element
      || finding.related.contains(where: { $0.location?.subject == element })
    {
      return true
    }
    // Messages name an element by its kind with its label, or else with its identifier.
    let message = finding.message
    return message.contains("'\(element)'") || message.contains(" \(element).")
      || message.split(separator: " ").dropFirst().first.map { $0 == element } ?? false
  }
}
