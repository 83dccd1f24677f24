internal import Diagnostics
package import Foundation

/// A file that is inside a folder after all links are resolved, and that is small enough to be read.
package struct GuardedFile: Sendable, Hashable {
  /// The reason why a file must not be read.
  package enum Refusal: Error, Sendable, Hashable {
    /// A link to a file outside the folder.
    case outside
    /// Links that form a cycle.
    case cyclic
    /// A missing file.
    case missing
    /// A file that is not regular, or whose permissions deny reading.
    case unreadable
    /// A file that is larger than `CatalogLimits.fileBytes`.
    case tooLarge

    /// The message for a file that is too large, without its name.
    package static var isTooLarge: String {
      "is larger than \(CatalogLimits.fileBytes >> 20) MB"
    }
  }

  /// The path with all links resolved.
  package let path: String

  /// Creates a guarded file, or throws the reason why it must not be read.
  ///
  /// - Parameter folder: The folder that must contain it, with all links resolved and a trailing slash.
  package init(_ url: URL, inside folder: String) throws(Refusal) {
    let real: String
    do throws(RealPath.Failure) {
      real = try RealPath.resolve(url.path)
    } catch {
      throw error == .cyclic ? .cyclic : .missing
    }
    guard RealPath.isInside(real, folder) else { throw .outside }
    let facts = try? FileManager.default.attributesOfItem(atPath: real)
    guard facts?[.type] as? FileAttributeType == .typeRegular,
      FileManager.default.isReadableFile(atPath: real)
    else { throw .unreadable }
    guard let size = facts?[.size] as? NSNumber, size.intValue <= CatalogLimits.fileBytes else {
      throw .tooLarge
    }
    path = real
  }

  /// Creates a guarded file of a folder, whose own links are resolved first.
  package init(_ url: URL, in folder: URL) throws(Refusal) {
    try self.init(url, inside: RealPath.folder(folder))
  }

  /// Returns the content.
  package func data() throws(Refusal) -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch { throw .unreadable }
  }

  /// Returns the first bytes; empty if the file cannot be read.
  func beginning(_ count: Int) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    return ((try? handle.read(upToCount: count)) ?? nil).map { [UInt8]($0) } ?? []
  }
}

extension GuardedFile {
  /// Whether a name stays inside the searched folder: no empty components, no `.`, no `..`.
  package static func staysInside(_ name: String) -> Bool { RealPath.staysInside(name) }
}
