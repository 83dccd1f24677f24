package import Diagnostics

/// A rule that looks at what a document states, without layout.
@MainActor package protocol DocumentRule {
  /// Its name, severity and page.
  static var rule: Rule { get }
  /// The properties of a finding's subject that decide it where a program assigns them by an outlet.
  static var assignments: Set<String> { get }
  /// Returns the findings in a document.
  static func findings(in document: CheckedDocument) -> [Finding]
}

extension DocumentRule {
  /// No properties.
  package static var assignments: Set<String> { [] }
}

/// All rules that look at what documents state.
@MainActor package enum DocumentRules {
  /// Returns the findings of all rules in a document.
  ///
  /// - Parameter isOn: Whether a rule is applied.
  package static func findings(
    in document: CheckedDocument, where isOn: (Rule) -> Bool = { $0.isOnByDefault }
  ) -> [Finding] {
    all.flatMap { isOn($0.rule) ? $0.findings(in: document) : [] }
  }
}
