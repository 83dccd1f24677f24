package import Diagnostics

/// What one `.plumb.yml` says.
package struct ConfigurationFile: Sendable {
  /// A folder of named pictures and colours.
  package struct AssetFolder: Sendable, Hashable {
    /// Its path, absolute and without `..`.
    package let path: String
    /// Where the configuration names it.
    package let location: Location
  }

  /// The name of configurations in folders.
  package static let name = ".plumb.yml"

  /// The file's path as reports show it.
  package let path: String
  /// The absolute path of its folder, to which its paths are relative.
  package let folder: PathParts
  /// What it says of rules.
  package internal(set) var rules: [Rule: RuleSetting] = [:]
  /// What is checked although it is excluded otherwise.
  package internal(set) var include: [PathPattern] = []
  /// What is not checked, besides dependencies and exports.
  package internal(set) var exclude: [PathPattern] = []
  /// Where named pictures and colours are looked for besides documents' own folders.
  package internal(set) var assets: [AssetFolder] = []
  /// Accepted findings.
  package internal(set) var exceptions: [CheckException] = []
  /// The least severity that makes a check fail; nil where it says nothing.
  package internal(set) var threshold: Severity?
  /// The layouts in which documents are checked, by what differs; nothing where it says nothing.
  package internal(set) var layouts: [LayoutDimension: [ConfiguredWord]] = [:]

  init(path: String, folder: PathParts) {
    self.path = path
    self.folder = folder
  }
}
