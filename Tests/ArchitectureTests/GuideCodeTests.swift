import Foundation
import Testing

/// Code in the README and the guides is code that the package compiles and runs.
struct GuideCodeTests {
  /// A block of a text between fences.
  struct Block: Sendable, CustomStringConvertible {
    let text: String
    let line: Int
    let language: String
    let lines: [String]
    var description: String { "\(text):\(line)" }

    /// The block's paragraphs; each is an excerpt of a file, white space aside.
    var excerpts: [[String]] {
      lines.map(GuideCodeTests.code).split(separator: "").map(Array.init).filter { !$0.isEmpty }
    }
  }

  static let blocks: [Block] = LinkTests.texts.flatMap { text -> [Block] in
    let file = SourceTree.package.appendingPathComponent(text)
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.components(separatedBy: "\n")
    var result: [Block] = []
    var open: (line: Int, language: String, lines: [String])?
    for (index, line) in (lines ?? []).enumerated() {
      if line.hasPrefix("```"), let block = open {
        result.append(
          Block(text: text, line: block.line, language: block.language, lines: block.lines))
        open = nil
      } else if line.hasPrefix("```") {
        open = (index + 1, String(line.dropFirst(3)), [])
      } else {
        open?.lines.append(line)
      }
    }
    return result
  }

  /// The compiled files, each as its lines without blank ones and indentation.
  static let compiled: [[String]] = ["Examples", "Tests"].flatMap { folder in
    CitationTests.texts(in: folder).filter { !$0.path.contains("/.build/") }.map {
      $0.text.components(separatedBy: "\n").map(code).filter { !$0.isEmpty }
    }
  }

  /// A line without indentation and without a comment behind it.
  static func code(_ line: String) -> String {
    let line = line.trimmingCharacters(in: .whitespaces)
    guard let comment = line.range(of: "  // ") else { return line }
    return String(line[..<comment.lowerBound])
  }

  static func isCompiled(_ excerpt: [String]) -> Bool {
    compiled.contains { file in
      file.indices.contains { start in
        start + excerpt.count <= file.count && file[start] == excerpt[0]
          && Array(file[start..<start + excerpt.count]) == excerpt
      }
    }
  }

  @Test func thereIsCode() {
    #expect(Self.blocks.contains { $0.text == "README.md" && $0.language == "swift" })
    #expect(Self.blocks.allSatisfy { ["", "swift", "yaml"].contains($0.language) })
  }

  @Test(arguments: blocks.filter { $0.language == "swift" })
  func codeIsCompiled(block: Block) {
    for excerpt in block.excerpts {
      #expect(Self.isCompiled(excerpt), "\(block): no compiled file has \(excerpt[0])")
    }
  }

  /// `make verb` in a text names a verb of the Makefile.
  @Test func verbsAreThere() throws {
    let makefile = try String(
      contentsOf: SourceTree.package.appendingPathComponent("Makefile"), encoding: .utf8)
    let verbs = Set(
      makefile.components(separatedBy: "\n").compactMap { line in
        line.firstIndex(of: ":").map { String(line[..<$0]) }
      })
    for block in Self.blocks where block.language.isEmpty {
      for line in block.lines {
        let words = line.components(separatedBy: "make ").dropFirst().first?.split(separator: " ")
        guard let verb = words?.first,
          line.drop(while: { $0 == " " }).hasPrefix("make ") || line.contains("run: make")
        else { continue }
        #expect(verbs.contains(String(verb)), "\(block): make \(verb)")
      }
    }
  }
}
