internal import Drawing
public import Foundation
internal import ViewDrawing

/// The part of a view that scrolls, and draws pages and parts of itself.
///
/// Apple's `NSView` declares these members; they stand in a class of their own because a class body is one file.
@preconcurrency @MainActor open class PageView: EventView {
  private var view: NSView? { self as? NSView }

  // MARK: Scrolling

  /// Scrolls the nearest clip view so that a point of this view is at its origin.
  open func scroll(_ point: NSPoint) { view?.scrollAround { $0.scroll(point, of: $1) } }
  /// Scrolls the nearest clip view as little as makes a rectangle visible; returns whether it scrolled.
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool {
    view?.scrollAround { $0.show(rect, of: $1) } ?? false
  }
  /// Scrolls towards the place of a dragging event outside of the visible part; returns whether it scrolled.
  @discardableResult
  open func autoscroll(with event: NSEvent) -> Bool {
    guard let view else { return false }
    let place = view.convert(event.locationInWindow, from: nil)
    return scrollToVisible(CellPlaces.spot(at: place))
  }
  /// Returns the visible rectangle to scroll to; the given one unless overridden.
  open func adjustScroll(_ newVisible: NSRect) -> NSRect { newVisible }
  /// Scrolls a rectangle by a distance; does nothing, as every picture is drawn from scratch.
  open func scroll(_ rect: NSRect, by delta: NSSize) { view?.needsDisplay = true }
  /// Whether content moves under a toolbar's material while it scrolls; false unless overridden.
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  /// Draws content ahead of scrolling; sets the rectangle that is prepared.
  open func prepareContent(in rect: NSRect) { preparedContentRect = rect }
  /// The rectangle that is prepared for scrolling; stored only.
  open var preparedContentRect = NSRect.zero
  /// Returns the rectangle to magnify for a tap; the bounds unless overridden.
  open func rectForSmartMagnification(at location: NSPoint, in visibleRect: NSRect) -> NSRect {
    .zero
  }
  /// The height that a page's lower edge may move, as a fraction of its height: a fifth.
  open var heightAdjustLimit: CGFloat { 0.2 }
  /// The width that a page's right edge may move, as a fraction of its width: a fifth.
  open var widthAdjustLimit: CGFloat { 0.2 }

  // MARK: Drawing

  /// Called before drawing; does nothing unless overridden.
  open func viewWillDraw() {}
  /// Whether the view would be drawn: it is in a window and not hidden.
  open var canDraw: Bool {
    view.map { $0.window != nil && !$0.isHiddenOrHasHiddenAncestor } ?? false
  }
  /// Whether the view may be drawn on another thread; stored only.
  open var canDrawConcurrently = false
  /// Whether drawing is clipped to the visible part; true unless overridden.
  open var wantsDefaultClipping: Bool { true }
  /// Whether a rectangle is being drawn: every picture is drawn in full.
  open func needsToDraw(_ rect: NSRect) -> Bool { view.map { rect.intersects($0.bounds) } ?? false }
  /// Returns the rectangles that are being drawn: one, the bounds.
  open func getRectsBeingDrawn(
    _ rects: UnsafeMutablePointer<UnsafePointer<NSRect>?>?, count: UnsafeMutablePointer<Int>?
  ) {
    drawnRect.pointee = view?.bounds ?? .zero
    rects?.pointee = UnsafePointer(drawnRect)
    count?.pointee = 1
  }
  private lazy var drawnRect: UnsafeMutablePointer<NSRect> = {
    let pointer = UnsafeMutablePointer<NSRect>.allocate(capacity: 1)
    pointer.initialize(to: .zero)
    return pointer
  }()
  /// Draws the view; the context is that of a picture that is being drawn.
  open func displayRect(_ rect: NSRect) { view?.display() }
  /// Makes the view's drawing go to the current picture; does nothing, as one is current while views draw.
  open func lockFocus() {}
  /// Makes the view's drawing go to the current picture if there is one; returns whether there is.
  open func lockFocusIfCanDraw() -> Bool { GraphicsStack.current.context != nil }
  /// Ends drawing; does nothing.
  open func unlockFocus() {}
  /// Whether a colour or only grey is drawn; true.
  open var shouldDrawColor: Bool { true }
  /// Returns the view and its subviews as a PDF page of a part of the bounds.
  open func dataWithPDF(inside rect: NSRect) -> Data {
    guard let view else { return Data() }
    return view.page(of: rect)
  }
  /// Returns no data: pages are written as PDF only.
  open func dataWithEPS(inside rect: NSRect) -> Data { Data() }
  /// Writes a part of the view as a PDF page on a pasteboard.
  open func writePDF(inside rect: NSRect, to pasteboard: NSPasteboard) {
    pasteboard.declareTypes([.pdf], owner: nil)
    pasteboard.setData(dataWithPDF(inside: rect), forType: .pdf)
  }
  /// Writes nothing: pages are written as PDF only.
  open func writeEPS(inside rect: NSRect, to pasteboard: NSPasteboard) {}

  // MARK: Pages

  /// Prints the view; does nothing, as there is no printer.
  open func printView(_ sender: Any?) {}
  /// Whether the view divides itself into pages; false unless overridden.
  open func knowsPageRange(_ range: UnsafeMutablePointer<NSRange>) -> Bool { false }
  /// Returns the rectangle of a page; the bounds unless overridden.
  open func rectForPage(_ page: Int) -> NSRect { view?.bounds ?? .zero }
  /// Returns the place of a page on paper; the origin unless overridden.
  open func locationOfPrintRect(_ rect: NSRect) -> NSPoint { .zero }
  /// Called before a document is printed.
  open func beginDocument() {}
  /// Called after a document was printed.
  open func endDocument() {}
  /// Called before a page is printed.
  open func beginPage(in rect: NSRect, atPlacement location: NSPoint) {}
  /// Called after a page was printed.
  open func endPage() {}
  /// Draws around a page; does nothing unless overridden.
  open func drawPageBorder(with borderSize: NSSize) {}
  /// The title of the printed document.
  open var printJobTitle: String { view?.window?.title ?? "" }
  /// The line at the top of a page; empty unless overridden.
  open var pageHeader: NSAttributedString { NSAttributedString(string: "") }
  /// The line at the bottom of a page; empty unless overridden.
  open var pageFooter: NSAttributedString { NSAttributedString(string: "") }

  // MARK: Resizing and full screen

  /// Whether a user is resizing the window; false.
  open var inLiveResize: Bool { false }
  /// Called before a user resizes the window.
  open func viewWillStartLiveResize() {}
  /// Called after a user resized the window.
  open func viewDidEndLiveResize() {}
  /// Whether content stays while a user resizes the window; false.
  open var preservesContentDuringLiveResize: Bool { false }
  /// The part of the view that stays while a user resizes the window; the bounds.
  open var rectPreservedDuringLiveResize: NSRect { view?.bounds ?? .zero }
  /// Whether the view fills the screen.
  open var isInFullScreenMode: Bool { eventStateIfSet?.isInFullScreenMode ?? false }
  /// Makes the view fill a screen; only ``isInFullScreenMode`` changes here.
  @discardableResult
  open func enterFullScreenMode(
    _ screen: NSScreen, withOptions options: [FullScreenModeOptionKey: Any]? = nil
  ) -> Bool {
    eventState.isInFullScreenMode = true
    return true
  }
  /// Ends filling the screen.
  open func exitFullScreenMode(options: [FullScreenModeOptionKey: Any]? = nil) {
    eventState.isInFullScreenMode = false
  }

  // MARK: Looks

  /// Whether the view is drawn vibrantly on a visual effect; false unless overridden.
  open var allowsVibrancy: Bool { false }
  /// Shows the definition of a text; does nothing.
  open func showDefinition(for attrString: NSAttributedString?, at textBaselineOrigin: NSPoint) {}
  /// The rotation of the frame around its origin, in degrees; stored, as nothing is rotated.
  open var frameRotation: CGFloat {
    get { eventStateIfSet?.frameRotation ?? 0 }
    set { eventState.frameRotation = newValue }
  }
  /// The rotation of the bounds, in degrees; stored, as nothing is rotated.
  open var boundsRotation: CGFloat {
    get { eventStateIfSet?.boundsRotation ?? 0 }
    set { eventState.boundsRotation = newValue }
  }
  /// The rotation of the frame around its centre, in degrees; stored, as nothing is rotated.
  open var frameCenterRotation: CGFloat {
    get { frameRotation }
    set { frameRotation = newValue }
  }
  /// Whether the view or one around it is rotated.
  open var isRotatedFromBase: Bool {
    frameRotation != 0 || boundsRotation != 0 || view?.superview?.isRotatedFromBase == true
  }
  /// Whether the view or one around it is rotated or scaled.
  open var isRotatedOrScaledFromBase: Bool { isRotatedFromBase }
  /// Moves the origin of the bounds, so that what is drawn moves by a distance.
  open func translateOrigin(to translation: NSPoint) {
    guard let view else { return }
    view.setBoundsOrigin(
      NSPoint(x: view.bounds.minX - translation.x, y: view.bounds.minY - translation.y))
  }
}

extension PageView {
  /// An option of full screen.
  public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether other screens are black.
    public static let fullScreenModeAllScreens = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeAllScreens")
    /// The mode of the screen.
    public static let fullScreenModeSetting = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeSetting")
    /// The level of the window.
    public static let fullScreenModeWindowLevel = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeWindowLevel")
    /// The other parts of the program that are shown.
    public static let fullScreenModeApplicationPresentationOptions = FullScreenModeOptionKey(
      rawValue: "NSFullScreenModeApplicationPresentationOptions")
  }
}

/// A view that scrolls its document.
@MainActor package protocol Clipping: NSView {
  /// Scrolls so that a point of the content is at the origin; returns whether anything moved.
  func scroll(_ point: NSPoint, of view: NSView) -> Bool
  /// Scrolls as little as makes a rectangle visible; returns whether anything moved.
  func show(_ rect: NSRect, of view: NSView) -> Bool
}

extension NSView {
  /// Lets the nearest view around this one that scrolls do so.
  @discardableResult
  func scrollAround(_ body: (any Clipping, NSView) -> Bool) -> Bool {
    guard
      let clip = sequence(first: self, next: { $0.superview }).dropFirst()
        .lazy.compactMap({ $0 as? any Clipping }).first
    else { return false }
    return body(clip, self)
  }
}
