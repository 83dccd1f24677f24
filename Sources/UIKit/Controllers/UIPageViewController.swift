public import Foundation
internal import ViewArrangements

/// Controllers like the pages of a book, of which one is shown, or two beside each other.
///
/// Nobody turns pages here; ``turnPage(_:)`` does as a swipe does.
///
/// - SeeAlso: Apple, "UIPageViewController".
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages would turn; nothing moves here.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// In which way pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// Where pages come from.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What else is stated when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// Where the spine is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// How pages would turn.
  public let transitionStyle: TransitionStyle
  /// In which way pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// Who knows what comes before and after a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who hears of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Makes a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Makes a controller whose pages scroll beside each other, for an archive.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows other pages, at once; several share the room.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let old = self.viewControllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    self.viewControllers = new
    for came in new where came.parent !== self {
      addChild(came)
      if isViewLoaded { show(came) }
      came.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
    completion?(true)
  }
  /// Turns to the page that the source names, as a swipe does; whether there is one.
  @discardableResult open func turnPage(_ direction: NavigationDirection) -> Bool {
    let old = viewControllers ?? []
    guard let shown = direction == .forward ? old.last : old.first,
      let next = direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: shown)
        : dataSource?.pageViewController(self, viewControllerBefore: shown)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers?.forEach(show)
  }
  private func show(_ page: UIViewController) {
    guard let content = page.view else { return }
    content.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(content)
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let pages = viewControllers ?? []
    guard !pages.isEmpty else { return }
    let share = view.bounds.width / CGFloat(pages.count)
    let places = ColumnArrangement.columns(pages.map { _ in share }, in: view.bounds)
    for (page, place) in zip(pages, places.columns) { page.view.frame = place }
  }
}

/// Who knows what comes before and after a page.
///
/// - SeeAlso: Apple, "UIPageViewControllerDataSource".
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who hears of turned pages.
///
/// - SeeAlso: Apple, "UIPageViewControllerDelegate".
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a page is turned to.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a page was turned to.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
