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

  /// The column titles of a table, which scroll sideways with it.
  let headerClip = NSClipView()
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
      // A document states where it is.
      if contentView.frame.size == .zero { tile() }
    }
  }
  /// The view of which a part is visible.
  open var documentView: NSView? {
    get { contentView.documentView }
    set {
      contentView.documentView = newValue
      if newValue is NSTableView { tile() }
    }
  }
  /// The border around the clip view.
  open var borderType = NSBorderType.noBorder { didSet { if borderType != oldValue { tile() } } }
  /// The macOS release that determines the border's appearance; the current one unless set.
  open var generation = ControlGeneration.current { didSet { needsDisplay = true } }
  /// Always true, as in Interface Builder: column titles are at 0, the horizontal scroller at the far end.
  open override var isFlipped: Bool { true }
  open override func draw(_ dirtyRect: NSRect) { paint { $0.scrollView(self) } }
  /// Whether there is a horizontal scroller, which is created if necessary.
  ///
  /// As an overlay it is not drawn and takes no space; see ``scrollerStyle``.
  open var hasHorizontalScroller = false {
    didSet {
      if hasHorizontalScroller { horizontalScroller = horizontalScroller ?? NSScroller() }
      scrollersDidChange(oldValue != hasHorizontalScroller)
    }
  }
  /// Whether there is a vertical scroller, which is created if necessary.
  ///
  /// As an overlay it is not drawn and takes no space; see ``scrollerStyle``.
  open var hasVerticalScroller = false {
    didSet {
      if hasVerticalScroller { verticalScroller = verticalScroller ?? NSScroller() }
      scrollersDidChange(oldValue != hasVerticalScroller)
    }
  }
  /// The place of the scrollers: next to the content they take space and are drawn.
  open var scrollerStyle = NSScroller.Style.overlay { didSet { scrollersDidChange(true) } }
  private func scrollersDidChange(_ isChanged: Bool) {
    if isChanged, scrollerStyle == .legacy || verticalScroller?.superview === self { tile() }
  }
  /// The colour of the scrollers' knobs; stored only.
  open var scrollerKnobStyle = NSScroller.KnobStyle.default
  /// Whether scrollers hide while the entire document is visible.
  open var autohidesScrollers = false { didSet { scrollersDidChange(true) } }
  /// The insets around the document, in points, which widen the range of scrolling.
  open var contentInsets: NSEdgeInsets {
    get { contentView.contentInsets }
    set { contentView.contentInsets = newValue }
  }
  /// The bounce at the upper and lower end; stored only.
  open var verticalScrollElasticity = Elasticity.automatic
  /// The bounce at the left and right end; stored only.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Whether scrolling keeps to one axis; stored only.
  open var usesPredominantAxisScrolling = true
  /// Whether the document is redrawn while it is scrolled; stored only.
  open var scrollsDynamically = true
  /// The distance of a line, in points.
  open var lineScroll: CGFloat {
    get { verticalLineScroll }
    set { (verticalLineScroll, horizontalLineScroll) = (newValue, newValue) }
  }
  /// The part of a page that stays visible when it is scrolled, in points.
  open var pageScroll: CGFloat {
    get { verticalPageScroll }
    set { (verticalPageScroll, horizontalPageScroll) = (newValue, newValue) }
  }
  /// The vertical distance of a line, in points; 10 unless set.
  open var verticalLineScroll: CGFloat = 10
  /// The horizontal distance of a line, in points; 10 unless set.
  open var horizontalLineScroll: CGFloat = 10
  /// The height of a page that stays visible when it is scrolled, in points; 10 unless set.
  open var verticalPageScroll: CGFloat = 10
  /// The width of a page that stays visible when it is scrolled, in points; 10 unless set.
  open var horizontalPageScroll: CGFloat = 10
  /// Whether the user may magnify the document; stored only.
  open var allowsMagnification = false
  /// The scale of the document, between its limits; stored: the document is drawn at its own size.
  open var magnification: CGFloat = 1 {
    didSet {
      let inside = min(max(magnification, minMagnification), maxMagnification)
      if inside != magnification { magnification = inside }
    }
  }
  /// The smallest scale; 0.25 unless set.
  open var minMagnification: CGFloat = 0.25
  /// The largest scale; 4 unless set.
  open var maxMagnification: CGFloat = 4
  /// The row of a search; stored only.
  open var findBarView: NSView?
  /// Whether the row of a search is visible; stored only.
  open var isFindBarVisible = false
  /// The place of the row of a search; stored only.
  open var findBarPosition = FindBarPosition.aboveContent
  /// The horizontal ruler; nil for none.
  open var horizontalRulerView: NSRulerView? { didSet { rulerDidChange(oldValue) } }
  /// The vertical ruler; nil for none.
  open var verticalRulerView: NSRulerView? { didSet { rulerDidChange(oldValue) } }
  /// Whether there is a horizontal ruler, which is created if necessary.
  open var hasHorizontalRuler = false {
    didSet {
      guard hasHorizontalRuler, horizontalRulerView == nil else { return tile() }
      horizontalRulerView = NSRulerView(scrollView: self, orientation: .horizontalRuler)
    }
  }
  /// Whether there is a vertical ruler, which is created if necessary.
  open var hasVerticalRuler = false {
    didSet {
      guard hasVerticalRuler, verticalRulerView == nil else { return tile() }
      verticalRulerView = NSRulerView(scrollView: self, orientation: .verticalRuler)
    }
  }
  /// Whether the rulers are visible.
  open var rulersVisible = false { didSet { if rulersVisible != oldValue { tile() } } }
  private func rulerDidChange(_ old: NSRulerView?) {
    old?.removeFromSuperview()
    tile()
  }
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

  /// Places the content, the column titles, the rulers and the scrollers that are next to the content.
  open func tile() {
    let place = arrangement
    contentView.frame = place.content
    show(headerClip, if: place.header > 0, in: place.headerRect)
    show(
      verticalRulerView, if: place.verticalRuler > 0, in: place.verticalRulerRect)
    show(
      horizontalRulerView, if: place.horizontalRuler > 0, in: place.horizontalRulerRect)
    show(verticalScroller, if: place.verticalScroller > 0, in: place.verticalScrollerRect)
    show(horizontalScroller, if: place.horizontalScroller > 0, in: place.horizontalScrollerRect)
    if let header = (documentView as? NSTableView)?.headerView, place.header > 0 {
      if headerClip.documentView !== header { headerClip.documentView = header }
      header.setFrameSize(
        NSSize(
          width: max(documentView?.frame.width ?? 0, place.headerRect.width),
          height: place.header))
    }
    reflectScrolledClipView(contentView)
  }
  private func show(_ part: NSView?, if isShown: Bool, in rect: NSRect) {
    guard let part else { return }
    if isShown {
      if part.superview !== self { addSubview(part) }
      (part as? NSScroller)?.scrollerStyle = .legacy
      part.frame = rect
    } else if part.superview === self, part is NSRulerView || part === headerClip {
      part.removeFromSuperview()
    } else if let scroller = part as? NSScroller, scroller.scrollerStyle == .legacy,
      part.superview === self
    {
      part.removeFromSuperview()
    }
  }
  /// The places of the parts.
  private var arrangement: ScrollFrameArrangement {
    var place = ScrollFrameArrangement(size: bounds.size)
    place.border = borderType.thickness
    // A document's titles are at the place that it states.
    if let table = documentView as? NSTableView, let header = table.headerView,
      header.superview == nil || header.superview === headerClip
    {
      place.header = header.frame.height > 0 ? header.frame.height : 28
    }
    if rulersVisible {
      if hasVerticalRuler { place.verticalRuler = verticalRulerView?.requiredThickness ?? 0 }
      if hasHorizontalRuler { place.horizontalRuler = horizontalRulerView?.requiredThickness ?? 0 }
    }
    guard scrollerStyle == .legacy else { return place }
    let width = NSScroller.scrollerWidth(for: .regular, scrollerStyle: .legacy)
    let document = documentView?.frame.size ?? .zero
    let room = place.content.size
    if hasVerticalScroller, !autohidesScrollers || document.height > room.height {
      place.verticalScroller = width
    }
    if hasHorizontalScroller, !autohidesScrollers || document.width > room.width {
      place.horizontalScroller = width
    }
    return place
  }
  open override func resizeSubviews(withOldSize oldSize: NSSize) {
    super.resizeSubviews(withOldSize: oldSize)
    if hasParts { tile() }
  }
  /// Whether there are parts beside the content.
  private var hasParts: Bool {
    let place = arrangement
    return place.header > 0 || place.verticalScroller > 0 || place.horizontalScroller > 0
      || place.verticalRuler > 0 || place.horizontalRuler > 0
  }
  /// Shows in the scrollers which part of the document is visible.
  open func reflectScrolledClipView(_ cView: NSClipView) {
    guard cView === contentView else { return }
    let (whole, part) = (cView.documentRect, cView.bounds)
    func show(_ scroller: NSScroller?, _ start: CGFloat, _ length: CGFloat, _ all: CGFloat) {
      guard let scroller, all > 0 else { return }
      scroller.knobProportion = Double(min(1, length / all))
      scroller.doubleValue = all > length ? Double(start / (all - length)) : 0
    }
    show(verticalScroller, part.minY - whole.minY, part.height, whole.height)
    show(horizontalScroller, part.minX - whole.minX, part.width, whole.width)
  }
  /// Called after a clip view was scrolled or resized.
  func didScroll(_ clip: NSClipView) {
    guard clip === contentView else { return }
    reflectScrolledClipView(clip)
    if headerClip.superview === self {
      headerClip.setBoundsOrigin(NSPoint(x: clip.bounds.minX, y: headerClip.bounds.minY))
    }
    for view in floating { view.view.setFrameOrigin(floatingOrigin(view)) }
    for ruler in [verticalRulerView, horizontalRulerView] { ruler?.needsDisplay = true }
  }
  /// The views that float over the document, with their axes and origins.
  private(set) var floating: [Floating] = []
  /// A view that floats over the document.
  struct Floating {
    let view: NSView
    let axis: NSEvent.GestureAxis
    let origin: NSPoint
  }
  private func floatingOrigin(_ item: Floating) -> NSPoint {
    let part = contentView.documentVisibleRect
    return item.axis == .horizontal
      ? NSPoint(x: item.origin.x + part.minX, y: item.origin.y)
      : NSPoint(x: item.origin.x, y: item.origin.y + part.minY)
  }
  /// Adds a view to the document that stays in sight along an axis.
  open func addFloatingSubview(_ view: NSView, for axis: NSEvent.GestureAxis) {
    documentView?.addSubview(view)
    let item = Floating(view: view, axis: axis, origin: view.frame.origin)
    floating.append(item)
    view.setFrameOrigin(floatingOrigin(item))
  }
  open override func scrollWheel(with event: NSEvent) {
    let (x, y) = (event.scrollingDeltaX, event.scrollingDeltaY)
    let origin = contentView.bounds.origin
    contentView.scroll(
      to: NSPoint(x: origin.x - x, y: origin.y - (contentView.isFlipped ? y : -y)))
    if contentView.bounds.origin == origin { super.scrollWheel(with: event) }
  }
  /// Shows the scrollers for a moment; does nothing.
  open func flashScrollers() {}
  /// Scales the document so that a rectangle of it fills the visible part.
  open func magnify(toFit rect: NSRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    magnification = min(contentSize.width / rect.width, contentSize.height / rect.height)
    contentView.scroll(showing: rect)
  }
  /// Scales the document; its point stays where it is.
  open func setMagnification(_ magnification: CGFloat, centeredAt point: NSPoint) {
    self.magnification = magnification
  }
  /// Scrolls a view of a clip view to a point.
  open func scroll(_ clipView: NSClipView, to point: NSPoint) {
    clipView.scroll(to: point)
    reflectScrolledClipView(clipView)
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
    var place = ScrollFrameArrangement(size: .zero)
    place.border = type.thickness
    if scrollerStyle == .legacy {
      let width = { (type: NSScroller.Type?) in
        type.map { $0.scrollerWidth(for: controlSize, scrollerStyle: .legacy) } ?? 0
      }
      place.verticalScroller = width(verticalScrollerClass)
      place.horizontalScroller = width(horizontalScrollerClass)
    }
    return place.frameSize(around: cSize)
  }
  /// The visible size of a scroll view with a given frame size.
  open class func contentSize(
    forFrameSize fSize: NSSize, horizontalScrollerClass: NSScroller.Type?,
    verticalScrollerClass: NSScroller.Type?, borderType type: NSBorderType,
    controlSize: NSControl.ControlSize, scrollerStyle: NSScroller.Style
  ) -> NSSize {
    let around = frameSize(
      forContentSize: .zero, horizontalScrollerClass: horizontalScrollerClass,
      verticalScrollerClass: verticalScrollerClass, borderType: type, controlSize: controlSize,
      scrollerStyle: scrollerStyle)
    return NSSize(
      width: max(0, fSize.width - around.width), height: max(0, fSize.height - around.height))
  }
  /// The class of rulers.
  public static var rulerViewClass: AnyClass! = NSRulerView.self
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
