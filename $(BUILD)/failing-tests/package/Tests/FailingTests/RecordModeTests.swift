import PlumbTesting
import Testing
import XCTest

/// Fails where `SNAPSHOT_TESTING_RECORD` of the environment is `sometimes`.
@Suite(.layout) @MainActor struct RecordModeTests {
  @Test func theModeIsNotKnown() {
    expectFrames(of: CardView("Flight 12"), named: "card")
  }
}

/// The same in XCTest.
final class OldRecordModeTests: XCTestCase {
  override func setUp() {
    observeLayout()
  }

  @MainActor func testTheModeIsNotKnown() async {
    expectFrames(of: CardView("Flight 12"), named: "card")
  }
}
