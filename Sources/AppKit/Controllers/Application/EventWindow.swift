public import Foundation
public import FoundationShims

/// The part of a window that passes events to its views.
///
/// Apple's `NSWindow` declares these members; they stand in a class of their own because a class body is one file.
@preconcurrency @MainActor open class EventWindow: NSResponder {
  private var window: NSWindow? { self as? NSWindow }
  /// The view that got the press whose dragging and release follow.
  private weak var pressedView: NSView?
  private var pressedRecognizers: [NSGestureRecognizer] = []
  private weak var editedControl: AnyObject?
  private lazy var ownUndoManager = UndoManager()

  /// Whether events of the mouse's movement reach the first responder; false unless set.
  open var acceptsMouseMovedEvents = false
  /// The number of the window, 1 for the first one of the program.
  open private(set) lazy var windowNumber: Int = {
    Self.count += 1
    return Self.count
  }()
  private static var count = 0
  /// Whether events of the mouse go to windows behind this one; stored only.
  open var ignoresMouseEvents = false
  /// The event that the program got last.
  open var currentEvent: NSEvent? { NSApplication.shared.currentEvent }
  /// The place of the mouse in the window, y up.
  open var mouseLocationOutsideOfEventStream: NSPoint {
    window?.convertPoint(fromScreen: NSEvent.mouseLocation) ?? .zero
  }
  /// The undo manager of the window.
  open override var undoManager: UndoManager? { ownUndoManager }

  // MARK: Sending

  /// Passes an event to the view that it is meant for.
  ///
  /// Events of the mouse go to the view that is hit, its recognizers first; dragging and releases to the view that
  /// was pressed; keys to the first responder.
  open func sendEvent(_ event: NSEvent) {
    let kind = NSEvent.EventTypeMask(type: event.type)
    if NSEvent.EventTypeMask.presses.contains(kind) { return press(event) }
    if NSEvent.EventTypeMask.drags.contains(kind) || NSEvent.EventTypeMask.releases.contains(kind) {
      return follow(event)
    }
    switch event.type {
    case .keyDown: window?.firstResponder?.keyDown(with: event)
    case .keyUp: window?.firstResponder?.keyUp(with: event)
    case .flagsChanged: window?.firstResponder?.flagsChanged(with: event)
    case .mouseMoved: moved(event)
    case .mouseEntered: hitView(event)?.mouseEntered(with: event)
    case .mouseExited: hitView(event)?.mouseExited(with: event)
    case .scrollWheel: hitView(event)?.scrollWheel(with: event)
    default: gesture(event)
    }
  }
  private func hitView(_ event: NSEvent) -> NSView? {
    guard let content = window?.contentView else { return nil }
    content.layoutSubtreeIfNeeded()
    return content.hitTest(event.locationInWindow)
  }
  private func recognizers(of view: NSView) -> [NSGestureRecognizer] {
    sequence(first: view) { $0.superview }.flatMap { $0.eventStateIfSet?.recognizers ?? [] }
  }
  private func press(_ event: NSEvent) {
    guard let window, let view = hitView(event) else { return }
    pressedView = view
    pressedRecognizers = recognizers(of: view)
    if event.type == .leftMouseDown, window.firstResponder !== view,
      window.firstResponder as? NSView !== window.contentView || view !== window.contentView,
      !(view is NSButton), view.acceptsFirstResponder,
      view.validateProposedFirstResponder(view, for: event)
    {
      _ = window.makeFirstResponder(view)
    }
    for recognizer in pressedRecognizers { recognizer.receive(event) }
    if pressedRecognizers.contains(where: { $0.delaysPrimaryMouseButtonEvents }) { return }
    switch event.type {
    case .rightMouseDown: view.rightMouseDown(with: event)
    case .otherMouseDown: view.otherMouseDown(with: event)
    case _ where event.modifierFlags.contains(.control) && view.menu(for: event) != nil:
      view.rightMouseDown(with: event)
    default: view.mouseDown(with: event)
    }
  }
  private func follow(_ event: NSEvent) {
    for recognizer in pressedRecognizers { recognizer.receive(event) }
    guard let view = pressedView ?? hitView(event) else { return }
    switch event.type {
    case .leftMouseDragged: view.mouseDragged(with: event)
    case .rightMouseDragged: view.rightMouseDragged(with: event)
    case .otherMouseDragged: view.otherMouseDragged(with: event)
    case .leftMouseUp: view.mouseUp(with: event)
    case .rightMouseUp: view.rightMouseUp(with: event)
    default: view.otherMouseUp(with: event)
    }
    if NSEvent.EventTypeMask.releases.contains(.init(type: event.type)) {
      pressedView = nil
      pressedRecognizers = []
    }
    if NSEvent.EventTypeMask.drags.contains(.init(type: event.type)) { track(event, isDrag: true) }
  }
  private func moved(_ event: NSEvent) {
    track(event, isDrag: false)
    if acceptsMouseMovedEvents { window?.firstResponder?.mouseMoved(with: event) }
  }
  private func gesture(_ event: NSEvent) {
    guard let view = hitView(event) else { return }
    for recognizer in recognizers(of: view) { recognizer.receive(event) }
    switch event.type {
    case .magnify: view.magnify(with: event)
    case .rotate: view.rotate(with: event)
    case .swipe: view.swipe(with: event)
    case .smartMagnify: view.smartMagnify(with: event)
    case .beginGesture: view.beginGesture(with: event)
    case .endGesture: view.endGesture(with: event)
    case .quickLook: view.quickLook(with: event)
    case .pressure: view.pressureChange(with: event)
    case .tabletPoint: view.tabletPoint(with: event)
    case .tabletProximity: view.tabletProximity(with: event)
    case .cursorUpdate: view.cursorUpdate(with: event)
    default: break
    }
  }

  // MARK: Tracking

  /// Notifies the owners of tracking areas of the mouse's movement.
  private func track(_ event: NSEvent, isDrag: Bool) {
    guard let content = window?.contentView else { return }
    content.layoutSubtreeIfNeeded()
    updateTrackingAreas()
    let place = event.locationInWindow
    for node in content.viewNode.preorder() {
      guard let view = node.host as? NSView, !view.trackingAreas.isEmpty else { continue }
      let point = view.convert(place, from: nil)
      let isHidden = view.isHiddenOrHasHiddenAncestor
      for area in view.trackingAreas where area.isActive(in: view) || area.isInside {
        if isDrag, !area.options.contains(.enabledDuringMouseDrag) { continue }
        let rect = area.currentRect(in: view).intersection(view.visibleRect)
        track(area, event, isInside: !isHidden && view.isMousePoint(point, in: rect))
      }
    }
    updateCursor(place)
  }
  private func track(_ area: NSTrackingArea, _ event: NSEvent, isInside: Bool) {
    let owner = area.owner as? NSResponder
    let wasInside = area.isInside
    area.isInside = isInside
    if isInside != wasInside {
      let type: NSEvent.EventType = isInside ? .mouseEntered : .mouseExited
      if area.options.contains(.mouseEnteredAndExited) {
        let crossing = event.crossing(type, area)
        if isInside {
          owner?.mouseEntered(with: crossing)
        } else {
          owner?.mouseExited(with: crossing)
        }
      }
      if isInside, area.options.contains(.cursorUpdate) {
        owner?.cursorUpdate(with: event.crossing(.cursorUpdate, area))
      }
    }
    if isInside, area.options.contains(.mouseMoved), event.type == .mouseMoved {
      owner?.mouseMoved(with: event)
    }
  }
  /// Calls `updateTrackingAreas()` on views whose geometry changed.
  private func updateTrackingAreas() {
    guard let content = window?.contentView else { return }
    for node in content.viewNode.preorder() {
      guard let view = node.host as? NSView else { continue }
      let place = view.convert(view.bounds, to: nil)
      let state = view.eventStateIfSet?.trackedGeometry
      guard state?.0 != place || state?.1 != ObjectIdentifier(self) else { continue }
      view.eventState.trackedGeometry = (place, ObjectIdentifier(self))
      view.updateTrackingAreas()
    }
  }
  private func updateCursor(_ place: NSPoint) {
    guard areCursorRectsEnabled, let view = window?.contentView?.hitTest(place) else { return }
    for candidate in sequence(first: view, next: { $0.superview }) {
      if candidate.eventStateIfSet?.cursorRects.isEmpty != false { candidate.resetCursorRects() }
      let point = candidate.convert(place, from: nil)
      let rects = candidate.eventStateIfSet?.cursorRects ?? []
      if let found = rects.last(where: { candidate.isMousePoint(point, in: $0.rect) }) {
        return found.cursor.set()
      }
    }
  }
  /// Whether parts of views have cursors; see ``disableCursorRects()``.
  open private(set) var areCursorRectsEnabled = true
  /// Lets parts of views have cursors.
  open func enableCursorRects() { areCursorRectsEnabled = true }
  /// Lets no part of a view have a cursor.
  open func disableCursorRects() { areCursorRectsEnabled = false }
  /// Forgets the cursors of a view's parts, which are asked for again.
  open func invalidateCursorRects(for view: NSView) { view.discardCursorRects() }
  /// Forgets the cursors of all parts of views.
  open func discardCursorRects() {
    for node in window?.contentView?.viewNode.preorder() ?? [] {
      (node.host as? NSView)?.discardCursorRects()
    }
  }
  /// Asks all views for the cursors of their parts.
  open func resetCursorRects() {
    for node in window?.contentView?.viewNode.preorder() ?? [] {
      (node.host as? NSView)?.discardCursorRects()
      (node.host as? NSView)?.resetCursorRects()
    }
  }

  // MARK: The queue

  /// Returns the next event of some kinds that was posted, and removes it; nil for none.
  open func nextEvent(matching mask: NSEvent.EventTypeMask) -> NSEvent? {
    NSApplication.shared.nextEvent(
      matching: mask, until: nil, inMode: .default, dequeue: true)
  }
  /// Returns the next event of some kinds that was posted; nil for none, as nothing waits.
  open func nextEvent(
    matching mask: NSEvent.EventTypeMask, until expiration: Date?, inMode mode: RunLoop.Mode,
    dequeue deqFlag: Bool
  ) -> NSEvent? {
    NSApplication.shared.nextEvent(
      matching: mask, until: expiration, inMode: mode, dequeue: deqFlag)
  }
  /// Removes events of some kinds that were posted before another one.
  open func discardEvents(matching mask: NSEvent.EventTypeMask, before lastEvent: NSEvent?) {
    NSApplication.shared.discardEvents(matching: mask, before: lastEvent)
  }
  /// Posts an event at the start or the end of the queue.
  open func postEvent(_ event: NSEvent, atStart flag: Bool) {
    NSApplication.shared.postEvent(event, atStart: flag)
  }
  /// Passes posted events to a handler until it stops or none is left.
  open func trackEvents(
    matching mask: NSEvent.EventTypeMask, timeout: TimeInterval, mode: RunLoop.Mode,
    handler trackingHandler: (NSEvent?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    while !stop.boolValue, let event = nextEvent(matching: mask) { trackingHandler(event, &stop) }
    if !stop.boolValue { trackingHandler(nil, &stop) }
  }
  /// Begins to drag an item; see `NSView.beginDraggingSession(with:event:source:)`.
  @discardableResult
  open func beginDraggingSession(
    items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    let place = window?.convertPoint(toScreen: event.locationInWindow)
    return NSDraggingSession(
      items: items, source: source, location: place ?? event.locationInWindow)
  }
  /// Moves the window with the mouse; does nothing, as nothing moves the mouse.
  open func performDrag(with event: NSEvent) {}
  /// Whether a press anywhere in the background moves the window; stored only.
  open var isMovableByWindowBackground = false

  // MARK: Keys

  /// The view that becomes first responder when the window is shown first.
  open weak var initialFirstResponder: NSView?
  /// Whether the order of the tab key follows the views' places; stored only.
  open var autorecalculatesKeyViewLoop = false
  /// Arranges the order of the tab key by the places of the views.
  open func recalculateKeyViewLoop() {
    let views = keyViews()
    for (view, next) in zip(views, views.dropFirst() + views.prefix(1)) { view.nextKeyView = next }
  }
  /// The views that take keys, by their places from the top and the leading edge.
  private func keyViews() -> [NSView] {
    let nodes = window?.contentView.map { Array($0.viewNode.preorder()) } ?? []
    return nodes.compactMap { $0.host as? NSView }.filter(\.canBecomeKeyView)
      .map { ($0, $0.convert($0.bounds, to: nil)) }
      .sorted { ($0.1.maxY, -$0.1.minX) > ($1.1.maxY, -$1.1.minX) }.map(\.0)
  }
  /// Makes the next view in the order of the tab key first responder.
  open func selectNextKeyView(_ sender: Any?) { selectKeyView(1) { $0.nextValidKeyView } }
  /// Makes the former view in the order of the tab key first responder.
  open func selectPreviousKeyView(_ sender: Any?) {
    selectKeyView(-1) { $0.previousValidKeyView }
  }
  private func selectKeyView(_ step: Int, _ linked: (NSView) -> NSView?) {
    guard let window else { return }
    let responder = window.firstResponder
    let current = (responder as? NSText)?.fieldEditorOwner ?? responder as? NSView
    let views = keyViews()
    let index = views.firstIndex { $0 === current }
    let next =
      current.flatMap(linked)
      ?? index.map { views[($0 + step + views.count) % views.count] }
      ?? initialFirstResponder ?? views.first
    guard let next else { return }
    window.focusDirection = step > 0 ? .selectingNext : .selectingPrevious
    _ = window.makeFirstResponder(next)
    window.focusDirection = .direct
  }
  /// Leaves a field for the next or the former view in the order of the tab key.
  func leave(_ view: NSView, _ step: Int) {
    let views = keyViews()
    let index = views.firstIndex { $0 === view }
    let linked = step > 0 ? view.nextValidKeyView : view.previousValidKeyView
    let next = linked ?? index.map { views[($0 + step + views.count) % views.count] }
    if let next { _ = window?.makeFirstResponder(next) }
  }
  /// Makes the view after a view first responder.
  open func selectKeyView(following view: NSView) {
    if let next = view.nextValidKeyView { _ = window?.makeFirstResponder(next) }
  }
  /// Makes the view before a view first responder.
  open func selectKeyView(preceding view: NSView) {
    if let next = view.previousValidKeyView { _ = window?.makeFirstResponder(next) }
  }
  open override func insertTab(_ sender: Any?) { selectNextKeyView(sender) }
  open override func insertBacktab(_ sender: Any?) { selectPreviousKeyView(sender) }
  /// Performs the key equivalent of a view in the window.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    window?.contentView?.performKeyEquivalent(with: event) ?? false
  }
  /// Moves the focus for the tab key, presses the default button for the return key, or performs a key equivalent.
  open override func keyDown(with event: NSEvent) {
    if performKeyEquivalent(with: event) { return }
    switch event.specialKey {
    case .tab?:
      if event.modifierFlags.contains(.shift) {
        selectPreviousKeyView(nil)
      } else {
        selectNextKeyView(nil)
      }
    case .backTab?: selectPreviousKeyView(nil)
    default:
      if event.characters == "\u{1b}" { return cancelOperation(nil) }
      super.keyDown(with: event)
    }
  }
  /// Whether the keys of the window's default button are enabled.
  private var isDefaultButtonEnabled = true
  /// The cell of the button that the return key presses.
  open var defaultButtonCell: NSButtonCell? {
    didSet { (defaultButtonCell?.controlView as? NSButton)?.keyEquivalent = "\r" }
  }
  /// Lets the return key press the default button.
  open func enableKeyEquivalentForDefaultButtonCell() { isDefaultButtonEnabled = true }
  /// Keeps the return key from pressing the default button.
  open func disableKeyEquivalentForDefaultButtonCell() { isDefaultButtonEnabled = false }

  // MARK: The field editor

  private var ownFieldEditor: NSTextView?
  /// Returns the text that edits the window's fields.
  ///
  /// - Parameters:
  ///   - createFlag: Whether it is created if it is missing.
  ///   - object: The field that is edited.
  open func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? {
    if ownFieldEditor == nil, createFlag {
      let editor = NSTextView(frame: .zero)
      editor.isFieldEditor = true
      editor.drawsBackground = false
      ownFieldEditor = editor
    }
    return ownFieldEditor
  }
  /// Ends the editing of a field; the window becomes first responder.
  open func endEditing(for object: Any?) {
    guard let window, window.firstResponder !== window else { return }
    _ = window.makeFirstResponder(nil)
  }

  /// The types of data that may be dropped on the window.
  open private(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
  /// Lets data of some types be dropped on the window.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    registeredDraggedTypes = newTypes
  }
  /// Lets no data be dropped on the window.
  open func unregisterDraggedTypes() { registeredDraggedTypes = [] }
}

extension NSEvent {
  /// The event with another kind, for a tracking area.
  func crossing(_ type: EventType, _ area: NSTrackingArea) -> NSEvent {
    var facts = facts
    facts.type = type
    facts.trackingArea = area
    return NSEvent(facts)
  }
}
