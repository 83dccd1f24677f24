public import Foundation
internal import LayoutGeometry
public import LayoutTree
internal import ViewArrangements
internal import ViewDrawing

/// A window, whose content view is the root of a view tree.
///
/// The content view fills the window below the title bar. Constraints inside can change the window's size: the
/// size is held at `LayoutTree/LayoutPriority/windowSizeStayPut`, 500, so constraints of a higher priority
/// resize the window while its top left corner stays, unless ``setAnchorAttribute(_:for:)`` sets another
/// anchor.
///
/// ```swift
/// let place = NSRect(x: 100, y: 100, width: 400, height: 300)
/// let window = NSWindow(
///   contentRect: place, styleMask: [.titled], backing: .buffered, defer: false)
/// let content = NSView()
/// window.contentView = content
/// content.widthAnchor.constraint(equalToConstant: 500).isActive = true
/// window.layoutIfNeeded()
/// print(window.frame.minX, window.frame.width)  // 100.0 500.0
/// ```
///
/// - Units: Points on the screen, y up; the content view's frame starts at 0, 0.
/// - Errors: None: a view that is another window's content leaves that window, and if a responder refuses, the
///   window becomes the first responder.
/// - Complexity: Moving is O(1); resizing costs the next layout pass of the content.
/// - SeeAlso: Apple, "NSWindow"; `Rules/Passes.md#windows-keep-their-size-weakly`.
@preconcurrency @MainActor open class NSWindow: WindowValues, NSAppearanceCustomization {
  /// The object that decides about the window and is notified of its changes; not retained.
  open weak var delegate: (any NSWindowDelegate)?
  private var geometry: WindowGeometry
  private var anchors = (
    horizontal: NSLayoutConstraint.Attribute.left, vertical: NSLayoutConstraint.Attribute.top
  )
  /// Whether the window is currently resizing its content.
  private var isPlacingContent = false
  private var storedBackingScale: CGFloat

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - contentRect: The content's rectangle on the screen, y up; points.
  ///   - style: The parts around the content.
  ///   - backingStoreType: The storage of the picture; no difference here.
  ///   - flag: Whether a device for the window is created later; no difference here.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    styleMask = style
    geometry = Self.geometry(style)
    frame = geometry.frame(around: contentRect)
    storedBackingScale = NSScreen.main?.backingScaleFactor ?? 1
    super.init()
    let view = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
    contentView = view
    adopt(view)
  }
  /// Creates a window on a screen; there is only one screen.
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }
  /// Creates a titled window of the preferred or current size of a controller's view.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: NSRect(x: 0, y: 0, width: 500, height: 500),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: true)
    self.contentViewController = contentViewController
    didSetContentViewController()
    title = contentViewController.title ?? ""
  }
  /// Creates a borderless window without size.
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
  }
  /// Creates a window from an archive; values come from the document that is being loaded.
  public required init?(coder: NSCoder) {
    styleMask = []
    geometry = Self.geometry([])
    frame = .zero
    storedBackingScale = 1
    super.init(coder: coder)
  }

  // MARK: Content

  /// The view that fills the window; setting it resizes the view to the window's content size.
  open var contentView: NSView? {
    didSet {
      guard contentView !== oldValue else { return }
      if let oldValue { release(oldValue) }
      layoutTurn.follow(isVisible ? contentView?.viewNode : nil)
      if contentViewController?.viewIfLoaded !== contentView { contentViewController = nil }
      if let contentView { adopt(contentView) }
    }
  }
  /// The controller whose view is the content.
  ///
  /// Setting it resizes the window to the controller's preferred content size, or else to the view's size.
  open var contentViewController: NSViewController? {
    didSet {
      guard contentViewController !== oldValue else { return }
      didSetContentViewController()
    }
  }
  private func didSetContentViewController() {
    guard let controller = contentViewController else { return }
    let view = controller.view
    let preferred = controller.preferredContentSize
    let size = preferred == .zero ? view.frame.size : preferred
    contentView = view
    if size != .zero { setContentSize(size) }
  }
  /// Called after the preferred content size of the content view controller changed.
  func preferredContentSizeDidChange(of controller: NSViewController) {
    guard controller === contentViewController, controller.preferredContentSize != .zero else {
      return
    }
    setContentSize(controller.preferredContentSize)
  }

  private func adopt(_ view: NSView) {
    view.removeFromSuperview()
    if let other = view.contentWindow, other !== self { other.contentView = nil }
    view.contentWindow = self
    view.viewNode.pixelScale = Double(backingScaleFactor)
    placeContent()
    refreshSizing()
    view.windowChanged()
  }
  private func release(_ view: NSView) {
    view.contentWindow = nil
    view.viewNode.rootSizing = nil
    view.viewNode.margins.assignedSafeArea = nil
    view.windowChanged()
  }
  /// Resizes the content view to the content area of the window's frame.
  private func placeContent() {
    guard let view = contentView else { return }
    isPlacingContent = true
    let size = geometry.content(of: frame).size
    view.frame = NSRect(origin: .zero, size: size)
    isPlacingContent = false
    let top = geometry.covered
    view.viewNode.margins.assignedSafeArea =
      top == 0 ? nil : ViewInsets(top: top, left: 0, bottom: 0, right: 0)
  }

  // MARK: Frame

  /// The parts of the window around its content.
  open var styleMask: StyleMask {
    didSet {
      guard styleMask != oldValue else { return }
      geometry = Self.geometry(styleMask)
      placeContent()
    }
  }
  /// The window's rectangle, including the title bar.
  open private(set) var frame: NSRect
  /// Moves and resizes the window; its content and its child windows follow.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    let old = frame
    frame = frameRect
    placeContent()
    framesDidChange(from: old)
  }
  /// Moves and resizes the window, without animation, to a size that the delegate may change.
  open func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {
    var rect = frameRect
    if rect.size != frame.size {
      rect.size = delegate?.windowWillResize(self, to: rect.size) ?? rect.size
    }
    setFrame(rect, display: displayFlag)
  }
  /// The duration of an animated change of the frame, in seconds: 0.2 for each 150 points.
  open func animationResizeTime(_ newFrame: NSRect) -> TimeInterval {
    let change = max(
      abs(newFrame.width - frame.width), abs(newFrame.height - frame.height),
      abs(newFrame.minX - frame.minX), abs(newFrame.minY - frame.minY))
    return 0.2 * TimeInterval(change / 150)
  }
  /// The frame at which the top of a titled window is below the menu bar of a screen; unchanged for other windows.
  open func constrainFrameRect(_ frameRect: NSRect, to screen: NSScreen?) -> NSRect {
    guard styleMask.contains(.titled), let screen else { return frameRect }
    return WindowGeometry.constrained(frameRect, below: screen.visibleFrame)
  }
  /// Moves the lower left corner.
  open func setFrameOrigin(_ point: NSPoint) {
    setFrame(NSRect(origin: point, size: frame.size), display: false)
  }
  /// Moves the upper left corner.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.size.height))
  }
  /// Resizes the window so that the content has the given size; the lower left corner stays.
  open func setContentSize(_ size: NSSize) {
    var content = contentRect(forFrameRect: frame)
    content.size = size
    setFrame(frameRect(forContentRect: content), display: false)
  }
  /// Moves the upper left corner to a point and returns the point for the next window of a cascade.
  ///
  /// For zero the window stays.
  @discardableResult
  open func cascadeTopLeft(from topLeftPoint: NSPoint) -> NSPoint {
    if topLeftPoint != .zero { setFrameTopLeftPoint(topLeftPoint) }
    let step = WindowGeometry.titleBarHeight
    return NSPoint(x: frame.minX + step, y: frame.maxY - step)
  }
  /// Moves the window to the centre of the screen, slightly above the middle.
  open func center() {
    guard let screen else { return }
    setFrameOrigin(WindowGeometry.centeredOrigin(frame.size, in: screen.visibleFrame))
  }
  /// The content rectangle of a window with this window's style.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    geometry.content(of: frameRect)
  }
  /// The frame of a window with this window's style around a content rectangle.
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    geometry.frame(around: contentRect)
  }
  /// The content rectangle of a window with the given style; a title bar is 28 points high.
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect {
    geometry(style).content(of: fRect)
  }
  /// The frame of a window with the given style around a content rectangle; a title bar is 28 points high.
  open class func frameRect(forContentRect cRect: NSRect, styleMask style: StyleMask) -> NSRect {
    geometry(style).frame(around: cRect)
  }
  /// The part of the content that the title bar does not cover, in the window's space, y up.
  open var contentLayoutRect: NSRect {
    var size = geometry.content(of: frame).size
    size.height = max(0, size.height - geometry.covered)
    return NSRect(origin: .zero, size: size)
  }
  /// The part of the content that the title bar does not cover, as an `NSLayoutGuide`.
  open var contentLayoutGuide: Any? { contentView?.safeAreaLayoutGuide }

  /// The smallest size of the content, required of layout; zero for none.
  open var contentMinSize = NSSize.zero { didSet { refreshSizing() } }
  /// The largest size of the content, required of layout.
  open var contentMaxSize = NSWindow.unlimited { didSet { refreshSizing() } }
  /// The smallest size of the window, required of layout unless ``contentMinSize`` requires a larger one.
  open var minSize = NSSize.zero { didSet { refreshSizing() } }
  /// The largest size of the window, required of layout unless ``contentMaxSize`` requires a smaller one.
  open var maxSize = NSWindow.unlimited { didSet { refreshSizing() } }
  private static let unlimited = NSSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private func refreshSizing() {
    contentView?.viewNode.rootSizing = geometry.sizing(
      priority: .windowSizeStayPut, content: (contentMinSize, contentMaxSize),
      window: (minSize, maxSize))
  }

  // MARK: Constraints

  /// The part of the window that stays in position while constraints resize it; left and top unless set.
  open func anchorAttribute(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Attribute {
    orientation == .horizontal ? anchors.horizontal : anchors.vertical
  }
  /// Sets the part of the window that stays in position while constraints resize it.
  ///
  /// - Parameters:
  ///   - attr: An edge or the centre along the orientation; any other attribute stands for left or top.
  ///   - orientation: The axis.
  open func setAnchorAttribute(
    _ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation
  ) {
    if orientation == .horizontal { anchors.horizontal = attr } else { anchors.vertical = attr }
  }
  /// Updates the constraints of all views that requested an update.
  open func updateConstraintsIfNeeded() { contentView?.updateConstraintsForSubtreeIfNeeded() }
  /// Performs pending layout immediately; constraints may resize the window.
  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
  /// Writes constraints to the log, one per line.
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    guard let constraints, !constraints.isEmpty else { return }
    LayoutProfile.current.log(constraints.map(\.description).joined(separator: "\n"))
  }
  /// Called after the content view's size changed, by layout or by direct assignment.
  func contentSizeDidChange() {
    guard !isPlacingContent, let size = contentView?.frame.size else { return }
    let around = geometry.frame(around: NSRect(origin: .zero, size: size)).size
    guard around != frame.size else { return }
    let old = frame
    frame = WindowGeometry.resized(
      frame, to: around, WindowGeometry.Anchor(anchors.horizontal, .horizontal),
      WindowGeometry.Anchor(anchors.vertical, .vertical))
    framesDidChange(from: old)
  }
  private func framesDidChange(from old: NSRect) {
    let move = NSPoint(x: frame.minX - old.minX, y: frame.minY - old.minY)
    if move != .zero {
      for child in childWindows ?? [] {
        child.setFrameOrigin(NSPoint(x: child.frame.minX + move.x, y: child.frame.minY + move.y))
      }
      report(Self.didMoveNotification) { $0.windowDidMove($1) }
    }
    if old.size != frame.size { report(Self.didResizeNotification) { $0.windowDidResize($1) } }
    if old != frame, !frameAutosaveName.isEmpty { saveFrame(usingName: frameAutosaveName) }
  }
  /// Posts a notification of the window and calls a method of its delegate with it.
  func report(
    _ name: Notification.Name, _ info: [AnyHashable: Any]? = nil,
    _ call: (any NSWindowDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: info)
    if let delegate { call(delegate, notification) }
    NotificationCenter.default.post(notification)
  }
  /// The name under which the frame is saved when it changes; empty for none.
  open internal(set) var frameAutosaveName: FrameAutosaveName = ""

  // MARK: Screen

  /// The window's appearance; nil for the application's.
  open var appearance: NSAppearance? {
    didSet { if appearance != oldValue { contentView?.notifyAppearanceChange() } }
  }
  /// The window's appearance, or else the application's.
  open var effectiveAppearance: NSAppearance {
    appearance ?? NSApplication.shared.effectiveAppearance
  }
  /// The text of the title bar.
  open var title = "" { didSet { if title != oldValue { windowTitleDidChange() } } }
  private func windowTitleDidChange() {
    if miniwindowTitle == oldTitle { miniwindowTitle = title }
    oldTitle = title
  }
  private var oldTitle = ""
  /// The line below the title, in a title bar with a toolbar.
  open var subtitle = ""
  /// Whether the title bar shows the title; visible unless set.
  open var titleVisibility = TitleVisibility.visible
  /// Whether the title bar has no background.
  open var titlebarAppearsTransparent = false
  /// The controller that owns the window.
  open weak var windowController: NSWindowController?
  /// The screen that the window is on.
  open var screen: NSScreen? { NSScreen.main }
  /// The number of pixels per point; the screen's unless ``setBackingScale(_:)`` was called.
  open var backingScaleFactor: CGFloat { storedBackingScale }
  /// Sets the number of pixels per point.
  ///
  /// Not in AppKit, where the screen decides; programs and tests call it here.
  ///
  /// - Parameter scale: Pixels per point, above zero; any other value is ignored.
  open func setBackingScale(_ scale: CGFloat) {
    guard scale > 0, scale.isFinite, scale != storedBackingScale else { return }
    let old = storedBackingScale
    storedBackingScale = scale
    defer {
      report(Self.didChangeBackingPropertiesNotification, [Self.oldScaleFactorUserInfoKey: old]) {
        $0.windowDidChangeBackingProperties($1)
      }
    }
    guard let contentView else { return }
    contentView.viewNode.pixelScale = Double(scale)
    for node in contentView.viewNode.preorder() {
      node.setNeedsLayout()
      (node.host as? NSView)?.viewDidChangeBackingProperties()
    }
  }
  /// Whether the window is on the screen.
  open private(set) var isVisible = false
  /// Whether the window receives keyboard input.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  /// Shows the window in front of the others and makes it the key window.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
  }
  /// Gives keyboard input to the window if it can become the key window.
  open func makeKey() { if canBecomeKey { NSApplication.shared.makeKey(self) } }
  /// Gives the window the work of the user if it can become that.
  open func makeMain() { if canBecomeMain { NSApplication.shared.makeMain(self) } }
  /// Whether the window can become the key window: if it has a title bar or can be resized.
  open var canBecomeKey: Bool { styleMask.contains(.titled) || styleMask.contains(.resizable) }
  /// Whether the window can become the main window: if it is visible and has a title bar or can be resized.
  open var canBecomeMain: Bool { isVisible && canBecomeKey && !(self is NSPanel) }
  /// Whether the user works in the window.
  open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
  /// Called after the window became the key window; call super, which notifies the delegate.
  open func becomeKey() { report(Self.didBecomeKeyNotification) { $0.windowDidBecomeKey($1) } }
  /// Called after the window stopped being the key window; call super, which notifies the delegate.
  open func resignKey() { report(Self.didResignKeyNotification) { $0.windowDidResignKey($1) } }
  /// Called after the window became the main window; call super, which notifies the delegate.
  open func becomeMain() { report(Self.didBecomeMainNotification) { $0.windowDidBecomeMain($1) } }
  /// Called after the window stopped being the main window; call super, which notifies the delegate.
  open func resignMain() { report(Self.didResignMainNotification) { $0.windowDidResignMain($1) } }
  /// Shows the window in front of the others.
  open func orderFront(_ sender: Any?) { order(.above) }
  /// Shows the window in front of the others, also while its program is not active.
  open func orderFrontRegardless() { order(.above) }
  /// Shows the window behind the others.
  open func orderBack(_ sender: Any?) { order(.below) }
  /// Removes the window from the screen, with its child windows.
  open func orderOut(_ sender: Any?) { order(.out) }
  /// Shows the window before or behind all others, or removes it from the screen.
  open func order(_ place: NSWindowOrderingMode, relativeTo otherWin: Int) {
    NSApplication.shared.order(self, place, relativeTo: otherWin)
    didOrder(place)
  }
  /// Removes the window from the screen after notifying its delegate; the object lives as long as it is referenced.
  open func close() {
    report(Self.willCloseNotification) { $0.windowWillClose($1) }
    sheetParent?.endSheet(self)
    parent?.removeChildWindow(self)
    orderOut(nil)
    windowController?.windowWasClosed()
    NSApplication.shared.windowWasClosed(self)
  }
  /// Closes the window as its close button does: if it has one and the delegate agrees.
  open func performClose(_ sender: Any?) {
    guard styleMask.contains(.closable), attachedSheet == nil else { return }
    if let delegate, !delegate.windowShouldClose(self) { return }
    close()
  }
  /// Minimizes the window as its button does, if it has one.
  open func performMiniaturize(_ sender: Any?) {
    if styleMask.contains(.miniaturizable) { miniaturize(sender) }
  }
  /// Minimizes the window: it leaves the screen.
  open func miniaturize(_ sender: Any?) {
    guard !isMiniaturized else { return }
    report(Self.willMiniaturizeNotification) { $0.windowWillMiniaturize($1) }
    orderOut(sender)
    isMiniaturized = true
    report(Self.didMiniaturizeNotification) { $0.windowDidMiniaturize($1) }
  }
  /// Restores a minimized window.
  open func deminiaturize(_ sender: Any?) {
    guard isMiniaturized else { return }
    isMiniaturized = false
    makeKeyAndOrderFront(sender)
    report(Self.didDeminiaturizeNotification) { $0.windowDidDeminiaturize($1) }
  }
  /// Whether the window is minimized.
  open internal(set) var isMiniaturized = false
  /// Zooms the window as its button does, if it has one.
  open func performZoom(_ sender: Any?) { if styleMask.contains(.resizable) { zoom(sender) } }
  /// Changes between the frame that the user gave the window and the one that fills the screen or the delegate states.
  open func zoom(_ sender: Any?) {
    let area = screen?.visibleFrame ?? frame
    let standard = delegate?.windowWillUseStandardFrame(self, defaultFrame: area) ?? area
    let target = frame == standard ? userFrame ?? frame : standard
    guard delegate?.windowShouldZoom(self, toFrame: target) ?? true else { return }
    if frame != standard { userFrame = frame }
    setFrame(target, display: true)
  }
  private var userFrame: NSRect?
  /// Whether the window fills the screen by ``zoom(_:)``.
  open var isZoomed: Bool { userFrame != nil && frame != userFrame }
  /// Enters or leaves full screen, without animation.
  open func toggleFullScreen(_ sender: Any?) {
    if styleMask.contains(.fullScreen) {
      report(Self.willExitFullScreenNotification) { $0.windowWillExitFullScreen($1) }
      styleMask.remove(.fullScreen)
      if let frameOutside { setFrame(frameOutside, display: true) }
      report(Self.didExitFullScreenNotification) { $0.windowDidExitFullScreen($1) }
    } else {
      report(Self.willEnterFullScreenNotification) { $0.windowWillEnterFullScreen($1) }
      frameOutside = frame
      styleMask.insert(.fullScreen)
      if let screen { setFrame(screen.frame, display: true) }
      report(Self.didEnterFullScreenNotification) { $0.windowDidEnterFullScreen($1) }
    }
  }
  private var frameOutside: NSRect?
  private func order(_ place: NSWindowOrderingMode) {
    NSApplication.shared.order(self, place)
    didOrder(place)
  }
  private func didOrder(_ place: NSWindowOrderingMode) {
    let wasVisible = isVisible
    isVisible = place != .out
    if isVisible {
      isMiniaturized = false
    } else {
      for child in childWindows ?? [] { child.orderOut(nil) }
    }
    layoutTurn.follow(isVisible ? contentView?.viewNode : nil)
    contentView?.updateControllerVisibility()
    guard wasVisible != isVisible else { return }
    if isVisible, let view = initialFirstResponder, currentResponder == nil {
      _ = makeFirstResponder(view)
    }
    report(Self.didChangeOcclusionStateNotification) { $0.windowDidChangeOcclusionState($1) }
  }

  // MARK: Other windows

  /// The thickness of borders, by edge.
  var borders: [NSRectEdge: CGFloat] = [:]
  /// The direction of the change of the first responder that runs.
  var focusDirection = SelectionDirection.direct
  /// The group of tabs.
  var group: NSWindowTabGroup?
  /// The windows that move with this one; nil for none.
  open internal(set) var childWindows: [NSWindow]?
  /// The window that this one moves with.
  open weak var parent: NSWindow?
  /// Adds a window that moves with this one, and shows it.
  open func addChildWindow(_ childWin: NSWindow, ordered place: NSWindowOrderingMode) {
    childWin.parent?.removeChildWindow(childWin)
    childWindows = (childWindows ?? []) + [childWin]
    childWin.parent = self
    if isVisible, place != .out { childWin.order(place, relativeTo: windowNumber) }
  }
  /// Removes a window that moves with this one; it stays on the screen.
  open func removeChildWindow(_ childWin: NSWindow) {
    guard childWin.parent === self else { return }
    childWin.parent = nil
    childWindows?.removeAll { $0 === childWin }
    if childWindows?.isEmpty == true { childWindows = nil }
  }
  /// The sheets of the window: the open one, and those that wait.
  open internal(set) var sheets: [NSWindow] = []
  /// The window that this sheet belongs to.
  open internal(set) weak var sheetParent: NSWindow?
  /// The closure that is called when this sheet ends.
  var sheetHandler: ((NSApplication.ModalResponse) -> Void)?
  /// Opens a sheet, or lets it wait until the open one ends.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { attach(sheetWindow, isCritical: false, handler) }
  /// Opens a sheet in front of the open one.
  open func beginCriticalSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) { attach(sheetWindow, isCritical: true, handler) }
  /// Ends a sheet with the response that stops it.
  open func endSheet(_ sheetWindow: NSWindow) { endSheet(sheetWindow, returnCode: .stop) }
  /// Ends a sheet with a response; the next one that waits opens.
  open func endSheet(
    _ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse
  ) { detach(sheetWindow, returnCode) }

  // MARK: Title bar

  /// The toolbar below or beside the title.
  open var toolbar: NSToolbar? {
    didSet {
      if oldValue !== toolbar { oldValue?.window = nil }
      toolbar?.window = self
    }
  }
  /// Shows or hides the toolbar.
  open func toggleToolbarShown(_ sender: Any?) { toolbar?.isVisible.toggle() }
  /// Opens the panel in which the user changes the toolbar; here it only says that it is open.
  open func runToolbarCustomizationPalette(_ sender: Any?) {
    toolbar?.runCustomizationPalette(sender)
  }
  /// The buttons of the title bar, once they were asked for.
  var titleButtons: [ButtonType: NSButton] = [:]
  /// The button of the title bar; nil for a window without it.
  open func standardWindowButton(_ b: ButtonType) -> NSButton? { titleButton(b) }
  private let layoutTurn = LayoutTurn()

  /// The next responder: the one that was set, else the window's controller, else the application.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? windowController ?? NSApplication.shared }
    set { super.nextResponder = newValue }
  }
  private weak var currentResponder: NSResponder?
  /// The responder that receives keyboard input; the window itself unless a responder was set.
  open var firstResponder: NSResponder? { currentResponder ?? self }
  /// Sets the first responder if the new one accepts and the former one resigns; returns whether it did.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let old = currentResponder, !old.resignFirstResponder() { return false }
    currentResponder = nil
    guard let responder, responder !== self else { return true }
    guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
    currentResponder = responder.keyResponder
    return true
  }

  private static func geometry(_ style: StyleMask) -> WindowGeometry {
    WindowGeometry(
      hasBar: style.contains(.titled),
      isContentUnderBar: style.contains([.titled, .fullSizeContentView]))
  }
}
