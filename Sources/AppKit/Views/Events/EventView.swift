public import Foundation

/// The part of a view that deals with events, focus, cursors, gestures and dragging.
///
/// Apple's `NSView` declares these members; they stand in a class of their own because a class body is one file.
@preconcurrency @MainActor open class EventView: NSResponder, NSDraggingDestination {
  /// The number of a tracking rectangle.
  public typealias TrackingRectTag = Int
  /// The number of a tool tip.
  public typealias ToolTipTag = Int

  /// The values that few views set; nil until one is set.
  private var storedState: EventViewState?
  /// The values that few views set.
  var eventState: EventViewState {
    if let storedState { return storedState }
    let state = EventViewState()
    storedState = state
    return state
  }
  /// The values if any was set.
  var eventStateIfSet: EventViewState? { storedState }
  private var view: NSView? { self as? NSView }

  package override var ownFrame: NSRect {
    guard let view else { return .zero }
    return NSAccessibility.screenRect(fromView: view, rect: view.bounds)
  }
  package override var ownParent: Any? { view.flatMap { $0.superview ?? $0.window } }
  package override var ownWindow: Any? { view?.window }
  package override var ownChildren: [Any]? { view?.subviews }

  // MARK: Mouse and keys

  /// Whether a press moves the window: true for a view that is not opaque.
  open var mouseDownCanMoveWindow: Bool { view?.isOpaque == false }
  /// Whether a press in an inactive window reaches the view; false unless overridden.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether a press leaves the window where it is among others; false unless overridden.
  open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
  /// Whether the view accepts touches of a trackpad; stored only.
  open var acceptsTouchEvents: Bool {
    get { eventStateIfSet?.acceptsTouches ?? false }
    set { eventState.acceptsTouches = newValue }
  }
  /// Whether resting fingers count as touches; stored only.
  open var wantsRestingTouches: Bool {
    get { eventStateIfSet?.wantsRestingTouches ?? false }
    set { eventState.wantsRestingTouches = newValue }
  }
  /// The surfaces with touches for the view; those of trackpads unless set.
  open var allowedTouchTypes: NSTouch.TouchTypeMask {
    get { eventStateIfSet?.touchTypes ?? [.indirect] }
    set { eventState.touchTypes = newValue }
  }
  /// The reaction of the trackpad to pressure; stored only.
  open var pressureConfiguration: NSPressureConfiguration? {
    get { eventStateIfSet?.pressureConfiguration }
    set { eventState.pressureConfiguration = newValue }
  }
  /// Passes a key equivalent to the subviews until one performs it.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    view?.subviews.contains { $0.performKeyEquivalent(with: event) } ?? false
  }
  /// Shows the context menu for the event, if there is one.
  open override func rightMouseDown(with event: NSEvent) {
    guard let view, let menu = menu(for: event) else {
      return super.rightMouseDown(with: event)
    }
    NSMenu.popUpContextMenu(menu, with: event, for: view)
  }

  // MARK: Menus

  /// The menu of all views of the class; nil unless overridden.
  open class var defaultMenu: NSMenu? { nil }
  /// Returns the context menu for an event; the view's menu unless overridden.
  open func menu(for event: NSEvent) -> NSMenu? { menu ?? type(of: self).defaultMenu }
  /// Called before a context menu opens.
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  /// Called after a context menu closed.
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  /// The item of a menu that the view belongs to; nil outside of menus.
  open var enclosingMenuItem: NSMenuItem? {
    var current = view
    while let candidate = current {
      if let item = candidate.eventStateIfSet?.menuItem { return item }
      current = candidate.superview
    }
    return nil
  }

  // MARK: Focus

  /// The view after this one in the order of the tab key; not retained.
  open var nextKeyView: NSView? {
    get { eventStateIfSet?.nextKeyView }
    set {
      eventStateIfSet?.nextKeyView?.eventState.previousKeyView = nil
      eventState.nextKeyView = newValue
      newValue?.eventState.previousKeyView = view
    }
  }
  /// The view before this one in the order of the tab key.
  open var previousKeyView: NSView? { eventStateIfSet?.previousKeyView }
  /// The next view in the order of the tab key that can take keys; nil for none.
  open var nextValidKeyView: NSView? { validKeyView { $0.nextKeyView } }
  /// The former view in the order of the tab key that can take keys; nil for none.
  open var previousValidKeyView: NSView? { validKeyView { $0.previousKeyView } }
  private func validKeyView(_ step: (NSView) -> NSView?) -> NSView? {
    guard let view else { return nil }
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var current = step(view)
    while let candidate = current, seen.insert(ObjectIdentifier(candidate)).inserted {
      if candidate.canBecomeKeyView { return candidate }
      current = step(candidate)
    }
    return nil
  }
  /// Whether the tab key can lead to the view: it accepts keys and is visible in a window.
  open var canBecomeKeyView: Bool {
    guard let view else { return false }
    return acceptsFirstResponder && view.window != nil && !view.isHiddenOrHasHiddenAncestor
  }
  /// Whether the view needs its panel to get keys; that of editable views.
  open var needsPanelToBecomeKey: Bool { acceptsFirstResponder }
  /// The kind of the focus ring; the default unless set.
  open var focusRingType: NSFocusRingType {
    get { eventStateIfSet?.focusRingType ?? .default }
    set {
      eventState.focusRingType = newValue
      view?.needsDisplay = true
    }
  }
  /// The default kind of the class's focus ring.
  open class var defaultFocusRingType: NSFocusRingType { .exterior }
  /// Draws the shape of the focus ring; does nothing unless overridden.
  open func drawFocusRingMask() {}
  /// The bounds of the focus ring's shape; empty unless overridden.
  open var focusRingMaskBounds: NSRect { .zero }
  /// Notes that the shape of the focus ring changed.
  open func noteFocusRingMaskChanged() { view?.needsDisplay = true }
  /// Notes that the focus ring must be drawn.
  open func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect) { view?.setNeedsDisplay(rect) }

  // MARK: Tracking

  /// The areas that track the mouse.
  open var trackingAreas: [NSTrackingArea] { eventStateIfSet?.trackingAreas ?? [] }
  /// Adds an area that tracks the mouse.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {
    eventState.trackingAreas.removeAll { $0 === trackingArea }
    eventState.trackingAreas.append(trackingArea)
  }
  /// Removes an area that tracks the mouse.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    eventState.trackingAreas.removeAll { $0 === trackingArea }
  }
  /// Called before events of the mouse's movement when the view's geometry changed; overrides exchange areas.
  open func updateTrackingAreas() {}
  /// Adds a rectangle that tracks the mouse; returns its number.
  @discardableResult
  open func addTrackingRect(
    _ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?, assumeInside flag: Bool
  ) -> TrackingRectTag {
    var options: NSTrackingArea.Options = [.mouseEnteredAndExited, .activeAlways]
    if flag { options.insert(.assumeInside) }
    let area = NSTrackingArea(rect: rect, options: options, owner: owner)
    addTrackingArea(area)
    eventState.lastTag += 1
    eventState.trackingRects[eventState.lastTag] = area
    return eventState.lastTag
  }
  /// Removes a rectangle that tracks the mouse.
  open func removeTrackingRect(_ tag: TrackingRectTag) {
    guard let area = eventState.trackingRects.removeValue(forKey: tag) else { return }
    removeTrackingArea(area)
  }

  // MARK: Cursors

  /// Gives a part of the view a cursor.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {
    eventState.cursorRects.append((rect, object))
  }
  /// Removes the cursor of a part of the view.
  open func removeCursorRect(_ rect: NSRect, cursor object: NSCursor) {
    eventState.cursorRects.removeAll { $0.rect == rect && $0.cursor === object }
  }
  /// Removes all cursors of parts of the view.
  open func discardCursorRects() { eventStateIfSet?.cursorRects = [] }
  /// Called when the window asks for the cursors of parts; overrides add them.
  open func resetCursorRects() {}

  // MARK: Tool tips

  /// Adds a tool tip to a part of the view; returns its number.
  ///
  /// Stored: nothing shows it.
  @discardableResult
  open func addToolTip(
    _ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?
  ) -> ToolTipTag {
    eventState.lastTag += 1
    eventState.toolTips[eventState.lastTag] = rect
    return eventState.lastTag
  }
  /// Removes a tool tip.
  open func removeToolTip(_ tag: ToolTipTag) { eventStateIfSet?.toolTips[tag] = nil }
  /// Removes all tool tips.
  open func removeAllToolTips() {
    eventStateIfSet?.toolTips = [:]
    view?.toolTip = nil
  }

  // MARK: Gestures

  /// The recognizers of gestures.
  open var gestureRecognizers: [NSGestureRecognizer] {
    get { eventStateIfSet?.recognizers ?? [] }
    set {
      for recognizer in gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue { addGestureRecognizer(recognizer) }
    }
  }
  /// Adds a recognizer of gestures.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    eventState.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = view
  }
  /// Removes a recognizer of gestures.
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    eventState.recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  // MARK: Dragging

  /// The types of data that may be dropped on the view.
  open var registeredDraggedTypes: [NSPasteboard.PasteboardType] {
    eventStateIfSet?.draggedTypes ?? []
  }
  /// Lets data of some types be dropped on the view.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    eventState.draggedTypes = newTypes
  }
  /// Lets no data be dropped on the view.
  open func unregisterDraggedTypes() { eventStateIfSet?.draggedTypes = [] }
  /// Begins to drag items; they stay where they are, as nothing moves the mouse.
  @discardableResult
  open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession {
    let place = view?.window?.convertPoint(toScreen: event.locationInWindow)
    return NSDraggingSession(
      items: items, source: source, location: place ?? event.locationInWindow)
  }
  /// An object is dragged into the view; returns what a drop would do.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// An object is dragged in the view; returns what a drop would do.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    draggingEntered(sender)
  }
  /// An object is dragged out of the view.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// An object was dropped; returns whether the view accepts it.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Takes the dropped data; returns whether it could.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called after the data was taken.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called after dragging ended anywhere.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Whether the view is notified of dragging that does not move; true unless overridden.
  open func wantsPeriodicDraggingUpdates() -> Bool { true }
  /// Changes the pictures of the dragged items; does nothing unless overridden.
  open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}
}

/// The values of events that few views set.
@MainActor final class EventViewState {
  var acceptsTouches = false
  var wantsRestingTouches = false
  var touchTypes: NSTouch.TouchTypeMask = [.indirect]
  var pressureConfiguration: NSPressureConfiguration?
  weak var menuItem: NSMenuItem?
  weak var nextKeyView: NSView?
  weak var previousKeyView: NSView?
  var focusRingType = NSFocusRingType.default
  var trackingAreas: [NSTrackingArea] = []
  var trackingRects: [Int: NSTrackingArea] = [:]
  var lastTag = 0
  var toolTips: [Int: NSRect] = [:]
  var cursorRects: [(rect: NSRect, cursor: NSCursor)] = []
  var recognizers: [NSGestureRecognizer] = []
  var draggedTypes: [NSPasteboard.PasteboardType] = []
  /// The frame and window for which the tracking areas were updated.
  var trackedGeometry: (NSRect, ObjectIdentifier)?
  var frameRotation: CGFloat = 0
  var boundsRotation: CGFloat = 0
  var isInFullScreenMode = false
}

/// The kind of a focus ring.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

/// The reaction of a trackpad to pressure.
///
/// - SeeAlso: Apple, "NSPressureConfiguration".
@preconcurrency @MainActor open class NSPressureConfiguration: NSObject {
  /// The reaction.
  public let pressureBehavior: NSEvent.PressureBehavior
  /// Creates a configuration with a reaction.
  public init(pressureBehavior: NSEvent.PressureBehavior) {
    self.pressureBehavior = pressureBehavior
  }
  /// Does nothing: there is no trackpad.
  open func set() {}
}
