import PlumbTesting
import XCTest

/// Fails without `observeLayout`, as the first test of its process.
final class OldUnobservedTests: XCTestCase {
  @MainActor func testATextIsCutOff() async {
    expectLayout(of: CardView(longTitle), rules: ["clipped-text"])
  }
}
