internal import Drawing
internal import Foundation
internal import LayoutTree
internal import Synchronization

/// The folders with pictures of symbols, and what is in them.
///
/// A file's name is that of a symbol with dots, or that of a picture of the set with dashes, and `.svg`.
///
/// - SeeAlso: `Decisions/symbols.md`.
package enum SymbolFolders {
  /// The environment variable that states a folder.
  package static let variable = "PLUMB_SYMBOLS"
  /// The folder of the archive that was unpacked, and those in which distributions install the set, Debian's first.
  private static let installed =
    (InstallationFolder.path.map { [$0 + "/symbols"] } ?? []) + [
      "/usr/share/bootstrap-icons/svg", "/usr/share/nodejs/bootstrap-icons/icons",
      "/usr/lib/node_modules/bootstrap-icons/icons",
    ]
  /// The maximum number of files of a folder that are considered.
  private static let maximumFiles = 50_000
  private static let listings = Mutex<[String: Set<String>]>([:])

  /// The folders of a search.
  struct Places: Hashable {
    /// The folders whose pictures override the table: the stated ones.
    let own: [String]
    /// The folders of the set.
    let set: [String]
  }

  /// The folders, without those that are missing or empty.
  static var current: Places {
    let stated = LayoutProfile.currentSymbolFolder?.path
    let own = [stated, ProcessInfo.processInfo.environment[variable]].compactMap { $0 }
    return Places(
      own: own.filter { !names(in: $0).isEmpty }, set: installed.filter { !names(in: $0).isEmpty })
  }

  /// Whether a set is installed or stated.
  package static var isSetFound: Bool { !current.own.isEmpty || !current.set.isEmpty }

  /// The names of the pictures in a folder, listed once.
  static func names(in folder: String) -> Set<String> {
    if let known = listings.withLock({ $0[folder] }) { return known }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = Set(
      files.prefix(maximumFiles).filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
    listings.withLock { $0[folder] = names }
    return names
  }
}
