internal import AssetCatalog
internal import Diagnostics
internal import Drawing
internal import Foundation
internal import Synchronization

/// The font files of a project, and those that a command names.
///
/// They are those of its repository; outside of one, those beside a document and those that an `Info.plist` beside or above
/// it names.
///
/// Folders are searched without hidden folders and links, once in a process or for each served request.
package final class ProjectFonts: Sendable {
  /// The search for this task: that of the process, or of the current request, because files may change between
  /// requests.
  @TaskLocal package static var current = ProjectFonts()
  /// The files and folders that the command names with `--fonts`, which come first.
  @TaskLocal package static var given: [String] = []

  /// The fonts of a project, and the paths of files that cannot be read as fonts.
  struct Fonts: Sendable {
    var files: [FontRegistry.File] = []
    var unreadable: [String] = []
  }

  /// The number of folders above a document whose property lists are read.
  private static let maximumLevels = 4
  /// The number of files of a project that are read as fonts.
  private static let maximumFiles = 1000

  /// Makes the fonts of given files and folders, and of the projects of libraries, available to the process.
  static func use(_ given: [String], around libraries: [String]) {
    let files = $given.withValue(given) {
      libraries.flatMap {
        current.fonts(around: URL(fileURLWithPath: $0).deletingLastPathComponent()).files
      }
    }
    FontRegistry.use(files)
  }

  /// Performs work with the files and folders of `--fonts`.
  package static func with<Value>(
    _ given: [String], _ work: () throws(WorkbenchError) -> Value
  ) throws(WorkbenchError) -> Value {
    let result = $given.withValue(given) { () -> Result<Value, WorkbenchError> in
      do throws(WorkbenchError) { return .success(try work()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private let paths = Mutex<[String: [String]]>([:])
  private let files = Mutex<[String: FontRegistry.File?]>([:])

  /// Creates a search without any results yet.
  package init() {}

  /// Returns the fonts for documents of a folder: of several files of one font, the one nearest to the folder.
  ///
  /// - Complexity: O(files of the repository), once a repository; then O(fonts · log fonts).
  func fonts(around folder: URL) -> Fonts {
    let folder = folder.standardizedFileURL
    var fonts = Fonts()
    var seen: Set<String> = []
    func take(_ paths: [String]) {
      for path in paths.prefix(Self.maximumFiles) {
        guard let file = file(path) else {
          fonts.unreadable.append(path)
          continue
        }
        if seen.insert(file.name).inserted { fonts.files.append(file) }
      }
    }
    take(Self.given.flatMap(filesBelow))
    if let top = RepositoryAssets.top(around: folder) {
      take(Self.sorted(filesBelow(top.path), around: folder))
    } else {
      let isLanguage = folder.pathExtension == "lproj"
      take(beside(folder) + (isLanguage ? beside(folder.deletingLastPathComponent()) : []))
      for list in Self.lists(around: folder) { take(named(in: list)) }
    }
    return fonts
  }

  private func file(_ path: String) -> FontRegistry.File? {
    files.withLock { known in
      if let file = known[path] { return file }
      let file = FontRegistry.read(file: URL(fileURLWithPath: path))
      known[path] = file
      return file
    }
  }

  /// Returns the paths that share the most folders with a folder first, else in their order.
  private static func sorted(_ paths: [String], around folder: URL) -> [String] {
    let own = folder.pathComponents
    let shared = paths.map { path in
      zip(URL(fileURLWithPath: path).pathComponents, own).prefix { $0 == $1 }.count
    }
    return zip(paths, shared).enumerated().sorted {
      ($1.element.1, $0.offset) < ($0.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// Returns the font files below a folder, in the order of their paths; a file itself if it is given.
  private func filesBelow(_ top: String) -> [String] {
    paths.withLock { known in
      if let found = known[top] { return found }
      let found = Self.search(top)
      known[top] = found
      return found
    }
  }

  private static func search(_ top: String) -> [String] {
    if isKind(.typeRegular, top) { return [top] }
    var found: [String] = []
    var open = [top]
    var count = 0
    while let path = open.popLast() {
      guard let names = FolderNames(path)?.names else { continue }
      count += names.count
      guard count <= SearchLimits.entries else { break }
      var inner: [String] = []
      for name in names where !name.hasPrefix(".") {
        let child = FolderNames.path(of: name, in: path)
        if FontRegistry.isFontName(name) {
          // A link may lead out of the folder, and a pipe never ends.
          if isKind(.typeRegular, child) { found.append(child) }
        } else if isKind(.typeDirectory, child) {
          inner.append(child)
        }
      }
      open += inner.reversed()
    }
    return found
  }

  private static func isKind(_ kind: FileAttributeType, _ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return facts?[.type] as? FileAttributeType == kind
  }

  /// Returns the font files directly inside a folder.
  private func beside(_ folder: URL) -> [String] {
    (FolderNames(folder.path)?.names ?? []).filter { FontRegistry.isFontName($0) }
      .map { FolderNames.path(of: $0, in: folder.path) }
      .filter { Self.isKind(.typeRegular, $0) }
  }

  /// Returns the property lists in a folder and those above it.
  private static func lists(around folder: URL) -> [URL] {
    var folder = folder
    var found: [URL] = []
    for _ in 0..<maximumLevels where folder.path != "/" {
      let list = folder.appendingPathComponent("Info.plist")
      if FileManager.default.fileExists(atPath: list.path) { found.append(list) }
      folder.deleteLastPathComponent()
    }
    return found
  }

  /// Returns the font files below the folder of a list that it names: by their names for iOS, by their folder for macOS.
  private func named(in list: URL) -> [String] {
    let folder = list.deletingLastPathComponent()
    guard let data = try? GuardedFile(list, in: folder).data(),
      let values = try? PropertyListSerialization.propertyList(from: data, format: nil)
        as? [String: Any]
    else { return [] }
    let names = Set(
      (values["UIAppFonts"] as? [String] ?? []).map { ($0 as NSString).lastPathComponent })
    let place = (values["ATSApplicationFontsPath"] as? String)?
      .trimmingCharacters(in: CharacterSet(charactersIn: "/. "))
    guard !names.isEmpty || place != nil else { return [] }
    return filesBelow(folder.path).filter { path in
      let path = path as NSString
      return names.contains(path.lastPathComponent)
        || place.map { ("/" + path.deletingLastPathComponent).hasSuffix("/" + $0) } ?? false
    }
  }
}
