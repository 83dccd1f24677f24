package import Foundation

/// Log files.
package enum LogFile {
  /// The maximum size of a log, in bytes; larger ones are rejected.
  package static let bytes = 256 << 20

  /// Whether a file is read as a log: any file that is not a document by its name or its first bytes.
  package static func isLog(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).pathExtension.lowercased()
    guard name != "xib", name != "storyboard" else { return false }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return false }
    if isFolder.boolValue { return name == "xcresult" }
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    return !isDocument((try? file.read(upToCount: 512)) ?? Data())
  }

  /// Returns the text of a log; invalid UTF-8 is replaced.
  ///
  /// - Throws: An error with the reason why the log cannot be read.
  package static func text(at path: String) throws(WorkbenchError) -> String {
    if URL(fileURLWithPath: path).pathExtension.lowercased() == "xcresult" {
      throw .input(
        path: path,
        why:
          "A result bundle holds its logs packed; export one: xcrun xcresulttool get log --type console --path \(path)"
      )
    }
    let limit = bytes
    do {
      guard let file = FileHandle(forReadingAtPath: path) else {
        throw WorkbenchError.input(path: path, why: "The file cannot be read.")
      }
      defer { try? file.close() }
      return try text(file.read(upToCount: limit + 1) ?? Data(), path)
    } catch let error as WorkbenchError {
      throw error
    } catch {
      throw .input(path: path, why: SystemWords.text(of: error))
    }
  }

  /// Returns the text of a log that was read from a file or standard input.
  ///
  /// - Throws: An error if the log is too large or a document.
  package static func text(_ data: Data, _ path: String) throws(WorkbenchError) -> String {
    guard data.count <= bytes else {
      throw .input(path: path, why: "The log is larger than \(bytes >> 20) MB.")
    }
    if isDocument(data.prefix(512)) {
      throw .input(
        path: path, why: "This is a document of Interface Builder and no log; name its file.")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Whether bytes begin like an Interface Builder document.
  private static func isDocument(_ data: Data) -> Bool {
    var text = Substring(String(decoding: data, as: UTF8.self))
    if text.hasPrefix("\u{FEFF}") { text = text.dropFirst() }
    text = text.drop(while: \.isWhitespace)
    return ["<?xml", "<document", "<archive"].contains { text.hasPrefix($0) }
  }
}
