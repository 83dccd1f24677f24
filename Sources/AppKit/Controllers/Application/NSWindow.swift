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
@preconcurrency @MainActor open class NSWindow: EventWindow, NSAppearanceCustomization {
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
  /// Moves and resizes the window; its content follows.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    let old = frame
    frame = frameRect
    placeContent()
    if old.size != frame.size { postResize() }
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
    frame = WindowGeometry.resized(
      frame, to: around, WindowGeometry.Anchor(anchors.horizontal, .horizontal),
      WindowGeometry.Anchor(anchors.vertical, .vertical))
    postResize()
  }
  /// Posted after the window was resized, with the window as its object.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  private func postResize() {
    NotificationCenter.default.post(name: Self.didResizeNotification, object: self)
  }

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
  open var title = ""
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
    storedBackingScale = scale
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
  /// Gives keyboard input to the window.
  open func makeKey() { NSApplication.shared.keyWindow = self }
  /// Shows the window in front of the others.
  open func orderFront(_ sender: Any?) { order(.above) }
  /// Shows the window behind the others.
  open func orderBack(_ sender: Any?) { order(.below) }
  /// Removes the window from the screen.
  open func orderOut(_ sender: Any?) { order(.out) }
  /// Removes the window from the screen; the object lives as long as it is referenced.
  open func close() { orderOut(nil) }
  private func order(_ place: NSWindowOrderingMode) {
    NSApplication.shared.order(self, place)
    isVisible = place != .out
    layoutTurn.follow(isVisible ? contentView?.viewNode : nil)
    contentView?.updateControllerVisibility()
  }
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

extension NSWindow {
  /// Converts a point from the window's coordinate space to the screen; y up in both.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    convertToScreen(NSRect(origin: point, size: .zero)).origin
  }
  /// Converts a point from the screen to the window's coordinate space.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    convertFromScreen(NSRect(origin: point, size: .zero)).origin
  }
  /// Converts a rectangle from the window's coordinate space to the screen.
  public func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
  }
  /// Converts a rectangle from the screen to the window's coordinate space.
  public func convertFromScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
  }
}
