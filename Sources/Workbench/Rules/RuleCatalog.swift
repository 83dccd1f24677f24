package import Diagnostics

/// The rules of all modules.
package enum RuleCatalog {
  /// The rules about catalogues.
  package static let catalogs = all.filter {
    [.files, .sets, .pictures].contains($0.concern)
  }

  /// Returns the rules about a concern.
  package static func rules(about concern: Rule.Concern) -> [Rule] {
    all.filter { $0.concern == concern }
  }

  /// Returns the rule with a name; nil for an unknown name.
  package static func rule(named name: String) -> Rule? { all.first { $0.name == name } }
}
