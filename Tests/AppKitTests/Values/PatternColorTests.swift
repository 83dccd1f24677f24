import AppKit
import Drawing
import Foundation
import Testing

/// Images that repeat as colours.
@MainActor struct PatternColorTests {
  private final class Background: NSView {
    var color = NSColor.black
    override func draw(_ dirtyRect: NSRect) {
      color.setFill()
      bounds.fill()
    }
  }
  private final class FlippedBackground: NSView {
    var color = NSColor.black
    override var isFlipped: Bool { true }
    override func draw(_ dirtyRect: NSRect) {
      color.setFill()
      bounds.fill()
    }
  }

  /// Red above, blue below; the bytes are blue, green, red, alpha.
  private func tile() throws -> NSImage {
    let bytes: [UInt8] = [0, 0, 255, 255, 255, 0, 0, 255]
    return NSImage(
      cgImage: try CGImage(width: 1, height: 2, pixels: bytes), size: NSSize(width: 1, height: 2))
  }

  /// Three points high: the pattern begins where y does, so that what is cut is at the other edge.
  ///
  /// In both directions the image stands upright. From below: blue, red, blue; from above: red, blue, red.
  @Test(arguments: [(false, [0.0, 1.0, 0.0]), (true, [1.0, 0.0, 1.0])])
  func patternsBeginWhereTheSpaceDoes(isFlipped: Bool, redFromAbove: [Double]) throws {
    let frame = NSRect(x: 0, y: 0, width: 2, height: 3)
    let color = NSColor(patternImage: try tile())
    #expect(color.type == .pattern && color.patternImage.size.height == 2)
    let view: NSView
    if isFlipped {
      let background = FlippedBackground(frame: frame)
      background.color = color
      view = background
    } else {
      let background = Background(frame: frame)
      background.color = color
      view = background
    }
    let image = try CGImage.decode(try view.pngData(scale: 1), vectorScale: 1)
    for (y, red) in redFromAbove.enumerated() {
      let pixel = try #require(image.color(x: 0, y: y))
      #expect(pixel.red == red, "row \(y)")
    }
  }
}
