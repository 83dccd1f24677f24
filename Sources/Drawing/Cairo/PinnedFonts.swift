internal import CPango
package import Foundation
internal import Synchronization

/// The font files that pictures may depend on, by their hashes.
///
/// A file that a program or an option registers belongs to the project and is not looked at.
///
/// - SeeAlso: `Documentation/Decisions/same-pictures.md`.
package enum PinnedFonts {
  /// The hashes of files that were read, by path.
  private static let known = Mutex<[String: String]>([:])

  /// Begins to note the files that texts are laid out and drawn with, in this process.
  package static func beginRecording() {
    let isNew = FontLibrary.shared.locked {
      guard FontLibrary.shared.usage == nil else { return false }
      FontLibrary.shared.usage = FontUsage()
      return true
    }
    // What was measured before must be measured again to be noted.
    if isNew { KnownSizes.removeAll() }
  }

  /// Returns what the texts since ``beginRecording()`` depend on and is not pinned, a line each, sorted.
  ///
  /// - Complexity: O(bytes of the files), once for a file and process.
  package static func differences() -> [String] {
    let (files, missing, own) = FontLibrary.shared.locked {
      let library = FontLibrary.shared
      return (
        library.usage?.files ?? [], library.usage?.missing ?? [],
        Set(library.registeredFiles.keys).union(library.usedFiles.map(\.path))
      )
    }
    return missing.sorted().map { "\($0): The family is not installed." }
      + files.subtracting(own).sorted().compactMap(difference)
  }

  /// Returns how a file differs from the pinned one with its name; nil for equal bytes.
  package static func difference(_ path: String) -> String? {
    let name = (path as NSString).lastPathComponent
    guard let pinned = PinnedFontFile.all[name] else {
      return "\(path): The file is not pinned."
    }
    guard let hash = hash(ofFile: path) else { return "\(path): The file cannot be read." }
    guard hash != pinned.hash else { return nil }
    return "\(path): The file is not that of \(pinned.package); its SHA-256 is \(hash)."
  }

  /// Returns the SHA-256 of a file, read once in a process; nil if it cannot be read.
  private static func hash(ofFile path: String) -> String? {
    if let hash = known.withLock({ $0[path] }) { return hash }
    guard let data = FileManager.default.contents(atPath: path), let hash = sha256(data) else {
      return nil
    }
    known.withLock { $0[path] = hash }
    return hash
  }

  /// Returns the SHA-256 of bytes in hexadecimal digits; nil if memory is exhausted.
  ///
  /// - SeeAlso: FIPS 180-4.
  package static func sha256(_ data: Data) -> String? {
    let bytes = [UInt8](data)
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, bytes.count) else {
      return nil
    }
    defer { g_free(text) }
    return String(cString: text)
  }
}
