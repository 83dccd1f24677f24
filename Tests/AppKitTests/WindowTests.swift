import AppKit
import Testing

/// Windows: frames, title bars, and constraints that resize them.
@MainActor struct WindowTests {
  private func window(_ style: NSWindow.StyleMask = [.titled, .resizable]) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 100, y: 200, width: 300, height: 150), styleMask: style,
      backing: .buffered, defer: true)
  }

  /// A view of some size at least, inside a content view that it fills.
  private func fill(_ window: NSWindow, _ size: NSSize, _ priority: NSLayoutConstraint.Priority)
    -> NSView
  {
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = window.contentView ?? NSView()
    content.addSubview(view)
    let lengths = [
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: size.width),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: size.height),
    ]
    for length in lengths { length.priority = priority }
    NSLayoutConstraint.activate(
      lengths + [
        view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        view.topAnchor.constraint(equalTo: content.topAnchor),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      ])
    return view
  }

  /// The title bar adds 28 points at the top, unless the content reaches under it.
  @Test(
    arguments: [
      (NSWindow.StyleMask.borderless, 150.0, 150.0), ([.titled], 178, 150),
      ([.titled, .fullSizeContentView], 150, 122), ([.fullSizeContentView], 150, 150),
    ] as [(NSWindow.StyleMask, Double, Double)])
  func theTitleBar(style: NSWindow.StyleMask, height: Double, free: Double) {
    let window = window(style)
    #expect(window.frame == NSRect(x: 100, y: 200, width: 300, height: height))
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 300, height: 150))
    #expect(window.contentLayoutRect == NSRect(x: 0, y: 0, width: 300, height: free))
    #expect(window.contentView?.safeAreaInsets.top == CGFloat(150 - free))
    #expect(window.contentView?.safeAreaRect == window.contentLayoutRect)
    let content = NSRect(x: 100, y: 200, width: 300, height: 150)
    #expect(window.contentRect(forFrameRect: window.frame) == content)
    #expect(NSWindow.frameRect(forContentRect: content, styleMask: style) == window.frame)
    #expect(NSWindow.contentRect(forFrameRect: window.frame, styleMask: style) == content)
  }

  /// 250 less than 500 leaves the window alone; what is more makes it larger, the corner at the left and
  /// top stays: the upper edge is at 200 + 150 + 28 = 378.
  @Test(
    arguments: [
      (499.0, NSRect(x: 100, y: 200, width: 300, height: 178)),
      (501, NSRect(x: 100, y: 130, width: 400, height: 248)),
      (1000, NSRect(x: 100, y: 130, width: 400, height: 248)),
    ] as [(Double, NSRect)])
  func constraintsResizeAWindow(priority: Double, frame: NSRect) {
    let window = window()
    let view = fill(
      window, NSSize(width: 400, height: 220), NSLayoutConstraint.Priority(Float(priority)))
    window.layoutIfNeeded()
    #expect(window.frame == frame)
    #expect(window.contentView?.frame.size == view.frame.size)
    #expect(view.frame.origin == .zero)
    // The size that came out is the one that stays.
    window.layoutIfNeeded()
    #expect(window.frame == frame)
  }

  /// A window does not shrink again by itself: its present size is what it keeps.
  @Test func theNewSizeStays() {
    let window = window([])
    let view = fill(window, NSSize(width: 400, height: 220), .required)
    window.layoutIfNeeded()
    view.removeFromSuperview()
    window.layoutIfNeeded()
    #expect(window.frame.size == NSSize(width: 400, height: 220))
  }

  /// 100 wider and 70 higher than 300 × 150 at (100, 200).
  @Test(
    arguments: [
      (NSLayoutConstraint.Attribute.left, NSLayoutConstraint.Attribute.top, 100.0, 130.0),
      (.right, .bottom, 0, 200), (.centerX, .centerY, 50, 165), (.trailing, .width, 0, 130),
      (.leading, .top, 100, 130),
    ] as [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute, Double, Double)])
  func theAnchor(
    x: NSLayoutConstraint.Attribute, y: NSLayoutConstraint.Attribute, left: Double, bottom: Double
  ) {
    let window = window([])
    #expect(window.anchorAttribute(for: .horizontal) == .left)
    #expect(window.anchorAttribute(for: .vertical) == .top)
    window.setAnchorAttribute(x, for: .horizontal)
    window.setAnchorAttribute(y, for: .vertical)
    _ = fill(window, NSSize(width: 400, height: 220), .required)
    window.layoutIfNeeded()
    #expect(window.frame == NSRect(x: left, y: bottom, width: 400, height: 220))
  }

  /// Limits are required, so they hold against everything optional; the window's own count its bar.
  @Test func limits() {
    let window = window()
    _ = fill(window, NSSize(width: 400, height: 220), NSLayoutConstraint.Priority(900))
    window.contentMaxSize = NSSize(width: 350, height: 1000)
    window.maxSize = NSSize(width: 1000, height: 228)
    window.layoutIfNeeded()
    #expect(window.contentView?.frame.size == NSSize(width: 350, height: 200))
    window.contentMaxSize = NSSize(width: 2000, height: 2000)
    window.maxSize = NSSize(width: 2000, height: 2000)
    window.contentMinSize = NSSize(width: 500, height: 0)
    window.minSize = NSSize(width: 0, height: 300)
    window.layoutIfNeeded()
    #expect(window.contentView?.frame.size == NSSize(width: 500, height: 272))
    #expect(window.frame.maxY == 378 && window.frame.minX == 100)
  }

  /// Subviews with masks follow a window that constraints make larger.
  @Test func masksFollow() {
    let window = window([])
    let corner = NSView(frame: NSRect(x: 280, y: 130, width: 20, height: 20))
    corner.autoresizingMask = [.minXMargin, .minYMargin]
    window.contentView?.addSubview(corner)
    _ = fill(window, NSSize(width: 400, height: 220), .required)
    window.layoutIfNeeded()
    #expect(corner.frame == NSRect(x: 380, y: 200, width: 20, height: 20))
  }

  @Test func aUserResizesIt() {
    let window = window()
    let view = fill(window, NSSize(width: 10, height: 10), .required)
    window.setContentSize(NSSize(width: 200, height: 100))
    window.layoutIfNeeded()
    #expect(window.frame == NSRect(x: 100, y: 200, width: 200, height: 128))
    #expect(view.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    window.setFrameTopLeftPoint(NSPoint(x: 0, y: 500))
    #expect(window.frame == NSRect(x: 0, y: 372, width: 200, height: 128))
  }

  @Test func aController() {
    let controller = NSViewController()
    controller.view = NSView(frame: NSRect(x: 5, y: 5, width: 120, height: 60))
    let window = NSWindow(contentViewController: controller)
    #expect(window.contentView === controller.view)
    #expect(controller.view.window === window)
    #expect(window.contentLayoutRect.size == NSSize(width: 120, height: 60))
    controller.preferredContentSize = NSSize(width: 200, height: 90)
    #expect(controller.view.frame == NSRect(x: 0, y: 0, width: 200, height: 90))
    window.contentView = NSView()
    #expect(window.contentViewController == nil && controller.view.window == nil)
  }

  /// 1440 × 876 above a menu bar of 24: (1440 − 300) / 2 across, two thirds of what is left below.
  @Test func theMiddleOfTheScreen() {
    let window = window([])
    window.center()
    #expect(window.frame == NSRect(x: 570, y: 484, width: 300, height: 150))
    let point = NSPoint(x: 1, y: 2)
    #expect(window.convertPoint(toScreen: point) == NSPoint(x: 571, y: 486))
    #expect(window.convertPoint(fromScreen: window.convertPoint(toScreen: point)) == point)
  }

  @Test func aViewIsInOneWindow() {
    let (one, other) = (window(), window())
    let view = NSView()
    one.contentView = view
    other.contentView = view
    #expect(one.contentView == nil && view.window === other)
    #expect(view.frame.size == NSSize(width: 300, height: 150))
  }

  /// 0.3 of a pixel at 2 pixels a point.
  @Test func itsPixels() {
    let window = window([])
    window.setBackingScale(2)
    let view = window.contentView ?? NSView()
    #expect(window.backingScaleFactor == 2)
    #expect(view.convertToBacking(NSSize(width: 3, height: 4)) == NSSize(width: 6, height: 8))
    #expect(view.convertFromBacking(NSPoint(x: 3, y: 4)) == NSPoint(x: 1.5, y: 2))
    let rect = NSRect(x: 0.3, y: 0.15, width: 1, height: 1)
    #expect(
      view.backingAlignedRect(rect, options: .alignAllEdgesOutward)
        == NSRect(x: 0, y: 0, width: 1.5, height: 1.5))
    #expect(
      view.backingAlignedRect(rect, options: .alignAllEdgesInward)
        == NSRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
    #expect(view.centerScanRect(rect) == NSRect(x: 0.5, y: 0, width: 1, height: 1))
  }
}
