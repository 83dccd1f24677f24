public import Foundation
internal import ViewArrangements

/// Shows that the content of a scroll view is being refreshed.
///
/// ``beginRefreshing()`` shows the control; pulling the content down by its height does so too, and sends
/// `valueChanged`. The control is above the content and does not move it.
///
/// - SeeAlso: Apple, "UIRefreshControl".
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether a refresh is in progress.
  open private(set) var isRefreshing = false
  /// The title below the indicator; stored only.
  open var attributedTitle: NSAttributedString?
  private let indicator = UIActivityIndicatorView()

  /// Creates a control at its natural size.
  public convenience init() { self.init(frame: .zero) }
  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    isHidden = true
    addSubview(indicator)
  }

  /// Begins a refresh.
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }
  /// Ends the refresh.
  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }

  /// Begins a refresh and sends `valueChanged` where the content is pulled down by the control's height.
  func pull(in scroller: UIScrollView) {
    guard !isRefreshing, isEnabled,
      scroller.contentOffset.y <= -scroller.adjustedContentInset.top - bounds.height
    else { return }
    beginRefreshing()
    sendValueActions()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    indicator.frame = RefreshArrangement.indicatorFrame(
      indicator.intrinsicContentSize, in: bounds.size)
  }

  /// Places the control above the content of a scroll view.
  func place(in scroller: UIScrollView) {
    frame = RefreshArrangement.control(width: scroller.bounds.width)
  }
}
