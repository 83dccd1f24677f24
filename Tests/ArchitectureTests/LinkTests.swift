import Foundation
import Testing

/// Links between the texts of the repository lead somewhere.
struct LinkTests {
  /// The texts, by their paths in the package.
  static let texts: [String] = {
    let folders = ["", "Documentation", "Tests"].map {
      SourceTree.package.appendingPathComponent($0)
    }
    let found = folders.enumerated().flatMap { index, folder -> [URL] in
      guard index > 0 else {
        return
          (try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)) ?? []
      }
      let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return (all?.allObjects ?? []).compactMap { $0 as? URL }
    }
    let root = SourceTree.package.path.count + 1
    return found.filter { $0.pathExtension == "md" }.map { String($0.path.dropFirst(root)) }
      .sorted()
  }()

  /// The targets of `[text](target)` that are files of the repository.
  static func links(in text: String) -> [String] {
    text.components(separatedBy: "](").dropFirst().compactMap { rest in
      guard let end = rest.firstIndex(of: ")") else { return nil }
      let target = rest[..<end].prefix { $0 != "#" }
      // A host's page of a workflow is beside the files, wherever the repository is.
      let isElsewhere = target.contains("://") || target.hasPrefix("../../actions/")
      return target.isEmpty || isElsewhere ? nil : String(target)
    }
  }

  @Test func thereAreTexts() { #expect(Self.texts.contains("ARCHITECTURE.md")) }

  @Test func linksAreFound() {
    let text = "[a](b.md) and [c](https://example.org/d) and [e](#f) and [g](h/i.swift#j)"
    #expect(Self.links(in: text) == ["b.md", "h/i.swift"])
  }

  @Test(arguments: texts)
  func linksLeadToFiles(text path: String) throws {
    let file = SourceTree.package.appendingPathComponent(path)
    let text = try String(contentsOf: file, encoding: .utf8)
    for link in Self.links(in: text) {
      let target = file.deletingLastPathComponent().appendingPathComponent(link)
      #expect(FileManager.default.fileExists(atPath: target.path), "\(path) leads to \(link)")
    }
  }
}
