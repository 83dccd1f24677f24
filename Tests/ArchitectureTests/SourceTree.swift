import Foundation

/// The package's own sources, found from the place of this file.
enum SourceTree {
  struct File: CustomStringConvertible, Sendable {
    /// The path below `Sources`.
    let path: String
    let lines: [String]
    /// The modules it imports.
    let imports: Set<String>

    /// The name of the target it belongs to.
    var target: String { String(path.prefix { $0 != "/" }) }
    var description: String { path }

    init(path: String, lines: [String]) {
      (self.path, self.lines) = (path, lines)
      imports = Set(lines.compactMap(Self.module))
    }

    /// The module that a line imports; nil for another line.
    private static func module(in line: String) -> String? {
      guard line.contains("import ") else { return nil }
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"),
        words[..<at].allSatisfy({ $0.hasPrefix("@") || levels.contains(String($0)) }),
        let name = words.dropFirst(at + 1).last
      else { return nil }
      return String(name.prefix { $0 != "." })
    }

    private static let levels: Set<String> = [
      "public", "package", "internal", "fileprivate", "private",
    ]
  }

  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// All declarations of all targets, without locals.
  static let declarations = files.flatMap(\.declarations)

  static let files: [File] = {
    let root = package.appendingPathComponent("Sources")
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { entry in
      guard let url = entry as? URL, url.pathExtension == "swift",
        let text = try? String(contentsOf: url, encoding: .utf8)
      else { return nil }
      let path = String(url.path.dropFirst(root.path.count + 1))
      return File(path: path, lines: text.components(separatedBy: "\n"))
    }
  }()
}
