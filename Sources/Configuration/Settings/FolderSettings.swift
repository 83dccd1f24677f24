package import Diagnostics

/// The settings for the documents of a folder.
///
/// Command line options take precedence over configurations, and inner configurations over outer ones.
package struct FolderSettings: Sendable {
  /// The configurations, outermost first.
  package internal(set) var files: [ConfigurationFile] = []
  /// The settings of rules on the command line.
  package internal(set) var switches: [Rule: RuleSetting] = [:]
  /// The threshold on the command line.
  package internal(set) var statedThreshold: Severity?
  /// The layouts on the command line.
  package internal(set) var statedLayouts: [LayoutDimension: [ConfiguredWord]] = [:]
  /// Whether one of the configurations has errors, in which case the folder is not checked.
  package internal(set) var isBroken = false

  /// Creates settings without a configuration.
  package init() {}

  /// Creates settings from the layouts of a command line, without a configuration.
  package init(layouts: [LayoutDimension: [ConfiguredWord]]) { statedLayouts = layouts }

  /// Creates the settings from configurations.
  ///
  /// - Parameter files: The configurations, outermost first.
  package init(_ files: [ConfigurationFile]) { self.files = files }

  /// Returns the setting of a rule; nil if unspecified.
  package func setting(of rule: Rule) -> RuleSetting? {
    switches[rule] ?? files.last { $0.rules[rule] != nil }?.rules[rule]
  }

  /// Whether a rule is applied.
  package func isOn(_ rule: Rule) -> Bool {
    guard let setting = setting(of: rule) else { return rule.isOnByDefault }
    return setting != .off
  }

  /// Returns the finding with its configured severity; nil if its rule is off.
  package func adjusted(_ finding: Finding) -> Finding? {
    switch configured(finding.rule) {
    case .off: nil
    case .severity(let severity): finding.with(severity: severity)
    case .on, nil: finding
    }
  }

  /// Returns the setting of a rule; a command line option that enables it keeps the configured severity.
  private func configured(_ rule: Rule) -> RuleSetting? {
    guard switches[rule] == .on else { return setting(of: rule) }
    let stated = files.last { $0.rules[rule] != nil }?.rules[rule]
    return stated == .off ? .on : stated
  }

  /// The minimum severity that makes a check fail.
  package var threshold: Severity {
    statedThreshold ?? files.last { $0.threshold != nil }?.threshold ?? .warning
  }

  /// Whether configurations include a path; nil if unspecified.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - given: The folder that the user specified, which is always checked; nil for none.
  package func includes(_ path: PathParts, in given: PathParts?) -> Bool? {
    var result: Bool?
    for file in files {
      guard let inside = path.below(file.folder) else { continue }
      let first = given?.below(file.folder).map { $0.names.count + 1 } ?? 1
      if file.exclude.contains(where: { $0.matches(inside, from: first) }) { result = false }
      if file.include.contains(where: { $0.matches(inside) }) { result = true }
    }
    return result
  }

  /// The folders of named pictures and colours, starting with those of the innermost configuration.
  package var assets: [ConfigurationFile.AssetFolder] { files.reversed().flatMap(\.assets) }

  /// Returns the exception that covers a finding; nil without one.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the finding's file.
  ///   - label: The label of the finding's object; nil without one.
  package func exception(
    for finding: Finding, at path: PathParts, label: String?
  ) -> CheckException? {
    for file in files {
      guard let inside = path.below(file.folder) else { continue }
      let found = file.exceptions.first { $0.covers(finding, file: inside, label: label) }
      if let found { return found }
    }
    return nil
  }

  /// Returns the layouts in which documents are checked along a dimension; nil if neither the command line nor a
  /// configuration specifies any.
  package func layouts(_ dimension: LayoutDimension) -> [ConfiguredWord]? {
    statedLayouts[dimension] ?? files.last { $0.layouts[dimension] != nil }?.layouts[dimension]
  }
}
