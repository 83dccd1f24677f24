package import Foundation

/// The toolset of an archive, in the folder `toolsets` beside the folder of the tool's program.
package enum BundledToolset {
  /// Returns the folder of the archive's toolset, ready to be used; nil without one.
  ///
  /// A toolset that another user unpacked, such as root, and that was never used there is copied to the user's folder
  /// of caches, since a toolset states absolute paths.
  ///
  /// - Parameters:
  ///   - flavour: The interface library.
  ///   - program: The file of the tool, links followed.
  ///   - copy: A new folder for a copy of it, which is returned then; nil to use it where it is.
  /// - Throws: `ToolsetError` when another compiler made it, or it can neither be written nor copied.
  package static func folder(
    _ flavour: Toolset.Flavour, beside program: URL, copiedTo copy: URL? = nil
  ) throws(ToolsetError) -> URL? {
    let folder = program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("toolsets/\(flavour.rawValue)")
    guard FileManager.default.fileExists(atPath: path(ToolsetVersion.file, in: folder)) else {
      return nil
    }
    if let copy {
      try remove(copy)
      try duplicate(folder, to: copy)
      try Toolset.prepare(copy)
      return copy
    }
    let facts = try ToolsetVersion(in: folder)
    guard !FileManager.default.isWritableFile(atPath: folder.path),
      try !ToolsetReferences.areCurrent(in: folder, facts)
    else {
      try Toolset.prepare(folder)
      return folder
    }
    let copy = try cache().appendingPathComponent("\(facts.flavour)-\(facts.version)")
    if !FileManager.default.fileExists(atPath: path(ToolsetVersion.file, in: copy)) {
      try duplicate(folder, to: copy)
    }
    try Toolset.prepare(copy)
    return copy
  }

  /// Removes a toolset that a copy replaces; anything else stays.
  private static func remove(_ folder: URL) throws(ToolsetError) {
    let files = FileManager.default
    guard files.fileExists(atPath: folder.path) else { return }
    guard files.fileExists(atPath: path(ToolsetVersion.file, in: folder)) else {
      throw .output(path: folder.path, why: "something else than a toolset is there")
    }
    do {
      try files.removeItem(at: folder)
    } catch {
      throw .output(path: folder.path, why: error.localizedDescription)
    }
  }

  private static func path(_ name: String, in folder: URL) -> String {
    folder.appendingPathComponent(name).path
  }

  private static func cache() throws(ToolsetError) -> URL {
    let files = FileManager.default
    guard let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first else {
      throw .notFound(
        "There is no folder of caches to copy the toolset to; state one with --toolset.")
    }
    return caches.appendingPathComponent("plumb/toolsets")
  }

  /// Copies a folder under another name first, so that an interrupted copy is never taken for a whole one.
  private static func duplicate(_ folder: URL, to copy: URL) throws(ToolsetError) {
    let files = FileManager.default
    let part = copy.deletingLastPathComponent().appendingPathComponent("\(UUID().uuidString).part")
    do {
      try files.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: folder, to: part)
      try files.moveItem(at: part, to: copy)
    } catch {
      try? files.removeItem(at: part)
      // Another process may have been first.
      guard !files.fileExists(atPath: path(ToolsetVersion.file, in: copy)) else { return }
      throw .output(path: copy.path, why: error.localizedDescription)
    }
  }
}
