internal import Foundation

/// Writes repaired documents.
enum FixedFile {
  /// Replaces a document atomically; of a link, the file that it leads to.
  ///
  /// Permissions are kept. A file that is read-only or that is not what was checked any more stays unchanged.
  /// - Throws: `WorkbenchError.output` with the reason.
  static func write(_ new: Data, over old: Data, to path: String) throws(WorkbenchError) {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let facts = try? FileManager.default.attributesOfItem(atPath: real)
    // Also for users whose writing no permission prevents.
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
