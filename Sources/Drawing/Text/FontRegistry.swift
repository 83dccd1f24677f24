package import Foundation
internal import Synchronization

/// The fonts that a program brings along, in addition to the installed ones.
///
/// Only files at given paths are read. A family that is installed too keeps its installed faces. What cannot be read as a
/// font is left alone.
package enum FontRegistry {
  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20
  /// The extensions of font files.
  private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

  /// A font file, with what its first font is called.
  package struct File: Sendable, Hashable {
    /// The path.
    package let path: String
    /// The PostScript name.
    package let name: String
    /// The family, and the face that names of the font refer to.
    let face: FontFace
  }

  /// Whether a file's name has the extension of a font.
  package static func isFontName(_ name: String) -> Bool {
    extensions.contains((name as NSString).pathExtension.lowercased())
  }

  /// Returns a file with the names in it; nil for links and for any file that is not a font.
  package static func read(file url: URL) -> File? {
    let path = url.standardizedFileURL.path
    guard let bytes = bytes(path), let font = OutlineFont(bytes), let family = font.familyName,
      !family.isEmpty
    else { return nil }
    return File(
      path: path, name: font.postScriptName ?? family,
      face: FontFace(of: family, style: font.styleName ?? ""))
  }

  /// Makes the fonts of files available besides those that were added, in place of the files of the last call.
  ///
  /// Nothing is read again for the files of the last call. A family that is installed too keeps its installed faces.
  package static func use(_ files: [File]) { FontLibrary.shared.use(files) }

  /// Whether text in a font of a name is drawn with an installed font, or with one that was added.
  package static func isInstalled(_ name: String) -> Bool { FontLibrary.shared.isInstalled(name) }

  /// Adds the fonts of a file; returns the PostScript name of the first, nil for any other file.
  @discardableResult package static func add(file url: URL) -> String? {
    let path = url.standardizedFileURL.path
    guard let bytes = bytes(path) else { return nil }
    return FontLibrary.shared.register(file: path, bytes)
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    // A link may lead out of the folder that was given, and a pipe never ends.
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      facts[.type] as? FileAttributeType == .typeRegular, let size = facts[.size] as? Int, size > 0,
      size <= largest, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return [UInt8](data)
  }

  /// The files of fonts that were registered from bytes: without names, and open as long as the process.
  private static let memory = Mutex<[Data: FileHandle]>([:])

  /// Adds a font from the bytes of its file; returns its PostScript name, nil for other bytes.
  @discardableResult package static func add(data: Data) -> String? {
    guard !data.isEmpty, data.count <= largest, OutlineFont([UInt8](data)) != nil else {
      return nil
    }
    let handle = memory.withLock { known -> FileHandle? in
      if let handle = known[data] { return handle }
      let handle = namelessFile(data)
      known[data] = handle
      return handle
    }
    return handle.flatMap {
      FontLibrary.shared.register(file: "/proc/self/fd/\($0.fileDescriptor)", [UInt8](data))
    }
  }

  /// Returns an open file with bytes that no folder lists; nil if it cannot be written.
  private static func namelessFile(_ data: Data) -> FileHandle? {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: url) }
    guard (try? data.write(to: url, options: .withoutOverwriting)) != nil else { return nil }
    return try? FileHandle(forReadingFrom: url)
  }
}
