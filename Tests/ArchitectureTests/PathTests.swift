import Foundation
import Testing

/// Paths and anchors in the texts of the repository lead to files and headings.
struct PathTests {
  /// Every file and folder of the repository by its path, without what is built.
  static let paths: Set<String> = {
    let root = SourceTree.package
    let tops = [
      "Sources", "Tests", "Examples", "Documentation", "Benchmarks", "Scripts", ".github", ".ci",
    ]
    var result: Set<String> = []
    for top in tops {
      let folder = root.appendingPathComponent(top)
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let url as URL in all?.allObjects ?? [] {
        result.insert(String(url.path.dropFirst(root.path.count + 1)))
      }
    }
    return result
  }()

  /// Paths that a text may name although the repository does not hold them: what is written, and places of users.
  static let written = ["Output/", "PREFIX/", ".build/"]

  /// The inline code of a text that looks like a path: parts of letters, digits and signs between slashes.
  static func paths(in text: String) -> [String] {
    let fences = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }
    return fences.flatMap { part in
      part.element.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map(\.element)
        .filter { $0.wholeMatch(of: /[\w.+-]+(\/[\w.+-]+)+\/?/) != nil }
    }
  }

  /// The anchors of a text's headings, as GitHub makes them.
  static func anchors(in text: String) -> Set<String> {
    Set(
      text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }.map { line in
        let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
        return String(
          title.compactMap { letter -> Character? in
            letter == " "
              ? "-"
              : letter.isLetter || letter.isNumber || "-_".contains(letter)
                ? letter : nil
          })
      })
  }

  @Test(arguments: LinkTests.texts)
  func namedPathsAreThere(text path: String) throws {
    let file = SourceTree.package.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    for name in Self.paths(in: text)
    where !Self.written.contains(where: name.hasPrefix) && name != "owner/name" {
      let name = name.hasSuffix("/") ? String(name.dropLast()) : name
      // A path may begin in the folder that the sentence is about.
      #expect(
        Self.paths.contains { $0 == name || $0.hasSuffix("/" + name) }, "\(path) names \(name)")
    }
  }

  @Test(arguments: LinkTests.texts)
  func anchorsAreHeadings(text path: String) throws {
    let file = SourceTree.package.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    for match in text.matches(of: /\]\(([^)#\s]*)#([^)\s]+)\)/) where !match.1.contains("://") {
      let target =
        match.1.isEmpty
        ? file : file.deletingLastPathComponent().appendingPathComponent(String(match.1))
      guard target.pathExtension == "md" else { continue }
      let heads = Self.anchors(in: try String(contentsOf: target, encoding: .utf8))
      #expect(heads.contains(String(match.2)), "\(path) leads to \(match.0)")
    }
  }

  /// The products that the manifest declares are those that the guide names, tests' and toolsets' aside.
  @Test func productsAreDeclared() throws {
    func text(_ path: String) throws -> String {
      try String(
        contentsOf: SourceTree.package.appendingPathComponent(path), encoding: .utf8)
    }
    let declared = try Set(
      text("Package.swift").matches(of: /\.library\(\s*name: "(\w+)"/).map { String($0.1) })
    let rows = try text("Documentation/Guides/GettingStarted.md").components(separatedBy: "\n")
      .drop { !$0.hasPrefix("| product") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let named = Set(
      rows.flatMap { row in
        row.components(separatedBy: "|")[1].matches(of: /`(\w+)`/).map { String($0.1) }
      })
    #expect(named.count > 5)
    #expect(
      named.symmetricDifference(declared) == [
        "PlumbUIKit", "PlumbAppKit", "PlumbRendering",
      ])
  }

  @Test func pathsAndAnchorsAreFound() {
    #expect(
      Self.paths(in: "`a/b.swift`, `a b/c`, `d`\n```\n`e/f`\n```\n`g/h/`") == ["a/b.swift", "g/h/"])
    #expect(Self.anchors(in: "# A b, c\n## `d`-e") == ["a-b-c", "d-e"])
  }
}
