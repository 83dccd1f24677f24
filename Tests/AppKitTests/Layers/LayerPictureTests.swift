import AppKit
import Testing

/// A view that paints a part of its own space green.
private class PaintedView: NSView {
  var part = NSRect.zero
  override func draw(_ dirtyRect: NSRect) {
    NSColor(srgbRed: 0, green: 1, blue: 0, alpha: 1).setFill()
    NSBezierPath(rect: part).fill()
  }
}

/// The same, counting from its upper edge.
private final class FlippedPaintedView: PaintedView {
  override var isFlipped: Bool { true }
}

/// What layers add to the pictures of views: in which order, and which way up.
///
/// Source: Apple, "NSView", "CALayer"; "Core Animation Programming Guide", "Layer Trees". A view that is not
/// flipped counts its layer from the lower edge, so what is at its smallest y is at the bottom of a picture.
@MainActor struct LayerPictureTests {
  private static let red = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).cgColor
  private static let blue = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).cgColor
  private static let white = NSColor(srgbRed: 1, green: 1, blue: 1, alpha: 1).cgColor

  /// 8 × 8 points, with or without a layer.
  private static func view(flipped: Bool = false, wantsLayer: Bool = true) -> PaintedView {
    let view = flipped ? FlippedPaintedView() : PaintedView()
    view.frame = NSRect(x: 0, y: 0, width: 8, height: 8)
    view.wantsLayer = wantsLayer
    return view
  }
  private static func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  /// A letter for each pixel of a column from above, at one pixel a point; a dot for a clear one.
  private func column(_ x: Int, _ view: NSView) throws -> String {
    let bitmap = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
    view.cacheDisplay(in: view.bounds, to: bitmap)
    return String((0..<bitmap.pixelsHigh).map { Self.letter(bitmap.colorAt(x: x, y: $0)) })
  }
  private static func letter(_ color: NSColor?) -> Character {
    guard let color, color.alphaComponent > 0.5 else { return "." }
    let parts = [color.redComponent, color.greenComponent, color.blueComponent].map { $0 > 0.5 }
    switch parts {
    case [true, false, false]: return "r"
    case [false, true, false]: return "g"
    case [false, false, true]: return "b"
    case [true, true, true]: return "w"
    default: return "?"
    }
  }
  private static func seen(_ column: String, flipped: Bool) -> String {
    flipped ? column : String(column.reversed())
  }

  /// Background, the view's drawing, added layers, subviews, border; each covers a part of what is below it.
  @Test(arguments: [false, true]) func theOrder(flipped: Bool) throws {
    let view = Self.view(flipped: flipped)
    let layer = try #require(view.layer)
    layer.backgroundColor = Self.red
    view.part = NSRect(x: 0, y: 0, width: 8, height: 6)
    layer.addSublayer(Self.layer(CGRect(x: 0, y: 0, width: 8, height: 4), Self.blue))
    let child = NSView(frame: NSRect(x: 0, y: 0, width: 8, height: 2))
    view.addSubview(child)
    child.layer?.backgroundColor = Self.white
    #expect(try column(4, view) == Self.seen("wwbbggrr", flipped: flipped))
    layer.borderWidth = 1
    layer.borderColor = Self.blue
    #expect(try column(4, view) == Self.seen("bwbbggrb", flipped: flipped))
    // Without a layer only the drawing and the subview are left, which has lost its layer, too.
    view.wantsLayer = false
    #expect(try column(4, view) == Self.seen("gggggg..", flipped: flipped))
  }

  @Test(arguments: [false, true]) func opacityMasksAndCorners(flipped: Bool) throws {
    let view = Self.view(flipped: flipped)
    let layer = try #require(view.layer)
    layer.backgroundColor = Self.red
    let mask = Self.layer(CGRect(x: 0, y: 0, width: 8, height: 3), Self.white)
    layer.mask = mask
    #expect(try column(4, view) == Self.seen("rrr.....", flipped: flipped))
    layer.mask = nil
    layer.cornerRadius = 4
    layer.maskedCorners = .layerMinXMinYCorner
    #expect(try column(0, view) == Self.seen("..rrrrrr", flipped: flipped))
    view.part = view.bounds
    #expect(try column(0, view) == "gggggggg")
    layer.masksToBounds = true
    #expect(view.clipsToBounds)
    #expect(try column(0, view) == Self.seen("..gggggg", flipped: flipped))
    layer.opacity = 0
    #expect(view.alphaValue == 0)
    #expect(try column(4, view) == "........")
  }

  /// 3 points towards larger y of the layer: up, or down where the view is flipped.
  @Test(arguments: [false, true], [false, true])
  func shadows(flipped: Bool, isOutline: Bool) throws {
    let root = Self.view(flipped: flipped, wantsLayer: false)
    let view = Self.view(flipped: flipped)
    view.frame = NSRect(x: 0, y: 1, width: 8, height: 2)
    root.addSubview(view)
    let layer = try #require(view.layer)
    layer.backgroundColor = Self.red
    layer.shadowColor = Self.blue
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 3)
    if isOutline { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
    #expect(try column(4, root) == Self.seen(".rr.bb..", flipped: flipped))
  }

  /// A shadow's offset grows up on every context.
  @Test func aViewsShadowOnAnotherContext() throws {
    let root = Self.view(wantsLayer: false)
    let view = Self.view(wantsLayer: false)
    view.frame = NSRect(x: 0, y: 1, width: 8, height: 2)
    view.part = view.bounds
    root.addSubview(view)
    let shadow = NSShadow()
    shadow.shadowOffset = NSSize(width: 0, height: 3)
    shadow.shadowColor = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    view.shadow = shadow
    let bitmap = try #require(root.bitmapImageRepForCachingDisplay(in: root.bounds))
    let context = try #require(NSGraphicsContext(bitmapImageRep: bitmap))
    root.displayIgnoringOpacity(root.bounds, in: context)
    let column = String((0..<8).map { Self.letter(bitmap.colorAt(x: 4, y: $0)) })
    #expect(column == "..bb.gg.")
  }

  /// An image whose upper half is red and lower half blue.
  private static func image() -> NSImage {
    NSImage(size: NSSize(width: 8, height: 8), flipped: false) { _ in
      NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1).setFill()
      NSBezierPath(rect: NSRect(x: 0, y: 0, width: 8, height: 4)).fill()
      NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
      NSBezierPath(rect: NSRect(x: 0, y: 4, width: 8, height: 4)).fill()
      return true
    }
  }

  @Test(arguments: [false, true]) func contentsStandUpright(flipped: Bool) throws {
    let view = Self.view(flipped: flipped)
    let layer = try #require(view.layer)
    layer.contents = Self.image()
    #expect(try column(4, view) == "rrrrbbbb")
    layer.contents = Self.image().cgImage(forProposedRect: nil, context: nil, hints: nil)
    #expect(try column(4, view) == "rrrrbbbb")
    // The view draws over them, and its subviews' layers over that.
    view.part = NSRect(x: 0, y: 0, width: 8, height: 2)
    #expect(try column(4, view) == (flipped ? "ggrrbbbb" : "rrrrbbgg"))
  }

  /// A layer that the program set takes the place of the view's drawing; `isGeometryFlipped` turns it.
  @Test(arguments: [false, true]) func hosting(turned: Bool) throws {
    let view = Self.view(wantsLayer: false)
    view.part = view.bounds
    let layer = CALayer()
    layer.backgroundColor = Self.white
    layer.isGeometryFlipped = turned
    layer.addSublayer(Self.layer(CGRect(x: 0, y: 0, width: 8, height: 2), Self.red))
    view.layer = layer
    #expect(try column(4, view) == "gggggggg")
    view.wantsLayer = true
    #expect(view.layer === layer && layer.frame == view.frame)
    #expect(try column(4, view) == Self.seen("rrwwwwww", flipped: turned))
    let child = NSView(frame: NSRect(x: 0, y: 3, width: 8, height: 1))
    view.addSubview(child)
    child.layer?.backgroundColor = Self.blue
    #expect(try column(4, view) == (turned ? "rrwwbwww" : "wwwwbwrr"))
  }

  /// A quarter turn to the left around the origin of the frame takes a view at the right of it above it.
  @Test func transforms() throws {
    let root = Self.view()
    let view = NSView(frame: NSRect(x: 4, y: 2, width: 3, height: 1))
    root.addSubview(view)
    view.layer?.backgroundColor = Self.red
    #expect(try column(4, root) == ".....r..")
    view.layer?.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    // Now it lies between x = 3 and 4 and y = 2 and 5, of 8 from the lower edge.
    #expect(try column(4, root) == "........")
    #expect(try column(3, root) == "...rrr..")
  }

  /// A bold font leaves more ink than a plain one.
  @Test func textLayersTakeFonts() throws {
    let view = Self.view()
    view.frame.size = NSSize(width: 60, height: 40)
    let text = CATextLayer()
    text.frame = view.bounds
    text.string = "mm"
    text.foregroundColor = Self.blue
    view.layer?.addSublayer(text)
    func ink() throws -> Int {
      try (0..<60).reduce(0) { $0 + (try column($1, view)).filter { $0 == "b" }.count }
    }
    text.fontSize = 24
    text.font = NSFont.systemFont(ofSize: 7)
    let plain = try ink()
    text.font = NSFont.systemFont(ofSize: 7, weight: .bold)
    let bold = try ink()
    #expect(plain > 0 && bold > plain)
  }

  /// A context of the layer's own space, y up.
  @Test func renderingIntoAContext() throws {
    let view = Self.view()
    view.part = NSRect(x: 0, y: 0, width: 8, height: 3)
    let bitmap = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
    let context = try #require(NSGraphicsContext(bitmapImageRep: bitmap))
    try #require(view.layer).render(in: context.cgContext)
    #expect(String((0..<8).map { Self.letter(bitmap.colorAt(x: 4, y: $0)) }) == ".....ggg")
  }
}
