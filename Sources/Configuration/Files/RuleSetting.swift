package import Diagnostics

/// The setting of a rule in a configuration.
package enum RuleSetting: Sendable, Hashable {
  /// The rule is not applied.
  case off
  /// The rule is applied; its findings keep their severity.
  case on
  /// The rule is applied, and all its findings have the severity.
  case severity(Severity)

  /// Creates the setting for a word; nil for an unknown word.
  package init?(_ word: String) {
    switch word {
    case "off": self = .off
    case "on": self = .on
    default:
      guard let severity = Severity(rawValue: word) else { return nil }
      self = .severity(severity)
    }
  }

  /// The words for settings in configurations.
  package static let words = ["off", "on"] + Severity.allCases.map(\.rawValue)
}
