import Testing
import ViewDrawing

/// The spellings are those of `Rules/AlignmentRectangles.md#overlays-of-alignment-rectangles`.
struct ShowAlignmentRectsTests {
  @Test(
    arguments: [
      ([], nil), (["-UIViewShowAlignmentRects", "YES"], true),
      (["-UIViewShowAlignmentRects", "NO"], false), (["UIViewShowAlignmentRects", "1"], true),
      (["a", "-UIViewShowAlignmentRects"], true), (["-UIViewShowAlignmentRect", "YES"], nil),
      (["-NSViewShowAlignmentRects", "YES"], true), (["NSShowAlignmentRects"], true),
      (["-NSShowAlignmentRects", "YES", "-NSViewShowAlignmentRects", "NO"], false),
      (["-NSShowAllViews", "YES"], nil),
    ] as [([String], Bool?)])
  func argumentsAreRead(_ arguments: [String], _ expected: Bool?) {
    #expect(ShowAlignmentRects.isRequested(arguments) == expected)
  }

  @Test func framesHaveTheirOwnArgument() {
    let arguments = ["-NSShowAllViews", "YES"]
    #expect(
      ShowAlignmentRects.isRequested(arguments, keys: ShowAlignmentRects.frameKeys) == true)
  }
}
