import Foundation
import Testing
import UIKit

/// The accessibility values of views.
@MainActor struct AccessibilityTests {
  @Test func viewsOfTheLibraryKnowWhatTheyAre() {
    let label = UILabel()
    label.text = "Name"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Send")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityLabel = "Send the letter"
    #expect(button.accessibilityLabel == "Send the letter")
    #expect(!UIView().isAccessibilityElement)
    #expect(!UIImageView().isAccessibilityElement)
    #expect(UISlider().accessibilityTraits == .adjustable)
  }

  @Test func anElementIsWhereItsViewIs() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    parent.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
    view.accessibilityFrame = .zero
    #expect(view.accessibilityFrame == .zero)
  }

  /// A view as clients write it.
  final class Row: UIView {
    override var accessibilityLabel: String? {
      get { "Row" }
      set {}
    }
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override func accessibilityActivate() -> Bool { true }
  }

  @Test func everythingCanBeOverridden() {
    let row: UIView = Row()
    #expect(row.accessibilityLabel == "Row")
    #expect(row.isAccessibilityElement)
    #expect(row.accessibilityActivate())
  }

  @Test func actionsAreCalled() {
    var heard = 0
    let action = UIAccessibilityCustomAction(name: "Count") { _ in
      heard += 1
      return true
    }
    let view = UIView()
    view.accessibilityCustomActions = [action]
    #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
    #expect(heard == 1)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    #expect(element.isAccessibilityElement)
    #expect(element.accessibilityContainer === view)
  }
}
