import Foundation
import Testing
import UIKit

/// Views and guides as their own descriptions have them, as in public crash reports.
@MainActor @Suite struct ViewDescriptionTests {
  private func parts(_ view: UIView) -> String {
    let text = view.description
      .replacingOccurrences(of: "<CALayer: \(address(view.layer))>", with: "L")
      .replacingOccurrences(of: "<_UILabelLayer: \(address(view.layer))>", with: "T")
    return text.replacingOccurrences(of: ": \(address(view));", with: ";")
  }

  @Test func plainViews() {
    #expect(parts(UIView()) == "<UIView; frame = (0 0; 0 0); layer = L>")
    let view = UIView(frame: CGRect(x: 47, y: 10, width: 343.3333333, height: 50.5))
    view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    #expect(parts(view) == "<UIView; frame = (47 10; 343.333 50.5); autoresize = RM+BM; layer = L>")
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    #expect(
      parts(view)
        == "<UIView; frame = (47 10; 343.333 50.5); clipsToBounds = YES; autoresize = W+H; layer = L>"
    )
  }

  @Test func labels() {
    let label = UILabel()
    label.text = "Name"
    #expect(
      parts(label)
        == "<UILabel; frame = (0 0; 0 0); text = 'Name'; userInteractionEnabled = NO; layer = T>")
  }

  /// A text without addresses, as snapshot libraries compare it.
  private func plain(_ message: String, of object: NSObject) -> String? {
    (object.perform(Selector((message)))?.takeUnretainedValue() as? String)?
      .replacing(/:?\s*0x[\da-f]+/, with: "")
  }

  /// The form that the recorded texts of a public snapshot library have.
  @Test func hierarchiesOfViews() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIImageView(frame: CGRect(x: 0, y: 0, width: 24.3333, height: 23.6667))
    inner.clipsToBounds = true
    inner.isOpaque = false
    let label = UILabel(frame: CGRect(x: 161.3333, y: 20, width: 52.6667, height: 19.3333))
    label.text = "What's"
    view.addSubview(label)
    view.addSubview(UIView())
    view.subviews[1].addSubview(inner)
    #expect(
      plain("recursiveDescription", of: view) == """
        <UIView; frame = (0 0; 375 667); autoresize = W+H; layer = <CALayer>>
           | <UILabel; frame = (161.333 20; 52.6667 19.3333); text = 'What's'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
           | <UIView; frame = (0 0; 0 0); layer = <CALayer>>
           |    | <UIImageView; frame = (0 0; 24.3333 23.6667); clipsToBounds = YES; opaque = NO; userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  @Test func hierarchiesOfControllers() {
    let tabs = UITabBarController()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    tabs.viewControllers = [
      UINavigationController(rootViewController: pages),
      UINavigationController(rootViewController: UIViewController()),
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let text = plain("_printHierarchy", of: tabs)
    #expect(
      text == """
        <UITabBarController>, state: appeared, view: <UILayoutContainerView>
           | <UINavigationController>, state: appeared, view: <UILayoutContainerView>
           |    | <UIPageViewController>, state: appeared, view: <_UIPageViewControllerContentView>
           |    |    | <UIViewController>, state: appeared, view: <UIView>
           | <UINavigationController>, state: disappeared, view: (view not loaded)
           |    | <UIViewController>, state: disappeared, view: (view not loaded)
        """)
    tabs.present(UIAlertController(), animated: false)
    #expect(
      plain("_printHierarchy", of: tabs)?.contains(
        "\n   + <UIAlertController>, state: appeared, view: <UIView>, presented with: <") == true)
    tabs.dismiss(animated: false)
  }

  @Test func guides() {
    let view = UIView()
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    let rest = "\"gap\", layoutFrame = {{0, 0}, {0, 0}}, owningView ="
    #expect(guide.description == "<UILayoutGuide: \(address(guide)) - \(rest) (null)>")
    view.addLayoutGuide(guide)
    #expect(guide.description == "<UILayoutGuide: \(address(guide)) - \(rest) \(view)>")
  }
}
