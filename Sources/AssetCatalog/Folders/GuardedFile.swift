internal import Diagnostics
package import Foundation

/// A file that was found inside a folder when all links were followed, and that is small enough to be read.
package struct GuardedFile: Sendable, Hashable {
  /// A reason for which a file may not be read.
  package enum Refusal: Error, Sendable, Hashable {
    /// A link to a file outside the folder.
    case outside
    /// Links that form a cycle.
    case cyclic
    /// There is no such file.
    case missing
    /// It is not a regular file, or its permissions deny reading.
    case unreadable
    /// It is larger than `CatalogLimits.fileBytes`.
    case tooLarge

    /// The message for a file that is too large, without its name.
    package static var isTooLarge: String {
      "is larger than \(CatalogLimits.fileBytes >> 20) MB"
    }
  }

  /// The path with all links followed.
  package let path: String

  /// Creates a guarded file, or throws why it may not be read.
  ///
  /// - Parameter folder: The folder it has to be in, with all links followed, ending with a slash.
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

  /// Returns the content.
  package func data() throws(Refusal) -> Data {
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch { throw .unreadable }
  }

  /// Returns the first bytes; empty where the file cannot be read.
  func beginning(_ count: Int) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    return ((try? handle.read(upToCount: count)) ?? nil).map { [UInt8]($0) } ?? []
  }
}

extension GuardedFile {
  /// Whether a name only descends from the searched folder: no empty part, no `.`, no `..`.
  package static func staysInside(_ name: String) -> Bool { RealPath.staysInside(name) }
}
