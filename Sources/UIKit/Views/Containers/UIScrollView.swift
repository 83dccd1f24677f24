public import Foundation
internal import FoundationShims
internal import LayoutGeometry
internal import ViewArrangements

/// Shows a part of a larger content.
///
/// Constraints between what it scrolls and its edges describe the content; its size and centre, and
/// everything seen from outside, are those of its frame. Scrolling moves nothing in constraints.
///
/// The safe area becomes insets where ``contentInsetAdjustmentBehavior`` says so, and the content then begins
/// below what covers it; what is left of it, the content has as its own safe area.
///
/// - SeeAlso: Apple, "UIScrollView"; `Rules/Guides.md#scroll-views-have-two-rectangles`.
@preconcurrency @MainActor open class UIScrollView: UIView, DelegatedScrolling {
  /// Which edges of the safe area are added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// Makes a scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    viewNode.trait = .scrollable
    clipsToBounds = true
  }
  /// Makes a scroll view for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    viewNode.trait = .scrollable
    clipsToBounds = true
  }

  /// Who hears that the view scrolled; see ``DelegatedScrolling``.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The view's own space; its origin is the content offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      if viewNode.margins.handedOn != .zero { viewNode.margins.offsetChanged() }
      offsetDidChange()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// Called after the content offset changed.
  package func offsetDidChange() {}

  /// Where the content is shown from, in its own coordinates; the origin of the bounds.
  open var contentOffset: CGPoint {
    // A sum with zero, lest it be a negative one.
    get { CGPoint(x: bounds.origin.x + 0, y: bounds.origin.y + 0) }
    set {
      require(
        !newValue.x.isNaN && !newValue.y.isNaN,
        "CALayer bounds contains NaN: \(type(of: self)) was given the content offset \(newValue)")
      bounds.origin = newValue
    }
  }
  /// Shows the content from another place, at once: nothing is animated here, and the delegate hears of the
  /// end of an animation that was asked for.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset != self.contentOffset else { return }
    self.contentOffset = contentOffset
    if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }
  /// Scrolls as little as shows a rectangle of the content inside the adjusted insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(content.offset(showing: rect, from: contentOffset), animated: animated)
  }
  /// Size of the content, in points, as it is zoomed; constraints to the content decide it where there are any.
  open var contentSize: CGSize {
    get { viewNode.contentSize.scaled(zoom) }
    set {
      viewNode.contentSize = newValue.scaled(1 / zoom)
      insetsMayHaveChanged()
    }
  }
  /// Extra room around the content, in points; content that was shown from its beginning still is.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }
  /// Which edges of the safe area are added to the insets.
  ///
  /// `automatic` adds those along axes that can be scrolled, and those above and below in any case where the
  /// view, or its first subview, is that of a controller inside a navigation controller.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// The insets that count: ``contentInset`` and what of the safe area is added to it.
  ///
  /// ``contentOffset`` follows them along an axis that stands at its beginning.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(content.adjustedInset) }
  /// Called after ``adjustedContentInset`` changed, before the delegate hears of it.
  open func adjustedContentInsetDidChange() {}
  /// What says that the content is being fetched anew; it stands above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      addSubview(refreshControl)
      refreshControl.place(in: self)
    }
  }

  // MARK: Scrolling

  /// Whether people can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether people scroll along one axis at a time.
  open var isDirectionalLockEnabled = false
  /// Whether scrolling goes beyond the content's edges and comes back.
  open var bounces = true { didSet { insetsMayHaveChanged() } }
  /// Whether that is so sideways for small content as well.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// Whether that is so up and down for small content as well.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether touching the status bar would show the content's beginning.
  open var scrollsToTop = true
  /// How fast the content comes to rest; nothing moves here.
  open var decelerationRate = DecelerationRate.normal
  /// How scrolling puts the keyboard away; nobody scrolls here.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether what is touched hears of it only once the touch is no scrolling.
  open var delaysContentTouches = true
  /// Whether what is touched may lose the touch to scrolling.
  open var canCancelContentTouches = true
  /// Whether what is in the content gets touches; yes unless overridden.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView)
    -> Bool
  { true }
  /// Whether a view in the content loses touches to scrolling; controls do not unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Whether fingers are on the view; never here.
  open var isTracking: Bool { false }
  /// Whether fingers scroll; never here.
  open var isDragging: Bool { false }
  /// Whether the content goes on moving by itself; never here.
  open var isDecelerating: Bool { false }
  /// The gesture that scrolls, one of the view's recognizers once somebody asks for it; see
  /// ``UIGestureRecognizer/state``.
  open private(set) lazy var panGestureRecognizer = adding(UIPanGestureRecognizer())
  /// The gesture that zooms; nil where the view cannot be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinching : nil
  }
  private lazy var pinching = adding(UIPinchGestureRecognizer())

  private func adding<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    addGestureRecognizer(recognizer)
    return recognizer
  }

  // MARK: Indicators, which are not drawn

  /// Whether a vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true
  /// The look of indicators.
  open var indicatorStyle = IndicatorStyle.default
  /// Room at the ends of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room at the ends of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room at the ends of both; asked for, that of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Whether the safe area is added to that room.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Shows the indicators for a moment; nothing moves here.
  open func flashScrollIndicators() {}

  // MARK: Zooming

  /// How small the content may be zoomed.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content may be zoomed.
  open var maximumZoomScale: CGFloat = 1
  /// Whether zooming goes beyond those and comes back.
  open var bouncesZoom = true
  /// Whether fingers zoom; never here.
  open var isZooming: Bool { false }
  /// Whether the content comes back from being zoomed too far; never here.
  open var isZoomBouncing: Bool { false }
  private var zoom: CGFloat = 1
  /// How many times larger the content is shown, between ``minimumZoomScale`` and ``maximumZoomScale``.
  ///
  /// The transform of the delegate's `viewForZooming(in:)` is that scale; without such a view nothing is zoomed.
  /// The middle of what is seen stays there as far as the content goes.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Shows the content larger or smaller, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.midX / zoom, y: bounds.midY / zoom)
    change(zoom: scale, centering: middle, animated)
  }
  /// Shows a rectangle of the zoomed view as large as possible, and in the middle.
  ///
  /// - Parameters:
  ///   - rect: In the bounds of the delegate's `viewForZooming(in:)`; an empty one changes nothing.
  ///   - animated: Whether the delegate hears of the beginning and the end; nothing moves.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard let scale = content.scale(showing: rect) else { return }
    change(zoom: scale, centering: CGPoint(x: rect.midX, y: rect.midY), animated)
  }

  private func change(zoom scale: CGFloat, centering point: CGPoint, _ animated: Bool) {
    guard let view = scrollDelegate?.viewForZooming(in: self), scale.isFinite, scale > 0 else {
      return
    }
    let scale = max(minimumZoomScale, min(scale, max(minimumZoomScale, maximumZoomScale)))
    guard scale > 0, scale != zoom else { return }
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    let old = zoom
    zoom = scale
    zoomed = view
    if view.translatesAutoresizingMaskIntoConstraints {
      view.center = CGPoint(x: view.center.x / old * scale, y: view.center.y / old * scale)
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      placeZoomed()
    }
    contentOffset = content.offset(centering: CGPoint(x: point.x * scale, y: point.y * scale))
    insetsMayHaveChanged()
    setNeedsLayout()
    scrollDelegate?.scrollViewDidZoom(self)
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
  }
  private weak var zoomed: UIView?

  /// Constraints place the view as if it were not zoomed; its transform grows from the content's beginning.
  private func placeZoomed() {
    guard let zoomed, !zoomed.translatesAutoresizingMaskIntoConstraints else { return }
    zoomed.transform = CGAffineTransform(scaleX: zoom, y: zoom).concatenating(
      CGAffineTransform(
        translationX: zoomed.center.x * (zoom - 1), y: zoomed.center.y * (zoom - 1)))
  }

  // MARK: Guides

  /// The content: starts where the content starts; its size becomes ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.contentGuide) }
  /// The visible part.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.frameGuide) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeZoomed()
    refreshControl?.place(in: self)
    insetsMayHaveChanged()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The insets as they were last told.
  private var toldInset = UIEdgeInsets.zero
  /// Axes that could be scrolled when somebody last looked.
  private var moved = (horizontal: false, vertical: false)

  private func insetsMayHaveChanged() {
    let content = content
    moved = content.moves
    let inset = UIEdgeInsets(content.adjustedInset)
    if inset != toldInset {
      let offset = content.offset(following: contentOffset, from: ViewInsets(toldInset))
      toldInset = inset
      contentOffset = offset
      adjustedContentInsetDidChange()
      scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
    viewNode.margins.handedOn = content.handedOn
  }

  private var content: ScrollContent {
    var content = ScrollContent()
    content.size = contentSize
    content.visible = bounds.size
    content.inset = ViewInsets(contentInset)
    content.safeArea = viewNode.margins.safeArea
    content.adjustment = .init(rawValue: contentInsetAdjustmentBehavior.rawValue) ?? .automatic
    content.alwaysMoves = (
      bounces && alwaysBounceHorizontal, bounces && alwaysBounceVertical
    )
    content.moved = moved
    content.isBelowBars = isBelowBars
    return content
  }

  /// Whether a controller inside a navigation controller lets it adjust this view.
  private var isBelowBars: Bool {
    let owner =
      viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
    return owner?.automaticallyAdjustsScrollViewInsets == true && owner?.navigationController != nil
  }
}

extension CGSize {
  fileprivate func scaled(_ scale: CGFloat) -> CGSize {
    CGSize(width: width * scale, height: height * scale)
  }
}
