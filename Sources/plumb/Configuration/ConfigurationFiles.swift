internal import Foundation
internal import Workbench

/// The configurations that hold for documents: those of the folders around them, outermost first.
final class ConfigurationFiles {
  /// The name of a configuration.
  static let name = ".plumb.yml"

  private let only: String?
  private let isOff: Bool
  private let overrides: CheckSettings
  private var known: [String: CheckSettings] = [:]

  /// - Parameters:
  ///   - only: The one configuration that holds for all.
  ///   - isOff: Whether none is read.
  ///   - overrides: What the command line says.
  init(only: String?, isOff: Bool, overrides: CheckSettings) {
    self.only = only
    self.isOff = isOff
    self.overrides = overrides
  }

  /// The settings for what lies in a folder.
  ///
  /// - Parameter folder: An absolute path.
  /// - Throws: The first mistake in a configuration.
  func settings(in folder: String) throws(WorkbenchError) -> CheckSettings {
    if let settings = known[folder] { return settings }
    var settings = CheckSettings()
    if let only {
      settings = try ConfigurationReader.read(only)
    } else if !isOff {
      for file in Self.files(around: folder) {
        settings = settings.overridden(by: try ConfigurationReader.read(file))
      }
    }
    settings = settings.overridden(by: overrides)
    known[folder] = settings
    return settings
  }

  /// The configurations from the root of the repository to a folder; outside of a repository from the current
  /// folder, and that of the document where it is not below.
  private static func files(around folder: String) -> [String] {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      .standardizedFileURL.path
    var folders: [String] = []
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    var isInRepository = false
    while !isInRepository {
      folders.append(url.path)
      isInRepository = FileManager.default.fileExists(
        atPath: url.appendingPathComponent(".git").path)
      let parent = url.deletingLastPathComponent().standardizedFileURL
      if url.path == "/" || parent.path == url.path { break }
      url = parent
    }
    if !isInRepository {
      folders = folders.filter { $0 == folders[0] || ($0 + "/").hasPrefix(current + "/") }
    }
    return folders.reversed().map { $0 == "/" ? "/\(name)" : "\($0)/\(name)" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
