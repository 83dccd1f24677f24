public import Foundation
internal import ViewArrangements

/// Says that the content of a scroll view is being fetched anew.
///
/// Nobody pulls here: ``beginRefreshing()`` shows it, and `sendActions(for: .valueChanged)` does what pulling
/// does. It stands above the content and moves nothing.
///
/// - SeeAlso: Apple, "UIRefreshControl".
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether content is being fetched.
  open private(set) var isRefreshing = false
  /// What it says below the turning sign; not drawn.
  open var attributedTitle: NSAttributedString?
  private let sign = UIActivityIndicatorView()

  /// Makes a control of its own size.
  public convenience init() { self.init(frame: .zero) }
  /// Makes a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Makes a control for an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    isHidden = true
    addSubview(sign)
  }

  /// Says that content is being fetched.
  open func beginRefreshing() {
    isRefreshing = true
    isHidden = false
  }
  /// Says that content is there.
  open func endRefreshing() {
    isRefreshing = false
    isHidden = true
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = RefreshArrangement.sign(sign.intrinsicContentSize, in: bounds.size)
  }

  /// Stands above the content of a scroll view.
  func place(in scroller: UIScrollView) {
    frame = RefreshArrangement.control(width: scroller.bounds.width)
  }
}
