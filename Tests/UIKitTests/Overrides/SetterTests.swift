import Foundation
import Testing
import UIKit

/// Setters and functions of base classes don't go through what a subclass may override: a subclass whose
/// override of one of a pair sets the other comes back.
@MainActor struct SetterTests {
  private final class Label: UILabel {
    override var text: String? {
      didSet { attributedText = NSAttributedString(string: (text ?? "") + "!") }
    }
  }
  private final class OtherLabel: UILabel {
    override var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  }
  private final class Field: UITextField {
    override var text: String? {
      didSet { attributedText = NSAttributedString(string: text ?? "") }
    }
    override var placeholder: String? {
      didSet { attributedPlaceholder = NSAttributedString(string: placeholder ?? "") }
    }
  }
  private final class OtherField: UITextField {
    override var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    override var attributedPlaceholder: NSAttributedString? {
      didSet { placeholder = attributedPlaceholder?.string }
    }
  }
  private final class Page: UITextView {
    override var text: String! { didSet { attributedText = NSAttributedString(string: text) } }
  }
  private final class Slider: UISlider {
    override var value: Float { didSet { setValue(value, animated: true) } }
  }
  private final class Switch: UISwitch {
    override var isOn: Bool { didSet { setOn(isOn, animated: true) } }
  }
  private final class Progress: UIProgressView {
    override var progress: Float { didSet { setProgress(progress, animated: true) } }
  }
  private final class Stepper: UIStepper {
    override var value: Double { didSet { maximumValue = value } }
  }
  private final class Picker: UIDatePicker {
    override var date: Date { didSet { setDate(date, animated: false) } }
  }
  private final class Bar: UINavigationBar {
    override var items: [UINavigationItem]? { didSet { setItems(items, animated: false) } }
  }
  private final class Tabs: UITabBar {
    override var items: [UITabBarItem]? { didSet { setItems(items, animated: false) } }
  }
  private final class Tools: UIToolbar {
    override var items: [UIBarButtonItem]? { didSet { setItems(items, animated: false) } }
  }
  private final class Item: UINavigationItem {
    override var leftBarButtonItem: UIBarButtonItem? {
      didSet { setLeftBarButton(leftBarButtonItem, animated: false) }
    }
    override var rightBarButtonItems: [UIBarButtonItem]? {
      didSet { rightBarButtonItem = rightBarButtonItems?.first }
    }
  }
  private final class Search: UISearchBar {
    override var showsCancelButton: Bool {
      didSet { setShowsCancelButton(showsCancelButton, animated: false) }
    }
  }
  private final class Navigation: UINavigationController {
    override var isNavigationBarHidden: Bool {
      didSet { setNavigationBarHidden(isNavigationBarHidden, animated: false) }
    }
    override var isToolbarHidden: Bool {
      didSet { setToolbarHidden(isToolbarHidden, animated: false) }
    }
  }
  private final class Tabbed: UITabBarController {
    override var selectedIndex: Int {
      didSet { selectedViewController = viewControllers?[selectedIndex] }
    }
  }
  private final class Controller: UIViewController {
    var calls = 0
    override func setEditing(_ editing: Bool, animated: Bool) {
      calls += 1
      super.setEditing(editing, animated: animated)
    }
    override var toolbarItems: [UIBarButtonItem]? {
      didSet { setToolbarItems(toolbarItems, animated: false) }
    }
  }
  private final class Segments: UISegmentedControl {
    override var selectedSegmentIndex: Int {
      didSet { if selectedSegmentIndex < 0 { removeAllSegments() } }
    }
  }

  @Test func textsOfLabels() {
    let label = Label()
    label.text = "a"
    #expect(label.text == "a!")
    let other = OtherLabel()
    other.attributedText = NSAttributedString(string: "b")
    #expect(other.text == "b")
  }

  @Test func textsOfFields() {
    let field = Field()
    field.text = "a"
    field.placeholder = "p"
    #expect(field.attributedText?.string == "a")
    #expect(field.attributedPlaceholder?.string == "p")
    let other = OtherField()
    other.attributedText = NSAttributedString(string: "b")
    other.attributedPlaceholder = NSAttributedString(string: "q")
    #expect(other.text == "b")
    #expect(other.placeholder == "q")
    let page = Page()
    page.text = "c"
    #expect(page.attributedText.string == "c")
  }

  @Test func values() {
    let slider = Slider()
    slider.value = 0.5
    #expect(slider.value == 0.5)
    let toggle = Switch()
    toggle.isOn = true
    #expect(toggle.isOn)
    let progress = Progress()
    progress.progress = 0.25
    #expect(progress.progress == 0.25)
    progress.setProgress(1e7, animated: false)
    #expect(progress.progress == 1)
    let stepper = Stepper()
    stepper.value = 5
    #expect(stepper.maximumValue == 5)
    let picker = Picker()
    picker.date = Date(timeIntervalSince1970: 86_400)
    #expect(picker.date == Date(timeIntervalSince1970: 86_400))
    let segments = Segments(items: ["a", "b"])
    segments.selectedSegmentIndex = -1
    #expect(segments.numberOfSegments == 0)
  }

  @Test func bars() {
    let bar = Bar()
    bar.items = [UINavigationItem(title: "a")]
    #expect(bar.topItem?.title == "a")
    let tabs = Tabs()
    tabs.items = [UITabBarItem(title: "a", image: nil, tag: 1)]
    #expect(tabs.items?.count == 1)
    let button = UIBarButtonItem(title: "b", style: .plain, target: nil, action: nil)
    let tools = Tools()
    tools.items = [button]
    #expect(tools.items?.first === button)
    let item = Item(title: "t")
    item.leftBarButtonItem = button
    item.rightBarButtonItems = [button]
    #expect(item.leftBarButtonItems?.first === button)
    #expect(item.rightBarButtonItem === button)
    let search = Search()
    search.showsCancelButton = true
    #expect(search.showsCancelButton)
  }

  @Test func controllers() {
    let navigation = Navigation(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    navigation.isToolbarHidden = false
    #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    let tabbed = Tabbed()
    tabbed.viewControllers = [UIViewController(), UIViewController()]
    tabbed.selectedIndex = 1
    #expect(tabbed.selectedViewController === tabbed.viewControllers?[1])
    let controller = Controller()
    controller.isEditing = true
    #expect(controller.calls == 1 && controller.isEditing)
    controller.toolbarItems = []
    #expect(controller.toolbarItems?.isEmpty == true)
  }

  /// The values of `SkyFloatingLabelTextField`, whose overrides both inset by 10.
  @Test func rectanglesOfAFieldCountAnInsetOnce() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    let field = Inset(frame: bounds)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 80, height: 40))
    #expect(field.editingRect(forBounds: bounds) == CGRect(x: 10, y: 0, width: 80, height: 40))
    #expect(field.placeholderRect(forBounds: bounds) == bounds)
  }

  @Test func textAndAttributedTextFollowEachOther() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "A")
    label.text = "B"
    #expect(label.attributedText?.string == "B")
    label.attributedText = NSAttributedString(string: "C")
    #expect(label.text == "C")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func nilRestoresDefaults() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 30)
    label.font = nil
    #expect(label.font === UIFont.systemFont(ofSize: 17))
    label.textColor = nil
    #expect(label.textColor == .label)
    let field = UITextField()
    field.font = nil
    #expect(field.font === UIFont.systemFont(ofSize: 17))
    let page = UITextView()
    page.font = nil
    #expect(page.font === UIFont.systemFont(ofSize: 12))
  }
}
