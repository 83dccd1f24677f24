import PlumbTesting
import Testing
import UIKit

/// 200 small tests; `Scripts/failing-tests` writes the same for XCTest.
@Suite(.layout) @MainActor struct SmallTests {
  @Test(arguments: 0..<200) func small(number: Int) async {
    await smallTest(number)
  }
}

/// A small test of a number: every third one finds a text that is cut off, and every tenth one a contradiction.
@MainActor func smallTest(_ number: Int) async {
  await Task.yield()
  let device = Device.all[number % Device.all.count]
  let size = TextSize.allCases[number % TextSize.allCases.count]
  let title = number.isMultiple(of: 3) ? "Flight \(number) to Oslo by way of Bergen" : "\(number)"
  expectLayout(
    of: CardView(title), on: [device], directions: number.isMultiple(of: 2) ? .both : .leftToRight,
    textSizes: [size], rules: ["clipped-text"])
  await Task.yield()
  if number.isMultiple(of: 10) { boxOfTwoWidths().layoutIfNeeded() }
}
