package import Foundation

/// The writing of output files.
package enum OutputFile {
  /// The existing files that a command may replace.
  package enum Replaced: Sendable {
    /// Any file that the user specifies.
    case anyFile
    /// Only pictures: the command chooses the name, so other files with that name are preserved.
    case pictures
  }

  /// Writes a file to a path specified by the user.
  ///
  /// A regular file is replaced atomically, so that a full disk preserves the existing one; a device or pipe is written
  /// to directly.
  /// - Throws: `WorkbenchError.output` with the reason.
  package static func write(_ data: Data, to path: String) throws(WorkbenchError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: isFile(path) ? .atomic : [])
    } catch {
      throw .output(
        path: path, why: SystemWords.text(of: error, writing: isFile(path) ? path : nil))
    }
  }

  /// Creates a folder and those around it, unless it exists.
  ///
  /// - Throws: `WorkbenchError.output` with the reason.
  static func createFolder(_ path: String) throws(WorkbenchError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .output(path: path, why: SystemWords.text(of: error))
    }
  }

  /// Returns the reason why a file must not be written to a path; nil if it may be.
  ///
  /// Every command follows this rule: it replaces a file that the user specifies, but never a possible input: a
  /// document, a file in a catalogue, or one of its own inputs. Under a generated name, it replaces only pictures.
  ///
  /// - Parameters:
  ///   - inputs: The files that the command reads.
  ///   - replaced: The other files that the command may replace.
  package static func refusal(
    _ path: String, inputs: [String] = [], replacing replaced: Replaced = .anyFile
  ) -> String? {
    guard let type = type(of: path) else { return nil }
    if type == .typeDirectory { return "this is a folder" }
    let real = real(path)
    if inputs.contains(where: { Self.real($0) == real }) { return "this is the document itself" }
    if ["xib", "storyboard"].contains(real.pathExtension) { return "this is a document" }
    if real.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }) {
      return "this is in a catalogue"
    }
    if replaced == .pictures, type != .typeRegular || !isPicture(real) {
      return "the existing file is not a picture"
    }
    return nil
  }

  private static func real(_ path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
  }

  /// Returns the type of the file at a path, following links; nil for an unused path.
  private static func type(of path: String) -> FileAttributeType? {
    let facts = try? FileManager.default.attributesOfItem(atPath: real(path).path)
    return facts?[.type] as? FileAttributeType
  }

  /// Whether a path can be replaced: it is a regular file or unused.
  private static func isFile(_ path: String) -> Bool {
    let facts = try? FileManager.default.attributesOfItem(atPath: path)
    return (facts?[.type] as? FileAttributeType).map { $0 == .typeRegular } ?? true
  }

  /// Whether a file has a picture format that commands write; an empty file counts, because an interrupted command
  /// leaves one.
  private static func isPicture(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    guard let start = try? handle.read(upToCount: 256), !start.isEmpty else { return true }
    return start.starts(with: [0x89, 0x50, 0x4E, 0x47]) || start.starts(with: Data("%PDF-".utf8))
      || start.range(of: Data("<svg".utf8)) != nil
  }
}
