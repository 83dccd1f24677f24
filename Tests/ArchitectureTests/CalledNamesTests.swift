import Foundation
import Testing

/// What is public is used: a test, an example, a benchmark or other code mentions every name.
struct CalledNamesTests {
  /// Names without a mention that stay all the same, each with its reason.
  static let exceptions: [String: String] = [:]

  /// The words of code, lines' comments skipped.
  static func words(in code: String) -> [String] {
    code.split(separator: "\n").flatMap { line in
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      return code.utf8.split { byte in
        !(byte >= 0x80 || byte == UInt8(ascii: "_")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte))
      }.compactMap { String($0) }
    }
  }

  /// Whether a program outside of the package can write the declaration's name, and does not by overriding.
  static func isCallable(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .`init`, .subscript, .extension, .associatedtype: return false
    default:
      return !declaration.modifiers.isDisjoint(with: ["public", "open"])
        && !declaration.modifiers.contains("override")
    }
  }

  /// Declarations with a name that occurs once in the sources, where it is declared, and in no code that uses them.
  static func uncalled(in sources: [SourceTree.File], users: Set<String>) -> [Declaration] {
    var counts: [String: Int] = [:]
    for file in sources {
      for word in words(in: file.lines.joined(separator: "\n")) { counts[word, default: 0] += 1 }
    }
    return sources.flatMap(\.declarations).filter { declaration in
      isCallable(declaration)
        && declaration.names.contains { counts[$0] == 1 && !users.contains($0) }
    }
  }

  @Test func everyPublicNameIsMentioned() throws {
    var users: Set<String> = []
    for folder in ["Tests", "Examples", "Benchmarks"] {
      let files = WordTests.files(in: folder, extension: "swift").filter {
        !$0.hasSuffix("/CalledNamesTests.swift")
      }
      #expect(files.count > 3)
      for path in files {
        let url = SourceTree.package.appendingPathComponent(path)
        users.formUnion(Self.words(in: try String(contentsOf: url, encoding: .utf8)))
      }
    }
    let found = Self.uncalled(in: SourceTree.files, users: users)
    for declaration in found where Self.exceptions[declaration.names.first ?? ""] == nil {
      Issue.record("no test, example or benchmark mentions \(declaration)")
    }
    // An exception that is mentioned is not one any longer.
    #expect(Set(found.flatMap(\.names)).isSuperset(of: Self.exceptions.keys))
  }

  @Test func unmentionedNamesAreFound() {
    let lines = [
      "/// A box; see hidden.", "public struct Box {", "  public var size = 1  // never grown",
      "  public func grow() { size += 1 }", "  @discardableResult",
      "  public static func hidden() -> Int { 1 }", "  func own() {}",
      "  open override func draw() {}", "  public nonisolated static let name = \"depth\"",
      "  public init(`in`: Int) {}", "}",
    ]
    let box = SourceTree.File(path: "Box/Box.swift", lines: lines)
    func names(_ users: Set<String>) -> [String] {
      Self.uncalled(in: [box], users: users).flatMap(\.names)
    }
    #expect(names([]) == ["Box", "grow", "hidden", "name"])
    #expect(names(["Box", "grow", "size"]) == ["hidden", "name"])
    let other = SourceTree.File(path: "Box/Lid.swift", lines: ["let lid = Box.hidden()"])
    #expect(Self.uncalled(in: [box, other], users: ["grow"]).flatMap(\.names) == ["name"])
  }
}
