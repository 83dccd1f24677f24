import AppKit
import TestSupport
import Testing

/// Members of views and responders about events, dragging, pages and restoration, with their defaults.
///
/// Source: Apple, "NSView", "NSResponder", "NSDraggingDestination".
@MainActor struct ViewEventTests {
  @Test func settingsOfViewsAreKept() {
    let view = NSView()
    #expect(
      KeptProperty.lapses(
        in: view,
        [
          KeptProperty(\.acceptsTouchEvents, default: false, other: true),
          KeptProperty(\.wantsRestingTouches, default: false, other: true),
          KeptProperty(\.allowedTouchTypes, default: [.indirect], other: [.direct]),
          KeptProperty(\.focusRingType, default: .default, other: .none),
          KeptProperty(\.frameRotation, default: 0, other: 30),
          KeptProperty(\.boundsRotation, default: 0, other: 20),
          KeptProperty(\.canDrawConcurrently, default: false, other: true),
          KeptProperty(
            \.preparedContentRect, default: .zero, other: NSRect(x: 1, y: 1, width: 1, height: 1)),
          KeptProperty(
            \.pressureConfiguration, default: nil,
            other: NSPressureConfiguration(pressureBehavior: .unknown)),
        ]) == [])
    #expect(
      view.frameCenterRotation == 30 && view.isRotatedFromBase && view.isRotatedOrScaledFromBase)
    let child = NSView()
    view.addSubview(child)
    #expect(child.isRotatedFromBase && NSView.defaultFocusRingType == .exterior)
    #expect(NSTouch.TouchTypeMask.direct.rawValue == 1 && NSTouch.Phase.touching.rawValue == 7)
    #expect(
      [NSTouch.Phase.ended, .cancelled].map(\.rawValue) == [8, 16]
        && NSTouch.TouchType.direct.rawValue == 0)
  }

  @Test func viewsHaveDefaults() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 20))
    let event = NSEvent()
    #expect(view.mouseDownCanMoveWindow && !view.acceptsFirstMouse(for: event))
    #expect(!view.shouldDelayWindowOrdering(for: event) && !view.needsPanelToBecomeKey)
    #expect(!view.canBecomeKeyView && view.menu(for: event) == nil)
    view.drawFocusRingMask()
    view.noteFocusRingMaskChanged()
    view.setKeyboardFocusRingNeedsDisplay(view.bounds)
    #expect(view.focusRingMaskBounds == .zero)
    let tip = view.addToolTip(view.bounds, owner: view, userData: nil)
    view.removeToolTip(tip)
    view.toolTip = "a"
    view.removeAllToolTips()
    #expect(view.toolTip == nil)
    #expect(
      NSView.isCompatibleWithResponsiveScrolling && view.adjustScroll(view.bounds) == view.bounds)
    view.prepareContent(in: view.bounds)
    #expect(view.preparedContentRect == view.bounds)
    #expect(view.rectForSmartMagnification(at: .zero, in: view.bounds) == .zero)
    #expect(view.heightAdjustLimit == 0.2 && view.widthAdjustLimit == 0.2)
    view.viewWillDraw()
    #expect(!view.canDraw && view.wantsDefaultClipping && view.shouldDrawColor)
    #expect(
      view.needsToDraw(view.bounds) && !view.needsToDraw(NSRect(x: 99, y: 0, width: 1, height: 1)))
    view.displayRect(view.bounds)
    view.lockFocus()
    #expect(!view.lockFocusIfCanDraw())
    view.unlockFocus()
    view.scroll(view.bounds, by: .zero)
    var range = NSRange()
    #expect(!view.knowsPageRange(&range) && view.rectForPage(1) == view.bounds)
    #expect(view.locationOfPrintRect(view.bounds) == .zero && view.printJobTitle == "")
    view.beginDocument()
    view.beginPage(in: view.bounds, atPlacement: .zero)
    view.drawPageBorder(with: .zero)
    view.endPage()
    view.endDocument()
    view.printView(nil)
    #expect(view.pageHeader.length == 0 && view.pageFooter.length == 0)
    view.viewWillStartLiveResize()
    view.viewDidEndLiveResize()
    #expect(!view.inLiveResize && !view.preservesContentDuringLiveResize)
    #expect(view.rectPreservedDuringLiveResize == view.bounds && !view.allowsVibrancy)
    if let screen = NSScreen.main {
      #expect(view.enterFullScreenMode(screen, withOptions: [.fullScreenModeAllScreens: true]))
    }
    #expect(view.isInFullScreenMode)
    view.exitFullScreenMode(options: nil)
    let keys: [NSView.FullScreenModeOptionKey] = [
      .fullScreenModeSetting, .fullScreenModeWindowLevel,
      .fullScreenModeApplicationPresentationOptions,
    ]
    #expect(!view.isInFullScreenMode && Set(keys).count == 3)
    view.showDefinition(for: nil, at: .zero)
    view.translateOrigin(to: NSPoint(x: 5, y: 0))
    #expect(view.bounds.minX == -5)
  }

  @Test func partsOfViewsArePages() {
    final class Page: NSView {
      var rects = 0
      override func draw(_ dirtyRect: NSRect) {
        var list: UnsafePointer<NSRect>?
        getRectsBeingDrawn(&list, count: &rects)
        NSColor.red.setFill()
        list?.pointee.fill()
      }
    }
    let view = Page(frame: NSRect(x: 0, y: 0, width: 30, height: 20))
    let page = view.dataWithPDF(inside: NSRect(x: 0, y: 0, width: 10, height: 10))
    #expect(page.starts(with: Data("%PDF".utf8)) && view.rects == 1)
    #expect(
      view.dataWithPDF(inside: .zero).isEmpty && view.dataWithEPS(inside: view.bounds).isEmpty)
    let board = NSPasteboard.withUniqueName()
    view.writePDF(inside: view.bounds, to: board)
    view.writeEPS(inside: view.bounds, to: board)
    #expect(board.data(forType: .pdf)?.isEmpty == false)
  }

  @Test func viewsScrollTheirClips() throws {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 90, height: 500))
    scroll.documentView = view
    scroll.layoutSubtreeIfNeeded()
    let clip = try #require(view.superview as? NSClipView)
    view.scroll(NSPoint(x: 0, y: 50))
    #expect(clip.bounds.minY == 50)
    #expect(view.scrollToVisible(NSRect(x: 0, y: 400, width: 10, height: 10)))
    #expect(
      clip.bounds.maxY == 410 && !view.scrollToVisible(NSRect(x: 0, y: 390, width: 5, height: 5)))
    var facts = EventFacts(type: .leftMouseDragged)
    facts.location = NSPoint(x: 5, y: -200)
    #expect(view.autoscroll(with: NSEvent(facts)) && clip.bounds.minY < 310)
    #expect(!NSView().scrollToVisible(.zero))
  }

  final class Source: NSObject, NSDraggingSource {
    var began: [NSPoint] = []
    func draggingSession(
      _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
    ) -> NSDragOperation { context == .withinApplication ? .move : .copy }
    func draggingSession(_ session: NSDraggingSession, willBeginAt screenPoint: NSPoint) {
      began.append(screenPoint)
    }
  }
  final class Info: NSObject, NSDraggingInfo {
    var draggingDestinationWindow: NSWindow?
    var draggingSourceOperationMask: NSDragOperation { .every }
    var draggingLocation: NSPoint { .zero }
    var draggedImageLocation: NSPoint { .zero }
    var draggedImage: NSImage?
    var draggingPasteboard: NSPasteboard { .general }
    var draggingSource: Any?
    var draggingSequenceNumber: Int { 1 }
    func slideDraggedImage(to screenPoint: NSPoint) {}
    var draggingFormation = NSDraggingFormation.pile
    var animatesToDestination = false
    var numberOfValidItemsForDrop = 1
    var springLoadingHighlight: NSSpringLoadingHighlight { .standard }
    func resetSpringLoading() {}
    func enumerateDraggingItems(
      options enumOpts: NSDraggingItemEnumerationOptions, for view: NSView?, classes: [AnyClass],
      searchOptions: [NSPasteboard.ReadingOptionKey: Any],
      using block: (NSDraggingItem, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
  }
  final class Spring: NSObject, NSSpringLoadingDestination, NSDraggingDestination {
    func springLoadingActivated(_ activated: Bool, draggingInfo: any NSDraggingInfo) {}
    func springLoadingHighlightChanged(_ draggingInfo: any NSDraggingInfo) {}
    func draggingEnded(_ draggingInfo: any NSDraggingInfo) {}
  }

  @Test func itemsAreDragged() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    let window = Mouse.window(view)
    defer { window.close() }
    let (source, item) = (Source(), NSDraggingItem(pasteboardWriter: "Ada" as NSString))
    item.setDraggingFrame(NSRect(x: 1, y: 2, width: 3, height: 4), contents: NSImage())
    #expect(item.draggingFrame.width == 3 && item.imageComponents?.first?.key == .icon)
    item.imageComponentsProvider = { [NSDraggingImageComponent(key: .label)] }
    #expect(item.imageComponents?.first?.key == .label && item.item is NSString)
    let session = view.beginDraggingSession(with: [item], event: NSEvent(), source: source)
    #expect(source.began == [window.convertPoint(toScreen: .zero)])
    #expect(session.draggingPasteboard.string(forType: .string) == "Ada")
    #expect(session.draggingSequenceNumber > 0 && session.draggingLocation == source.began.first)
    session.draggingFormation = .stack
    session.draggingLeaderIndex = 1
    session.animatesToStartingPositionsOnCancelOrFail = false
    var seen = 0
    session.enumerateDraggingItems(for: view, classes: [NSString.self]) { _, _, _ in seen += 1 }
    #expect(seen == 1 && session.draggingLeaderIndex == 1)
    let other = window.beginDraggingSession(items: [item], event: NSEvent(), source: source)
    #expect(other.draggingSequenceNumber > session.draggingSequenceNumber)
    #expect(source.draggingSession(session, sourceOperationMaskFor: .withinApplication) == .move)
    source.draggingSession(session, movedTo: .zero)
    source.draggingSession(session, endedAt: .zero, operation: [])
    #expect(!source.ignoreModifierKeys(for: session))
    let component = NSDraggingImageComponent(key: .icon)
    component.frame = NSRect(x: 0, y: 0, width: 1, height: 1)
    #expect(component.contents == nil && component.frame.width == 1)
    let operations: [NSDragOperation] = [.copy, .link, .generic, .private, .move, .delete]
    #expect(operations.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(NSDraggingItemEnumerationOptions.concurrent.rawValue == 1)
    #expect(NSDraggingItemEnumerationOptions.clearNonenumeratedImages.rawValue == 1 << 16)
    #expect(NSDraggingContext.withinApplication.rawValue == 1)
  }

  @Test func destinationsRefuse() {
    let info = Info()
    for target: any NSDraggingDestination in [NSView(), Spring()] {
      #expect(target.draggingEntered(info) == [] && target.draggingUpdated(info) == [])
      #expect(target.prepareForDragOperation(info) && !target.performDragOperation(info))
      #expect(target.wantsPeriodicDraggingUpdates())
      target.draggingExited(info)
      target.concludeDragOperation(info)
      target.draggingEnded(info)
      target.updateDraggingItemsForDrag(info)
    }
    let spring = Spring()
    #expect(
      spring.springLoadingEntered(info) == .enabled && spring.springLoadingUpdated(info) == .enabled
    )
    spring.springLoadingExited(info)
    spring.springLoadingActivated(true, draggingInfo: info)
    spring.springLoadingHighlightChanged(info)
    let options: [NSSpringLoadingOptions] = [.disabled, .enabled, .continuousActivation, .noHover]
    #expect(options.map(\.rawValue) == [0, 1, 2, 8])
    let view = NSView()
    view.registerForDraggedTypes([.string])
    #expect(view.registeredDraggedTypes == [.string])
    view.unregisterDraggedTypes()
    let window = NSWindow()
    window.registerForDraggedTypes([.png])
    #expect(view.registeredDraggedTypes == [] && window.registeredDraggedTypes == [.png])
    window.unregisterDraggedTypes()
    info.slideDraggedImage(to: .zero)
    info.resetSpringLoading()
    #expect(info.draggedImageLocation == .zero && info.numberOfValidItemsForDrop == 1)
    #expect(info.draggingSourceOperationMask == .every && !info.animatesToDestination)
    #expect(
      info.draggingDestinationWindow == nil && info.draggedImage == nil
        && info.draggingSource == nil)
    #expect(info.draggingSequenceNumber == 1 && info.springLoadingHighlight == .standard)
  }

  /// Events that a responder does not override go to the next one.
  @Test func eventsGoAlongTheChain() {
    final class Last: NSResponder {
      var heard = 0
      override func keyUp(with event: NSEvent) { heard += 1 }
      override func flagsChanged(with event: NSEvent) { heard += 1 }
      override func touchesBegan(with event: NSEvent) { heard += 1 }
      override func touchesMoved(with event: NSEvent) { heard += 1 }
      override func touchesEnded(with event: NSEvent) { heard += 1 }
      override func touchesCancelled(with event: NSEvent) { heard += 1 }
      override func changeMode(with event: NSEvent) { heard += 1 }
      override func contextMenuKeyDown(_ event: NSEvent) { heard += 1 }
      override func showContextHelp(_ sender: Any?) { heard += 1 }
      override func newWindowForTab(_ sender: Any?) { heard += 1 }
      override func performTextFinderAction(_ sender: Any?) { heard += 1 }
      override func presentError(_ error: any Error) -> Bool {
        heard += 1
        return true
      }
    }
    let (first, last, event) = (NSResponder(), Last(), NSEvent())
    first.nextResponder = last
    for method in [
      NSResponder.keyUp, NSResponder.flagsChanged, NSResponder.touchesBegan,
      NSResponder.touchesMoved, NSResponder.touchesEnded, NSResponder.touchesCancelled,
      NSResponder.changeMode, NSResponder.contextMenuKeyDown,
    ] {
      method(first)(event)
    }
    first.showContextHelp(nil)
    first.newWindowForTab(nil)
    first.performTextFinderAction(nil)
    #expect(first.presentError(CocoaError(.fileNoSuchFile)) && last.heard == 12)
    first.presentError(
      CocoaError(.fileNoSuchFile), modalFor: NSWindow(), delegate: nil, didPresent: nil,
      contextInfo: nil)
    #expect(last.heard == 13 && first.willPresentError(CocoaError(.fileNoSuchFile)) is CocoaError)
    #expect(first.validRequestor(forSendType: .string, returnType: nil) == nil)
    #expect(
      first.supplementalTarget(forAction: "a:", sender: nil) == nil && first.undoManager == nil)
    #expect(!first.performMnemonic(with: "a") && !first.tryToPerform("unknown:", with: nil))
    first.flushBufferedKeyEvents()
    first.noResponder(for: "a:")
    #expect(!first.wantsScrollEventsForSwipeTracking(on: .vertical))
    #expect(!first.wantsForwardedScrollEvents(for: .horizontal))
    #expect(NSResponder.restorableStateKeyPaths == [])
    #expect(NSResponder.allowedClasses(forRestorableStateKeyPath: "a").isEmpty)
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    first.encodeRestorableState(with: coder)
    first.encodeRestorableState(with: coder, backgroundQueue: .main)
    first.restoreState(with: coder)
    first.invalidateRestorableState()
    let activity = NSUserActivity(activityType: "a")
    first.userActivity = activity
    first.updateUserActivityState(activity)
    #expect(first.userActivity === activity)
    #expect(NSApp.target(forAction: "selectAll:", to: last, from: nil) as AnyObject === last)
    #expect(NSApp.target(forAction: "no such action:") == nil)
    let window = NSWindow()
    window.performDrag(with: event)
    (window.ignoresMouseEvents, window.isMovableByWindowBackground) = (true, true)
    #expect(window.ignoresMouseEvents && window.isMovableByWindowBackground)
  }
}
