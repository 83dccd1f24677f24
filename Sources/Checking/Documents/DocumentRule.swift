package import Diagnostics

/// A rule about the contents of a document, without layout.
@MainActor package protocol DocumentRule {
  /// The rule's name, severity and page.
  static var rule: Rule { get }
  /// The properties of a finding's subject that determine it, if a program assigns them through an outlet.
  static var assignments: Set<String> { get }
  /// Returns the findings in a document.
  static func findings(in document: CheckedDocument) -> [Finding]
}

extension DocumentRule {
  /// Empty by default.
  package static var assignments: Set<String> { [] }
}

/// All rules about the contents of documents.
@MainActor package enum DocumentRules {
  /// Returns the findings of all rules in a document.
  ///
  /// - Parameter isOn: Returns whether a rule is enabled.
  package static func findings(
    in document: CheckedDocument, where isOn: (Rule) -> Bool = { $0.isOnByDefault }
  ) -> [Finding] {
    all.flatMap { isOn($0.rule) ? $0.findings(in: document) : [] }
  }
}
