import AppKit
import Drawing
import Testing

/// A small bitmap to draw on, at one pixel a point, with rows counted from the top when it is read.
struct Page {
  let rep: NSBitmapImageRep
  let isFlipped: Bool

  init(_ width: Int, _ height: Int, flipped isFlipped: Bool = false) throws {
    self.isFlipped = isFlipped
    rep = try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8,
        samplesPerPixel: 4, hasAlpha: true, isPlanar: false, colorSpaceName: .deviceRGB,
        bytesPerRow: 0, bitsPerPixel: 0))
  }

  /// Draws as a view of the page's size would.
  func draw(_ body: () -> Void) throws {
    let context = try #require(NSGraphicsContext(bitmapImageRep: rep))
    NSGraphicsContext.saveGraphicsState()
    defer { NSGraphicsContext.restoreGraphicsState() }
    if isFlipped {
      context.cgContext.translateBy(x: 0, y: rep.size.height)
      context.cgContext.scaleBy(x: 1, y: -1)
    }
    NSGraphicsContext.current =
      isFlipped ? NSGraphicsContext(cgContext: context.cgContext, flipped: true) : context
    body()
  }

  var pixels: [UInt8] { rep.cgImage?.pixels ?? [] }

  /// The first letter of the colour: r, g, b, k, w, or a dot for nothing; ? for anything else.
  func color(_ x: Int, _ y: Int) -> Character {
    guard let color = rep.colorAt(x: x, y: y) else { return "?" }
    guard color.alphaComponent > 0.5 else { return color.alphaComponent < 0.02 ? "." : "?" }
    let bits = [color.redComponent, color.greenComponent, color.blueComponent].map { $0 > 0.5 }
    return switch bits {
    case [true, false, false]: "r"
    case [false, true, false]: "g"
    case [false, false, true]: "b"
    case [false, false, false]: "k"
    case [true, true, true]: "w"
    default: "?"
    }
  }

  /// The colours of all pixels, row by row from the top.
  var rows: [String] {
    (0..<rep.pixelsHigh).map { y in String((0..<rep.pixelsWide).map { color($0, y) }) }
  }
}
