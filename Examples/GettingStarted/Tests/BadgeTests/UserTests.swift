import PlumbTesting
import Testing
import UIKit

/// A form with a field, and a banner that fades in.
final class NameController: UIViewController {
  let field = UITextField(frame: CGRect(x: 16, y: 80, width: 240, height: 40))
  let banner = UILabel(frame: CGRect(x: 16, y: 200, width: 240, height: 40))
  var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    banner.alpha = 0
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 140, width: 120, height: 44)
    button.setTitle("Save", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    for view in [field, banner, button] { self.view.addSubview(view) }
  }

  func save() {
    names.append(field.text ?? "")
    banner.text = "Saved"
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { self.banner.alpha = 1 }
  }
}

@MainActor struct UserTests {
  @Test func aNameIsSaved() {
    let controller = NameController()
    let user = User(controller)
    user.type("Ada", into: "Name")
    user.tap("Save")
    #expect(controller.names == ["Ada"])
  }

  @Test func theBannerFadesIn() {
    let controller = NameController()
    let user = User(controller)
    withSteppedClock { clock in
      user.tap("Save")
      clock.advance(by: 0.1)
      #expect(controller.banner.layer.presentation()?.opacity == 0.25)
      clock.advance(by: 0.3)
      #expect(controller.banner.layer.presentation()?.opacity == 1)
    }
  }

  @Test func theKeyboardLeavesTheFieldInSight() {
    let controller = NameController()
    let user = User(controller)
    user.window.automaticKeyboardHeight = 291
    user.tap(controller.field)
    let guide = controller.view.keyboardLayoutGuide.layoutFrame
    #expect(guide.height == 291 && controller.field.frame.maxY < guide.minY)
    user.hideKeyboard()
  }
}
