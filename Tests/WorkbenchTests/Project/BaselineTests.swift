import Checking
import Configuration
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Workbench

/// A baseline accepts the findings it was made of, wherever lines move, and no others.
struct BaselineTests {
  private static let folder = PathParts("/projects/app")

  private static func absolute(_ path: String) -> PathParts {
    PathParts.absolute(path, in: folder)
  }

  private static func findings(_ count: Int, _ random: inout SeededRandom) -> [Finding] {
    let subjects: [String?] = [
      "abc", "objects/view[i5M-Pr-FkT]", "#12", nil, "é\u{202E}\"\\\n", "",
    ]
    return (0..<count).map { _ in
      let line = Int.random(in: 1...99, using: &random)
      return Finding(
        RuleCatalog.all.randomElement(using: &random) ?? .overlap,
        ["a", "b\"\\\u{1}\u{2028}", "c 💧"].randomElement(using: &random) ?? "",
        at: Location(
          ["Main.xib", "A/B.storyboard", "../out/C.xib", "/other/D\n.xib"]
            .randomElement(using: &random) ?? "",
          at: SourcePosition(line: line, column: 1),
          subject: subjects.randomElement(using: &random) ?? nil))
    }
  }

  /// Written and read, it accepts every finding once, in any order and on other lines, and then nothing is left.
  @Test func whatIsWrittenIsAccepted() throws {
    var random = SeededRandom(seed: 11)
    for count in [0, 1, 2, 10, 200] {
      let findings = Self.findings(count, &random)
      let written = Baseline(findings, folder: Self.folder, absolute: Self.absolute)
      var read = try Baseline([UInt8](written.text.utf8), path: "b.json", folder: Self.folder)
      #expect(read == written && read.count == count)
      for finding in findings.shuffled(using: &random) {
        let moved = Finding(
          finding.rule, finding.message,
          at: Location(finding.location.file, subject: finding.location.subject))
        let isAccepted = read.takes(moved, at: Self.absolute(moved.location.file))
        #expect(isAccepted, "\(finding)")
      }
      #expect(read.count == 0 && read.remaining { _ in true } == 0)
      for finding in findings.prefix(3) {
        let isAcceptedAgain = read.takes(finding, at: Self.absolute(finding.location.file))
        #expect(!isAcceptedAgain)
      }
    }
  }

  /// The same findings in another order give the same text.
  @Test func theTextIsSorted() {
    var random = SeededRandom(seed: 12)
    let findings = Self.findings(100, &random)
    let text = Baseline(findings, folder: Self.folder, absolute: Self.absolute).text
    let other = Baseline(
      findings.shuffled(using: &random), folder: Self.folder, absolute: Self.absolute)
    #expect(other.text == text)
    let lines = text.split(separator: "\n")
    // Version, the list's brackets, the object's braces; each other line is an entry.
    #expect(lines.dropFirst(3).dropLast(2).allSatisfy { $0.hasPrefix("    {\"path\": ") })
  }

  @Test func anEntryIsALine() {
    func finding(_ message: String, _ subject: String?) -> Finding {
      Finding(
        .overlap, message,
        at: Location("Main.xib", at: SourcePosition(line: 3, column: 4), subject: subject))
    }
    let findings = [finding("x", "abc"), finding("y", "abc"), finding("z", nil)]
    #expect(
      Baseline(findings, folder: PathParts("/projects"), absolute: Self.absolute).text == """
        {
          "version": 1,
          "findings": [
            {"path": "app/Main.xib", "rule": "overlap", "message": "z"},
            {"path": "app/Main.xib", "rule": "overlap", "element": "abc", "count": 2}
          ]
        }

        """)
  }

  /// Only what was checked can be said to be gone.
  @Test func whatIsGone() {
    var random = SeededRandom(seed: 13)
    let findings = Self.findings(50, &random)
    let baseline = Baseline(findings, folder: Self.folder, absolute: Self.absolute)
    let main = Self.absolute("Main.xib")
    #expect(
      baseline.remaining { $0 == main } == findings.count { $0.location.file == "Main.xib" })
  }

  static let wrong: [(text: String, error: String)] = [
    ("", "b.json:1:1: error: expected"), ("{", "b.json:1:2: error: expected"),
    ("[]", "b.json:1:1: error: this is not a baseline"),
    (#"{"version": 2, "findings": []}"#, "b.json:1:1: error: this is not a baseline"),
    (#"{"version": 1, "findings": [3]}"#, "b.json:1:29: error: an entry needs"),
    (
      #"{"version": 1, "findings": [{"path": "a", "rule": "b"}]}"#,
      "b.json:1:29: error: an entry needs"
    ),
    (
      #"{"version": 1, "findings": [{"path": "a", "rule": "b", "element": "c", "count": 1e300}]}"#,
      "b.json:1:81: error: the count"
    ),
    (
      #"{"version": 1, "findings": [{"path": "a", "rule": "b", "element": "c", "count": 0.5}]}"#,
      "b.json:1:81: error: the count"
    ),
  ]

  @Test(arguments: wrong) func otherFilesAreRefused(text: String, error: String) {
    let found = #expect(throws: ConfigurationError.self) {
      try Baseline([UInt8](text.utf8), path: "b.json", folder: Self.folder)
    }
    #expect(found?.description.hasPrefix(error) == true, "\(String(describing: found))")
  }

  /// Counts that would overflow when they are added are cut off.
  @Test func largeCountsAreCutOff() throws {
    let entry = #"{"path": "a", "rule": "b", "element": "c", "count": 1000000}"#
    let text =
      "{\"version\": 1, \"findings\": ["
      + Array(repeating: entry, count: 100).joined(separator: ",") + "]}"
    let baseline = try Baseline([UInt8](text.utf8), path: "b.json", folder: Self.folder)
    #expect(baseline.count == 1_000_000)
  }
}
