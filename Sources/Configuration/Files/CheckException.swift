package import Diagnostics

/// A finding that a project accepts, with its reason.
package struct CheckException: Sendable, Hashable {
  /// The rule of the finding.
  package let rule: Rule
  /// The documents; nil for all of the folder.
  package let document: PathPattern?
  /// The identifier of the object, or the label that its author assigned; nil for all objects.
  package let element: String?
  /// The reason for accepting it.
  package let reason: String
  /// The location in the configuration.
  package let location: Location

  /// Whether the exception covers a finding.
  ///
  /// - Parameters:
  ///   - file: The finding's file, relative to the folder of the configuration.
  ///   - label: The label of the finding's object; nil without one.
  package func covers(_ finding: Finding, file: PathParts, label: String?) -> Bool {
    guard finding.rule == rule, document?.matches(file) ?? true else { return false }
    guard let element else { return true }
    return element == label || element == finding.location.element
  }
}

extension Location {
  /// The identifier of the subject's innermost element.
  package var element: String? {
    guard let subject, subject.hasSuffix("]"), let open = subject.lastIndex(of: "[") else {
      return subject
    }
    return String(subject[subject.index(after: open)...].dropLast())
  }
}
