import AppKit
import Testing

/// Image views: sizes, insets and where pictures go.
@MainActor struct ImageViewTests {
  /// A red picture of 40 × 30 points whose core is 30 × 20 at its upper left: 10 points less at the right and
  /// the lower edge, so that the core begins at y 10 counted up.
  private var picture: NSImage {
    let image = NSImage(size: NSSize(width: 40, height: 30), flipped: false) { rect in
      NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).setFill()
      rect.fill()
      return true
    }
    image.alignmentRect = NSRect(x: 0, y: 10, width: 30, height: 20)
    return image
  }

  @Test func theCoreIsAligned() {
    let view = NSImageView()
    #expect(view.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    view.image = picture
    #expect(view.intrinsicContentSize == NSSize(width: 30, height: 20))
    let insets = view.alignmentRectInsets
    #expect(insets.top == 0 && insets.left == 0 && insets.bottom == 10 && insets.right == 10)
  }

  /// The core centred in 100 × 80: it begins at 35 from the left and 30 from above, and so does the frame of
  /// 40 × 30; counted up its y is 80 − 30 − 30.
  @Test func theFrameHoldsTheWholePicture() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 80))
    let view = NSImageView()
    view.image = picture
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 35, y: 20, width: 40, height: 30))
  }

  /// A picture of 40 × 30 in 80 × 80: at its size in the middle, twice as large, or everywhere; columns of
  /// the middle row and rows of the middle column that are painted.
  @Test(
    arguments: [
      (.scaleProportionallyDown, 40, 30), (.scaleNone, 40, 30),
      (.scaleProportionallyUpOrDown, 80, 60), (.scaleAxesIndependently, 80, 80),
    ] as [(NSImageScaling, Int, Int)])
  func scaling(_ scaling: NSImageScaling, _ width: Int, _ height: Int) throws {
    let view = NSImageView(frame: NSRect(x: 0, y: 0, width: 80, height: 80))
    view.image = picture
    view.imageScaling = scaling
    let bitmap = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
    view.cacheDisplay(in: view.bounds, to: bitmap)
    func isRed(_ x: Int, _ y: Int) -> Bool {
      (bitmap.colorAt(x: x, y: y)?.alphaComponent ?? 0) > 0.5
    }
    #expect((0..<80).filter { isRed($0, 40) }.count == width)
    #expect((0..<80).filter { isRed(40, $0) }.count == height)
  }
}
