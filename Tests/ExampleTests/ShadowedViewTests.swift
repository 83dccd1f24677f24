import AppKit
import Foundation
import GoldenFiles
import TestSupport
import Testing

@testable import ShadowedView

/// Seed 000, listing 1-2: a view of AppKit's that draws its shadow, and the two functions between frame and
/// alignment rectangle.
@MainActor @Suite(.serialized) struct ShadowedViewTests {
  /// The numbers by hand, for a superview of 320 × 480 at a pixel a point.
  ///
  /// Without alignment: 170 points centred begin at 75 and 155, and the tile's middle is 80 further, where y
  /// grows down 170 − 80 = 90 further.
  ///
  /// As listed: the same 170 are the alignment rectangle; the frame begins there and ends at 255.625 and
  /// 335.625, that is at 256 and 336. Of a frame 181 high the alignment rectangle begins 5.5 higher and
  /// is 181 · 160 / 170 = 170.353 long. The tile is drawn 5.5 to the right and 11 up.
  ///
  /// Corrected: the tile is centred, from 80 and 160 on; the shadow's 10 points lie to the right and at the
  /// visual bottom.
  @Test func theReport() {
    func paragraph(
      _ title: String, _ frame: String, _ rect: String, _ middle: String, _ isInverse: Bool
    ) -> String {
      """
      \(title)
        Frame: \(frame)
        Alignment rectangle: \(rect)
        Middle of the tile: \(middle)
        The two functions: \(isInverse ? "inverse" : "not inverse")
      """
    }
    let plain = "{{75.0, 155.0}, {170.0, 170.0}}"
    let long = 181.0 * (160.0 / 170)
    let listed = ("{{75.0, 155.0}, {181.0, 181.0}}", "{{75.0, 160.5}, {\(long), \(long)}}")
    let tile = "{{80.0, 160.0}, {160.0, 160.0}}"
    #expect(
      ShadowedView.report
        == [
          paragraph("Without alignment, y up", plain, plain, "{155.0, 235.0}", true),
          paragraph("As listed, y up", listed.0, listed.1, "{160.5, 246.0}", false),
          paragraph(
            "Corrected, y up", "{{80.0, 150.0}, {170.0, 170.0}}", tile, "{160.0, 240.0}", true),
          paragraph("Without alignment, y down", plain, plain, "{155.0, 245.0}", true),
          paragraph("As listed, y down", listed.0, listed.1, "{160.5, 245.0}", false),
          paragraph(
            "Corrected, y down", "{{80.0, 160.0}, {170.0, 170.0}}", tile, "{160.0, 240.0}", true),
        ].joined(separator: "\n"))
  }

  /// The listing is inverse where the frame is 170 high, and nowhere else; the check finds all others.
  @Test(arguments: [80.0, 159, 159.5, 160, 160.5, 161, 170, 320], [false, true])
  func theListingInvertsAtOneHeight(height: Double, isFlipped: Bool) {
    for (view, isInverse) in [
      (ListedView(), height == 160), (CorrectedView(), true), (TileView(), true),
    ] as [(TileView, Bool)] {
      let background = isFlipped ? FlippedBackground() : Background()
      background.frame = NSRect(x: 0, y: 0, width: 400, height: 400)
      view.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
      let complaints = ShadowedView.complaints { background.center(view) }
      #expect(
        complaints.map(\.kind) == (isInverse ? [] : [.notInverse]), "\(type(of: view))")
      // 1.0625 times as high, half of the difference to 170 too high.
      if let complaint = complaints.first {
        let rise = complaint.alignmentRectOfFrame.minY - complaint.alignmentRect.minY
        let expected = (height * 1.0625 - 170) / 2
        #expect(abs(abs(rise) - abs(expected)) < 1e-9)
      }
    }
  }

  /// The corrected pair undoes itself for any rectangle, whichever way the superview counts.
  @Test(arguments: [91] as [UInt64], [false, true])
  func theCorrectedPairInvertsEverywhere(seed: UInt64, isFlipped: Bool) {
    var random = SeededRandom(seed: seed)
    let background = isFlipped ? FlippedBackground() : Background()
    let view = CorrectedView()
    background.addSubview(view)
    for _ in 0..<200 {
      let numbers = (0..<4).map { _ in CGFloat.random(in: 0...1000, using: &random) }
      let rect = NSRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      for there in [
        view.frame(forAlignmentRect: view.alignmentRect(forFrame: rect)),
        view.alignmentRect(forFrame: view.frame(forAlignmentRect: rect)),
      ] {
        // A few operations on numbers up to 2000.
        #expect(
          abs(there.minX - rect.minX) < 1e-9 && abs(there.minY - rect.minY) < 1e-9
            && abs(there.width - rect.width) < 1e-9 && abs(there.height - rect.height) < 1e-9,
          "seed \(seed)")
      }
      // The visual upper left corner stays.
      let frame = view.frame(forAlignmentRect: rect)
      #expect(
        abs(frame.minX - rect.minX) < 1e-9
          && abs(isFlipped ? frame.minY - rect.minY : frame.maxY - rect.maxY) < 1e-9)
    }
  }

  /// What is drawn where, by single pixels of the three backgrounds of 220 × 220; and the file.
  ///
  /// The first view begins at 25 and shows its tile in the lower left corner, the shadow cut off below:
  /// pixel rows count from above, so its lower edge is at 195. The corrected tile reaches from 30 to 190 both
  /// ways, with 3 points of outline, and its shadow 8 further to the right and below.
  @Test func thePicture() throws {
    let data = try ShadowedView.picture()
    let bitmap = try #require(NSBitmapImageRep(data: data))
    #expect(bitmap.pixelsWide == 660 && bitmap.pixelsHigh == 220)
    func color(_ x: Int, _ y: Int) -> [Int] {
      let color = bitmap.colorAt(x: x, y: y)
      return [color?.redComponent, color?.greenComponent, color?.blueComponent].map {
        Int((($0 ?? -1) * 255).rounded())
      }
    }
    let (white, orange, shade) = ([255, 255, 255], [255, 128, 0], [179, 179, 179])
    for background in 0..<3 { #expect(color(220 * background + 105, 105) == orange) }
    // Below the first view everything is cut off, below the third the shadow goes on to 198.
    #expect(color(110 - 20, 196) == white)
    #expect(color(440 + 90, 196) == shade && color(440 + 90, 199) == white)
    #expect(color(440 + 196, 100) == shade && color(440 + 199, 100) == white)
    // The middle of the third tile is the middle of its background.
    #expect(color(440 + 34, 100) == orange && color(440 + 31, 100) == [0, 0, 0])
    #expect(color(440 + 29, 100) == white)
    try Golden.expect(data, "Documentation/Pictures/shadowed-view.png")
  }
}
