import AppKit
import Testing

/// The events of a window that its delegate is notified of, and its decisions.
@MainActor struct WindowDelegateTests {
  final class Delegate: NSObject, NSWindowDelegate {
    var events: [String] = []
    var mayClose = true
    var size: NSSize?
    func windowShouldClose(_ sender: NSWindow) -> Bool {
      events.append("should close")
      return mayClose
    }
    func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { size ?? frameSize }
    func windowDidResize(_ notification: Notification) { events.append("resize") }
    func windowDidMove(_ notification: Notification) { events.append("move") }
    func windowDidBecomeKey(_ notification: Notification) { events.append("key") }
    func windowDidResignKey(_ notification: Notification) { events.append("no key") }
    func windowDidBecomeMain(_ notification: Notification) { events.append("main") }
    func windowDidResignMain(_ notification: Notification) { events.append("no main") }
    func windowWillClose(_ notification: Notification) { events.append("close") }
    func windowWillMiniaturize(_ notification: Notification) { events.append("will shrink") }
    func windowDidMiniaturize(_ notification: Notification) { events.append("shrunk") }
    func windowDidDeminiaturize(_ notification: Notification) { events.append("back") }
    func windowWillEnterFullScreen(_ notification: Notification) { events.append("will fill") }
    func windowDidEnterFullScreen(_ notification: Notification) { events.append("filled") }
    func windowWillExitFullScreen(_ notification: Notification) { events.append("will leave") }
    func windowDidExitFullScreen(_ notification: Notification) { events.append("left") }
    func windowWillBeginSheet(_ notification: Notification) { events.append("sheet") }
    func windowDidEndSheet(_ notification: Notification) { events.append("no sheet") }
    func windowDidChangeBackingProperties(_ notification: Notification) { events.append("scale") }
    func windowDidChangeOcclusionState(_ notification: Notification) { events.append("seen") }
    func windowWillUseStandardFrame(_ window: NSWindow, defaultFrame newFrame: NSRect) -> NSRect {
      NSRect(x: 10, y: 20, width: 500, height: 400)
    }
    func window(_ window: NSWindow, willPositionSheet sheet: NSWindow, using rect: NSRect) -> NSRect
    {
      var rect = rect
      rect.origin.y -= 10
      return rect
    }
    /// The events since the last call.
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }
  private let delegate = Delegate()
  private func window(
    _ style: NSWindow.StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  )
    -> NSWindow
  {
    let window = NSWindow(
      contentRect: NSRect(x: 100, y: 200, width: 300, height: 150), styleMask: style,
      backing: .buffered, defer: true)
    window.delegate = delegate
    return window
  }

  @Test func framesAreReported() {
    let window = window()
    window.setFrame(window.frame, display: true)
    #expect(delegate.take().isEmpty)
    window.setFrameOrigin(.zero)
    #expect(delegate.take() == ["move"])
    delegate.size = NSSize(width: 400, height: 300)
    window.setFrame(NSRect(x: 0, y: 0, width: 1, height: 1), display: true, animate: true)
    #expect(window.frame.size == NSSize(width: 400, height: 300))
    #expect(delegate.take() == ["resize"])
    #expect(window.animationResizeTime(NSRect(x: 0, y: 0, width: 550, height: 300)) == 0.2)
    window.setBackingScale(2)
    #expect(delegate.take() == ["scale"])
    #expect(window.convertToBacking(NSRect(x: 1, y: 1, width: 2, height: 2)).width == 4)
    #expect(window.convertFromBacking(NSRect(x: 1, y: 1, width: 2, height: 2)).width == 1)
    #expect(window.convertPointToBacking(NSPoint(x: 1, y: 2)) == NSPoint(x: 2, y: 4))
    #expect(window.convertPointFromBacking(NSPoint(x: 2, y: 4)) == NSPoint(x: 1, y: 2))
    let aligned = window.backingAlignedRect(
      NSRect(x: 0.6, y: 0, width: 1, height: 1), options: .alignAllEdgesNearest)
    #expect(aligned.minX == 0.5)
  }

  @Test func keysAndOrder() {
    let (one, two) = (window(), window())
    one.makeKeyAndOrderFront(nil)
    #expect(delegate.take() == ["seen", "key", "main"])
    #expect(one.isKeyWindow && one.isMainWindow && one.isOnActiveSpace)
    #expect(one.occlusionState == .visible && one.orderedIndex == 0)
    two.makeKeyAndOrderFront(nil)
    #expect(delegate.take() == ["seen", "no key", "key", "no main", "main"])
    #expect(NSApplication.shared.window(withWindowNumber: two.windowNumber) === two)
    #expect(NSWindow.windowNumbers()?.first?.intValue == two.windowNumber)
    #expect(NSWindow.windowNumbers(options: [.allApplications, .allSpaces]) != nil)
    let middle = NSPoint(x: two.frame.midX, y: two.frame.midY)
    #expect(
      NSWindow.windowNumber(at: middle, belowWindowWithWindowNumber: 0) == two.windowNumber)
    #expect(
      NSWindow.windowNumber(at: middle, belowWindowWithWindowNumber: two.windowNumber)
        == one.windowNumber)
    var found: [NSWindow] = []
    NSApplication.shared.enumerateWindows(options: .orderedFrontToBack) { window, isDone in
      found.append(window)
      isDone.pointee = true
    }
    #expect(found == [two])
    two.order(.below, relativeTo: one.windowNumber)
    #expect(two.orderedIndex == one.orderedIndex + 1)
    one.orderFrontRegardless()
    one.makeMain()
    NSApplication.shared.arrangeInFront(nil)
    one.setIsVisible(false)
    two.orderOut(nil)
    #expect(two.orderedIndex == NSNotFound && two.occlusionState.isEmpty)
    #expect(NSApplication.shared.mainWindow == nil)
    // Without a title bar a window takes no keys.
    #expect(
      !window([]).canBecomeKey && !window([]).canBecomeMain && window([.resizable]).canBecomeKey)
  }

  @Test func closingAsksTheDelegate() {
    let window = window()
    window.orderFront(nil)
    _ = delegate.take()
    delegate.mayClose = false
    window.performClose(nil)
    #expect(delegate.take() == ["should close"] && window.isVisible)
    delegate.mayClose = true
    window.standardWindowButton(.closeButton)?.performClick(nil)
    #expect(delegate.take() == ["should close", "close", "seen"] && !window.isVisible)
    let fixed = self.window([.titled])
    fixed.orderFront(nil)
    fixed.performClose(nil)
    #expect(fixed.isVisible)
    fixed.close()
  }

  @Test func buttonsOfTheTitleBar() {
    let window = window([.titled, .closable])
    let types: [NSWindow.ButtonType] = [
      .closeButton, .miniaturizeButton, .zoomButton, .toolbarButton, .documentIconButton,
      .documentVersionsButton,
    ]
    #expect(
      types.map { window.standardWindowButton($0) != nil } == [
        true, true, true, true, false, false,
      ])
    #expect(
      types.prefix(3).map { window.standardWindowButton($0)?.isEnabled } == [true, false, false])
    #expect(window.standardWindowButton(.closeButton) === window.standardWindowButton(.closeButton))
    #expect(NSWindow.standardWindowButton(.closeButton, for: []) == nil)
    #expect(window.hasCloseBox && window.hasTitleBar && !window.isResizable)
    #expect(!window.isZoomable && !window.isMiniaturizable)
  }

  @Test func minimizing() {
    let window = window()
    window.makeKeyAndOrderFront(nil)
    _ = delegate.take()
    window.performMiniaturize(nil)
    #expect(window.isMiniaturized && !window.isVisible)
    #expect(delegate.take().first == "will shrink")
    window.deminiaturize(nil)
    #expect(!window.isMiniaturized && window.isVisible && delegate.take().last == "back")
    window.setIsMiniaturized(true)
    #expect(delegate.take().contains("shrunk"))
    window.setIsMiniaturized(false)
    NSApplication.shared.miniaturizeAll(nil)
    #expect(window.isMiniaturized)
    window.close()
  }

  @Test func zoomingChangesBetweenTwoFrames() {
    let window = window()
    let first = window.frame
    window.performZoom(nil)
    #expect(window.frame == NSRect(x: 10, y: 20, width: 500, height: 400) && window.isZoomed)
    window.zoom(nil)
    #expect(window.frame == first && !window.isZoomed)
    window.setIsZoomed(true)
    #expect(window.isZoomed)
  }

  @Test func fullScreen() {
    let window = window()
    let first = window.frame
    window.toggleFullScreen(nil)
    #expect(window.styleMask.contains(.fullScreen) && window.frame == window.screen?.frame)
    window.toggleFullScreen(nil)
    #expect(!window.styleMask.contains(.fullScreen) && window.frame == first)
    #expect(
      delegate.take().filter { !["resize", "move"].contains($0) } == [
        "will fill", "filled", "will leave", "left",
      ])
  }

  @Test func sheetsWaitForEachOther() {
    let (window, first, second) = (window(), self.window(), self.window())
    window.makeKeyAndOrderFront(nil)
    var answers: [NSApplication.ModalResponse] = []
    window.beginSheet(first) { answers.append($0) }
    window.beginSheet(second) { answers.append($0) }
    #expect(window.sheets == [first, second] && window.attachedSheet === first)
    #expect(first.isSheet && first.sheetParent === window && first.isVisible && !second.isVisible)
    // The sheet hangs 10 points below the title bar, in the middle.
    #expect(first.frame.midX == window.frame.midX)
    #expect(first.frame.maxY == window.frame.maxY - 28 - 10)
    window.performClose(nil)
    #expect(window.isVisible)
    window.endSheet(first, returnCode: .OK)
    #expect(window.attachedSheet === second && second.isVisible && !first.isVisible)
    window.endSheet(second)
    #expect(answers == [.OK, .stop] && window.sheets.isEmpty)
    #expect(
      delegate.events.filter { $0.hasSuffix("sheet") } == [
        "sheet", "no sheet", "sheet", "no sheet",
      ])
    window.beginSheet(first)
    window.beginCriticalSheet(second) { _ in }
    #expect(window.attachedSheet === second)
    NSApplication.shared.endSheet(second, returnCode: 3)
    NSApplication.shared.endSheet(first)
    #expect(window.sheets.isEmpty)
    window.close()
  }

  @Test func childWindowsMoveAlong() {
    let (window, child) = (window(), self.window())
    window.orderFront(nil)
    child.setFrameOrigin(NSPoint(x: 150, y: 250))
    window.addChildWindow(child, ordered: .above)
    #expect(child.parent === window && window.childWindows == [child] && child.isVisible)
    window.setFrameOrigin(NSPoint(x: 110, y: 190))
    #expect(child.frame.origin == NSPoint(x: 160, y: 240))
    window.orderOut(nil)
    #expect(!child.isVisible)
    window.removeChildWindow(child)
    #expect(window.childWindows == nil && child.parent == nil)
  }

  @Test func framesAreSaved() {
    let name = "frame of a test"
    defer { NSWindow.removeFrame(usingName: name) }
    let window = window()
    #expect(window.setFrameAutosaveName(name) && window.frameAutosaveName == name)
    window.setFrame(NSRect(x: 5, y: 6, width: 320, height: 240), display: false)
    #expect(window.frameDescriptor == "5 6 320 240 0 0 1440 876 ")
    let other = self.window()
    #expect(other.setFrameUsingName(name) && other.frame == window.frame)
    other.setFrame(from: "1 2 30 40 0 0 1 1 ")
    #expect(other.frame == NSRect(x: 1, y: 2, width: 30, height: 40))
    other.setFrame(from: "1 2 nothing")
    #expect(other.frame.width == 30)
    let fixed = self.window([.titled])
    #expect(fixed.setFrameUsingName(name) && fixed.frame.width == 300)
    #expect(fixed.frame.maxY == window.frame.maxY)
    #expect(fixed.setFrameUsingName(name, force: true) && fixed.frame.width == 320)
    #expect(!fixed.setFrameUsingName("another name of a test"))
    other.saveFrame(usingName: name)
    window.orderFront(nil)
    #expect(!other.setFrameAutosaveName(name))
    window.close()
  }

  @Test func placesOnTheScreen() {
    let window = window()
    let high = NSRect(x: 0, y: 850, width: 300, height: 178)
    #expect(window.constrainFrameRect(high, to: window.screen).maxY == 876)
    #expect(self.window([]).constrainFrameRect(high, to: window.screen) == high)
    #expect(window.constrainFrameRect(high, to: nil) == high)
    let next = window.cascadeTopLeft(from: NSPoint(x: 10, y: 600))
    #expect(window.frame.minX == 10 && window.frame.maxY == 600)
    #expect(next == NSPoint(x: 38, y: 572) && window.cascadeTopLeft(from: .zero) == next)
    #expect(NSWindow.minFrameWidth(withTitle: "Title", styleMask: [.titled]) > 160)
    #expect(NSWindow.minFrameWidth(withTitle: "Title", styleMask: []) == 0)
    #expect(window.autorecalculatesContentBorderThickness(for: .minY))
    window.setContentBorderThickness(22, for: .minY)
    #expect(window.contentBorderThickness(for: .minY) == 22)
    window.setAutorecalculatesContentBorderThickness(true, for: .minY)
    #expect(window.contentBorderThickness(for: .minY) == 0)
    window.setTitleWithRepresentedFilename("/a/b.txt")
    #expect(window.title == "b.txt" && window.miniwindowTitle == "b.txt")
    #expect(window.deepestScreen === window.screen && !window.inLiveResize && !window.isModalPanel)
    #expect(window.dockTile.owner === window && window.dockTile === window.dockTile)
  }

  @Test func tabs() {
    let (one, two, three) = (window(), window(), window())
    one.addTabbedWindow(two, ordered: .above)
    one.addTabbedWindow(three, ordered: .below)
    let group = one.tabGroup
    #expect(one.tabbedWindows == [three, one, two] && group?.selectedWindow === one)
    one.selectNextTab(nil)
    #expect(group?.selectedWindow === two)
    one.selectPreviousTab(nil)
    one.toggleTabBar(nil)
    one.toggleTabOverview(nil)
    #expect(group?.isTabBarVisible == false && group?.isOverviewVisible == true)
    #expect(group?.identifier == "NSWindow")
    two.moveTabToNewWindow(nil)
    #expect(two.tabGroup == nil && group?.windows == [three, one])
    group?.insertWindow(two, at: 0)
    group?.addWindow(three)
    #expect(group?.windows == [two, one, three])
    group?.removeWindow(one)
    #expect(group?.selectedWindow === two)
    one.mergeAllWindows(nil)
    #expect(NSWindow.allowsAutomaticWindowTabbing)
    let tab = one.tab
    tab.title = "Tab"
    tab.toolTip = "Tip"
    tab.accessoryView = NSView()
    tab.attributedTitle = NSAttributedString(string: "Tab")
    #expect(tab === one.tab && tab.title == "Tab" && tab.toolTip == "Tip")
    for window in [one, two, three] { window.close() }
  }

  @Test func keyViewsFollowTheTree() {
    final class Field: NSView {
      override var acceptsFirstResponder: Bool { true }
    }
    let window = window()
    let views = (0..<3).map { _ in Field() }
    for view in views { window.contentView?.addSubview(view) }
    window.recalculateKeyViewLoop()
    window.selectNextKeyView(nil)
    #expect(window.firstResponder === views[0])
    window.selectPreviousKeyView(nil)
    #expect(window.firstResponder === views[2])
    window.selectKeyView(following: views[0])
    #expect(window.firstResponder === views[1])
    window.selectKeyView(preceding: views[1])
    #expect(window.firstResponder === views[0])
    #expect(window.keyViewSelectionDirection == .direct)
    #expect(NSWindow.SelectionDirection.selectingPrevious.rawValue == 2)
    window.display()
    window.displayIfNeeded()
    window.update()
  }
}
