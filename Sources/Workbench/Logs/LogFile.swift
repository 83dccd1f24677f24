package import Foundation

/// Files that hold logs.
package enum LogFile {
  /// More bytes than a log may have; longer ones are refused.
  package static let bytes = 256 << 20

  /// Whether a file is read as a log: any that is not a document by its name or its first bytes.
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

  /// The text of a log; bytes that are not UTF-8 are replaced.
  ///
  /// - Throws: An error with the reason for which it cannot be read.
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

  /// The text of a log that was read from a file or from standard input.
  ///
  /// - Throws: An error where it is too large, or is a document.
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

  /// Whether bytes begin as a document of Interface Builder does.
  private static func isDocument(_ data: Data) -> Bool {
    var text = Substring(String(decoding: data, as: UTF8.self))
    if text.hasPrefix("\u{FEFF}") { text = text.dropFirst() }
    text = text.drop(while: \.isWhitespace)
    return ["<?xml", "<document", "<archive"].contains { text.hasPrefix($0) }
  }
}
