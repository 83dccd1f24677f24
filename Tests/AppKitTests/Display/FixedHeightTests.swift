import AppKit
import Drawing
import Foundation
import Testing

/// Push and pop-up buttons have a fixed height: in a frame that is higher they stand in the middle.
@MainActor struct FixedHeightTests {
  nonisolated private static let kinds = [true, false]

  /// No look draws them higher than 30 points; of 80 the upper and lower 20 stay free.
  @Test(arguments: kinds) func bodiesKeepTheirHeight(_ isPopUp: Bool) throws {
    let button = isPopUp ? NSPopUpButton() : NSButton()
    button.bezelStyle = .rounded
    button.title = "Push"
    button.frame = NSRect(x: 0, y: 0, width: 100, height: 80)
    let image = try CGImage.decode(button.pngData(scale: 1))
    let rows = (0..<80).filter { row in
      (0..<100).contains { (image.color(x: $0, y: row)?.alpha ?? 0) > 0.1 }
    }
    let (first, last) = (try #require(rows.first), try #require(rows.last))
    #expect(first >= 20 && last < 60)
    #expect(abs(first + last - 79) <= 3)
  }
}
