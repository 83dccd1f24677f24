package import Foundation

/// Files that commands write.
package enum OutputFile {
  /// Writes a file whose path the user stated.
  ///
  /// A regular file is replaced at once, so that a full disk leaves the existing one; a device or a pipe is written to.
  /// - Throws: `WorkbenchError.output` with the reason.
  package static func write(_ data: Data, to path: String) throws(WorkbenchError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: isFile(path) ? .atomic : [])
    } catch {
      throw .output(path: path, why: error.localizedDescription)
    }
  }

  /// Why a report must not be written to a path; nil when it may be.
  ///
  /// It replaces what the user names, but never what it is about: a document, or a file in a catalogue.
  package static func refusal(_ path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
    if ["xib", "storyboard"].contains(real.pathExtension) { return "this is a document" }
    if real.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }) {
      return "this is in a catalogue"
    }
    return nil
  }

  /// Whether a path is a regular file or unused and can be replaced.
  private static func isFile(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return (facts?[.type] as? FileAttributeType).map { $0 == .typeRegular } ?? true
  }
}
