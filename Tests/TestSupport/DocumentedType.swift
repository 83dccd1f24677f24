package import Foundation

/// A public type's documentation as its source file has it.
///
/// A first paragraph, a discussion, one example between fences, then a list of parts such as `- Units:`.
package struct DocumentedType: Sendable {
  /// Why a file is not the source of a documented type.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The type's name, which is that of its file.
  package let name: String
  /// The path below `Sources`.
  package let path: String
  /// The lines of the comment, without marks.
  package let comment: [String]

  /// The package's folder.
  package static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Reads the comment above the declaration of a file's type.
  ///
  /// - Parameter path: The file below `Sources`; its name is the type's.
  /// - Throws: ``Failure`` where the file has no such declaration, Foundation's error where there is no file.
  package init(_ path: String) throws {
    let file = Self.root.appendingPathComponent("Sources/\(path)")
    try self.init(path, text: String(contentsOf: file, encoding: .utf8))
  }

  /// The same of a text.
  package init(_ path: String, text: String) throws {
    let name = (path as NSString).lastPathComponent.replacingOccurrences(of: ".swift", with: "")
    let lines = text.components(separatedBy: "\n")
    let declaration = try NSRegularExpression(
      pattern: "^(@\\w+ )*(public|open) (final )?(class|struct) \(name)\\b")
    let found = lines.firstIndex { line in
      declaration.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) != nil
    }
    guard let found else { throw Failure(description: "\(path) declares no public \(name).") }
    let above = lines[..<found].reversed().drop { $0.hasPrefix("@") }
    self.name = name
    self.path = path
    comment = above.prefix { $0.hasPrefix("///") }.reversed().map { line in
      String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
    }
  }

  /// The module that declares the type.
  package var module: String { String(path.prefix { $0 != "/" }) }

  /// The first paragraph on one line; empty without a comment.
  package var summary: String { comment.prefix { !$0.isEmpty }.joined(separator: " ") }

  /// The lines of the first block of Swift; empty without one.
  package var example: [String] {
    Array(comment.drop { $0 != "```swift" }.dropFirst().prefix { $0 != "```" })
  }

  /// The lines of the example without the output behind them.
  package var code: [String] { example.map { Self.split($0).code } }

  /// The output that the example states in the comments at the ends of its lines.
  package var output: [String] { example.compactMap { Self.split($0).output } }

  /// The text of a part of the list at the end, such as `Units`, on one line; nil without the part.
  package func part(_ name: String) -> String? {
    let mark = "- \(name): "
    guard let start = comment.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
    let rest = comment[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }
    return ([comment[start].dropFirst(mark.count)] + rest).joined(separator: " ")
  }

  private static func split(_ line: String) -> (code: String, output: String?) {
    guard let mark = line.range(of: "  // ") else { return (line, nil) }
    return (String(line[..<mark.lowerBound]), String(line[mark.upperBound...]))
  }
}
