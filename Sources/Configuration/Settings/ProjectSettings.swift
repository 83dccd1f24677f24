package import Diagnostics
internal import Foundation

/// The configurations of folders; each file is read once.
///
/// The settings of a folder combine the configurations from the top folder of its project down to the folder itself.
/// The top is the nearest enclosing repository (a folder with `.git`), otherwise the outermost specified folder that
/// contains it, otherwise the folder itself.
package struct ProjectSettings {
  /// A source of configurations.
  package enum Source: Sendable, Hashable, Codable {
    /// The configurations in folders.
    case folders
    /// A single file for all folders.
    case file(String)
    /// No configuration.
    case none
  }

  /// The errors in the configurations read so far.
  package private(set) var errors: [ConfigurationError] = []
  /// The configurations read so far.
  package private(set) var files: [ConfigurationFile] = []

  private let source: Source
  private let rules: [Rule]
  private let givenPaths: [PathParts]
  private let current: PathParts
  /// The settings without configurations.
  private var base = FolderSettings()
  /// The settings by top folder and folder.
  private var cache: [PathParts: [PathParts: FolderSettings]] = [:]

  /// Creates the settings for paths.
  ///
  /// - Parameters:
  ///   - given: The paths that the user specified.
  ///   - rules: The valid rules.
  ///   - switches: The settings of rules on the command line.
  ///   - threshold: The threshold on the command line.
  ///   - layouts: The layouts on the command line.
  package init(
    given: [String] = [], source: Source = .folders, rules: [Rule],
    switches: [Rule: RuleSetting] = [:], threshold: Severity? = nil,
    layouts: [LayoutDimension: [ConfiguredWord]] = [:]
  ) {
    self.source = source
    self.rules = rules
    current = PathParts(FileManager.default.currentDirectoryPath)
    self.givenPaths = given.map { [current] in PathParts.absolute($0, in: current) }
    base.switches = switches
    base.statedThreshold = threshold
    base.statedLayouts = layouts
    if case .file(let path) = source {
      let file = PathParts.absolute(path, in: current)
      let folder = file.parent ?? file
      base = read(path, folder: folder, root: repository(around: folder) ?? folder, on: base)
    }
  }

  /// Returns the absolute form of a path.
  package func absolute(_ path: String) -> PathParts { PathParts.absolute(path, in: current) }

  /// Returns the settings for the documents directly inside a folder.
  package mutating func settings(in folder: PathParts) -> FolderSettings {
    guard source == .folders else { return base }
    return settings(in: folder, root: root(of: folder))
  }

  private mutating func settings(in folder: PathParts, root: PathParts) -> FolderSettings {
    if let result = cache[root]?[folder] { return result }
    var result = base
    if folder != root, let parent = folder.parent { result = settings(in: parent, root: root) }
    let path = folder.appending(ConfigurationFile.name)
    if FileManager.default.fileExists(atPath: path.absolutePath) {
      let inside = path.below(current)
      result = read(
        inside.map { $0.names.joined(separator: "/") } ?? path.absolutePath, folder: folder,
        root: root, on: result)
    }
    cache[root, default: [:]][folder] = result
    return result
  }

  private func root(of folder: PathParts) -> PathParts {
    repository(around: folder)
      ?? givenPaths.filter { folder.below($0) != nil }.min { $0.names.count < $1.names.count }
      ?? folder
  }

  private func repository(around folder: PathParts) -> PathParts? {
    var place: PathParts? = folder
    while let here = place {
      if FileManager.default.fileExists(atPath: here.appending(".git").absolutePath) { return here }
      place = here.parent
    }
    return nil
  }

  /// Returns the settings of the enclosing folder combined with those of a file.
  private mutating func read(
    _ path: String, folder: PathParts, root: PathParts, on outer: FolderSettings
  ) -> FolderSettings {
    var settings = outer
    do throws(ConfigurationError) {
      let data = try ConfigurationBytes.read(path)
      let (file, found) = ConfigurationFile.read(
        data, path: path, folder: folder, root: root, rules: rules)
      settings.files.append(file)
      settings.isBroken = settings.isBroken || !found.isEmpty
      if !files.contains(where: { $0.folder == folder }) {
        files.append(file)
        errors += found
      }
    } catch {
      settings.isBroken = true
      errors.append(error)
    }
    return settings
  }
}
