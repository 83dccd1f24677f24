import AppKit
import Testing

/// Who is under the pointer; points are in the superview's own space.
///
/// - SeeAlso: `Rules/Passes.md#touches-go-by-bounds`.
@MainActor struct HitTests {
  /// A child of (10, 20, 30, 10) in 100 × 100, in its superview's own space.
  ///
  /// Where y grows up, the upper edge of a rectangle belongs to it and the lower one does not, as
  /// with `NSMouseInRect`.
  @Test(
    arguments: [
      (10.0, 25.0, true), (39, 25, true), (40, 25, false), (9, 25, false), (25, 20.5, true),
      (25, 29.5, true), (25, 31, false), (25, 19, false),
    ] as [(Double, Double, Bool)], [false, true])
  func aChild(point: (x: Double, y: Double, isInside: Bool), isFlipped: Bool) {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 50, y: 40, width: 100, height: 100))
    root.addSubview(parent)
    let child = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 10))
    parent.addSubview(child)
    let inRoot = parent.convert(NSPoint(x: point.x, y: point.y), to: root)
    #expect(root.hitTest(inRoot) === (point.isInside ? child : parent))
  }

  /// At an edge across y: inside at the edge where the own y begins if it grows down, else where it ends.
  @Test(arguments: [(false, 20.0, false), (false, 30, true), (true, 20, true), (true, 30, false)])
  func edges(isFlipped: Bool, y: Double, isInside: Bool) {
    let view = NSView.make(flipped: isFlipped)
    let rect = NSRect(x: 10, y: 20, width: 30, height: 10)
    #expect(view.isMousePoint(NSPoint(x: 15, y: y), in: rect) == isInside)
  }

  @Test func whoIsLeftOut() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (NSView(frame: parent.frame), NSView(frame: parent.frame))
    parent.addSubview(back)
    parent.addSubview(front)
    let point = NSPoint(x: 50, y: 50)
    #expect(parent.hitTest(point) === front)
    front.isHidden = true
    #expect(parent.hitTest(point) === back)
    #expect(front.isHiddenOrHasHiddenAncestor && !back.isHiddenOrHasHiddenAncestor)
    // Outside of its superview a view cannot be reached.
    back.frame = NSRect(x: 150, y: 0, width: 100, height: 100)
    #expect(parent.hitTest(NSPoint(x: 160, y: 50)) == nil)
    #expect(parent.hitTest(NSPoint(x: 50, y: 50)) === parent)
  }
}
