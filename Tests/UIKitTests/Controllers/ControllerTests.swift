import Testing
import UIKit

/// The callbacks of a controller and their order.
///
/// Source: Apple, "UIViewController".
@MainActor struct ControllerTests {
  final class Witness: UIViewController {
    var events: [String] = []

    override func loadView() { view = Plain { [weak self] in self?.events.append($0) } }
    override func viewDidLoad() { events.append("loaded") }
    override func updateViewConstraints() {
      events.append("constraints")
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { events.append("safe area") }
    override func viewWillLayoutSubviews() { events.append("will lay out") }
    override func viewDidLayoutSubviews() { events.append("did lay out") }
  }

  final class Plain: UIView {
    let tell: (String) -> Void

    init(_ tell: @escaping (String) -> Void) {
      self.tell = tell
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      tell("view's constraints")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      tell("view's layout")
      super.layoutSubviews()
    }
  }

  @Test func passesGoThroughTheController() throws {
    let controller = Witness()
    let view = try #require(controller.view)
    view.setNeedsUpdateConstraints()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(
      controller.events == [
        "loaded", "constraints", "view's constraints", "will lay out", "view's layout",
        "did lay out",
      ])
  }

  @Test func safeAreaChangesReachTheController() throws {
    let controller = Witness()
    let view = try #require(controller.view)
    view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    view.layoutIfNeeded()
    #expect(controller.events.contains("safe area"))
  }

  @Test func theControllerDoesNotMakeAViewToUpdateIt() {
    let controller = Witness()
    controller.updateViewConstraints()
    #expect(!controller.isViewLoaded)
  }

  /// The inner controller's constraints come first, its layout second.
  @Test func controllersInsideControllers() throws {
    @MainActor final class Log { var entries: [String] = [] }
    final class Named: UIViewController {
      var name = ""
      var log: Log?
      override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
      override func updateViewConstraints() {
        log?.entries.append("constraints \(name)")
        super.updateViewConstraints()
      }
      override func viewWillLayoutSubviews() { log?.entries.append("will lay out \(name)") }
      override func viewDidLayoutSubviews() { log?.entries.append("did lay out \(name)") }
    }
    let log = Log()
    let (outer, inner) = (Named(), Named())
    (outer.name, inner.name, outer.log, inner.log) = ("outer", "inner", log, log)
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = outer
    window.layoutIfNeeded()
    #expect(
      log.entries == [
        "constraints inner", "constraints outer", "will lay out outer", "did lay out outer",
        "will lay out inner", "did lay out inner",
      ])
  }
}
