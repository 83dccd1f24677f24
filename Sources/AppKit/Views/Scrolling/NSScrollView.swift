public import Foundation
internal import ViewArrangements

/// A view that shows a part of a document view.
///
/// ```swift
/// let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
/// scroll.borderType = .bezelBorder
/// scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
/// print(scroll.contentSize.width, scroll.contentSize.height)  // 198.0 98.0
/// scroll.contentView.scroll(to: NSPoint(x: 0, y: 40))
/// print(scroll.documentVisibleRect.minY)  // 40.0
/// ```
///
/// - Units: Points; ``documentVisibleRect`` is in the document view's coordinate space.
/// - Errors: None: scrolling beyond the document stops at its edge, and without a document view nothing is
///   shown.
/// - Complexity: Scrolling changes the origin of the clip view's bounds, without a new solve.
/// - SeeAlso: Apple, "NSScrollView"; `Rules/DocumentsMacOS.md#scroll-tab-and-split-views`.
@preconcurrency @MainActor open class NSScrollView: NSView {
  /// Creates a scroll view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    adoptClipView()
  }
  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptClipView()
  }

  private func adoptClipView() {
    contentView.autoresizingMask = [.width, .height]
    addSubview(contentView)
    tile()
  }

  /// The clip view with the visible part.
  open var contentView = NSClipView() {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  /// The view of which a part is visible.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// The border around the clip view.
  open var borderType = NSBorderType.noBorder { didSet { if borderType != oldValue { tile() } } }
  /// The macOS release that determines the border's appearance; the current one unless set.
  open var generation = ControlGeneration.current { didSet { needsDisplay = true } }
  /// Always true, as in Interface Builder: column titles are at 0, the horizontal scroller at the far end.
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scrollView(self) } }
  /// Whether there is a horizontal scroller, which is created if necessary; it is not drawn, and as an overlay
  /// takes no space.
  open var hasHorizontalScroller = false {
    didSet { if hasHorizontalScroller { horizontalScroller = horizontalScroller ?? NSScroller() } }
  }
  /// Whether there is a vertical scroller, which is created if necessary; it is not drawn, and as an overlay
  /// takes no space.
  open var hasVerticalScroller = false {
    didSet { if hasVerticalScroller { verticalScroller = verticalScroller ?? NSScroller() } }
  }
  /// Whether scrollers hide while the entire document is visible; stored only.
  open var autohidesScrollers = false
  /// The insets around the scrollers, in points; stored only.
  open var scrollerInsets = NSEdgeInsets()
  /// Whether the content is inset where the window covers it; stored only.
  open var automaticallyAdjustsContentInsets = true
  /// The horizontal scroller; nil for none.
  open var horizontalScroller: NSScroller?
  /// The vertical scroller; nil for none.
  open var verticalScroller: NSScroller?
  /// Whether the background colour is drawn.
  open var drawsBackground: Bool {
    get { contentView.drawsBackground }
    set { contentView.drawsBackground = newValue }
  }
  /// The background colour behind the document.
  open var backgroundColor: NSColor {
    get { contentView.backgroundColor }
    set { contentView.backgroundColor = newValue }
  }
  /// The size of the visible part, in points.
  open var contentSize: NSSize { contentView.frame.size }
  /// The visible part, in the document's coordinate space.
  open var documentVisibleRect: NSRect { contentView.documentVisibleRect }

  /// Resizes the clip view to the area inside the border.
  open func tile() {
    contentView.frame = ScrollContent.visiblePart(of: bounds.size, inside: borderType.thickness)
  }
  /// Scrolls so that the document begins below a header that covers the clip view.
  func showDocument(below header: NSView) {
    let covered = header.frame.maxY - contentView.frame.minY
    guard covered > 0, covered < contentView.frame.height, contentView.bounds.minY == 0 else {
      return
    }
    contentView.setBoundsOrigin(NSPoint(x: contentView.bounds.minX, y: -covered))
  }
  /// The frame size of a scroll view with a given visible size.
  open class func frameSize(
    forContentSize cSize: NSSize, horizontalScrollerClass: NSScroller.Type?,
    verticalScrollerClass: NSScroller.Type?, borderType type: NSBorderType,
    controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    NSSize(width: cSize.width + 2 * type.thickness, height: cSize.height + 2 * type.thickness)
  }
}

/// The border of a scroll view or a box.
///
/// - SeeAlso: Apple, "NSBorderType".
public enum NSBorderType: UInt, Sendable {
  /// No border.
  case noBorder = 0
  /// A line.
  case lineBorder = 1
  /// A sunken bezel.
  case bezelBorder = 2
  /// A groove.
  case grooveBorder = 3

  /// The thickness of the border at each edge, in points.
  var thickness: CGFloat {
    switch self {
    case .noBorder: 0
    case .lineBorder, .bezelBorder: 1
    case .grooveBorder: 2
    }
  }
}
