public import Foundation
internal import ViewCore

/// Shows a part of a larger content.
///
/// Constraints between what it scrolls and its edges describe the content; its size and centre, and
/// everything seen from outside, are those of its frame. Scrolling moves nothing in constraints.
///
/// - SeeAlso: Apple, "UIScrollView"; semantics 8.4.
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
      offsetDidChange()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }
  /// Called after the content offset changed.
  package func offsetDidChange() {}

  /// Where the content is shown from, in its own coordinates; the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Shows the content from another place, at once: nothing is animated here.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// Scrolls as little as shows a rectangle of the content inside the adjusted insets.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(content.offset(showing: rect, from: contentOffset), animated: animated)
  }
  /// Size of the content, in points; constraints to the content decide it where there are any.
  open var contentSize: CGSize {
    get { viewNode.contentSize }
    set {
      viewNode.contentSize = newValue
      insetsMayHaveChanged()
    }
  }
  /// Extra room around the content; it moves nothing until somebody scrolls.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }
  /// Which edges of the safe area are added to the insets; bars of controllers are not looked for.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// The insets that count: ``contentInset`` and what of the safe area is added to it.
  ///
  /// ``contentOffset`` does not follow them.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(content.adjustedInset) }
  /// Called after ``adjustedContentInset`` changed.
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
  /// Whether people can scroll.
  open var isScrollEnabled = true
  /// Whether scrolling stops at multiples of the bounds.
  open var isPagingEnabled = false
  /// Whether scrolling goes beyond the content's edges and comes back.
  open var bounces = true
  /// Whether that is so sideways for small content as well.
  open var alwaysBounceHorizontal = false { didSet { insetsMayHaveChanged() } }
  /// Whether that is so up and down for small content as well.
  open var alwaysBounceVertical = false { didSet { insetsMayHaveChanged() } }
  /// Whether a vertical indicator is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator is shown.
  open var showsHorizontalScrollIndicator = true

  /// The content: starts where the content starts; its size becomes ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.contentGuide) }
  /// The visible part.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide.of(viewNode.frameGuide) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.place(in: self)
    insetsMayHaveChanged()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The insets as they were last told.
  private var toldInset = UIEdgeInsets.zero

  private func insetsMayHaveChanged() {
    let inset = adjustedContentInset
    guard inset != toldInset else { return }
    toldInset = inset
    adjustedContentInsetDidChange()
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
    return content
  }
}
