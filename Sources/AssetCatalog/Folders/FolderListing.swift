package import Foundation

/// The contents of a folder: its files, and the sets of the catalogues in it.
package struct FolderListing: Sendable {
  /// The names of the files directly inside the folder; empty for a single catalogue.
  package let files: Set<String>
  /// The folder's path with all links resolved and a trailing slash.
  package let realFolder: String
  /// The folder as specified.
  package let folder: URL
  /// The catalogues, in name order.
  package let catalogs: [URL]
  private let sets: [AssetKind: [String: AssetSet]]

  /// Creates the listing of a folder or a single catalogue; unreadable folders are treated as empty.
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
      // Of two sets with the same name, the first one counts; `CatalogCheck` reports the other.
      for set in CatalogListing(catalog).sets where sets[set.kind]?[set.name] == nil {
        sets[set.kind, default: [:]][set.name] = set
      }
    }
    self.sets = sets
  }

  /// Returns the set with a kind and name; nil if no catalogue contains it.
  package func set(_ kind: AssetKind, named name: String) -> AssetSet? { sets[kind]?[name] }
}
