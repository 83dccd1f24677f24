package import Diagnostics

/// What a project wants of `plumb check`.
package struct CheckSettings: Sendable {
  /// What a project says of a rule.
  package enum Level: Sendable, Hashable {
    /// It is not looked for.
    case off
    /// It is looked for, also where it is off by default.
    case on
    /// It is looked for, and its findings have a severity.
    case severity(Severity)
  }

  /// What is said of rules, by their names.
  package var levels: [String: Level] = [:]
  /// Documents and folders that are not checked.
  package var excluded: [PathPattern] = []
  /// Documents and folders that are checked although they are excluded by default.
  package var included: [PathPattern] = []
  /// Accepted findings.
  package var exceptions: [CheckException] = []
  /// The severity from which on findings make the exit code 1; nil for warnings.
  package var threshold: Severity?

  /// Settings that say nothing.
  package init() {}

  /// These settings, overridden by those of an inner folder; lists add up.
  package func overridden(by inner: CheckSettings) -> CheckSettings {
    var result = self
    result.levels.merge(inner.levels) { _, new in new }
    result.excluded += inner.excluded
    result.included += inner.included
    result.exceptions += inner.exceptions
    result.threshold = inner.threshold ?? threshold
    return result
  }

  /// Whether a rule is looked for.
  package func isOn(_ rule: Rule) -> Bool {
    switch levels[rule.name] {
    case .off: false
    case .on, .severity: true
    case nil: rule.isOnByDefault
    }
  }

  /// Whether a document or catalogue is to be checked.
  ///
  /// - Parameter isDefault: Whether it is without settings.
  func checks(_ path: String, isDefault: Bool) -> Bool {
    guard !excluded.contains(where: { $0.matches(path) }) else { return false }
    return isDefault || included.contains { $0.matches(path) }
  }

  /// Findings with the severities that are wanted, without those of rules that are off and accepted ones.
  ///
  /// - Parameter used: Gets the exceptions that cover a finding.
  func applied(to findings: [Finding], used: inout Set<CheckException>) -> [Finding] {
    findings.compactMap { finding in
      guard levels[finding.rule.name] != .off else { return nil }
      if let exception = exceptions.first(where: { $0.covers(finding) }) {
        used.insert(exception)
        return nil
      }
      guard case .severity(let severity) = levels[finding.rule.name] else { return finding }
      return finding.with(severity)
    }
  }
}
