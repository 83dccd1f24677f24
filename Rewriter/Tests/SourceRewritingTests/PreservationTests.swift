import Foundation
import SourceRewriting
import Testing

/// What is not rewritten keeps its bytes, and every line its number.
struct PreservationTests {
  /// The Swift sources of this package and of Plumb, and of a folder that `REWRITER_SOURCES` names.
  static let sources: [String] = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    var found: [String] = []
    var folders = ["Rewriter", "Sources", "Examples"].map(root.appendingPathComponent)
    folders +=
      ProcessInfo.processInfo.environment["REWRITER_SOURCES"].map {
        [URL(fileURLWithPath: $0)]
      } ?? []
    for folder in folders {
      let walk = FileManager.default.enumerator(atPath: folder.path)
      while let name = walk?.nextObject() as? String {
        guard name.hasSuffix(".swift"), !name.contains(".build/") else { continue }
        found.append(folder.appendingPathComponent(name).path)
      }
    }
    return found.sorted()
  }()

  @Test func linesKeepTheirNumbers() {
    #expect(Self.sources.count > 1000)
    for path in Self.sources {
      // Packages have test data that is no text.
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      let result = RewrittenModule(
        [SourceFile(path: path, text: text)], for: Platform(.uiKit, version: [18, 0]))
      guard let new = result.texts[path] else { continue }
      #expect(lines(new) == lines(text), "\(path)")
    }
  }

  /// Lines without any of the idioms stay, whatever surrounds them.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func randomEditsKeepLines(seed: UInt64) throws {
    var random = Splitmix(state: seed)
    let pieces = [
      "@objc", "#selector(", "f(_:)", ")", "{", "}", "\n", "class A: UIView", "extension A",
      "override ", "func f(_ a: Int)", "#if os(iOS)\n", "#endif\n", "protocol P", "optional ", "\"",
      "\"\"\"", "/*", "*/", "//", "?", ".window??", "import os.log\n", "é", "\r\n",
      "@IBOutlet var x: Int",
      ";", "#keyPath(", "dynamic var y = 1", "super.f(1)", "#Preview",
      "#Preview(\"A\", traits: .portrait) {", "@available(iOS 17, *)",
      "import SwiftUI\n",
    ]
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...25, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined(separator: " ")
      let result = RewrittenModule(
        [SourceFile(path: "/a.swift", text: text)], for: Platform(.uiKit, version: [18, 0]))
      guard let new = result.texts["/a.swift"] else { continue }
      #expect(lines(new) == lines(text), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func aSourceWithoutIdiomsIsNotInTheResult() {
    let text = "import UIKit\n\n/// A view.\nclass A: UIView {\n  func b() -> Int { 1 }\n}\n"
    let result = RewrittenModule(
      [SourceFile(path: "/a.swift", text: text)], for: Platform(.uiKit, version: [18, 0]))
    #expect(result.texts.isEmpty)
  }

  private func lines(_ text: String) -> Int { Rewriting.own(text).utf8.count { $0 == 10 } }
}

/// Random numbers that a seed repeats.
struct Splitmix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
