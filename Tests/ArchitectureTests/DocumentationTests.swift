import Foundation
import Testing

/// What other modules may use is explained where it is declared.
struct DocumentationTests {
  @Test func everySeamIsDocumented() {
    for declaration in SourceTree.declarations where declaration.isSeam {
      #expect(declaration.needsNoWords || declaration.isDocumented, "\(declaration)")
    }
  }

  /// Without it, a change of format could leave the test above with nothing to look at.
  @Test func theScanSeesTheSeams() {
    #expect(SourceTree.declarations.filter(\.isSeam).count > 1500)
  }

  @Test(arguments: [
    ("  /// Words.\n  @objc\n  public var a = 1", true), ("  public var a = 1", false),
    ("  ///\n  public var a = 1", false), ("  /// Words.\n\n  public var a = 1", false),
    ("  // Words.\n  open class func a() {}", false),
  ])
  func aCommentCountsWhenItStandsBefore(source: String, isDocumented: Bool) throws {
    let file = SourceTree.File(path: "A/A.swift", lines: source.components(separatedBy: "\n"))
    let found = try #require(file.declarations.first)
    #expect(found.names == ["a"] && found.isSeam)
    #expect(found.isDocumented == isDocumented)
  }
}
