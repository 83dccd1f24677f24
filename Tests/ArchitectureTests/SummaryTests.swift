import Foundation
import Testing

/// The form of documentation comments: a summary is a noun phrase or begins with a verb.
struct SummaryTests {
  /// A documentation comment and the line of code below it.
  struct Comment: Sendable, CustomStringConvertible {
    let place: String
    /// The first paragraph, on one line.
    let summary: String
    let declaration: String

    var description: String { "\(place): \(summary)" }

    /// Whether the comment is about an initialiser.
    var isInitializer: Bool {
      let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      guard let at = words.firstIndex(of: "init") else { return false }
      return words[..<at].allSatisfy { !["func", "var", "let", "case"].contains($0) }
    }
  }

  /// Words with which a question, a condition or a remark begins, and no summary.
  static let openings: Set<Substring> = [
    "What", "Where", "How", "Who", "Whose", "Whom", "Which", "Why", "When", "If", "So", "That",
    "None", "Such", "As", "Also", "Nothing", "Everything", "Something", "These", "Those",
  ]

  /// The maximum length of a summary, in characters: two lines of a comment.
  static let limit = 180

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "extension", "actor", "func", "var", "let", "init",
    "case", "typealias", "subscript", "associatedtype",
  ]

  /// Whether a line that begins with an attribute has the declaration as well.
  private static func declares(_ code: Substring) -> Bool {
    code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { keywords.contains($0) }
  }

  /// The comments of a file.
  static func comments(in file: SourceTree.File) -> [Comment] {
    var found: [Comment] = []
    var lines: [Substring] = []
    for (index, line) in file.lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///") {
        lines.append(code.dropFirst(3).drop { $0 == " " })
      } else if !lines.isEmpty, !code.hasPrefix("@") || declares(code) {
        let summary = lines.prefix { !$0.isEmpty && !$0.hasPrefix("- ") && !$0.hasPrefix("| ") }
        found.append(
          Comment(
            place: "\(file):\(index - lines.count + 1)", summary: summary.joined(separator: " "),
            declaration: String(code)))
        lines = []
      }
    }
    return found
  }

  /// The fault of a comment's form; nil without one.
  static func fault(of comment: Comment) -> String? {
    let first = comment.summary.prefix { $0.isLetter }
    if openings.contains(first) { return "begins with '\(first)'" }
    if comment.isInitializer, first != "Creates" { return "an initialiser 'Creates'" }
    if first == "Makes", comment.declaration.contains("func make") {
      return "'Returns' or 'Creates'"
    }
    if comment.summary.count > limit { return "is longer than \(limit) characters" }
    if comment.summary.contains(/[a-z)`]\. [A-Z]/) { return "is more than a sentence" }
    return nil
  }

  @Test(arguments: HouseTests.targets)
  func summariesAreNounPhrasesOrVerbs(target: String) {
    for file in SourceTree.files where file.target == target {
      for comment in Self.comments(in: file) {
        if let fault = Self.fault(of: comment) { Issue.record("\(comment): \(fault)") }
      }
    }
  }

  /// The packages of toolsets keep the form too.
  @Test(arguments: ["Rewriter/Sources", "Combine/Sources"])
  func summariesOfOtherPackages(folder: String) throws {
    for path in WordTests.files(in: folder, extension: "swift") {
      let url = SourceTree.package.appendingPathComponent(path)
      let lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
      for comment in Self.comments(in: SourceTree.File(path: path, lines: lines)) {
        if let fault = Self.fault(of: comment) { Issue.record("\(comment): \(fault)") }
      }
    }
  }

  @Test func theScanSeesTheComments() {
    let count = SourceTree.files.reduce(0) { $0 + Self.comments(in: $1).count }
    #expect(count > 15_000)
  }

  @Test(arguments: [
    ("/// The leading edge.\nvar a: Int", nil),
    ("/// What the box says.\nvar a: Int", "begins with 'What'"),
    ("  /// Creates a row\n  /// from parts.\n  @inlinable\n  package init?(_ a: Int) {", nil),
    ("/// A row from parts.\nconvenience init<T>(_ a: T)", "an initialiser 'Creates'"),
    ("/// A row.\n///\n/// What follows is free.\nfunc initialise() {}", nil),
    ("/// Makes a row.\nfunc makeRow() {}", "'Returns' or 'Creates'"),
    ("/// Makes the view first responder.\nfunc focus() {}", nil),
    ("/// A row. It is wide.\nstruct A {}", "is more than a sentence"),
    ("/// A size, e.g. 4.\n/// - Parameter a: What it is.\nstruct A {}", nil),
    ("/// \(String(repeating: "a", count: 181))\nvar a: Int", "is longer than 180 characters"),
  ])
  func formsByHand(source: String, fault: String?) throws {
    let file = SourceTree.File(path: "A/A.swift", lines: source.components(separatedBy: "\n"))
    let comment = try #require(Self.comments(in: file).first)
    #expect(Self.fault(of: comment) == fault)
  }
}
