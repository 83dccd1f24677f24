import Foundation
import Testing
import UIKit

/// Appearance callbacks and window changes of controllers and views.
///
/// Sources: Apple, "UIViewController" (appearance, containers, presenting), "UIView" (observing).
@MainActor @Suite struct AppearanceTests {
  @MainActor final class Log { var lines: [String] = [] }

  final class Recorder: UIViewController {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func record(_ what: String) { log.lines.append("\(name) \(what)") }
    override func viewWillAppear(_ animated: Bool) { record("will appear") }
    override func viewDidAppear(_ animated: Bool) { record("did appear") }
    override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { record("did disappear") }
    override func willMove(toParent parent: UIViewController?) {
      record(parent == nil ? "will leave" : "will join")
    }
    override func didMove(toParent parent: UIViewController?) {
      record(parent == nil ? "left" : "joined")
    }
  }

  private let log = Log()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func takeLog() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  @Test func theWindowShowsItsRoot() {
    let root = Recorder("root", log)
    window.rootViewController = root
    #expect(takeLog() == [])
    window.makeKeyAndVisible()
    #expect(takeLog() == ["root will appear", "root did appear"])
    window.makeKeyAndVisible()
    #expect(takeLog() == [])
    #expect(UIApplication.shared.windows.contains { $0 === window } && window.isKeyWindow)
    let next = Recorder("next", log)
    window.rootViewController = next
    #expect(
      takeLog() == [
        "root will disappear", "root did disappear", "next will appear", "next did appear",
      ])
    window.isHidden = true
    #expect(takeLog() == ["next will disappear", "next did disappear"])
    #expect(!UIApplication.shared.windows.contains { $0 === window } && !window.isKeyWindow)
  }

  @Test func aChildAppearsWithItsView() {
    let (root, child) = (Recorder("root", log), Recorder("child", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    _ = takeLog()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      takeLog() == ["child will join", "child will appear", "child did appear", "child joined"])
    #expect(child.parent === root && root.children.count == 1)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      takeLog() == [
        "child will leave", "child will disappear", "child did disappear", "child left",
      ])
    #expect(child.parent == nil && root.children.isEmpty)
  }

  @Test func aPushExchangesTwo() {
    let (first, second) = (Recorder("first", log), Recorder("second", log))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(
      takeLog() == ["first will join", "first joined", "first will appear", "first did appear"])
    navigation.pushViewController(second, animated: true)
    #expect(
      takeLog() == [
        "second will join", "first will disappear", "second will appear", "first did disappear",
        "second did appear", "second joined",
      ])
    navigation.popViewController(animated: true)
    #expect(
      takeLog() == [
        "second will leave", "second will disappear", "first will appear",
        "second did disappear", "first did appear", "second left",
      ])
  }

  @Test func tabsExchange() {
    let tabs = UITabBarController()
    let (a, b) = (Recorder("a", log), Recorder("b", log))
    tabs.viewControllers = [a, b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    _ = takeLog()
    tabs.selectedIndex = 1
    #expect(
      takeLog() == ["a will disappear", "b will appear", "a did disappear", "b did appear"])
    #expect(!a.view.isDescendant(of: window) && b.view.isDescendant(of: window))
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func presenting(_ style: UIModalPresentationStyle) {
    let (root, sheet) = (Recorder("root", log), Recorder("sheet", log))
    window.rootViewController = root
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    _ = takeLog()
    sheet.modalPresentationStyle = style
    var completed = 0
    root.present(sheet, animated: true) { completed += 1 }
    let covers = style == .fullScreen
    let expected =
      covers
      ? ["root will disappear", "sheet will appear", "root did disappear", "sheet did appear"]
      : ["sheet will appear", "sheet did appear"]
    #expect(takeLog() == expected)
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    // A sheet leaves ten points free at the top.
    var place = window.bounds
    if !covers { (place.origin.y, place.size.height) = (10, place.height - 10) }
    #expect(sheet.view.frame == place && sheet.view.superview === window)
    let line = logged { root.present(UIViewController(), animated: false) }
    #expect(line.count == 1)
    sheet.dismiss(animated: true) { completed += 1 }
    let reverse =
      covers
      ? ["sheet will disappear", "root will appear", "sheet did disappear", "root did appear"]
      : ["sheet will disappear", "sheet did disappear"]
    #expect(takeLog() == reverse)
    #expect(completed == 2 && root.presentedViewController == nil)
    #expect(sheet.view.superview == nil && sheet.presentingViewController == nil)
  }

  /// A controller inside presents for the outermost one, and dismissing takes all above away.
  @Test func presentingFromInside() {
    let (root, child) = (Recorder("root", log), Recorder("child", log))
    root.addChild(child)
    window.rootViewController = root
    root.view.addSubview(child.view)
    let (one, two) = (Recorder("one", log), Recorder("two", log))
    child.present(one, animated: false)
    one.present(two, animated: false)
    #expect(child.presentedViewController === one && one.presentingViewController === root)
    #expect(one.presentedViewController === two)
    child.dismiss(animated: false)
    #expect(root.presentedViewController == nil && one.presentedViewController == nil)
    #expect(window.subviews.count == 1)
  }

  final class Moved: UIView {
    var windows: [UIWindow?] = []
    override func didMoveToWindow() { windows.append(window) }
  }

  @Test func theWindowChangeReachesAllDescendants() {
    let (outer, inner) = (Moved(), Moved())
    outer.addSubview(inner)
    #expect(outer.windows.isEmpty && inner.windows.isEmpty)
    window.addSubview(outer)
    #expect(inner.windows == [window] && outer.windows == [window])
    outer.removeFromSuperview()
    #expect(inner.windows == [window, nil] && outer.windows == [window, nil])
  }
}
