public import Foundation
internal import ViewArrangements

/// Shows child view controllers as pages, one at a time or two side by side.
///
/// ``turnPage(_:)`` simulates a swipe.
///
/// - SeeAlso: Apple, "UIPageViewController".
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Whether pages have a back; stored only.
  open var isDoubleSided = false
  /// The transition between pages; nothing is animated.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// The direction of navigation between pages.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction of a page turn.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The location of the spine around which pages turn.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  /// A key of the controller's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between pages, in points; has no effect.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The location of the spine; has no effect.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The direction of navigation between pages.
  public let navigationOrientation: NavigationOrientation
  /// Provides the pages before and after a page.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Responds to page turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The visible pages.
  open private(set) var viewControllers: [UIViewController]? = []

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller with scrolling pages, from an archive.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Sets the visible pages, without animation; several pages share the width.
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
  /// Turns to the page that the data source provides, and returns whether it provides one; simulates a swipe.
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

/// Provides the pages before and after a page.
///
/// - SeeAlso: Apple, "UIPageViewControllerDataSource".
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before the given one; nil at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after the given one; nil at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Responds to page turns.
///
/// - SeeAlso: Apple, "UIPageViewControllerDelegate".
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called before a page turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a page turn.
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
