public import Foundation
internal import ViewArrangements

/// Shows one of several controllers above a tab bar.
///
/// The bar is 49 points high and extends over the bottom safe area. Every controller has a tab; a More list
/// is not supported.
///
/// - SeeAlso: Apple, "UITabBarController"; `Rules/DocumentsIOS.md#bars-of-containers`.
@preconcurrency @MainActor open class UITabBarController: UIViewController, BarContainer {
  /// The tab bar.
  open private(set) lazy var tabBar = UITabBar(frame: .zero)
  private var controllers: [UIViewController] = []
  private var index = NSNotFound
  /// The tab controller's delegate.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces the controllers.
  ///
  /// The selected controller stays selected if it is among them; otherwise the first is.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let old = selectedViewController
    let gone = controllers.filter { former in !new.contains { $0 === former } }
    for controller in gone { controller.willMove(toParent: nil) }
    let came = new.filter { $0.parent !== self }
    for controller in came { addChild(controller) }
    controllers = new
    index = new.firstIndex { $0 === old } ?? (new.isEmpty ? NSNotFound : 0)
    tabBar.items = new.compactMap(\.tabBarItem)
    exchange(old, animated: animated)
    for controller in came { controller.didMove(toParent: self) }
    for controller in gone { controller.removeFromParent() }
  }
  /// The index of the selected controller; `NSNotFound` without controllers.
  ///
  /// Setting an index out of range has no effect.
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }
  /// Selects the controller of a touched tab, if the delegate permits it, and notifies the delegate.
  private func choose(_ item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }
  private func select(_ place: Int) {
    guard controllers.indices.contains(place), place != index else { return }
    let old = controllers.indices.contains(index) ? controllers[index] : nil
    index = place
    exchange(old, animated: false)
  }
  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set { controllers.firstIndex { $0 === newValue }.map { select($0) } }
  }
  var shownController: UIViewController? { selectedViewController }

  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func loadView() {
    view = makeView(with: [tabBar])
    tabBar.tapped = { [weak self] item in self?.choose(item) }
    showView()
  }

  func arrange() {
    var arrangement = emptyArrangement
    let shown = selectedViewController
    let isHidden = hidesBar(shown)
    if !isHidden {
      arrangement.bottom = .init(
        height: tabBar.sizeThatFits(view.bounds.size).height,
        isOverContent: shown.map {
          extends($0, behind: .bottom, isTranslucent: tabBar.isTranslucent)
        } ?? true, reachesEdge: true)
    }
    tabBar.isHidden = isHidden
    tabBar.frame = arrangement.bottomFrame
    tabBar.selectedItem = shown?.tabBarItem
    place(arrangement)
  }

  /// Whether a pushed controller hides the bar.
  private func hidesBar(_ shown: UIViewController?) -> Bool {
    let pushed = (shown as? UINavigationController)?.viewControllers.dropFirst() ?? []
    return pushed.contains { $0.hidesBottomBarWhenPushed }
  }
}

/// Responds when a tab controller selects another controller.
///
/// Called for touched tabs, not for a selection by the program.
///
/// - SeeAlso: Apple, "UITabBarControllerDelegate".
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a controller may be selected.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a controller was selected.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
