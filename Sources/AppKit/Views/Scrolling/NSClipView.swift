public import Foundation
internal import ViewArrangements

/// The visible part of a scroll view.
///
/// - SeeAlso: Apple, "NSClipView".
@preconcurrency @MainActor open class NSClipView: NSView {
  /// Creates a clip view with a frame.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    clipsToBounds = true
  }
  /// Creates a clip view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The view of which a part is visible.
  open var documentView: NSView? {
    willSet {
      if newValue !== documentView { documentView?.removeFromSuperview() }
    }
    didSet {
      if let documentView, documentView !== oldValue { addSubview(documentView) }
    }
  }
  /// Whether the document view is flipped, so that both coordinate spaces begin at the same corner.
  open override var isFlipped: Bool { documentView?.isFlipped ?? false }
  /// Whether the background colour is drawn.
  open var drawsBackground = true { didSet { needsDisplay = true } }
  /// The background colour behind the document.
  open var backgroundColor = NSColor.controlBackgroundColor { didSet { needsDisplay = true } }
  /// Whether pixels are copied while scrolling; stored only.
  open var copiesOnScroll = true
  /// The insets around the document, in points.
  ///
  /// They widen the range of scrolling; the scroll view's are these.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) {
    didSet { scroll(to: bounds.origin) }
  }
  /// Whether the content is inset where the window covers it; stored only.
  open var automaticallyAdjustsContentInsets = true

  open override func draw(_ dirtyRect: NSRect) {
    // A table reaches to the end of what is visible.
    let table = documentView as? NSTableView
    let background = table?.backgroundColor ?? (drawsBackground ? backgroundColor : .clear)
    paint { $0.fill($0.bounds, background.cgColor) }
  }

  /// The document's rectangle, extended to the visible size if that is larger.
  open var documentRect: NSRect {
    guard let documentView else { return bounds }
    return documentView.frame.union(NSRect(origin: documentView.frame.origin, size: bounds.size))
  }
  /// The visible part, in the document's coordinate space.
  open var documentVisibleRect: NSRect {
    documentView.map { convert(bounds, to: $0) } ?? .zero
  }
  /// Scrolls so that the visible part begins at a point of this view's coordinate space, limited to the
  /// document.
  open func scroll(to newOrigin: NSPoint) {
    setBoundsOrigin(constrainBoundsRect(NSRect(origin: newOrigin, size: bounds.size)).origin)
  }
  /// Scrolls as little as possible so that a rectangle of the document is visible.
  func scroll(showing rect: NSRect) {
    guard let documentView else { return }
    let place = convert(rect, from: documentView)
    scroll(
      to: NSPoint(
        x: ScrollFrameArrangement.nearest(
          showing: place.minX, place.maxX, from: bounds.minX, length: bounds.width),
        y: ScrollFrameArrangement.nearest(
          showing: place.minY, place.maxY, from: bounds.minY, length: bounds.height)))
    enclosingScrollView?.reflectScrolledClipView(self)
  }
  /// The nearest bounds rectangle that shows nothing outside the document and its insets.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect {
    let whole = documentRect
    let (low, high) =
      isFlipped
      ? (contentInsets.top, contentInsets.bottom) : (contentInsets.bottom, contentInsets.top)
    var rect = proposedBounds
    rect.origin.x = min(
      max(rect.minX, whole.minX - contentInsets.left),
      max(whole.minX - contentInsets.left, whole.maxX + contentInsets.right - rect.width))
    rect.origin.y = min(
      max(rect.minY, whole.minY - low), max(whole.minY - low, whole.maxY + high - rect.height))
    return rect
  }

  open override func setBoundsOrigin(_ newOrigin: NSPoint) {
    let old = bounds.origin
    super.setBoundsOrigin(newOrigin)
    if old != bounds.origin { visiblePartDidChange() }
  }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    guard frame.size != knownSize else { return }
    knownSize = frame.size
    visiblePartDidChange()
  }
  /// The size that the document knows; a superview's change has already been made.
  private var knownSize: NSSize?
  private func visiblePartDidChange() {
    (documentView as? any ScrollFollower)?.visiblePartDidChange()
    enclosingScrollView?.didScroll(self)
  }
}

/// A document view that shows other content when it is scrolled.
@MainActor protocol ScrollFollower: NSView {
  /// Called after the visible part was moved or resized.
  func visiblePartDidChange()
}

extension NSTableView: ScrollFollower {
  func visiblePartDidChange() {
    guard hasRows else { return }
    followClipWidth()
    fitHeight()
    needsLayout = true
  }
}

extension NSClipView: Clipping {
  /// Scrolls so that a point of the content is at the origin; returns whether anything moved.
  package func scroll(_ point: NSPoint, of view: NSView) -> Bool {
    let old = bounds.origin
    scroll(to: convert(point, from: view))
    return bounds.origin != old
  }
  /// Scrolls as little as makes a rectangle visible; returns whether anything moved.
  package func show(_ rect: NSRect, of view: NSView) -> Bool {
    let (rect, old) = (convert(rect, from: view), bounds)
    var origin = old.origin
    if rect.maxX > old.maxX { origin.x = rect.maxX - old.width }
    if rect.minX < origin.x { origin.x = rect.minX }
    if rect.maxY > old.maxY { origin.y = rect.maxY - old.height }
    if rect.minY < origin.y { origin.y = rect.minY }
    scroll(to: origin)
    return bounds.origin != old.origin
  }
}
