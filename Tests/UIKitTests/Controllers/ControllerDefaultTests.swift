import Foundation
import TestSupport
import Testing
import UIKit

/// Properties of controllers that are kept and change no frame, and what controllers answer unless overridden.
///
/// Source of the defaults: Apple, "UIViewController", "UINavigationController", "UISearchController",
/// "UIPopoverPresentationController", "UISheetPresentationController", "UIAlertController".
@MainActor struct ControllerDefaultTests {
  @Test func preferencesHaveTheirDefaults() {
    let controller = UIViewController()
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(!controller.prefersHomeIndicatorAutoHidden && controller.shouldAutorotate)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    for isLandscape in [false, true] {
      onDevice("iPhone 15", isLandscape: isLandscape) {
        let orientation = controller.preferredInterfaceOrientationForPresentation
        #expect(orientation.isLandscape == isLandscape && orientation.isPortrait != isLandscape)
        #expect(orientation == UIApplication.shared.statusBarOrientation)
      }
    }
  }

  /// A controller whose preferences are its own, and which counts calls.
  final class Own: UIViewController {
    var warnings = 0
    var layouts = 0
    override var prefersHomeIndicatorAutoHidden: Bool { true }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
    override func viewDidLayoutSubviews() { layouts += 1 }
  }

  /// No system asks for them: neither does layout run again nor do insets change.
  @Test func preferencesChangeNothing() {
    let controller = Own()
    let window = PresentationTests.window(CGSize(width: 400, height: 800), controller)
    defer { window.isHidden = true }
    let (layouts, insets) = (controller.layouts, controller.view.safeAreaInsets)
    controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
    controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    window.layoutIfNeeded()
    #expect(controller.layouts == layouts && controller.view.safeAreaInsets == insets)
    #expect(controller.warnings == 0)
    controller.didReceiveMemoryWarning()
    #expect(controller.warnings == 1 && controller.isViewLoaded)
  }

  /// How a presentation would look on its way changes nothing about its end.
  @Test func settingsOfPresentationsAreKept() {
    let (root, shown) = (UIViewController(), UIViewController())
    let window = PresentationTests.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    root.present(shown, animated: false)
    let frame = shown.view.frame
    shown.dismiss(animated: false)
    for controller in [root, shown] {
      #expect(
        KeptProperty.lapses(
          in: controller,
          [
            KeptProperty(\.modalTransitionStyle, default: .coverVertical, other: .crossDissolve),
            KeptProperty(\.definesPresentationContext, default: false, other: true),
            KeptProperty(\.providesPresentationContextTransitionStyle, default: false, other: true),
            KeptProperty(\.isModalInPresentation, default: false, other: true),
          ]) == [])
    }
    root.present(shown, animated: false)
    #expect(shown.view.frame == frame)
    shown.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
  }

  @Test func whatANavigationControllerShows() throws {
    let (bottom, top, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: bottom)
    let window = PresentationTests.window(CGSize(width: 400, height: 800), navigation)
    defer { window.isHidden = true }
    #expect(navigation.visibleViewController === bottom)
    navigation.pushViewController(top, animated: false)
    #expect(navigation.visibleViewController === top)
    navigation.present(sheet, animated: false)
    #expect(navigation.visibleViewController === sheet && navigation.topViewController === top)
    sheet.dismiss(animated: false)
    #expect(navigation.visibleViewController === top)
    // Swiping from the left edge would pop; there are no touches.
    let swipe = try #require(navigation.interactivePopGestureRecognizer)
    #expect((swipe as? UIScreenEdgePanGestureRecognizer)?.edges == .left)
    #expect(swipe.view === navigation.view)
    let frames = [navigation.navigationBar.frame, top.view.frame]
    #expect(
      KeptProperty.lapses(
        in: navigation,
        [
          KeptProperty(\.hidesBarsOnSwipe, default: false, other: true),
          KeptProperty(\.hidesBarsOnTap, default: false, other: true),
          KeptProperty(\.hidesBarsWhenKeyboardAppears, default: false, other: true),
        ]) == [])
    window.layoutIfNeeded()
    #expect([navigation.navigationBar.frame, top.view.frame] == frames)
  }

  @Test func settingsOfSearchesAreKept() {
    let search = UISearchController(searchResultsController: nil)
    let size = search.searchBar.intrinsicContentSize
    #expect(
      KeptProperty.lapses(
        in: search,
        [
          KeptProperty(\.obscuresBackgroundDuringPresentation, default: true, other: false),
          KeptProperty(\.hidesNavigationBarDuringPresentation, default: true, other: false),
        ]) == [])
    #expect(search.searchBar.intrinsicContentSize == size)
  }

  /// A popover fills the window wherever it points.
  @Test func settingsOfPopoversAreKept() throws {
    let (root, shown) = (UIViewController(), UIViewController())
    let window = PresentationTests.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    root.present(shown, animated: false)
    let frame = shown.view.frame
    #expect(
      KeptProperty.lapses(
        in: popover,
        [
          KeptProperty(\.sourceView, default: nil, other: root.view),
          KeptProperty(
            \.sourceRect, default: .null, other: CGRect(x: 1, y: 2, width: 3, height: 4)),
          KeptProperty(\.passthroughViews, default: nil, other: [root.view]),
          KeptProperty(
            \.popoverLayoutMargins,
            default: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10), other: .zero),
          KeptProperty(\.canOverlapSourceViewRect, default: false, other: true),
        ]) == [])
    window.layoutIfNeeded()
    #expect(shown.view.frame == frame)
  }

  /// Details of sheets are kept; heights of one's own are asked for again when they are declared invalid.
  @Test func settingsOfSheetsAreKept() throws {
    let (root, shown) = (UIViewController(), UIViewController())
    let window = PresentationTests.window(CGSize(width: 400, height: 800), root)
    defer { window.isHidden = true }
    let sheet = try #require(shown.sheetPresentationController)
    root.present(shown, animated: false)
    let frame = shown.view.frame
    #expect(
      KeptProperty.lapses(
        in: sheet,
        [
          KeptProperty(\.largestUndimmedDetentIdentifier, default: nil, other: .large),
          KeptProperty(\.prefersGrabberVisible, default: false, other: true),
          KeptProperty(\.prefersScrollingExpandsWhenScrolledToEdge, default: true, other: false),
        ]) == [])
    window.layoutIfNeeded()
    #expect(shown.view.frame == frame)
    var height: CGFloat = 200
    sheet.detents = [.custom { _ in height }]
    // 34 points are covered below.
    #expect(shown.view.frame.height == 234)
    height = 300
    #expect(shown.view.frame.height == 234)
    sheet.invalidateDetents()
    #expect(shown.view.frame.height == 334)
  }

  /// The preferred action is one of the actions, and looks and lies as it did.
  @Test func aPreferredActionIsKept() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let actions = ["Yes", "No"].map { UIAlertAction(title: $0, style: .default) }
    actions.forEach(alert.addAction)
    let size = alert.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(
      KeptProperty.lapses(
        in: alert, [KeptProperty(\.preferredAction, default: nil, other: actions[1])]) == [])
    #expect(alert.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    #expect(alert.actions == actions)
  }

  /// Spaces and spines between pages change no page.
  @Test func optionsOfPagesChangeNoPage() {
    func frame(_ options: [UIPageViewController.OptionsKey: Any]?) -> CGRect {
      let page = UIViewController()
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: options)
      let window = PresentationTests.window(CGSize(width: 400, height: 800), pages)
      defer { window.isHidden = true }
      pages.setViewControllers([page], direction: .forward, animated: false)
      window.layoutIfNeeded()
      return page.view.convert(page.view.bounds, to: nil)
    }
    #expect(frame(nil) == CGRect(x: 0, y: 0, width: 400, height: 800))
    #expect(frame([.interPageSpacing: 30, .spineLocation: 1]) == frame(nil))
  }

  /// Pixels of the panel and pixels a point are the same here.
  @Test(arguments: [("iPhone 15", 3), ("iPhone 8", 2)] as [(String, CGFloat)])
  func scalesOfScreens(device: String, scale: CGFloat) {
    onDevice(device) {
      #expect(UIScreen.main.nativeScale == scale && UIScreen.main.scale == scale)
    }
  }
}
