internal import Foundation

/// What a recorded figure was measured on.
public enum SourceCommit {
  /// The commit of the sources, with a mark when they differ from it.
  public static var name: String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "-C", URL(fileURLWithPath: #filePath).deletingLastPathComponent().path, "describe",
      "--always", "--dirty",
      "--exclude", "*",
    ]
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return "unknown" }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self)
    return text.isEmpty ? "unknown" : text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
