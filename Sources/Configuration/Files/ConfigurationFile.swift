package import Diagnostics

/// The content of a `.plumb.yml`.
package struct ConfigurationFile: Sendable {
  /// A folder of named pictures and colours.
  package struct AssetFolder: Sendable, Hashable {
    /// The absolute path, without `..`.
    package let path: String
    /// The location in the configuration.
    package let location: Location
  }

  /// The name of configurations in folders.
  package static let name = ".plumb.yml"

  /// The file's path in reports.
  package let path: String
  /// The absolute path of the file's folder, to which its paths are relative.
  package let folder: PathParts
  /// The settings of rules.
  package internal(set) var rules: [Rule: RuleSetting] = [:]
  /// The patterns of paths that are checked despite exclusions.
  package internal(set) var include: [PathPattern] = []
  /// The patterns of excluded paths, in addition to dependencies and exports.
  package internal(set) var exclude: [PathPattern] = []
  /// The additional folders for named pictures and colours.
  package internal(set) var assets: [AssetFolder] = []
  /// The accepted findings.
  package internal(set) var exceptions: [CheckException] = []
  /// The minimum severity that makes a check fail; nil without one.
  package internal(set) var threshold: Severity?
  /// The layouts in which documents are checked, by dimension; a missing dimension is unspecified.
  package internal(set) var layouts: [LayoutDimension: [ConfiguredWord]] = [:]

  init(path: String, folder: PathParts) {
    self.path = path
    self.folder = folder
  }
}
