internal import Diagnostics
package import Foundation
internal import Synchronization

/// The catalogues and picture folders in the repositories of documents; each repository is searched once.
package final class RepositoryAssets: Sendable {
  /// The search for this task: that of the process, or of the current request, because files may change between
  /// requests.
  @TaskLocal package static var current = RepositoryAssets()

  /// A catalogue, or a folder with pictures.
  package struct Place: Sendable {
    /// The catalogue or folder.
    package let url: URL
    /// The names of its pictures; those of files with and without their extension.
    package let images: Set<String>
    /// The names of its colours.
    package let colors: Set<String>
  }

  private let cache = Mutex<[String: [Place]]>([:])

  /// Creates a search without any results yet.
  package init() {}

  /// Returns the catalogues and picture folders in the repository that contains a folder, nearest first; empty outside
  /// a git repository.
  ///
  /// The nearest ones share the most enclosing folders with it.
  ///
  /// - Complexity: O(files) for the first folder of a repository.
  package func places(around folder: URL) -> [Place] {
    let folder = folder.standardizedFileURL
    guard let top = Self.top(around: folder) else { return [] }
    let places = cache.withLock { known in
      if let found = known[top.path] { return found }
      let found = Self.search(top)
      known[top.path] = found
      return found
    }
    let own = folder.pathComponents
    let shared = places.map { place in
      zip(place.url.deletingLastPathComponent().pathComponents, own).prefix { $0 == $1 }.count
    }
    return zip(places, shared).enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// Returns the top folder of the repository that contains a folder; nil outside a git repository.
  package static func top(around folder: URL) -> URL? {
    var folder = folder
    while true {
      // In a secondary worktree, it is a file.
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return folder
      }
      let parent = folder.deletingLastPathComponent()
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
  }

  /// Searches a folder without hidden folders and links, in path order.
  private static func search(_ top: URL) -> [Place] {
    var result: [Place] = []
    var open = [top.path]
    var count = 0
    while let path = open.popLast() {
      guard let names = FolderNames(path)?.names else { continue }
      count += names.count
      guard count <= SearchLimits.entries else { return result }
      var inner: [String] = []
      var pictures: Set<String> = []
      for name in names where !name.hasPrefix(".") {
        let child = FolderNames.path(of: name, in: path)
        if name.hasSuffix(".xcassets") {
          result.append(catalog(URL(fileURLWithPath: child)))
        } else if let picture = LoosePicture(fileName: name),
          LoosePicture.endings.contains(picture.ending.lowercased())
        {
          pictures.formUnion([picture.name, "\(picture.name).\(picture.ending)"])
        } else if isFolder(child) {
          inner.append(child)
        }
      }
      if !pictures.isEmpty {
        result.append(Place(url: URL(fileURLWithPath: path), images: pictures, colors: []))
      }
      open += inner.reversed()
    }
    return result
  }

  private static func isFolder(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func catalog(_ url: URL) -> Place {
    var images: Set<String> = []
    var colors: Set<String> = []
    for set in CatalogListing(url).sets {
      switch set.kind {
      case .image: images.insert(set.name)
      case .color: colors.insert(set.name)
      default: break
      }
    }
    return Place(url: url, images: images, colors: colors)
  }
}
