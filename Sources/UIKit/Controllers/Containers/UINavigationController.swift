public import Foundation
internal import FoundationShims
internal import ViewArrangements

/// Shows the top of a stack of controllers below a navigation bar.
///
/// The bar is 44 points high, 96 with a large title, and 32 on a phone in landscape; the toolbar has
/// its natural height. The visible view extends behind them and has them in its safe area, unless it or
/// an opaque bar prevents that. A search controller of its item makes the bar 52 points higher, a prompt 30. Nothing
/// is animated, and large titles do not shrink during scrolling.
///
/// ```swift
/// let list = UIViewController()
/// let navigation = UINavigationController(rootViewController: list)
/// navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
/// let detail = UIViewController()
/// navigation.pushViewController(detail, animated: false)
/// navigation.view.layoutIfNeeded()
/// print(navigation.viewControllers.count, detail.view.safeAreaInsets.top)  // 2 44.0
/// navigation.popViewController(animated: false)
/// print(navigation.topViewController === list)  // true
/// ```
///
/// - Units: Points, y down; bars are in the space of the controller's view.
/// - Errors: Pushing a controller that is on the stack ends the program with Apple's text; popping the
///   last one returns nil.
/// - Complexity: A change of the stack is O(stack), compared by identity with the former one, and loads
///   the top view only.
/// - SeeAlso: Apple, "UINavigationController"; `Rules/DocumentsIOS.md#bars-of-containers`.
@preconcurrency @MainActor open class UINavigationController: UIViewController, BarContainer {
  /// The time in which bars appear and disappear, in seconds: 0.2, from memory.
  public class var hideShowBarDuration: CGFloat { 0.2 }
  /// The navigation bar.
  open private(set) lazy var navigationBar = UINavigationBar(frame: .zero)
  /// The toolbar at the bottom, hidden by default.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
  private var stack: [UIViewController] = []
  /// The navigation controller's delegate.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The stack, root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The top controller of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the top controller, or the one presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  var shownController: UIViewController? { topViewController }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    if let new = viewControllers.last, new !== old {
      delegate?.navigationController(self, willShow: new, animated: animated)
    }
    let gone = stack.filter { former in !viewControllers.contains { $0 === former } }
    for controller in gone { controller.willMove(toParent: nil) }
    let came = viewControllers.filter { $0.parent !== self }
    for controller in came { addChild(controller) }
    stack = viewControllers
    navigationBar.items = stack.map(\.navigationItem)
    exchange(old, animated: animated)
    for controller in came {
      controller.didMove(toParent: self)
      controller.isMovingToParent = false
    }
    for controller in gone { controller.removeFromParent() }
    if let new = topViewController, new !== old {
      delegate?.navigationController(self, didShow: new, animated: animated)
    }
    (tabBarController as (any BarContainer)?)?.arrangeIfLoaded()
  }
  /// Pushes a controller onto the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    require(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(viewController))"
    )
    setViewControllers(stack + [viewController], animated: animated)
  }
  /// Pops the top controller and returns it; nil if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return top
  }
  /// Pops all controllers above the given one and returns them; nil if it is not in the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }
  /// Pops all controllers above the root and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { hidesBar = newValue }
  }
  private var hidesBar = false { didSet { arrangeIfLoaded() } }
  /// Shows or hides the navigation bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
  }
  /// Whether the toolbar is hidden; default: true.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { hidesToolbar = newValue }
  }
  private var hidesToolbar = true { didSet { arrangeIfLoaded() } }
  /// Shows or hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hidesToolbar = hidden }

  /// Whether the bar is hidden in a compact height; see ``UITraitCollection/verticalSizeClass``.
  open var hidesBarsWhenVerticallyCompact = false { didSet { arrangeIfLoaded() } }
  /// Whether scrolling hides the bar; stored only.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bar; stored only.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bar; stored only.
  open var hidesBarsWhenKeyboardAppears = false
  /// The gesture that pops the top controller; it never recognizes.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    view.addGestureRecognizer(recognizer)
    return recognizer
  }()
  /// The status bar style that matches the navigation bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }
  /// The visible controller if the bar is hidden, else nil.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }

  open override func loadView() {
    navigationBar.layoutOwner = self
    view = makeView(with: [navigationBar, toolbar])
    showView()
  }

  func arrange() {
    var arrangement = emptyArrangement
    let shown = topViewController
    let hidesBar =
      isNavigationBarHidden
      || hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
    if !hidesBar {
      arrangement.top = .init(
        height: barHeight,
        isOverContent: shown.map {
          extends($0, behind: .top, isTranslucent: navigationBar.isTranslucent)
        } ?? true)
    }
    if !isToolbarHidden {
      arrangement.bottom = .init(
        height: toolbar.sizeThatFits(view.bounds.size).height,
        isOverContent: shown.map {
          extends($0, behind: .bottom, isTranslucent: toolbar.isTranslucent)
        } ?? true)
    }
    navigationBar.isHidden = hidesBar
    toolbar.isHidden = isToolbarHidden
    toolbar.items = shown?.toolbarItems
    navigationBar.frame = arrangement.topFrame
    toolbar.frame = arrangement.bottomFrame
    place(arrangement)
  }

  var barHeight: CGFloat {
    let more = navigationBar.searchHeight + navigationBar.promptHeight
    if traitCollection.verticalSizeClass == .compact { return 32 + more }
    return (navigationBar.showsLargeTitle ? 96 : 44) + more
  }
}

/// Responds when a navigation controller shows another controller.
///
/// - SeeAlso: Apple, "UINavigationControllerDelegate".
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called before a controller is shown.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns the animator of a change between two controllers; never called here.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that lets the user drive an animation; never called here.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

extension UINavigationController {
  /// A change of a navigation controller's controllers.
  public enum Operation: Int, Sendable {
    /// They stay.
    case none
    /// One is pushed.
    case push
    /// One is popped.
    case pop
  }
}
