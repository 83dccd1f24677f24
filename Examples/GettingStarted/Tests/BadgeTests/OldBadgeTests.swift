import Badge
import PlumbTesting
import UIKit
import XCTest

final class OldBadgeTests: XCTestCase {
  override func setUp() {
    observeLayout()
  }

  @MainActor func testTheFramesStay() async {
    expectFrames(of: BadgeView("New"), named: "new")
  }

  @MainActor func testTheBadgeIsInOrder() async {
    expectLayout(of: BadgeView("New"), rules: ["clipped-text", "overlap"])
  }
}
