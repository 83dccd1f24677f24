import AppKit
import TestSupport
import Testing

/// Values of AppKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct AppKitValueExamples {
  @Test func nsImage() throws {
    let print = PrintedLines()
    let image = NSImage(size: NSSize(width: 60, height: 50), flipped: false) { rect in
      NSColor.black.setFill()
      rect.fill()
      return true
    }
    image.alignmentRect = NSRect(x: 0, y: 10, width: 50, height: 40)
    print(image.size.width, image.alignmentRect.minY)
    print(image.cgImage(forProposedRect: nil, context: nil, hints: nil) != nil)
    let documented = try DocumentedType("AppKit/Values/NSImage.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsColor() throws {
    let print = PrintedLines()
    let accent = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    print(accent.redComponent, accent.withAlphaComponent(0.5).alphaComponent)
    print(NSColor.labelColor.type == .catalog)
    let grey = NSColor(white: 0.5, alpha: 1).usingColorSpace(.sRGB)
    print(grey?.redComponent ?? 0)
    let documented = try DocumentedType("AppKit/Values/NSColor.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsFont() throws {
    let print = PrintedLines()
    print(NSFont.systemFont(ofSize: 0).pointSize, NSFont.systemFontSize)
    let title = NSFont.boldSystemFont(ofSize: 20)
    print(title.withSize(10).pointSize, title.pointSize)
    print(NSFont(name: "", size: 12) == nil)
    let documented = try DocumentedType("AppKit/Values/Fonts/NSFont.swift")
    #expect(print.lines == documented.output)
  }

  @Test func nsBezierPath() throws {
    let print = PrintedLines()
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 0, y: 0))
    path.line(to: NSPoint(x: 40, y: 0))
    path.relativeLine(to: NSPoint(x: 0, y: 30))
    path.close()
    print(path.bounds.width, path.bounds.height)
    print(path.contains(NSPoint(x: 30, y: 10)), path.contains(NSPoint(x: 10, y: 20)))
    let documented = try DocumentedType("AppKit/Values/NSBezierPath.swift")
    #expect(print.lines == documented.output)
  }
}
