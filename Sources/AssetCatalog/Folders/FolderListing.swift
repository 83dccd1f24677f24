package import Foundation

/// The content of a folder: its files, and the sets of the catalogues in it.
package struct FolderListing: Sendable {
  /// The names of the files directly in the folder; empty for a catalogue that is listed alone.
  package let files: Set<String>
  /// The folder with all links followed, ending with a slash.
  package let realFolder: String
  /// The folder as it was named.
  package let folder: URL
  /// The catalogues, in the order of their names.
  package let catalogs: [URL]
  private let sets: [AssetKind: [String: AssetSet]]

  /// Creates the listing of a folder, or of one catalogue; folders that cannot be read count as empty.
  package init(_ folder: URL) {
    self.folder = folder
    realFolder = RealPath.folder(folder)
    if folder.pathExtension == "xcassets" {
      files = []
      catalogs = [folder]
    } else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: realFolder)) ?? []
      files = Set(names)
      let real = realFolder
      catalogs = names.sorted().filter { $0.hasSuffix(".xcassets") }
        .map { folder.appendingPathComponent($0) }
        .filter { RealPath.isInside(RealPath.folder($0), real) }
    }
    var sets: [AssetKind: [String: AssetSet]] = [:]
    for catalog in catalogs {
      // Of two sets of a name the first one counts; `CatalogCheck` reports the other.
      for set in CatalogListing(catalog).sets where sets[set.kind]?[set.name] == nil {
        sets[set.kind, default: [:]][set.name] = set
      }
    }
    self.sets = sets
  }

  /// The set of a kind and a name; nil when no catalogue has one.
  package func set(_ kind: AssetKind, named name: String) -> AssetSet? { sets[kind]?[name] }
}
