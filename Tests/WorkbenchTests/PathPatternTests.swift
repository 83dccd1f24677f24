import Testing
import Workbench

/// Patterns of paths mean what `.gitignore` makes of them.
struct PathPatternTests {
  @Test(arguments: [
    ("Old", "/p/Old/A.xib", true), ("Old", "/p/App/Old/A.xib", true),
    ("Old", "/p/Older/A.xib", false),
    ("Old/", "/p/App/Old/A.xib", true), ("*.xib", "/p/App/A.xib", true),
    ("*.xib", "/p/App/A.storyboard", false), ("App/*.xib", "/p/App/A.xib", true),
    ("App/*.xib", "/p/App/In/A.xib", false), ("App/**/A.xib", "/p/App/In/Deep/A.xib", true),
    ("App/**/A.xib", "/p/App/A.xib", true), ("**/In", "/p/App/In/A.xib", true),
    ("/App", "/p/App/A.xib", true), ("/App", "/p/In/App/A.xib", false), ("?.xib", "/p/A.xib", true),
    ("?.xib", "/p/AB.xib", false), ("A*B*C", "/p/AxxByyC", true), ("A*B*C", "/p/AxxByy", false),
    ("**", "/p/x", true), ("*", "/q/x", false),
  ])
  func matches(pattern: String, path: String, expected: Bool) {
    #expect(PathPattern(pattern, in: "/p").matches(path) == expected)
  }

  /// Stars do not multiply the work.
  @Test func starsTakeNoTime() {
    let pattern = PathPattern(String(repeating: "*a", count: 200) + "b", in: "/p")
    #expect(!pattern.matches("/p/" + String(repeating: "a", count: 4_000)))
    let folders = PathPattern(String(repeating: "**/", count: 100) + "b", in: "/p")
    #expect(!folders.matches("/p/" + String(repeating: "a/", count: 1_000)))
  }
}
