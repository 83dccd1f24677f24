package import Diagnostics

/// The content of a `.plumb.yml`.
package struct ConfigurationFile: Sendable {
  /// A folder of named pictures and colours.
  package struct AssetFolder: Sendable, Hashable {
    /// Its path, absolute and without `..`.
    package let path: String
    /// The location in the configuration.
    package let location: Location
  }

  /// The name of configurations in folders.
  package static let name = ".plumb.yml"

  /// The file's path as reports show it.
  package let path: String
  /// The absolute path of its folder, to which its paths are relative.
  package let folder: PathParts
  /// The settings of rules.
  package internal(set) var rules: [Rule: RuleSetting] = [:]
  /// The patterns of paths that are checked although they are excluded otherwise.
  package internal(set) var include: [PathPattern] = []
  /// The patterns of paths that are not checked, besides dependencies and exports.
  package internal(set) var exclude: [PathPattern] = []
  /// The folders of named pictures and colours besides documents' own folders.
  package internal(set) var assets: [AssetFolder] = []
  /// Accepted findings.
  package internal(set) var exceptions: [CheckException] = []
  /// The minimum severity that makes a check fail; nil without one.
  package internal(set) var threshold: Severity?
  /// The layouts in which documents are checked, by dimension; a missing dimension is not stated.
  package internal(set) var layouts: [LayoutDimension: [ConfiguredWord]] = [:]

  init(path: String, folder: PathParts) {
    self.path = path
    self.folder = folder
  }
}
