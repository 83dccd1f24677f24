import Foundation
import Testing
import UIKit

@testable import ShadowInsets

/// Seed 001: a picture with 30 points of shadow, centred by its core; a catalogue states the insets in pixels
/// of each file.
@MainActor @Suite struct ShadowInsetsTests {
  private var folder: String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Examples").path
  }

  /// 150 points centred in 375 by 812 start at 112.5 and 331; 120 points of core start at 127.5 and 346.
  @Test func theReport() throws {
    #expect(
      try ShadowInsets.report(folder: folder) == """
        without insets: {{112.5, 331}, {150, 150}}
        insets in code: {{127.5, 346}, {150, 150}}
        catalogue, 1x: {{127.5, 346}, {150, 150}}, insets {0, 0, 30, 30} of 150 pixels
        catalogue, 2x: {{127.5, 346}, {150, 150}}, insets {0, 0, 30, 30} of 300 pixels
        catalogue, 3x: {{127.5, 346}, {150, 150}}, insets {0, 0, 30, 30} of 450 pixels
        """)
  }

  /// The catalogue's own words: 30, 60 and 90 pixels.
  @Test func theCatalogueSpeaksOfPixels() throws {
    let path = folder + "/Shadow.xcassets/Shadow.imageset/Contents.json"
    let text = try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
    for pixels in [30, 60, 90] {
      #expect(text.contains("\"bottom\": \(pixels)") && text.contains("\"right\": \(pixels)"))
    }
  }

  @Test func theControllerCentresTheCore() throws {
    let image = try ShadowInsets.catalogued(folder, scale: 2)
    let controller = ShadowController(UIImageView(image: image))
    controller.view.layoutIfNeeded()
    let core = controller.imageView.alignmentRect(forFrame: controller.imageView.frame)
    #expect(core.size == BoxArtwork.core.size)
    #expect(CGPoint(x: core.midX, y: core.midY) == controller.view.center)
  }
}
