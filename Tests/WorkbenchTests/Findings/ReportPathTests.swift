import ReportFormats
import Testing
import Workbench

/// Paths in reports for other programs.
struct ReportPathTests {
  static let cases: [(path: String, shown: String, uri: String)] = [
    ("a.xib", "a.xib", "a.xib"),
    ("./a/../b//c.xib", "b/c.xib", "b/c.xib"),
    ("/projects/app/a b.xib", "a b.xib", "a%20b.xib"),
    ("../other/a.xib", "/projects/other/a.xib", "file:///projects/other/a.xib"),
    ("../../../../a.xib", "/a.xib", "file:///a.xib"),
    (
      "/projects/application/a.xib", "/projects/application/a.xib",
      "file:///projects/application/a.xib"
    ),
    (".", ".", "."), ("/", "/", "file:///"),
    // A first part with a colon would be a scheme.
    ("a:b.xib", "a:b.xib", "a%3Ab.xib"),
    ("100%~_.xib", "100%~_.xib", "100%25~_.xib"),
    // A combining mark forms a character with the slash before it, but begins a name.
    ("a/\u{301}b.xib", "a/\u{301}b.xib", "a/%CC%81b.xib"),
  ]

  @Test(arguments: cases) func aPathIsRelativeToTheFolder(path: String, shown: String, uri: String)
  {
    let paths = ReportPath(in: "/projects/app")
    #expect(paths.shown(path) == shown)
    #expect(paths.uri(path) == uri)
    #expect(paths.contains(path) == !uri.hasPrefix("file:"))
  }
}
