import Foundation
import LayoutTree
import Testing
import VisualFormats

/// What is wrong with a visual format, and where (`Rules/VisualFormat.md#the-errors-of-a-format`).
@MainActor @Suite struct VisualFormatFaultTests {
  let family = Family()

  private var views: [String: Any] { ["a": family.a, "b": family.b] }

  private func make(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any]? = nil
  ) throws -> [NSLayoutConstraint] {
    try NSLayoutConstraint.constraints(
      validatingVisualFormat: format, options: options, metrics: metrics, views: views)
  }

  /// The caret behind a name and under a bar.
  nonisolated static let faults: [(String, NSLayoutConstraint.FormatOptions, String, Int)] = [
    ("|-[x]", [], "x is not a key in the views dictionary.", 4),
    (
      "[a]-m-[b]", [],
      "Encountered metric with name \"m\", but value was not specified in metrics or views dictionaries",
      5
    ),
    (
      "[a(5@m)]", [],
      "Encountered metric with name \"m\", but value was not specified in metrics or views dictionaries",
      6
    ),
    (
      "V:[root]|", [],
      "Unable to interpret '|' character, because the related view doesn't have a superview", 8
    ),
    (
      "V:[a][b]", .alignAllTop,
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical.",
      8
    ),
    (
      "[a][b]", [.alignAllTop, .alignAllLeft],
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal.",
      6
    ),
    ("[text]", [], "text is neither a view nor a layout guide.", 5),
    (
      "[a(5@2000)]", [],
      "It's illegal to set priority:2000.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
      9
    ),
    (
      "[a(5@0)]", [],
      "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.",
      6
    ),
  ]

  @Test(arguments: faults)
  func faultsHaveAPlace(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, _ message: String, _ column: Int
  ) {
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.constraints(
        validatingVisualFormat: format, options: options, metrics: nil,
        views: views.merging(["root": family.root, "text": "text"]) { first, _ in first })
    }
    #expect(error?.message == message)
    #expect(error?.column == column)
  }

  @Test func aMetricThatIsNoNumberIsRefused() {
    #expect(throws: VisualFormatError.self) { try make("[a]-m-[b]", [], ["m": CGFloat.nan]) }
    #expect(throws: VisualFormatError.self) { try make("[a]-m-[b]", [], ["m": "5"]) }
  }

  @Test func aFormatThatCannotBeReadEndsTheProgramWithItsWordsInAnotherProcess() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[x", metrics: nil, views: [:])
      }
    }
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        """
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format: \n\
        Expected a ']' here. That is how you give the end of a view. \n\
        H:|-[x \n      ^'
        """))
  }
}
