internal import Foundation

/// The writing of repaired documents.
enum FixedFile {
  /// Replaces a document atomically; for a link, replaces its destination.
  ///
  /// Permissions are preserved. A file that is read-only, or that changed since the check, is not modified.
  /// - Throws: `WorkbenchError.output` with the reason.
  static func write(_ new: Data, over old: Data, to path: String) throws(WorkbenchError) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: real)
    // This also applies to users who bypass permissions.
    if let mode = facts?[.posixPermissions] as? NSNumber, mode.intValue & 0o222 == 0 {
      throw .output(path: path, why: "it is read-only")
    }
    guard (try? Data(contentsOf: URL(fileURLWithPath: real))) == old else {
      throw .output(path: path, why: "it changed while it was checked")
    }
    do throws(WorkbenchError) {
      try AtomicFile.replace(real, with: [UInt8](new))
    } catch {
      guard case .output(_, let why) = error else { throw error }
      throw .output(path: path, why: why)
    }
  }
}
