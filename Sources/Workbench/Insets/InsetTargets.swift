internal import AssetCatalog
internal import Diagnostics
internal import Foundation

/// An image set to examine.
struct InsetSetTarget: Sendable {
  /// The set's name, with its namespace.
  let name: String
  /// The set's folder, relative to the specified path.
  let path: String
  /// The folder to which reading and writing are restricted, with links resolved and a trailing slash.
  let root: String
}

/// The sets and pictures to examine at specified paths.
struct InsetTargets {
  /// The sets, in the order of the paths.
  private(set) var sets: [InsetSetTarget] = []
  /// The pictures that were specified directly.
  private(set) var pictures: [String] = []
  /// The problems of folders.
  private(set) var findings: [Finding] = []
  /// Whether the paths contain no catalogue, set or picture.
  private(set) var isEmpty = true
  /// The paths that do not exist.
  private(set) var missing: [String] = []
  /// The folders that cannot be read.
  private(set) var unreadable: [String] = []

  init(_ paths: [String]) {
    var folders: [String] = []
    for given in paths {
      let path = given.count > 1 && given.hasSuffix("/") ? String(given.dropLast()) : given
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      if !isFolder.boolValue {
        pictures.append(path)
      } else if path.hasSuffix(".imageset") {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        sets.append(InsetSetTarget(name: name, path: path, root: Self.realFolder(path)))
      } else {
        folders.append(path)
      }
    }
    let targets = InputFiles.search(folders)
    let catalogs = targets.catalogs
    unreadable = targets.unreadable
    for catalog in catalogs { add(catalog) }
    isEmpty = catalogs.isEmpty && sets.isEmpty && pictures.isEmpty
  }

  /// Adds the sets of a catalogue.
  private mutating func add(_ catalog: String) {
    let url = URL(fileURLWithPath: catalog)
    let listing = CatalogListing(url)
    let root = Self.realFolder(catalog)
    let folder = GivenFolder(catalog)
    for set in listing.sets where set.kind == .image {
      sets.append(InsetSetTarget(name: set.name, path: folder.shownPath(set.folder), root: root))
    }
    // `plumb check` reports problems with other kinds of sets; only problems that prevent examination are reported
    // here.
    let rules: Set<Rule> = [.unreadable, .tooLarge, .outside, .cyclicLink]
    findings += listing.findings.filter { rules.contains($0.rule) }
      .map { $0.renamingFiles(folder.shownPath) }
  }

  private static func realFolder(_ path: String) -> String {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    return real.hasSuffix("/") ? real : real + "/"
  }
}
