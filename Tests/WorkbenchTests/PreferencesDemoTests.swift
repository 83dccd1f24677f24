import AdornedDemo
import Foundation
import GoldenFiles
import Testing
import Workbench

/// The demo's window of settings, 400 × 290 points, in three generations of macOS.
///
/// What is expected follows from the document's constraints and from the published sizes of controls: the
/// height of the alignment rectangle by look (push button 21, 20, 24; pop-up button 21, 20, 24; label 17,
/// 16, 16) and the room around a push button (top, left, bottom, right: 4, 6, 7, 6 and 5, 7, 7, 7 and none).
/// Rectangles are y down.
@MainActor struct PreferencesDemoTests {
  private func window(_ look: ControlLook) throws -> PreferencesWindow {
    try PreferencesWindow(folder: Repository.path("Examples"), look: look)
  }

  /// 80 points wide, 20 from the right and the lower edge: the alignment rectangle ends at 380 and 270.
  ///
  /// In their stack, which ends there too, the first begins at 0 and the second 12 after its 80 points.
  @Test(
    arguments: [
      (.aqua, 21, [4, 6, 7, 6]), (.bigsur, 20, [5, 7, 7, 7]), (.glass, 24, [0, 0, 0, 0]),
    ] as [(ControlLook, CGFloat, [CGFloat])])
  func buttonsStandAtTheCorner(_ look: ControlLook, _ height: CGFloat, _ room: [CGFloat]) throws {
    let window = try window(look)
    let aligned = CGRect(x: 300, y: 270 - height, width: 80, height: height)
    #expect(window.alignmentRect(of: "Prf-okk-btn") == aligned)
    #expect(
      window.alignmentRect(of: "Prf-cnc-btn") == aligned.offsetBy(dx: -92, dy: 0))
    let frame = CGRect(
      x: 92 - room[1], y: -room[0], width: 80 + room[1] + room[3],
      height: height + room[0] + room[2])
    #expect(window.frame(of: "Prf-okk-btn") == frame)
    #expect(
      window.frame(of: "Prf-stk-002")
        == CGRect(x: 208, y: 270 - height, width: 172, height: height))
  }

  /// The column of labels is 90 wide and ends at 20 + 90; controls begin 8 points after it.
  @Test(arguments: ControlLook.allCases)
  func columnsAreAligned(_ look: ControlLook) throws {
    let window = try window(look)
    for row in ["app", "nam", "siz", "vol"] {
      #expect(window.alignmentRect(of: "Prf-\(row)-lab")?.maxX == 110, "\(row)")
      #expect(window.alignmentRect(of: "Prf-\(row)-ctl")?.minX == 118, "\(row)")
    }
    #expect(window.alignmentRect(of: "Prf-nam-ctl")?.width == 220)
    let box = try #require(window.alignmentRect(of: "Prf-box-001"))
    #expect(box.minX == 20 && box.maxX == 380)
  }

  /// The first row begins 20 points from the top with the pop-up button, which reaches highest above the
  /// shared baseline: 16, 14, 17 points; a label's is 14, 13, 13 below its top.
  @Test(
    arguments: [(.aqua, 21, 22), (.bigsur, 20, 21), (.glass, 24, 24)]
      as [(ControlLook, CGFloat, CGFloat)])
  func theFirstRowSharesItsBaseline(_ look: ControlLook, _ height: CGFloat, _ label: CGFloat) throws
  {
    let window = try window(look)
    let menu = try #require(window.alignmentRect(of: "Prf-app-ctl"))
    #expect(menu.minY == 20 && menu.height == height)
    #expect(window.alignmentRect(of: "Prf-app-lab")?.minY == label)
  }

  @Test(arguments: ControlLook.allCases)
  func nothingContradictsItself(_ look: ControlLook) throws {
    #expect(try window(look).contradictions.isEmpty)
  }

  @Test(arguments: ControlLook.allCases)
  func picturesAreTheGoldens(_ look: ControlLook) throws {
    let png = try window(look).png(showsAlignmentRects: true)
    try Golden.expect(png, "Documentation/Pictures/preferences-\(look.rawValue).png")
  }
}
