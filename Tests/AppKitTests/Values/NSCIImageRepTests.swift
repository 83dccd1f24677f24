import AppKit
import Testing

/// Images and colours of Core Image in AppKit.
@MainActor @Suite struct NSCIImageRepTests {
  @Test func representations() throws {
    let red = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    #expect(NSCIImageRep(ciImage: red).size == .zero)
    let part = red.cropped(to: CGRect(x: 0, y: 0, width: 4, height: 3))
    let rep = NSCIImageRep(ciImage: part)
    #expect(rep.size == NSSize(width: 4, height: 3) && rep.pixelsWide == 4 && rep.ciImage === part)
    let image = NSImage(size: rep.size)
    image.addRepresentation(rep)
    let pixels = try #require(image.cgImage(forProposedRect: nil, context: nil, hints: nil))
    let bitmap = NSBitmapImageRep(cgImage: pixels)
    #expect(bitmap.colorAt(x: 1, y: 1)?.redComponent == 1)
    #expect(CIImage(bitmapImageRep: bitmap)?.extent.width == CGFloat(bitmap.pixelsWide))
  }

  @Test func colors() {
    let color = NSColor(ciColor: CIColor(red: 0.2, green: 0.4, blue: 0.6))
    #expect(CIColor(color: color)?.green == 0.4)
  }
}
