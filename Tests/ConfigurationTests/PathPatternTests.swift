import Configuration
import Diagnostics
import TestSupport
import Testing

/// Patterns of paths match what their documentation says.
struct PathPatternTests {
  static let cases: [(pattern: String, matched: [String], others: [String])] = [
    (
      "Pods", ["Pods", "Pods/Kit/A.xib", "App/Pods", "App/Pods/A.xib"],
      ["Podsy", "pods", "APods/B"]
    ),
    ("Pods/", ["Pods", "App/Pods/A.xib"], ["Podsy"]),
    ("*.xcloc", ["en.xcloc", "a/b.xcloc/c.xib"], ["xcloc", "a.xclocs", "a.xcloc2/b"]),
    ("App/*.xib", ["App/Main.xib"], ["Main.xib", "App/Sub/Main.xib", "B/App/Main.xib"]),
    ("./Main.xib", ["Main.xib"], ["App/Main.xib"]),
    ("App/**/Old*.xib", ["App/Old.xib", "App/a/b/Older.xib"], ["Old.xib", "App/a/New.xib"]),
    ("**/Main.xib", ["Main.xib", "a/b/Main.xib"], ["a/Main.xibs"]),
    ("App/**", ["App/a", "App/a/b"], ["Ap/a"]),
    ("?.xib", ["a.xib", "é.xib", "b/c.xib"], ["ab.xib", ".xib"]),
    ("a*b*c", ["abc", "a1b2c", "abbcbc"], ["ab", "abcd", "xabc"]),
    ("[a].xib", ["[a].xib"], ["a.xib"]),
  ]

  @Test(arguments: cases)
  func patternsMatch(pattern: String, matched: [String], others: [String]) throws {
    let read = try PathPattern(pattern)
    #expect(read.description == pattern)
    for path in matched { #expect(read.matches(PathParts(path)), "\(path)") }
    for path in others { #expect(!read.matches(PathParts(path)), "\(path)") }
  }

  /// A folder that the user named is checked itself: only what is below it is compared.
  @Test func shortFoldersAreSkipped() throws {
    let pattern = try PathPattern("Pods")
    #expect(pattern.matches(PathParts("Pods/Kit/A.xib"), from: 1))
    #expect(!pattern.matches(PathParts("Pods/Kit/A.xib"), from: 2))
    #expect(pattern.matches(PathParts("Pods/Kit/Pods/A.xib"), from: 2))
  }

  @Test(arguments: [
    ("", "is empty"), ("/", "absolute"), ("./", "is empty"), ("/Pods", "absolute"),
    ("../Pods", "leads out"), ("a/../../b", "leads out"),
    (String(repeating: "a", count: ConfigurationLimits.patternBytes + 1), "longer"),
  ]) func otherTextsAreRefused(text: String, why: String) throws {
    let refusal = #expect(throws: PathPattern.Refusal.self) { try PathPattern(text) }
    #expect(refusal?.why.contains(why) == true)
  }

  /// Names made of the pattern's own letters agree with a search that tries everything.
  @Test func namesAgreeWithATrial() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<2000 {
      let pattern = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        "ab*?".randomElement(using: &random) ?? "a"
      }
      let name = (0..<Int.random(in: 1...7, using: &random)).map { _ in
        "ab".randomElement(using: &random) ?? "a"
      }
      guard String(pattern) != "**" else { continue }
      let found = try PathPattern(String(pattern)).matches(PathParts(String(name)))
      #expect(
        found == Self.trial(name[...], pattern[...]), "\(String(pattern)) \(String(name))")
    }
  }

  private static func trial(_ name: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return (name.startIndex...name.endIndex).contains {
        trial(name[$0...], pattern.dropFirst())
      }
    }
    guard let letter = name.first, first == "?" || first == letter else { return false }
    return trial(name.dropFirst(), pattern.dropFirst())
  }

  /// Patterns that take a backtracking search exponential time.
  @Test func hostilePatternsEnd() throws {
    let stars = String(repeating: "*a", count: ConfigurationLimits.patternBytes / 2)
    let name = String(repeating: "a", count: 255) + "b"
    #expect(try !PathPattern(stars).matches(PathParts(name)))
    let folders = String(repeating: "**/a/", count: ConfigurationLimits.patternBytes / 5)
    let path = String(repeating: "a/", count: 200) + "b"
    #expect(try !PathPattern(folders + "c").matches(PathParts(path)))
  }

  @Test(arguments: [
    ("a/b", "a", "b"), ("a", "a/b/c", "../.."), ("a/x", "a/b/c", "../../x"), ("a", "a", ""),
    ("a/b", "", "a/b"),
  ]) func pathsAreRelative(path: String, folder: String, expected: String) {
    let relative = PathParts(path).relative(to: PathParts(folder))
    #expect(relative == expected)
    // The way there leads back.
    #expect(PathParts.absolute(relative, in: PathParts(folder)) == PathParts(path))
  }
}
