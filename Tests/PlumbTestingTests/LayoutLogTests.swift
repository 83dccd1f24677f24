import PlumbTesting
import Testing

/// Logs in tests of programs.
struct LayoutLogTests {
  private static let text = """
    [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x61 UIView:0x71.height == 200   (active)>",
        "<NSLayoutConstraint:0x62 UIView:0x71.height == 84   (active)>"
    )
    """

  @Test func causesAreCounted() throws {
    let log = LayoutLog("Test started.\n\(Self.text)\n\(Self.text)\n")
    let cause = try #require(log.causes.first)
    #expect(log.causes.count == 1 && cause.lines == [2, 7])
    #expect(cause.headline == "The view is asked to be 200 and 84 high.")
    #expect(cause.isYours && cause.isContradiction)
    #expect(cause.changes == ["Keep one of these: the view is 200 high; or the view is 84 high."])
    #expect(log.description.contains("log:2: The view is asked to be 200 and 84 high."))
    #expect(LayoutLog.Cause.self == type(of: cause))
  }

  @Test func aCalmTextHasNone() {
    let console = "Test Suite 'All tests' passed."
    let log = LayoutLog(console)
    #expect(log.causes.isEmpty, "\(log)")
  }
}
