internal import Diagnostics
import Foundation

/// Reads a document's contents and rejects files that cannot be documents before parsing.
enum DocumentFile {
  /// Returns the contents of the file at a path.
  ///
  /// Only regular files are read: a device could be endless.
  static func read(_ path: String) throws(DocumentError) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    guard let facts = try? manager.attributesOfItem(atPath: url.path) else {
      throw DocumentError(.unreadable("there is no such file"), path: path)
    }
    if facts[.type] as? FileAttributeType == .typeDirectory {
      if ["nib", "storyboardc"].contains(url.pathExtension) {
        throw DocumentError(.compiledNib, path: path)
      }
      throw DocumentError(.unreadable("it is a folder"), path: path)
    }
    guard facts[.type] as? FileAttributeType == .typeRegular else {
      throw DocumentError(.unreadable("it is not a regular file"), path: path)
    }
    if let size = facts[.size] as? NSNumber, size.intValue > DocumentLimits.bytes {
      throw DocumentError(.tooLarge(limit: DocumentLimits.bytes), path: path)
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw DocumentError(.unreadable("it cannot be opened"), path: path)
    }
  }

  /// Rejects contents that are recognisably not a document.
  static func check(_ data: Data, path: String) throws(DocumentError) {
    if data.count > DocumentLimits.bytes {
      throw DocumentError(.tooLarge(limit: DocumentLimits.bytes), path: path)
    }
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
      throw DocumentError(.compiledNib, path: path)
    }
    if data.allSatisfy({ XMLReader.isBlank($0) }) { throw DocumentError(.empty, path: path) }
  }
}
