public import Foundation
internal import ViewArrangements

/// Shows a part of a document view.
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
/// - Units: Points; ``documentVisibleRect`` is in the document view's own space.
/// - Errors: None: scrolling beyond the document stops at its edge, and without a document view nothing
///   is shown.
/// - Complexity: Scrolling changes the origin of the clip view's bounds, without a new solve.
/// - SeeAlso: Apple, "NSScrollView"; `Rules/DocumentsMacOS.md#scroll-tab-and-split-views`.
@preconcurrency @MainActor open class NSScrollView: NSView {
  /// Creates a scroll view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    adoptClipView()
  }
  /// Creates a scroll view for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptClipView()
  }

  private func adoptClipView() {
    contentView.autoresizingMask = [.width, .height]
    addSubview(contentView)
    tile()
  }

  /// The visible part.
  open var contentView = NSClipView() {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue.removeFromSuperview()
      addSubview(contentView)
    }
  }
  /// The view that is scrolled.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// The frame around the visible part.
  open var borderType = NSBorderType.noBorder { didSet { if borderType != oldValue { tile() } } }
  /// The generation that decides the drawing of the frame; the current one unless set.
  open var generation = ControlGeneration.current { didSet { needsDisplay = true } }
  /// Whether y grows down: true, as in Interface Builder, where titles of columns are at 0, the horizontal bar at
  /// the far end.
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scrollView(self) } }
  /// Whether there is a bar for the horizontal position, which is then made; it is not drawn, and it would lie
  /// over the content and take no room.
  open var hasHorizontalScroller = false {
    didSet { if hasHorizontalScroller { horizontalScroller = horizontalScroller ?? NSScroller() } }
  }
  /// The same for the vertical position.
  open var hasVerticalScroller = false {
    didSet { if hasVerticalScroller { verticalScroller = verticalScroller ?? NSScroller() } }
  }
  /// Whether bars hide while all is visible; stored only.
  open var autohidesScrollers = false
  /// The room around the bars, in points; stored only.
  open var scrollerInsets = NSEdgeInsets()
  /// Whether the content is inset for what the window draws over it; stored only.
  open var automaticallyAdjustsContentInsets = true
  /// The bar for the horizontal position; nil until there is one.
  open var horizontalScroller: NSScroller?
  /// The bar for the vertical position; nil until there is one.
  open var verticalScroller: NSScroller?
  /// Whether there is a colour behind the document.
  open var drawsBackground: Bool {
    get { contentView.drawsBackground }
    set { contentView.drawsBackground = newValue }
  }
  /// The colour behind the document.
  open var backgroundColor: NSColor {
    get { contentView.backgroundColor }
    set { contentView.backgroundColor = newValue }
  }
  /// The size of the visible part, in points.
  open var contentSize: NSSize { contentView.frame.size }
  /// The visible part, in the document's space.
  open var documentVisibleRect: NSRect { contentView.documentVisibleRect }

  /// Gives the visible part all inside the border.
  open func tile() {
    contentView.frame = ScrollContent.visiblePart(of: bounds.size, inside: borderType.thickness)
  }
  /// Scrolls so that the document begins below a header that lies over the visible part.
  func showDocument(below header: NSView) {
    let covered = header.frame.maxY - contentView.frame.minY
    guard covered > 0, covered < contentView.frame.height, contentView.bounds.minY == 0 else {
      return
    }
    contentView.setBoundsOrigin(NSPoint(x: contentView.bounds.minX, y: -covered))
  }
  /// The size of a scroll view for a visible part.
  open class func frameSize(
    forContentSize cSize: NSSize, horizontalScrollerClass: NSScroller.Type?,
    verticalScrollerClass: NSScroller.Type?, borderType type: NSBorderType,
    controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    NSSize(width: cSize.width + 2 * type.thickness, height: cSize.height + 2 * type.thickness)
  }
}

/// A frame around a scroll view or a box.
///
/// - SeeAlso: Apple, "NSBorderType".
public enum NSBorderType: UInt, Sendable {
  /// A view without a border.
  case noBorder = 0
  /// A line.
  case lineBorder = 1
  /// A frame that seems pressed in.
  case bezelBorder = 2
  /// A groove.
  case grooveBorder = 3

  /// The width of the frame that it takes at each edge, in points.
  var thickness: CGFloat {
    switch self {
    case .noBorder: 0
    case .lineBorder, .bezelBorder: 1
    case .grooveBorder: 2
    }
  }
}
