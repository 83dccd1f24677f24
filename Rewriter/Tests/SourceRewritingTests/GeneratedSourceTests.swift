import Foundation
import SourceRewriting
import SwiftParser
import SwiftSyntax
import Testing

/// What the rewriter writes compiles, and keeps the lines of what it rewrites.
///
/// `REWRITER_SEED` names the seed of the sources; default: 1.
struct GeneratedSourceTests {
  static let seed = ProcessInfo.processInfo.environment["REWRITER_SEED"].flatMap(UInt64.init) ?? 1
  /// The modules, of so many sources each.
  static let moduleCount = 10
  static let sourceCount = 200

  static let modules: [[SourceFile]] = {
    var sources = GeneratedSources(seed: seed)
    return (0..<moduleCount).map { module in
      (0..<sourceCount).map { SourceFile(path: "/\(module)/\($0).swift", text: sources.next()) }
    }
  }()

  private static func rewritten(_ files: [SourceFile]) -> [(file: SourceFile, text: String)] {
    let module = RewrittenModule(files, for: Platform(.uiKit, version: [18, 0]))
    return files.map { ($0, module.texts[$0.path] ?? $0.text) }
  }

  /// What is written can be read, and each mark of a source stays on its line.
  @Test func sourcesKeepTheirLines() {
    for files in Self.modules {
      for (file, text) in Self.rewritten(files) {
        let own = Rewriting.own(text)
        let before = Self.marks(file.text)
        let keeps =
          !Parser.parse(source: text).hasError
          && own.utf8.count { $0 == 10 } == file.text.utf8.count { $0 == 10 }
          && Self.marks(own).allSatisfy { before[$0.key] == $0.value }
          && Self.growth(of: file.text, to: own) < 400
        guard !keeps else { continue }
        Issue.record("seed \(Self.seed), \(file.path):\n\(file.text)\n→\n\(text)")
        return
      }
    }
  }

  /// By how many columns a line grows at most: messages show lines whole.
  private static func growth(of old: String, to new: String) -> Int {
    func lines(_ text: String) -> [Int] {
      text.utf8.split(separator: 10, omittingEmptySubsequences: false).map(\.count)
    }
    return zip(lines(new), lines(old)).map { $0 - $1 }.max() ?? 0
  }

  /// The lines of the marks, by their numbers.
  private static func marks(_ text: String) -> [Substring: Int] {
    var result: [Substring: Int] = [:]
    for (line, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for match in part.matches(of: #/\/\*@(\d+)\*\//#) { result[match.1] = line }
    }
    return result
  }

  /// A module is type-checked with one call of the compiler.
  @Test(arguments: 0..<moduleCount) func aModuleCompiles(index: Int) throws {
    let stubs = try Compiler.stubs.get()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rewriter-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = Self.modules[index]
    var paths: [String] = []
    for (file, text) in Self.rewritten(files) {
      let url = folder.appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent)
      try text.write(to: url, atomically: true, encoding: .utf8)
      paths.append(url.path)
    }
    let imports = ["UIKit", "FoundationShims", "Foundation"].flatMap {
      ["-Xfrontend", "-import-module", "-Xfrontend", $0]
    }
    let result = try Compiler.run(
      ["-typecheck", "-wmo", "-module-name", "M", "-I", stubs.path, "-parse-as-library"] + imports
        + ["-suppress-warnings"] + paths)
    if let kept = ProcessInfo.processInfo.environment["REWRITER_LOG"] {
      try result.write(toFile: "\(kept)/\(index).log", atomically: true, encoding: .utf8)
    }
    let errors = result.split(separator: "\n").filter {
      $0.contains("error:") && !$0.hasPrefix(" ")
    }
    let first = errors.first.map { Self.source(of: $0, files) } ?? ""
    #expect(
      result.isEmpty,
      "seed \(Self.seed), module \(index):\n\(errors.prefix(5).joined(separator: "\n"))\n\(first)")
  }

  /// The source that a message is about.
  private static func source(of message: Substring, _ files: [SourceFile]) -> String {
    guard let name = message.split(separator: ":").first?.split(separator: "/").last else {
      return ""
    }
    let plain = name.replacing("Plumb's rewriting of ", with: "")
    return files.first { $0.path.hasSuffix("/\(plain)") }?.text ?? ""
  }
}

/// The compiler.
private enum Compiler {
  /// The folder with the modules that rewritten sources import, compiled once.
  static let stubs = Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rewriter-stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Stubs")
    for module in ["FoundationShims", "UIKit"] {
      let messages = try run([
        "-emit-module", "-module-name", module, "-I", folder.path, "-parse-as-library",
        "-o", folder.appendingPathComponent("\(module).swiftmodule").path,
        sources.appendingPathComponent("\(module).swift").path,
      ])
      try #require(messages.isEmpty, "\(messages)")
    }
    return folder
  }

  /// What it prints.
  static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : text
  }
}
