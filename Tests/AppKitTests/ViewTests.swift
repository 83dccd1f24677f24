import AppKit
import Foundation
import LayoutTree
import TestSupport
import Testing

/// A view that records its notifications.
private final class NotingView: NSView {
  var sizes: [NSSize] = []
  var windows: [String] = []
  override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    sizes.append(frame.size)
  }
  override func viewWillMove(toWindow newWindow: NSWindow?) {
    windows.append(newWindow == nil ? "will leave" : "will come")
  }
  override func viewDidMoveToWindow() { windows.append(window == nil ? "left" : "came") }
}

/// What an AppKit program expects of a view besides layout.
@MainActor struct ViewTests {
  private func window(_ view: NSView) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 100), styleMask: [.resizable],
      backing: .buffered,
      defer: true)
    window.contentView?.addSubview(view)
    return window
  }

  @Test func theResponderChain() {
    let (inner, outer) = (NSView(), NSView())
    let controller = NSViewController()
    controller.view = outer
    outer.addSubview(inner)
    let window = window(outer)
    let owner = NSWindowController(window: window)
    var chain: [NSResponder] = []
    var next: NSResponder? = inner
    while let responder = next {
      chain.append(responder)
      next = responder.nextResponder
    }
    let expected: [NSResponder] = [
      inner, outer, controller, window.contentView ?? inner, window, owner, NSApp,
    ]
    #expect(chain.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    let other = NSResponder()
    inner.nextResponder = other
    #expect(inner.nextResponder === other)
    window.contentView?.addSubview(inner)
    #expect(inner.nextResponder === window.contentView)
  }

  @Test func aViewIsNotifiedOfItsWindow() {
    let (inner, outer) = (NotingView(), NSView())
    outer.addSubview(inner)
    let window = window(outer)
    outer.removeFromSuperview()
    #expect(inner.windows == ["will come", "came", "will leave", "left"])
    #expect(inner.window == nil && window.contentView?.subviews.isEmpty == true)
  }

  /// Appearing means being in a window that is on the screen.
  @Test func aControllerIsNotifiedOfAppearing() {
    final class Controller: NSViewController {
      var calls: [String] = []
      override func viewWillAppear() { calls.append("will appear") }
      override func viewDidAppear() { calls.append("did appear") }
      override func viewWillDisappear() { calls.append("will disappear") }
      override func viewDidDisappear() { calls.append("did disappear") }
    }
    let controller = Controller()
    let window = window(controller.view)
    #expect(controller.calls.isEmpty)
    window.makeKeyAndOrderFront(nil)
    #expect(window.isKeyWindow && NSApp.windows.contains { $0 === window })
    #expect(controller.calls == ["will appear", "did appear"])
    controller.view.removeFromSuperview()
    #expect(controller.calls.suffix(2) == ["will disappear", "did disappear"])
    window.contentView?.addSubview(controller.view)
    window.orderOut(nil)
    #expect(controller.calls.count == 8 && !NSApp.windows.contains { $0 === window })
  }

  /// Layout and masks resize through `setFrameSize`, so that an override is notified of every size, once.
  @Test func anOverrideIsNotifiedOfEverySize() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NotingView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    view.autoresizingMask = [.width]
    parent.addSubview(view)
    view.frame = NSRect(x: 0, y: 0, width: 50, height: 10)
    parent.setFrameSize(NSSize(width: 150, height: 100))
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(
      view.sizes == [
        NSSize(width: 50, height: 10), NSSize(width: 100, height: 10),
        NSSize(width: 30, height: 20),
      ])
  }

  /// Once a change; not when the superview grows around a view that stays in its own space.
  @Test(arguments: [false, true]) func frameNotifications(isFlipped: Bool) {
    let parent = isFlipped ? FlippedView() : NSView()
    parent.frame.size = NSSize(width: 100, height: 90)
    let view = NSView(frame: NSRect(x: 0.1, y: 0.7, width: 10, height: 10.3))
    parent.addSubview(view)
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSView.frameDidChangeNotification, object: view, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    parent.frame.size.height = 180.6
    #expect(count == 0)
    view.frame = NSRect(x: 5, y: 6, width: 7, height: 8)
    #expect(count == 1)
    view.frame = NSRect(x: 5, y: 6, width: 7, height: 8)
    #expect(count == 1)
    view.postsFrameChangedNotifications = false
    view.frame.origin.x = 9
    #expect(count == 1)
    view.postsFrameChangedNotifications = true
    #expect(count == 2)
    view.postsFrameChangedNotifications = true
    #expect(count == 2)
  }

  @Test func boundsNotifications() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: NSView.boundsDidChangeNotification, object: view, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    view.setFrameSize(NSSize(width: 20, height: 20))
    #expect(count == 0)
    view.setBoundsOrigin(NSPoint(x: 3, y: 4))
    #expect(count == 1 && view.bounds == NSRect(x: 3, y: 4, width: 20, height: 20))
  }

  /// Bounds that would scale are said to be ignored, once.
  @Test func scaledBoundsAreIgnored() {
    let log = LayoutProfile.standard.log
    defer { LayoutProfile.standard.log = log }
    var messages: [String] = []
    LayoutProfile.standard.log = { messages.append($0) }
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<2 { view.bounds = NSRect(x: 1, y: 1, width: 20, height: 20) }
    #expect(view.bounds == NSRect(x: 1, y: 1, width: 10, height: 10))
    #expect(messages.count == 1 && messages[0].contains("not supported"))
  }

  /// Scrolled by 5 both ways, the first 5 points of both axes of the parent's own space are out of sight.
  @Test(arguments: [false, true])
  func theVisiblePart(isFlipped: Bool) {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let parent = isFlipped ? FlippedView() : NSView()
    parent.frame = NSRect(x: 10, y: 10, width: 60, height: 60)
    outer.addSubview(parent)
    let child = NSView(frame: NSRect(x: 0, y: 0, width: 40, height: 30))
    parent.addSubview(child)
    #expect(child.visibleRect == NSRect(x: 0, y: 0, width: 40, height: 30))
    parent.setBoundsOrigin(NSPoint(x: 5, y: 5))
    #expect(child.visibleRect == NSRect(x: 5, y: isFlipped ? 0 : 5, width: 35, height: 25))
    child.frame.origin = NSPoint(x: 500, y: 0)
    #expect(child.visibleRect == .zero)
  }

  @Test func hierarchy() {
    final class Opaque: NSView { override var isOpaque: Bool { true } }
    let root = Opaque()
    let views = (0..<4).map { NSView(frame: NSRect(x: 0, y: 0, width: 3 - $0 / 2, height: 1)) }
    for view in views { root.addSubview(view) }
    let leaf = NSView()
    views[2].addSubview(leaf)
    #expect(leaf.opaqueAncestor === root)
    #expect(leaf.ancestorShared(with: views[0]) === root)
    #expect(leaf.ancestorShared(with: views[2]) === views[2])
    #expect(leaf.ancestorShared(with: NSView()) == nil)
    // By width; equal ones keep their order.
    root.sortSubviews(
      { one, other, _ in
        one.frame.width == other.frame.width
          ? .orderedSame
          : one.frame.width < other.frame.width ? .orderedAscending : .orderedDescending
      }, context: nil)
    #expect(root.subviews == [views[2], views[3], views[0], views[1]])
    root.replaceSubview(views[3], with: leaf)
    #expect(root.subviews == [views[2], leaf, views[0], views[1]])
    root.addSubview(views[1], positioned: .below, relativeTo: leaf)
    #expect(root.subviews == [views[2], views[1], leaf, views[0]])
  }

  @Test func descriptions() {
    let view = FlippedView()
    #expect(view.description.hasPrefix("<AppKitTests.FlippedView: 0x"))
    #expect(NSView().description.hasPrefix("<NSView: 0x"))
    #expect("\(view.safeAreaLayoutGuide)".contains("NSViewSafeAreaLayoutGuide"))
    #expect("\(view.safeAreaLayoutGuide)".hasPrefix("<NSLayoutGuide: 0x"))
  }

  /// Points of random trees: to another view and back is the same, and flipping a view mirrors its y.
  @Test(arguments: [51, 52] as [UInt64]) func conversion(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<50 {
      let root = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
      var views: [NSView] = [root]
      for _ in 0..<6 {
        let view = Bool.random(using: &random) ? FlippedView() : NSView()
        func number() -> CGFloat { CGFloat(Int.random(in: -50...150, using: &random)) }
        view.frame = NSRect(x: number(), y: number(), width: abs(number()), height: abs(number()))
        view.setBoundsOrigin(NSPoint(x: number(), y: number()))
        views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
        views.append(view)
      }
      let (one, other) = (
        views[Int.random(in: 0..<7, using: &random)], views[Int.random(in: 0..<7, using: &random)]
      )
      let point = NSPoint(x: 12, y: 34)
      #expect(other.convert(one.convert(point, to: other), to: one) == point, "seed \(seed)")
      #expect(one.convert(point, from: other) == other.convert(point, to: one), "seed \(seed)")
      // The frame's corner in the superview's space is the bounds' corner in the view's own.
      guard let parent = one.superview else { continue }
      #expect(one.convert(one.bounds, to: parent) == one.frame, "seed \(seed)")
    }
  }
}
