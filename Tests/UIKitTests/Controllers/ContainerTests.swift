import Foundation
import Testing
import UIKit

/// Bars of navigation and tab controllers, and the safe area they give.
///
/// Sources: `Rules/DocumentsIOS.md#bars-of-containers`: 44 for a navigation bar, 52 more for a large title,
/// 32 on a phone on its side, 49 for a tab bar above the home indicator, 44 for a toolbar; Apple,
/// "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "hidesBottomBarWhenPushed".
@MainActor @Suite struct ContainerTests {
  /// A window on an iPhone 15: 393 × 852, of which 59 and 34 are covered.
  private func show(_ root: UIViewController, _ body: (UIWindow) throws -> Void) rethrows {
    try onDevice("iPhone 15") {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      try body(window)
      window.isHidden = true
    }
  }

  private func vertical(_ view: UIView?) -> [CGFloat] {
    guard let insets = view?.safeAreaInsets else { return [] }
    return [insets.top, insets.bottom]
  }

  @Test func aNavigationBarIsFortyFour() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation) { _ in
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      // 59 + 44; nothing at the foot but the home indicator.
      #expect(vertical(root.view) == [103, 34])
      #expect(root.topLayoutGuide.length == 103)
      #expect(root.navigationController === navigation && root.parent === navigation)
    }
  }

  nonisolated static let titles:
    [(prefers: Bool, modes: [UINavigationItem.LargeTitleDisplayMode], height: CGFloat)] = [
      (false, [.always], 44), (true, [.automatic], 96), (true, [.always], 96),
      (true, [.never], 44), (true, [.inline], 44),
      // An item that leaves it open does as the one before.
      (true, [.never, .automatic], 44), (true, [.always, .automatic], 96),
      (true, [.never, .always], 96), (true, [.automatic, .never], 44),
    ]

  @Test(arguments: titles) func largeTitles(
    _ row: (prefers: Bool, modes: [UINavigationItem.LargeTitleDisplayMode], height: CGFloat)
  ) {
    let navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = row.prefers
    let stack = row.modes.map { mode in
      let controller = UIViewController()
      controller.navigationItem.largeTitleDisplayMode = mode
      return controller
    }
    navigation.viewControllers = stack
    show(navigation) { _ in
      #expect(navigation.navigationBar.frame.height == row.height)
      #expect(stack.last.map { vertical($0.view) } == [59 + row.height, 34])
    }
  }

  @Test func aPhoneOnItsSideHasALowerBar() {
    onDevice("iPhone 15", isLandscape: true) {
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let window = UIWindow()
      window.rootViewController = navigation
      window.layoutIfNeeded()
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
      #expect(vertical(root.view) == [32, 21])
      #expect(root.view.safeAreaInsets.left == 59)
    }
  }

  enum Below: CaseIterable, Sendable { case opaque, edges, includes }

  /// Where content does not go on behind bars it starts below them and has nothing covered.
  @Test(arguments: Below.allCases) func contentBesideBars(_ below: Below) {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.isToolbarHidden = false
    switch below {
    case .opaque, .includes:
      navigation.navigationBar.isTranslucent = false
      navigation.toolbar.isTranslucent = false
      root.extendedLayoutIncludesOpaqueBars = below == .includes
    case .edges: root.edgesForExtendedLayout = []
    }
    show(navigation) { _ in
      // 852 − 34 − 44.
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
      if below == .includes {
        #expect(root.view.frame.height == 852)
        #expect(vertical(root.view) == [103, 78])
      } else {
        #expect(root.view.frame == CGRect(x: 0, y: 103, width: 393, height: 671))
        #expect(vertical(root.view) == [0, 0])
      }
    }
  }

  @Test func barsComeAndGo() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    show(navigation) { window in
      navigation.setNavigationBarHidden(true, animated: true)
      navigation.setToolbarHidden(false, animated: true)
      window.layoutIfNeeded()
      #expect(vertical(root.view) == [59, 78])
      #expect(navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      #expect(vertical(root.view) == [64, 78])
    }
  }

  @Test func constraintsFollowTheBars() {
    let root = UIViewController()
    let strip = UIView()
    strip.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(strip)
    let safe = root.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      strip.topAnchor.constraint(equalTo: safe.topAnchor),
      strip.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      strip.leadingAnchor.constraint(equalTo: root.view.layoutMarginsGuide.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    ])
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    show(tabs) { window in
      // From 59 + 44 to 852 − 34 − 49; 16 at the side.
      #expect(strip.frame == CGRect(x: 16, y: 103, width: 377, height: 666))
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      root.navigationController?.pushViewController(pushed, animated: false)
      window.layoutIfNeeded()
      #expect(tabs.tabBar.isHidden && vertical(pushed.view) == [103, 34])
      pushed.navigationController?.popToRootViewController(animated: false)
      window.layoutIfNeeded()
      #expect(!tabs.tabBar.isHidden)
      #expect(strip.frame == CGRect(x: 16, y: 103, width: 377, height: 666))
    }
  }

  @Test func aTabBarReachesTheEdge() {
    let (a, b) = (UIViewController(), UIViewController())
    a.title = "A"
    b.tabBarItem = UITabBarItem(tabBarSystemItem: .topRated, tag: 3)
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    show(tabs) { _ in
      // 49 + 34 high.
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
      #expect(vertical(a.view) == [59, 83])
      #expect(tabs.tabBar.items?.map(\.title) == ["A", "Top Rated"])
      #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
      #expect(a.tabBarController === tabs && tabs.tabBar.selectedItem === a.tabBarItem)
      tabs.selectedViewController = b
      #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem)
      tabs.selectedIndex = 7
      #expect(tabs.selectedIndex == 1)
      tabs.viewControllers = [b]
      #expect(tabs.selectedIndex == 0 && a.parent == nil && a.tabBarController == nil)
      tabs.viewControllers = []
      #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
    }
  }

  @Test func theStack() {
    let controllers = (0..<4).map { index in
      let controller = UIViewController()
      controller.title = "\(index)"
      return controller
    }
    let navigation = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      navigation.pushViewController(controller, animated: false)
    }
    #expect(navigation.viewControllers == controllers)
    #expect(navigation.topViewController === controllers[3])
    #expect(navigation.navigationBar.topItem?.title == "3")
    #expect(navigation.navigationBar.backItem?.title == "2")
    controllers[3].title = "three"
    #expect(navigation.navigationBar.topItem?.title == "three")
    #expect(navigation.popViewController(animated: false) === controllers[3])
    #expect(navigation.popToViewController(controllers[3], animated: false) == nil)
    #expect(
      navigation.popToViewController(controllers[1], animated: false) == [controllers[2]])
    #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.children == [controllers[0]])
  }

  /// A container without a window or a device has the same bars at the edges of its own view.
  @Test func withoutAWindow() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    navigation.view.layoutIfNeeded()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(vertical(root.view) == [44, 0])
  }

  @Test func responders() {
    let root = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController = root
    let leaf = UIView()
    root.view.addSubview(leaf)
    let chain = Array(sequence(first: leaf as UIResponder, next: \.next))
    #expect(chain == [leaf, root.view, root, window, UIApplication.shared])
  }
}
