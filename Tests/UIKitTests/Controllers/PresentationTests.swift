import Foundation
import Testing
import UIKit

/// Sheets, questions, pages, columns, changes of size, scenes.
///
/// Source: Apple, "UISheetPresentationController", "UIAlertController", "UIPageViewController",
/// "UISplitViewController", "viewWillTransition(to:with:)".
@MainActor struct PresentationTests {
  static func window(_ size: CGSize, _ root: UIViewController, wide: Bool = false) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.setTraits(
      UITraitCollection(traitsFrom: [
        UITraitCollection(horizontalSizeClass: wide ? .regular : .compact),
        UITraitCollection(verticalSizeClass: .regular),
      ]))
    window.setSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// A window of 400 × 800 with 50 covered above and 34 below: large is all but 60, medium half.
  @Test func sheetsOnNarrowScreens() throws {
    let root = UIViewController()
    let window = Self.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    let sheet = UIViewController()
    let heights = try #require(sheet.sheetPresentationController)
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 0, y: 60, width: 400, height: 740))
    heights.detents = [.medium(), .large()]
    #expect(sheet.view.frame == CGRect(x: 0, y: 400, width: 400, height: 400))
    heights.animateChanges { heights.selectedDetentIdentifier = .large }
    #expect(sheet.view.frame.minY == 60)
    var greatest: CGFloat = 0
    heights.detents = [
      .custom(identifier: .init("small")) {
        greatest = $0.maximumDetentValue
        return 200
      }
    ]
    #expect(greatest == 706)
    #expect(sheet.view.frame == CGRect(x: 0, y: 566, width: 400, height: 234))
    #expect(sheet.view.safeAreaInsets.bottom == 34)
    // What is behind is darkened, and is there again afterwards.
    #expect(window.subviews.count == 3)
    sheet.dismiss(animated: false)
    #expect(window.subviews == [root.view])
  }

  nonisolated static let wide: [(UIModalPresentationStyle, CGSize, CGRect)] = [
    (.formSheet, .zero, CGRect(x: 230, y: 190, width: 540, height: 620)),
    (.formSheet, CGSize(width: 300, height: 200), CGRect(x: 350, y: 400, width: 300, height: 200)),
    (.fullScreen, .zero, CGRect(x: 0, y: 0, width: 1000, height: 1000)),
    (.overFullScreen, .zero, CGRect(x: 0, y: 0, width: 1000, height: 1000)),
  ]
  @Test(arguments: wide)
  func presentationsOnWideScreens(style: UIModalPresentationStyle, preferred: CGSize, place: CGRect)
  {
    let root = UIViewController()
    let window = Self.window(CGSize(width: 1000, height: 1000), root, wide: true)
    defer { window.isHidden = true }
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    shown.preferredContentSize = preferred
    root.present(shown, animated: false)
    #expect(shown.view.frame == place)
  }

  @Test func questionsAreAnswered() throws {
    let root = UIViewController()
    let window = Self.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    var answers: [String] = []
    let alert = UIAlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive) { action in
      answers.append(action.title ?? "")
      answers.append("\(root.presentedViewController == nil)")
    }
    let cancel = UIAlertAction(title: "Cancel", style: .cancel)
    alert.addAction(delete)
    alert.addAction(cancel)
    alert.addTextField { $0.placeholder = "Why?" }
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(alert.textFields?.first?.placeholder == "Why?")
    let frame = try #require(alert.view).frame
    #expect(frame.width == 270 && frame.minX == 65)
    // Its upper edge is moved to a whole point.
    #expect(abs(frame.midY - 400) <= 1)
    // A cancelling answer stands first beside one other, each half as wide.
    let buttons = alert.view.viewsBelow.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.title(for: .normal) } == ["Cancel", "Delete"])
    #expect(buttons.allSatisfy { $0.frame.size == CGSize(width: 135, height: 44) })
    delete.isEnabled = false
    #expect(!alert.tapAction(delete))
    delete.isEnabled = true
    #expect(!alert.tapAction(UIAlertAction(title: "Other", style: .default)))
    #expect(alert.tapAction(delete))
    #expect(answers == ["Delete", "true"])
  }

  /// An action sheet is at the bottom, with the cancel action last.
  @Test func sheetsOfActions() {
    let root = UIViewController()
    let window = Self.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [
      ("Cancel", UIAlertAction.Style.cancel), ("A", .default), ("B", .default),
    ] {
      sheet.addAction(UIAlertAction(title: title, style: style))
    }
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.view.frame == CGRect(x: 8, y: 634, width: 384, height: 132))
    let buttons = sheet.view.viewsBelow.compactMap { $0 as? UIButton }
    #expect(buttons.map { $0.title(for: .normal) } == ["A", "B", "Cancel"])
  }

  final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let all = (0..<3).map { _ in UIViewController() }
    var turned = 0
    func pageViewController(
      _ pages: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil }
    }
    func pageViewController(
      _ pages: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: viewController).flatMap { $0 < 2 ? all[$0 + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { turned += 1 }
  }
  @Test func pagesTurn() {
    let book = Pages()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.all[0]], direction: .forward, animated: false)
    let window = Self.window(CGSize(width: 400, height: 800), pages)
    defer { window.isHidden = true }
    #expect(book.all[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(pages.turnPage(.forward) && pages.turnPage(.forward) && !pages.turnPage(.forward))
    window.layoutIfNeeded()
    #expect(pages.viewControllers == [book.all[2]] && pages.children == [book.all[2]])
    #expect(book.all[2].view.superview === pages.view && book.all[0].view.superview == nil)
    #expect(book.turned == 2)
  }

  @Test func columnsStandBesideEachOtherWhereThereIsRoom() {
    let (first, second) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    let window = Self.window(CGSize(width: 1000, height: 700), split, wide: true)
    defer { window.isHidden = true }
    #expect(!split.isCollapsed && first.splitViewController === split)
    #expect(
      split.viewController(for: .primary)?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 700)
    )
    #expect(
      split.viewController(for: .secondary)?.view.frame
        == CGRect(x: 320, y: 0, width: 680, height: 700))
    split.preferredPrimaryColumnWidthFraction = 0.25
    window.layoutIfNeeded()
    #expect(split.primaryColumnWidth == 250)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.viewController(for: .secondary)?.view.frame.width == 1000)
  }

  @Test func columnsCollapseIntoOneStack() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    let window = Self.window(CGSize(width: 400, height: 700), split)
    defer { window.isHidden = true }
    #expect(split.isCollapsed)
    let stack = try #require(first.navigationController)
    #expect(stack.viewControllers == [first, second])
    #expect(stack.view.frame == window.bounds)
    window.setTraits(UITraitCollection(horizontalSizeClass: .regular))
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(!split.isCollapsed)
    #expect(stack.viewControllers == [first])
    #expect(second.navigationController?.viewControllers == [second])
  }

  final class Turning: UIViewController {
    var sizes: [CGSize] = []
    var steps: [String] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
      steps.append("\(view.bounds.width)")
      coordinator.animate { _ in
        self.steps.append("\(self.view.bounds.width)")
      } completion: { _ in
        self.steps.append("done")
      }
    }
  }
  @Test func sizeTransitionsReachControllers() {
    let (root, child) = (Turning(), Turning())
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let window = Self.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    #expect(root.sizes == [CGSize(width: 800, height: 400)])
    #expect(child.sizes == root.sizes)
    #expect(root.steps == ["400.0", "800.0", "done"])
    window.frame.origin.x = 5
    #expect(root.sizes.count == 1)
  }

  final class Moving: UIViewController {
    var events: [String] = []
    override func viewWillAppear(_ animated: Bool) { events.append("appear \(isMovingToParent)") }
    override func viewWillDisappear(_ animated: Bool) {
      events.append("disappear \(isMovingFromParent)")
    }
  }
  @Test func controllersKnowThatTheyMove() {
    let (root, top) = (Moving(), Moving())
    let navigation = UINavigationController(rootViewController: root)
    let window = Self.window(CGSize(width: 400, height: 800), navigation)
    defer { window.isHidden = true }
    navigation.pushViewController(top, animated: false)
    navigation.popViewController(animated: false)
    #expect(top.events == ["appear true", "disappear true"])
    #expect(root.events.suffix(2) == ["disappear false", "appear false"])
    #expect(!top.isMovingFromParent && !top.isMovingToParent)
  }

  @Test func childrenChangePlaces() {
    let (around, one, two) = (UIViewController(), UIViewController(), UIViewController())
    for child in [one, two] {
      around.addChild(child)
      child.didMove(toParent: around)
    }
    around.view.addSubview(one.view)
    var steps: [String] = []
    around.transition(from: one, to: two, duration: 1, options: []) {
      steps.append("animated")
    } completion: {
      steps.append("completed \($0)")
    }
    #expect(around.view.subviews == [two.view])
    #expect(steps == ["animated", "completed true"])
  }

  @Test func scenesHaveWindows() {
    let scene = UIWindowScene()
    let window = UIWindow(windowScene: scene)
    #expect(scene.windows == [window] && window.windowScene === scene)
    #expect(window.frame == UIScreen.main.bounds)
    window.makeKeyAndVisible()
    #expect(UIApplication.shared.connectedScenes.contains(scene))
    #expect(scene.keyWindow === window)
    window.isHidden = true
  }

  @Test func menusAndRefreshing() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let part = UIMenu(options: .displayInline, children: [on])
    let menu = UIMenu(title: "All", children: [off, part])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([off]).identifier == menu.identifier)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let refresh = UIRefreshControl()
    var fetched = 0
    refresh.addAction(UIAction { _ in fetched += 1 }, for: .valueChanged)
    table.refreshControl = refresh
    refresh.beginRefreshing()
    refresh.sendActions(for: .valueChanged)
    #expect(fetched == 1 && refresh.isRefreshing)
    #expect(refresh.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    refresh.endRefreshing()
    #expect(!refresh.isRefreshing)
  }
}
