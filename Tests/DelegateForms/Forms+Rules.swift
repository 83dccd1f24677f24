import Foundation

extension Forms {
  /// A constant of `Rule`, read from a source.
  struct RuleConstant: Equatable {
    let constant: String
    let name: String
    let concern: String
  }

  /// An enumeration that looks for a rule, read from a source.
  struct RuleCode: Equatable {
    let type: String
    /// `SceneRule` or `DocumentRule`.
    let kind: String
    /// The constant of its rule.
    let constant: String
  }

  static let catalogPath = "Workbench/Rules/RuleCatalog+All.swift"
  static let scenePath = "Checking/Scene/SceneRules+All.swift"
  static let documentPath = "Checking/Documents/DocumentRules+All.swift"

  /// The groups in the order of `Rule.Concern`.
  static func concerns(sources: URL) throws -> [String] {
    let path = "Diagnostics/Rules/Rule.swift"
    let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    return text.matches(of: /\n    case (\w+)/).map { String($0.1) }
  }

  /// The constants of a text, such as `static let overlap = Rule("overlap", .layout, .warning, …`.
  static func constants(in text: String) -> [RuleConstant] {
    text.matches(of: /static let (\w+) = Rule\(\s*"([a-z-]+)",\s*\.(\w+),/).map {
      RuleConstant(constant: String($0.1), name: String($0.2), concern: String($0.3))
    }
  }

  /// The enumerations of a text, such as `enum OverlapRule: SceneRule {` with `static let rule = Rule.overlap`.
  static func code(in text: String) -> [RuleCode] {
    text.matches(
      of:
        /enum (\w+): (SceneRule|DocumentRule) \{(?:(?!\nenum ).|\n)*?static let rule = Rule\.(\w+)/
    ).map { RuleCode(type: String($0.1), kind: String($0.2), constant: String($0.3)) }
  }

  /// The lists of rules: all constants, and what looks for them in scenes and documents; by concern, then by name.
  static func ruleLists(sources: URL) throws -> [String: String] {
    let texts = try [
      "Diagnostics", "Checking", "AssetCatalog", "NibBuilding", "IBDocument", "Workbench",
    ]
    .flatMap { try swiftFiles(below: sources.appendingPathComponent($0)) }
    let order = try concerns(sources: sources)
    let rank = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    let constants = texts.flatMap(constants).sorted {
      (rank[$0.concern] ?? 0, $0.name) < (rank[$1.concern] ?? 0, $1.name)
    }
    let positions = Dictionary(
      uniqueKeysWithValues: constants.enumerated().map { ($1.constant, $0) })
    let code = texts.flatMap(code).sorted {
      (positions[$0.constant] ?? 0, $0.type) < (positions[$1.constant] ?? 0, $1.type)
    }
    return [
      catalogPath: catalog(constants.map(\.constant)),
      scenePath: list("SceneRule", code),
      documentPath: list("DocumentRule", code),
    ]
  }

  private static let heading =
    "// Written from the rules' files by `make forms`; not to be edited.\n"

  private static func catalog(_ constants: [String]) -> String {
    """
    \(heading)
    internal import Checking
    package import Diagnostics

    extension RuleCatalog {
      /// All rules, by concern and name.
      package static let all: [Rule] = [
        \(constants.map { ".\($0)," }.joined(separator: "\n    "))
      ]
    }

    """
  }

  private static func list(_ kind: String, _ code: [RuleCode]) -> String {
    """
    \(heading)
    extension \(kind)s {
      /// The rules by concern and name.
      package static let all: [any \(kind).Type] = [
        \(code.filter { $0.kind == kind }.map { "\($0.type).self," }.joined(separator: "\n    "))
      ]
    }

    """
  }

  private static func swiftFiles(below folder: URL) throws -> [String] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (found?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
