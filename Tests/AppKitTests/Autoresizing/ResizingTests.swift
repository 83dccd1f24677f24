import AppKit
import TestSupport
import Testing

/// Masks without constraints: Apple's arithmetic, brought to pixels.
///
/// - SeeAlso: `Rules/Autoresizing.md#flexible-parts-share-the-difference`.
@MainActor struct ResizingTests {
  /// A superview of 100 × 100 becomes 200 × 150 around a view at (10, 10) of 30 × 30; the measured
  /// vectors.
  ///
  /// They are in the superview's own space, so they are the same whichever way it counts.
  nonisolated static let vectors: [(NSView.AutoresizingMask, NSRect)] = [
    ([], NSRect(x: 10, y: 10, width: 30, height: 30)),
    ([.width], NSRect(x: 10, y: 10, width: 130, height: 30)),
    ([.height], NSRect(x: 10, y: 10, width: 30, height: 80)),
    ([.minXMargin], NSRect(x: 110, y: 10, width: 30, height: 30)),
    ([.maxXMargin], NSRect(x: 10, y: 10, width: 30, height: 30)),
    ([.minXMargin, .maxXMargin], NSRect(x: 24, y: 10, width: 30, height: 30)),
    ([.minYMargin, .maxYMargin], NSRect(x: 10, y: 17, width: 30, height: 30)),
    (NSView.AutoresizingMask(rawValue: 63), NSRect(x: 20, y: 15, width: 60, height: 45)),
    ([.width, .minXMargin], NSRect(x: 35, y: 10, width: 105, height: 30)),
    ([.width, .maxXMargin], NSRect(x: 10, y: 10, width: 63, height: 30)),
  ]

  @Test(arguments: vectors, [false, true])
  func aMeasuredVector(vector: (mask: NSView.AutoresizingMask, frame: NSRect), isFlipped: Bool) {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: NSRect(x: 10, y: 10, width: 30, height: 30))
    child.autoresizingMask = vector.mask
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 200, height: 150))
    #expect(child.frame == vector.frame)
  }

  @Test(arguments: [false, true]) func aViewWithoutSizeTakesAllOfTheChange(isFlipped: Bool) {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: NSRect(x: 10, y: 10, width: 0, height: 0))
    child.autoresizingMask = [.width, .height]
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 200, height: 150))
    #expect(child.frame == NSRect(x: 10, y: 10, width: 100, height: 50))
  }

  /// Both edges go down to a pixel, each for itself.
  ///
  /// 10 + 100 · 10 / 69.25 = 24.440, and the far edge 30.75 further at 55.190: at 1 and at 2 pixels a point
  /// 24 and 55; at 3 they are 73.32 and 165.57 pixels, so 73 and 165.
  @Test(arguments: [1.0, 2, 3]) func edgesGoDownToAPixel(scale: Double) {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    parent.viewNode.pixelScale = scale
    let child = NSView(frame: NSRect(x: 10, y: 10, width: 30.75, height: 30))
    child.autoresizingMask = [.minXMargin, .maxXMargin]
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 200, height: 100))
    let expected: (Double, Double) =
      switch scale {
      case 1: (24, 55)
      case 2: (24, 55)
      default: (73 / 3, 165 / 3)
      }
    #expect(abs(child.frame.minX - expected.0) < 1e-9)
    #expect(abs(child.frame.maxX - expected.1) < 1e-9)
    // Without flexible parts the other axis is not touched.
    #expect(child.frame.minY == 10 && child.frame.height == 30)
  }

  /// What is cut off is carried on, so many resizes lead where one does.
  ///
  /// The superview only grows beyond where it began, so no flexible part passes through zero, where the
  /// shares change.
  @Test(arguments: [61, 62, 63] as [UInt64], [false, true])
  func manyResizesLeadWhereOneDoes(seed: UInt64, isFlipped: Bool) {
    var random = SeededRandom(seed: seed)
    func number(_ range: ClosedRange<Double>) -> CGFloat {
      CGFloat(Double.random(in: range, using: &random))
    }
    for raw in 0..<64 as Range<UInt> {
      let scale = Double(Int.random(in: 1...3, using: &random))
      let start = NSRect(
        x: CGFloat(Int.random(in: 1...30, using: &random)),
        y: CGFloat(Int.random(in: 1...30, using: &random)),
        width: CGFloat(Int.random(in: 1...40, using: &random)),
        height: CGFloat(Int.random(in: 1...40, using: &random)))
      let steps = (0..<12).map { _ in NSSize(width: number(101...300), height: number(101...300)) }
      let end = NSSize(width: 256, height: 317)
      func resized(_ sizes: [NSSize]) -> NSRect {
        let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
        parent.viewNode.pixelScale = scale
        let child = NSView(frame: start)
        child.autoresizingMask = NSView.AutoresizingMask(rawValue: raw)
        parent.addSubview(child)
        for size in sizes { parent.setFrameSize(size) }
        return child.frame
      }
      let (many, one) = (resized(steps + [end]), resized([end]))
      // Turning y twice costs a few last digits.
      #expect(
        abs(many.minX - one.minX) < 1e-9 && abs(many.minY - one.minY) < 1e-9
          && abs(many.width - one.width) < 1e-9 && abs(many.height - one.height) < 1e-9,
        "seed \(seed), mask \(raw): \(many), \(one)")
    }
  }

  /// A view that was moved meanwhile starts from where it is.
  @Test func movingAViewForgetsTheRemainder() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let child = NSView(frame: NSRect(x: 10, y: 0, width: 30, height: 30))
    child.autoresizingMask = [.minXMargin, .maxXMargin]
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 101, height: 100))
    #expect(child.frame.minX == 10)
    child.setFrameOrigin(NSPoint(x: 9, y: 0))
    child.setFrameOrigin(NSPoint(x: 10, y: 0))
    // 10 + 10 / 71 and again 10 / 72 of it; with the remainder of before it would be the same below 11.
    for width in 102...110 { parent.setFrameSize(NSSize(width: CGFloat(width), height: 100)) }
    #expect(child.frame.minX == 11)
  }

  @Test func whoDoesNotResizeItsSubviews() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    parent.autoresizesSubviews = false
    let child = NSView(frame: NSRect(x: 10, y: 20, width: 30, height: 30))
    child.autoresizingMask = [.width, .height]
    parent.addSubview(child)
    parent.setFrameSize(NSSize(width: 200, height: 300))
    #expect(child.frame == NSRect(x: 10, y: 20, width: 30, height: 30))
  }
}
