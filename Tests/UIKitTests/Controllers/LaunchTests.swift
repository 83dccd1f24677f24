import Foundation
import Testing
import UIKit

/// A delegate as Xcode's templates have it, with a scene.
final class ProbeDelegate: UIResponder, UIApplicationDelegate {
  nonisolated(unsafe) static var events: [String] = []
  override init() {
    super.init()
    Self.events.append("init")
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.events.append("launched")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ProbeSceneDelegate.self
    return configuration
  }
}

final class ProbeSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    ProbeDelegate.events.append("connected")
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) { ProbeDelegate.events.append("active") }
}

/// Programs as they are launched, and what they ask of the system.
///
/// Sources: Apple, "UIApplicationDelegate", "UISceneDelegate", "UIResponder" (keyboard notifications),
/// "UIPasteboard", "registerForTraitChanges(_:handler:)".
@MainActor @Suite(.serialized) struct LaunchTests {
  @Test func aProgramIsLaunched() throws {
    ProbeDelegate.events = []
    ProbeDelegate.main()
    #expect(ProbeDelegate.events == ["init", "launched", "connected", "active"])
    let scene = try #require(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first {
        $0.delegate is ProbeSceneDelegate
      })
    let window = try #require((scene.delegate as? any UIWindowSceneDelegate)?.window)
    #expect(scene.windows == [window] && window.windowScene === scene && window.isKeyWindow)
    #expect(
      scene.session.role == .windowApplication && scene.session.configuration.name == "Default")
    #expect(UIApplication.shared.delegate is ProbeDelegate)
    window.isHidden = true
  }

  @Test func aDelegateByItsName() {
    ProbeDelegate.events = []
    #expect(UIApplicationMain(0, nil, nil, "UIKitTests.ProbeDelegate") == 0)
    #expect(UIApplicationMain(0, nil, nil, "UIKitTests.Missing") == 1)
    #expect(UIApplicationMain(0, nil, nil, nil) == 1)
    #expect(ProbeDelegate.events.count == 4)
    for window in UIApplication.shared.windows where window.windowScene != nil {
      window.isHidden = true
    }
  }

  @Test func nothingOutsideIsOpened() throws {
    var opened: [Bool] = []
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    UIApplication.shared.open(url) { opened.append($0) }
    UIApplication.shared.open(url, options: [.universalLinksOnly: true], completionHandler: nil)
    #expect(opened == [false] && !UIApplication.shared.canOpenURL(url))
    let task = UIApplication.shared.beginBackgroundTask {}
    #expect(task != .invalid)
    UIApplication.shared.endBackgroundTask(task)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  final class Heard: @unchecked Sendable { var all: [(Notification.Name, CGRect, CGRect)] = [] }
  /// A keyboard of 300, then of 200, then none, on a screen 393 × 852.
  @Test func aKeyboardIsPosted() throws {
    let heard = Heard()
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let begin = note.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let time = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        if let begin, let end, time == 0.25 {
          heard.all.append((name, begin.cgRectValue, end.cgRectValue))
        }
      }
    }
    try onDevice("iPhone 15") {
      let view = UIView(frame: UIScreen.main.bounds)
      for height in [300, 300, 200, 0, 0, .nan, -1] as [CGFloat] { view.setKeyboardHeight(height) }
      #expect(heard.all.map(\.0) == [names[0], names[1], names[0], names[1], names[2], names[3]])
      func keyboard(_ y: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 0, y: y, width: 393, height: height)
      }
      let first = try #require(heard.all.first)
      #expect(first.1 == keyboard(852, 300) && first.2 == keyboard(552, 300))
      #expect(heard.all[2].1 == keyboard(552, 300) && heard.all[2].2 == keyboard(652, 200))
      #expect(heard.all[4].1 == keyboard(652, 200) && heard.all[4].2 == keyboard(852, 200))
    }
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  @Test func whatWasCopied() {
    let board = UIPasteboard(name: .init(rawValue: "test"), create: true)
    let same = UIPasteboard(name: .init(rawValue: "test"), create: false)
    #expect(UIPasteboard(name: .init(rawValue: "none"), create: false) == nil)
    board?.strings = ["a", "b"]
    #expect(same?.string == "a" && same?.hasStrings == true && same?.hasImages == false)
    #expect(same?.changeCount == 1 && same?.numberOfItems == 2)
    same?.color = .systemRed
    #expect(board?.string == nil && board?.color == .systemRed)
    #expect(UIPasteboard.general === UIPasteboard.general && UIPasteboard.general.string == nil)
  }

  final class Listening: UIView {
    var events: [String] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      events.append("did change")
    }
  }
  @Test func handlersReceiveTheirTraits() {
    let view = Listening()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitDisplayScale.self]) {
      (view: Listening, old: UITraitCollection) in
      view.events.append("width \(old.horizontalSizeClass.rawValue)")
    }
    let second = view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (view: Listening, _: UITraitCollection) in view.events.append("height")
    }
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingImageLookup) {
      (_: UILabel, _: UITraitCollection) in Issue.record("a handler for another class")
    }
    window.setTraits(UITraitCollection(horizontalSizeClass: .regular))
    #expect(view.events == ["did change", "width 1"])
    window.setTraits(UITraitCollection(verticalSizeClass: .compact))
    #expect(view.events.dropFirst(2) == ["did change", "width 2", "height"])
    view.unregisterForTraitChanges(second)
    window.setTraits(nil)
    #expect(view.events.dropFirst(5) == ["did change"])
    let changed = UITraitCollection(displayScale: 2).changedTraits(from: nil)
    #expect(changed.map { $0.name } == ["UITraitDisplayScale"])
  }

  @Test func levelsOfWindows() {
    let window = UIWindow(frame: .zero)
    #expect(window.windowLevel == .normal && UIWindow.Level.alert.rawValue == 2000)
    window.windowLevel = .statusBar + 1
    #expect(window.windowLevel.rawValue == 1001 && window.windowLevel > .statusBar)
  }
}
