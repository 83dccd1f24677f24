internal import Foundation

/// The place of a model's document on disk.
enum ModelDocument {
  /// The largest document that is read, in bytes.
  static let largest = 64 << 20
  static let extensions = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// Returns the bytes of the document of a model.
  static func contents(of url: URL) throws -> Data {
    let file = try file(of: url)
    let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? NSNumber
    guard (size?.intValue ?? 0) <= largest else {
      throw error("the document is larger than \(largest) bytes.")
    }
    return try Data(contentsOf: file)
  }

  static func error(_ text: String) -> NSError {
    CoreDataErrors.make(
      NSPersistentStoreIncompatibleSchemaError, "The model cannot be read: \(text)")
  }

  private static func file(of url: URL) throws -> URL {
    let base = url.deletingPathExtension()
    let compiled = ["momd", "mom"].contains(url.pathExtension)
    // A compiled model of Apple's tools is an archive for another runtime: its source is what can be read.
    let candidates =
      compiled
      ? ["xcdatamodeld", "xcdatamodel"].map { base.appendingPathExtension($0) } + [url] : [url]
    for candidate in candidates {
      guard isFolder(candidate) else {
        if candidate.lastPathComponent == "contents", exists(candidate) { return candidate }
        continue
      }
      let file = try current(candidate).appendingPathComponent("contents")
      if exists(file) { return file }
    }
    throw error(
      exists(url) || compiled
        ? "there is no .xcdatamodeld or .xcdatamodel with readable contents."
        : "\(url.path) does not exist.")
  }

  /// Returns the folder of the current version of a folder of versions.
  private static func current(_ folder: URL) throws -> URL {
    guard folder.pathExtension == "xcdatamodeld" || folder.pathExtension == "momd" else {
      return folder
    }
    if let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
      data.count <= 1 << 20,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String,
      !name.contains("/"), name.hasSuffix(".xcdatamodel")
    {
      return folder.appendingPathComponent(name)
    }
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let models = versions.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let named = "\(folder.deletingPathExtension().lastPathComponent).xcdatamodel"
    guard let name = models.first(where: { $0 == named }) ?? models.last else {
      throw error("\(folder.lastPathComponent) has no version.")
    }
    return folder.appendingPathComponent(name)
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }
  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  // MARK: Bundles

  /// Returns the models in bundles and in the bundles of resources beside their programs.
  static func all(in bundles: [Bundle]) -> [URL] {
    var seen: Set<String> = []
    return folders(of: bundles).flatMap { models(in: $0) }
      .filter { seen.insert($0.deletingPathExtension().lastPathComponent).inserted }
  }
  /// Returns the model of a name.
  static func named(_ name: String, in bundles: [Bundle]) -> URL? {
    all(in: bundles).first { $0.deletingPathExtension().lastPathComponent == name }
  }
  private static func folders(of bundles: [Bundle]) -> [URL] {
    bundles.flatMap { bundle -> [URL] in
      let own = [bundle.resourceURL, bundle.bundleURL].compactMap(\.self)
      let beside = own.flatMap { folder in
        entries(folder).filter { ["resources", "bundle"].contains($0.pathExtension) }
      }
      return own + beside
    }
  }
  private static func models(in folder: URL) -> [URL] {
    entries(folder).filter { extensions.contains($0.pathExtension) }
      .sorted { rank($0) < rank($1) }
  }
  private static func rank(_ url: URL) -> String {
    let rank = ["xcdatamodeld", "xcdatamodel"].firstIndex(of: url.pathExtension) ?? 2
    return "\(rank)\(url.lastPathComponent)"
  }
  private static func entries(_ folder: URL) -> [URL] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
