import AppKit
import Testing

/// A view that fills a part of its own space.
private class PaintedView: NSView {
  var color = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  var part: NSRect?
  override func draw(_ dirtyRect: NSRect) {
    color.setFill()
    NSBezierPath(rect: part ?? bounds).fill()
  }
}

/// The same, counting from its upper edge.
private final class FlippedPaintedView: PaintedView {
  override var isFlipped: Bool { true }
}

/// Pictures of views: which way up, what is cut off, at which scale.
@MainActor struct ViewPictureTests {
  private func picture(_ view: NSView, _ rect: NSRect? = nil) throws -> NSBitmapImageRep {
    let rect = rect ?? view.bounds
    let bitmap = try #require(view.bitmapImageRepForCachingDisplay(in: rect))
    view.cacheDisplay(in: rect, to: bitmap)
    return bitmap
  }
  private func alpha(_ bitmap: NSBitmapImageRep, _ x: Int, _ y: Int) -> CGFloat {
    bitmap.colorAt(x: x, y: y)?.alphaComponent ?? -1
  }

  /// The first three points of the own y: at the lower edge, or the upper one of a flipped view.
  ///
  /// Pixels are counted from the upper left.
  @Test(arguments: [(false, 9, 0), (true, 0, 9)])
  func whichWayUp(isFlipped: Bool, painted: Int, clear: Int) throws {
    let view = isFlipped ? FlippedPaintedView() : PaintedView()
    view.frame = NSRect(x: 3, y: 4, width: 10, height: 10)
    view.part = NSRect(x: 0, y: 0, width: 10, height: 3)
    let bitmap = try picture(view)
    #expect(bitmap.pixelsWide == 10 && bitmap.pixelsHigh == 10)
    #expect(alpha(bitmap, 5, painted) == 1 && alpha(bitmap, 5, clear) == 0)
    // A part of it: the upper half.
    let upper = NSRect(x: 0, y: isFlipped ? 0 : 5, width: 10, height: 5)
    let half = try picture(view, upper)
    #expect(half.pixelsHigh == 5)
    #expect(alpha(half, 5, 0) == (isFlipped ? 1 : 0) && alpha(half, 5, 4) == 0)
  }

  /// A subview of (2, 1, 4, 3) in 10 × 10 counts from the lower edge: pixels 6 to 8 from above.
  @Test(arguments: [(false, 6, 8), (true, 1, 3)])
  func subviews(isFlipped: Bool, first: Int, last: Int) throws {
    let parent = isFlipped ? FlippedPaintedView() : PaintedView()
    parent.frame = NSRect(x: 0, y: 0, width: 10, height: 10)
    parent.part = .zero
    let child = PaintedView(frame: NSRect(x: 2, y: 1, width: 4, height: 3))
    parent.addSubview(child)
    let bitmap = try picture(parent)
    for y in 0..<10 {
      #expect((alpha(bitmap, 3, y) == 1) == (first...last ~= y), "\(y)")
    }
    #expect(alpha(bitmap, 1, first) == 0 && alpha(bitmap, 6, first) == 0)
    child.isHidden = true
    #expect(alpha(try picture(parent), 3, first) == 0)
    child.isHidden = false
    child.alphaValue = 0.5
    #expect(abs(alpha(try picture(parent), 3, first) - 0.5) < 0.01)
    #expect(!child.needsDisplay)
    child.needsDisplay = true
    #expect(child.needsDisplay)
  }

  /// Drawing reaches beyond the bounds unless they cut it off.
  @Test(arguments: [(false, 1.0), (true, 0)]) func clipping(clips: Bool, beyond: CGFloat) throws {
    let parent = PaintedView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    parent.part = .zero
    let child = PaintedView(frame: NSRect(x: 2, y: 2, width: 4, height: 4))
    child.part = NSRect(x: 0, y: 0, width: 8, height: 4)
    child.clipsToBounds = clips
    parent.addSubview(child)
    let bitmap = try picture(parent)
    #expect(alpha(bitmap, 3, 5) == 1 && alpha(bitmap, 8, 5) == beyond)
  }

  @Test func atTwoPixels() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: [], backing: .buffered,
      defer: true)
    window.setBackingScale(2)
    let view = PaintedView(frame: NSRect(x: 0, y: 0, width: 5, height: 5))
    window.contentView?.addSubview(view)
    let bitmap = try picture(try #require(window.contentView))
    #expect(bitmap.pixelsWide == 20 && bitmap.size == NSSize(width: 10, height: 10))
    #expect(alpha(bitmap, 9, 10) == 1 && alpha(bitmap, 10, 10) == 0 && alpha(bitmap, 9, 9) == 0)
  }

  /// A shadow's height is up in every view: 3 points above a view of 4, whichever way it counts.
  @Test(arguments: [false, true]) func aShadowGoesUp(isFlipped: Bool) throws {
    let parent = isFlipped ? FlippedPaintedView() : PaintedView()
    parent.frame = NSRect(x: 0, y: 0, width: 10, height: 10)
    parent.part = .zero
    let child = PaintedView(frame: NSRect(x: 3, y: 3, width: 4, height: 4))
    let shadow = NSShadow()
    shadow.shadowOffset = NSSize(width: 0, height: 3)
    shadow.shadowColor = NSColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    child.shadow = shadow
    parent.addSubview(child)
    let bitmap = try picture(parent)
    let top = isFlipped ? 3 : 3
    #expect(alpha(bitmap, 5, top - 2) == 1 && alpha(bitmap, 5, 8) == 0)
    #expect(bitmap.colorAt(x: 5, y: top - 2)?.blueComponent == 1)
  }
}
