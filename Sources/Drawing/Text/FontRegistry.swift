package import Foundation
internal import Synchronization

/// The fonts that a program brings along, in addition to the installed ones.
///
/// Only files at given paths are read. A family that is installed too keeps its installed faces. What cannot be read as a
/// font is left alone.
package enum FontRegistry {
  /// The largest file that is read, in bytes.
  private static let largest = 64 << 20
  /// The largest number of files of a folder.
  private static let maximumFiles = 1000
  /// The extensions of font files.
  private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

  /// Adds the fonts of a file; returns the PostScript name of the first, nil for any other file.
  @discardableResult package static func add(file url: URL) -> String? {
    let path = url.standardizedFileURL.path
    // A link may lead out of the folder that was given, and a pipe never ends.
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      facts[.type] as? FileAttributeType == .typeRegular, let size = facts[.size] as? Int, size > 0,
      size <= largest, let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return FontLibrary.shared.register(file: path, [UInt8](data))
  }

  /// Adds the font files of a folder and its subfolders, in the order of their paths; returns their PostScript names.
  @discardableResult package static func add(folder url: URL) -> [String] {
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    var found: [URL] = []
    while found.count < maximumFiles, let file = files?.nextObject() as? URL {
      if extensions.contains(file.pathExtension.lowercased()) { found.append(file) }
    }
    return found.sorted { $0.path < $1.path }.compactMap { add(file: $0) }
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
