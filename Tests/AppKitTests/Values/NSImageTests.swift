import AppKit
import Drawing
import Foundation
import FoundationShims
import LayoutGeometry
import TestSupport
import Testing
import ViewDrawing

/// Alignment rectangles as `Rules/AlignmentRectangles.md#images-bring-their-insets` has them, and what else
/// an image knows of itself.
struct NSImageTests {
  @Test func theWholeImageIsAligned() {
    let image = NSImage(size: NSSize(width: 30, height: 20))
    #expect(image.alignmentRect == NSRect(x: 0, y: 0, width: 30, height: 20))
    image.size = NSSize(width: 10, height: 5)
    #expect(image.alignmentRect == NSRect(x: 0, y: 0, width: 10, height: 5))
    #expect(!image.isValid)
  }

  /// Insets are counted from the upper left, the rectangle from the lower left: 6 above and 2 below leave
  /// the rows from 2 to 14 of 20.
  @Test func insetsBecomeARectangleFromBelow() {
    var content = ImageContent(bitmap: Self.bitmap(60, 40), scale: 2)
    content.alignmentInsets = ViewInsets(top: 6, left: 3, bottom: 2, right: 5)
    content.rendering = .template
    content.capInsets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = NSImage(content: content)
    #expect(image.size == NSSize(width: 30, height: 20))
    #expect(image.alignmentRect == NSRect(x: 3, y: 2, width: 22, height: 12))
    #expect(image.alignmentInsets == content.alignmentInsets)
    #expect(image.isTemplate && image.capInsets.bottom == 3)
    let copy = image.copy() as? NSImage
    image.alignmentRect = .zero
    #expect(copy?.alignmentInsets == content.alignmentInsets && copy?.isTemplate == true)
  }

  @Test func filesSayTheirScale() throws {
    let folder = try TestFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(
      NSBitmapImageRep(cgImage: Self.bitmap(8, 4)).representation(using: .png, properties: [:]))
    let file = folder.appendingPathComponent("icon@2x.png")
    try data.write(to: file)
    #expect(NSImage(contentsOfFile: file.path)?.size == NSSize(width: 4, height: 2))
    #expect(NSImage(contentsOf: file)?.representations.first?.pixelsWide == 8)
    #expect(NSImage(data: data)?.size == NSSize(width: 8, height: 4))
    #expect(NSImage(data: Data([1, 2, 3])) == nil && NSImage(contentsOfFile: "/no/file") == nil)
    #expect(NSImage(named: "") == nil)
  }

  /// What is drawn between the two calls is the image, counted from below at the screen's scale.
  @Test func lockedImagesAreDrawnOn() throws {
    let image = NSImage(size: NSSize(width: 4, height: 2))
    let before = NSGraphicsContext.current
    image.lockFocus()
    NSColor.red.set()
    NSRectFill(NSRect(x: 0, y: 0, width: 4, height: 1))
    image.unlockFocus()
    #expect(NSGraphicsContext.current === before)
    image.lockFocusFlipped(true)
    NSColor.blue.set()
    NSRectFill(NSRect(x: 0, y: 0, width: 2, height: 1))
    image.unlockFocus()
    let page = try Page(4, 2)
    try page.draw { image.draw(in: NSRect(x: 0, y: 0, width: 4, height: 2)) }
    #expect(page.rows == ["bb..", "rrrr"])
  }

  @Test func imagesWithoutAreaCanBeLocked() {
    let image = NSImage(size: .zero)
    image.lockFocus()
    #expect(NSGraphicsContext.current == nil)
    image.unlockFocus()
    image.unlockFocus()
    #expect(!image.isValid)
  }

  /// A template's shape is drawn in the colour, and what lies below stays.
  @Test func templatesTakeAColour() throws {
    let image = NSImage(size: NSSize(width: 4, height: 2), flipped: false) { _ in
      NSColor.black.set()
      NSRect(x: 0, y: 0, width: 2, height: 2).fill()
      return true
    }
    #expect(image.inTint(.red) === image)
    image.isTemplate = true
    let page = try Page(4, 2)
    try page.draw {
      NSColor.white.set()
      NSRect(x: 0, y: 0, width: 4, height: 2).fill()
      image.inTint(.red).draw(in: NSRect(x: 0, y: 0, width: 4, height: 2))
    }
    #expect(page.rows == ["rrww", "rrww"])
  }

  /// Of 4, 8 and 16 pixels for 4 points, a context of two pixels a point takes 8, one of five 16.
  @Test(arguments: [(1, 4), (2, 8), (3, 16), (5, 16)])
  func theBestRepresentationHasEnoughPixels(_ scale: CGFloat, _ pixels: Int) throws {
    let image = NSImage(size: NSSize(width: 4, height: 4))
    for side in [16, 4, 8] {
      image.addRepresentation(NSBitmapImageRep(cgImage: Self.bitmap(side, side)))
    }
    let page = try Page(32, 32)
    try page.draw {
      NSGraphicsContext.current?.cgContext.scaleBy(x: scale, y: scale)
      let best = image.bestRepresentation(
        for: NSRect(x: 0, y: 0, width: 4, height: 4), context: .current, hints: nil)
      #expect(best?.pixelsWide == pixels)
    }
  }

  /// The corners of 1 point keep their size, the middle is stretched.
  @Test func capsKeepTheirSize() throws {
    let image = NSImage(size: NSSize(width: 3, height: 3), flipped: false) { rect in
      NSColor.red.set()
      rect.fill()
      NSColor.blue.set()
      NSRect(x: 1, y: 1, width: 1, height: 1).fill()
      return true
    }
    var rect = NSRect(x: 0, y: 0, width: 3, height: 3)
    let bitmap = try #require(image.cgImage(forProposedRect: &rect, context: nil, hints: nil))
    let capped = NSImage(cgImage: bitmap, size: rect.size)
    capped.capInsets = NSEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    let page = try Page(6, 5)
    try page.draw { capped.draw(in: NSRect(x: 0, y: 0, width: 6, height: 5)) }
    #expect(page.rows == ["rrrrrr", "rbbbbr", "rbbbbr", "rbbbbr", "rrrrrr"])
  }

  /// What is between the caps is repeated when the image says so: from the left, and from above.
  @Test func middlesAreRepeated() throws {
    let image = NSImage(size: NSSize(width: 4, height: 1), flipped: false) { _ in
      for (x, color) in [NSColor.red, .blue, .red, .blue].enumerated() {
        color.set()
        NSRect(x: CGFloat(x), y: 0, width: 1, height: 1).fill()
      }
      return true
    }
    var rect = NSRect(x: 0, y: 0, width: 4, height: 1)
    let bitmap = try #require(image.cgImage(forProposedRect: &rect, context: nil, hints: nil))
    let capped = NSImage(cgImage: bitmap, size: rect.size)
    capped.capInsets = NSEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    capped.resizingMode = .tile
    let page = try Page(8, 2)
    try page.draw { capped.draw(in: NSRect(x: 0, y: 0, width: 8, height: 2)) }
    #expect(page.rows == ["rbrbrbrb", "rbrbrbrb"])
  }

  private static func bitmap(_ width: Int, _ height: Int) -> CGImage {
    let pixels = [UInt8](repeating: 255, count: width * height * 4)
    guard let image = try? CGImage(width: width, height: height, pixels: pixels) else {
      fatalError("a bitmap of \(width) × \(height)")
    }
    return image
  }
}
