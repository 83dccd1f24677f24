public import Foundation
internal import LayoutGeometry
public import LayoutTree
internal import ViewArrangements
internal import ViewDrawing

/// A window with a view.
///
/// Its content view is the root of a tree and fills it below the title bar. Constraints inside can
/// change the window's size: the size is held at `LayoutTree/LayoutPriority/windowSizeStayPut`, 500, so
/// what is more important makes the window larger or smaller while its top left corner stays, unless
/// ``setAnchorAttribute(_:for:)`` says otherwise.
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
/// - Errors: None: a view that is another window's content leaves that window, and where a responder
///   refuses, the window is the first one.
/// - Complexity: Moving is O(1); resizing costs the next layout pass of the content.
/// - SeeAlso: Apple, "NSWindow"; `Rules/Passes.md#windows-keep-their-size-weakly`.
@preconcurrency @MainActor open class NSWindow: NSResponder, NSAppearanceCustomization {
  private var geometry: WindowGeometry
  private var anchors = (
    horizontal: NSLayoutConstraint.Attribute.left, vertical: NSLayoutConstraint.Attribute.top
  )
  /// Whether the window itself is resizing its content.
  private var isPlacingContent = false
  private var storedBackingScale: CGFloat

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - contentRect: The content's rectangle on the screen, y up; points.
  ///   - style: What is around the content.
  ///   - backingStoreType: How the picture is kept; no difference here.
  ///   - flag: Whether a device for the window is made later; no difference here.
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
  /// Creates a window on a screen, of which there is only one.
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }
  /// Creates a titled window with the size, or the preferred size, of a controller's view.
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
  /// Creates a window for an archive; values come from the document that is being loaded.
  public required init?(coder: NSCoder) {
    styleMask = []
    geometry = Self.geometry([])
    frame = .zero
    storedBackingScale = 1
    super.init(coder: coder)
  }

  // MARK: Content

  /// The view that fills the window; setting it gives it the window's content size.
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
  /// Setting it gives the window the size that the controller prefers, else the one its view has.
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
  /// Called after the preferred size of the content's controller changed.
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
  /// Gives the content view the size that the window's frame leaves it.
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

  /// The parts around the window's content.
  open var styleMask: StyleMask {
    didSet {
      guard styleMask != oldValue else { return }
      geometry = Self.geometry(styleMask)
      placeContent()
    }
  }
  /// The window's rectangle with its title bar.
  open private(set) var frame: NSRect
  /// Moves and resizes the window; its content follows.
  open func setFrame(_ frameRect: NSRect, display flag: Bool) {
    let old = frame
    frame = frameRect
    placeContent()
    if old.size != frame.size { tellResize() }
  }
  /// Moves the lower left corner.
  open func setFrameOrigin(_ point: NSPoint) {
    setFrame(NSRect(origin: point, size: frame.size), display: false)
  }
  /// Moves the upper left corner.
  open func setFrameTopLeftPoint(_ point: NSPoint) {
    setFrameOrigin(NSPoint(x: point.x, y: point.y - frame.size.height))
  }
  /// Resizes the window so that the content gets a size; the lower left corner stays.
  open func setContentSize(_ size: NSSize) {
    var content = contentRect(forFrameRect: frame)
    content.size = size
    setFrame(frameRect(forContentRect: content), display: false)
  }
  /// Puts the window in the middle of the screen, a little above.
  open func center() {
    guard let screen else { return }
    setFrameOrigin(WindowGeometry.centeredOrigin(frame.size, in: screen.visibleFrame))
  }
  /// The content's rectangle in a window of this kind.
  open func contentRect(forFrameRect frameRect: NSRect) -> NSRect {
    geometry.content(of: frameRect)
  }
  /// The rectangle of a window of this kind around a content.
  open func frameRect(forContentRect contentRect: NSRect) -> NSRect {
    geometry.frame(around: contentRect)
  }
  /// The content's rectangle in a window of some kind; a title bar is 28 points high.
  open class func contentRect(forFrameRect fRect: NSRect, styleMask style: StyleMask) -> NSRect {
    geometry(style).content(of: fRect)
  }
  /// The rectangle of a window of some kind around a content; a title bar is 28 points high.
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
  /// The smallest size of the window, required of layout unless ``contentMinSize`` says more.
  open var minSize = NSSize.zero { didSet { refreshSizing() } }
  /// The largest size of the window, required of layout unless ``contentMaxSize`` says less.
  open var maxSize = NSWindow.unlimited { didSet { refreshSizing() } }
  private static let unlimited = NSSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private func refreshSizing() {
    contentView?.viewNode.rootSizing = geometry.sizing(
      priority: .windowSizeStayPut, content: (contentMinSize, contentMaxSize),
      window: (minSize, maxSize))
  }

  // MARK: Constraints

  /// Returns the part of the window that stays in position while constraints resize it; left and top unless
  /// set.
  open func anchorAttribute(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Attribute {
    orientation == .horizontal ? anchors.horizontal : anchors.vertical
  }
  /// Sets the part of the window that keeps its position while constraints resize it.
  ///
  /// - Parameters:
  ///   - attr: An edge or the middle along the orientation; anything else means left or top.
  ///   - orientation: Along which axis.
  open func setAnchorAttribute(
    _ attr: NSLayoutConstraint.Attribute, for orientation: NSLayoutConstraint.Orientation
  ) {
    if orientation == .horizontal { anchors.horizontal = attr } else { anchors.vertical = attr }
  }
  /// Has all views that need it update their constraints.
  open func updateConstraintsIfNeeded() { contentView?.updateConstraintsForSubtreeIfNeeded() }
  /// Lays out now what waits; constraints may resize the window.
  open func layoutIfNeeded() { contentView?.layoutSubtreeIfNeeded() }
  /// Shows constraints; here as text in the log, one a line.
  open func visualizeConstraints(_ constraints: [NSLayoutConstraint]?) {
    guard let constraints, !constraints.isEmpty else { return }
    LayoutProfile.current.log(constraints.map(\.description).joined(separator: "\n"))
  }
  /// Called after the size of the content view changed: by layout, or by a program.
  func contentSizeDidChange() {
    guard !isPlacingContent, let size = contentView?.frame.size else { return }
    let around = geometry.frame(around: NSRect(origin: .zero, size: size)).size
    guard around != frame.size else { return }
    frame = WindowGeometry.resized(
      frame, to: around, WindowGeometry.Anchor(anchors.horizontal, .horizontal),
      WindowGeometry.Anchor(anchors.vertical, .vertical))
    tellResize()
  }
  /// Posted, with the window as object, after the window got another size.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  private func tellResize() {
    NotificationCenter.default.post(name: Self.didResizeNotification, object: self)
  }

  // MARK: Screen

  /// The window's own appearance; nil for the application's.
  open var appearance: NSAppearance? {
    didSet { if appearance != oldValue { contentView?.tellAppearanceChange() } }
  }
  /// The window's own appearance or the application's.
  open var effectiveAppearance: NSAppearance {
    appearance ?? NSApplication.shared.effectiveAppearance
  }
  /// The title in the title bar.
  open var title = ""
  /// The controller of the window.
  open weak var windowController: NSWindowController?
  /// The screen that the window is on.
  open var screen: NSScreen? { NSScreen.main }
  /// Pixels a point; the screen's unless ``setBackingScale(_:)`` set another.
  open var backingScaleFactor: CGFloat { storedBackingScale }
  /// Moves the window to pixels of another size.
  ///
  /// Apple has no such function, since there the screen decides; here programs and tests do.
  ///
  /// - Parameter scale: Pixels a point, above zero; anything else is ignored.
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
  /// Whether the window gets keyboard input.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }
  /// Shows the window in front of the others and gives it keyboard input.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    orderFront(sender)
    makeKey()
  }
  /// Gives the window keyboard input.
  open func makeKey() { NSApplication.shared.keyWindow = self }
  /// Shows the window in front of the others.
  open func orderFront(_ sender: Any?) { order(.above) }
  /// Shows the window behind the others.
  open func orderBack(_ sender: Any?) { order(.below) }
  /// Takes the window off the screen.
  open func orderOut(_ sender: Any?) { order(.out) }
  /// Removes the window from the screen; it lives as long as a program retains it.
  open func close() { orderOut(nil) }
  private func order(_ place: NSWindowOrderingMode) {
    NSApplication.shared.order(self, place)
    isVisible = place != .out
    layoutTurn.follow(isVisible ? contentView?.viewNode : nil)
    contentView?.tellControllers()
  }
  private let layoutTurn = LayoutTurn()

  /// The responder after this one: what was set, else the window's controller, else the application.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? windowController ?? NSApplication.shared }
    set { super.nextResponder = newValue }
  }
  private weak var currentResponder: NSResponder?
  /// The receiver of keyboard input; the window itself unless a responder became first responder.
  open var firstResponder: NSResponder? { currentResponder ?? self }
  /// Sets the first responder, if it accepts and the former one resigns, and returns whether it
  /// did.
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard responder !== firstResponder else { return true }
    if let old = currentResponder, !old.resignFirstResponder() { return false }
    currentResponder = nil
    guard let responder, responder !== self else { return true }
    guard responder.acceptsFirstResponder, responder.becomeFirstResponder() else { return false }
    currentResponder = responder
    return true
  }

  private static func geometry(_ style: StyleMask) -> WindowGeometry {
    WindowGeometry(
      hasBar: style.contains(.titled),
      isContentUnderBar: style.contains([.titled, .fullSizeContentView]))
  }
}

extension NSWindow {
  /// A point of the window's own space on the screen; y up in both.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    convertToScreen(NSRect(origin: point, size: .zero)).origin
  }
  /// A point of the screen in the window's own space.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    convertFromScreen(NSRect(origin: point, size: .zero)).origin
  }
  /// A rectangle of the window's own space on the screen.
  public func convertToScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
  }
  /// A rectangle of the screen in the window's own space.
  public func convertFromScreen(_ rect: NSRect) -> NSRect {
    rect.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y)
  }
}
