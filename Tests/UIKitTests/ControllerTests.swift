import Testing
import UIKit

/// What a controller is told, and in which order.
///
/// Source: Apple, "UIViewController".
@MainActor struct ControllerTests {
  final class Witness: UIViewController {
    var told: [String] = []

    override func loadView() { view = Plain { [weak self] in self?.told.append($0) } }
    override func viewDidLoad() { told.append("loaded") }
    override func updateViewConstraints() {
      told.append("constraints")
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { told.append("safe area") }
    override func viewWillLayoutSubviews() { told.append("will lay out") }
    override func viewDidLayoutSubviews() { told.append("did lay out") }
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
      controller.told == [
        "loaded", "constraints", "view's constraints", "will lay out", "view's layout",
        "did lay out",
      ])
  }

  @Test func theControllerHearsOfTheSafeArea() throws {
    let controller = Witness()
    let view = try #require(controller.view)
    view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    view.layoutIfNeeded()
    #expect(controller.told.contains("safe area"))
  }

  @Test func theControllerDoesNotMakeAViewToUpdateIt() {
    let controller = Witness()
    controller.updateViewConstraints()
    #expect(!controller.isViewLoaded)
  }
}
