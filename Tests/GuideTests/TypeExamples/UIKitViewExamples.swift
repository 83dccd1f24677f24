import TestSupport
import Testing
import UIKit

/// Views and controllers of UIKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct UIKitViewExamples {
  @Test func uiView() throws {
    let print = PrintedLines()
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let badge = UIView()
    card.addSubview(badge)
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
    badge.heightAnchor.constraint(equalTo: badge.widthAnchor).isActive = true
    badge.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16).isActive = true
    badge.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true
    card.layoutIfNeeded()
    print(NSStringFromCGRect(badge.frame))
    let documented = try DocumentedType("UIKit/Views/UIView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiViewController() throws {
    let print = PrintedLines()
    let controller = UIViewController()
    print(controller.isViewLoaded)
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    controller.additionalSafeAreaInsets.top = 44
    controller.view.layoutIfNeeded()
    let safe = controller.view.safeAreaLayoutGuide.layoutFrame
    print(NSStringFromCGRect(safe))
    let documented = try DocumentedType("UIKit/Controllers/UIViewController.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiWindow() throws {
    let print = PrintedLines()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let controller = UIViewController()
    window.rootViewController = controller
    print(controller.view.window === window)
    window.frame.size = CGSize(width: 667, height: 375)
    print(NSStringFromCGRect(controller.view.frame))
    let documented = try DocumentedType("UIKit/Controllers/Application/UIWindow.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiStackView() throws {
    let print = PrintedLines()
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    stack.layoutIfNeeded()
    print(views.map(\.frame.minX))
    print(views.map(\.frame.width))
    let documented = try DocumentedType("UIKit/Views/Stacks/UIStackView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiScrollView() throws {
    let print = PrintedLines()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = ["content": UIView()]
    views["content"]?.translatesAutoresizingMaskIntoConstraints = false
    for view in views.values { scroll.addSubview(view) }
    for format in ["H:|[content(640)]|", "V:|[content(900)]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
    scroll.layoutIfNeeded()
    print(scroll.contentSize.width, scroll.contentSize.height)
    let documented = try DocumentedType("UIKit/Views/Scrolling/UIScrollView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiLayoutGuide() throws {
    let print = PrintedLines()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let half = UILayoutGuide()
    view.addLayoutGuide(half)
    half.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    half.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    half.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    half.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
    view.layoutIfNeeded()
    print(NSStringFromCGRect(half.layoutFrame))
    let documented = try DocumentedType("UIKit/Views/UILayoutGuide.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiNavigationController() throws {
    let print = PrintedLines()
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    let detail = UIViewController()
    navigation.pushViewController(detail, animated: false)
    navigation.view.layoutIfNeeded()
    print(navigation.viewControllers.count, detail.view.safeAreaInsets.top)
    navigation.popViewController(animated: false)
    print(navigation.topViewController === list)
    let documented = try DocumentedType("UIKit/Controllers/Containers/UINavigationController.swift")
    #expect(print.lines == documented.output)
  }
}
