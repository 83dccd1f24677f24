import TestSupport
import Testing
import UIKit

/// Controls of UIKit.
///
/// Each function is the example in the documentation of the type that it is named after.
@MainActor struct UIKitControlExamples {
  @Test func uiLabel() throws {
    let print = PrintedLines()
    let label = UILabel()
    label.text = "Plumb"
    label.font = .systemFont(ofSize: 17)
    print(label.intrinsicContentSize.height)
    label.text = "Plumb\nlayout"
    label.numberOfLines = 2
    label.sizeToFit()
    print(label.frame.height)
    let documented = try DocumentedType("UIKit/Controls/Text/UILabel.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiButton() throws {
    let print = PrintedLines()
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    button.setTitle("Busy", for: .disabled)
    button.addAction(UIAction { _ in print("tapped") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    button.isEnabled = false
    print(button.currentTitle ?? "")
    button.contentEdgeInsets = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
    let inside = button.contentRect(forBounds: CGRect(x: 0, y: 0, width: 120, height: 44))
    print(NSStringFromCGRect(inside))
    let documented = try DocumentedType("UIKit/Controls/UIButton.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiImageView() throws {
    let print = PrintedLines()
    let canvas = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50))
    let picture = canvas.image { $0.fill(CGRect(x: 0, y: 0, width: 50, height: 40)) }
    let shadow = UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 10)
    let view = UIImageView(image: picture.withAlignmentRectInsets(shadow))
    print(view.frame.width, view.frame.height)
    print(view.intrinsicContentSize.width, view.intrinsicContentSize.height)
    let documented = try DocumentedType("UIKit/Controls/UIImageView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiTextField() throws {
    let print = PrintedLines()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    print(NSStringFromCGRect(field.textRect(forBounds: field.bounds)))
    field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
    field.insertText("Ada")
    let documented = try DocumentedType("UIKit/Controls/Text/UITextField.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiTextView() throws {
    let print = PrintedLines()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "First"
    view.insertText(" line")
    print(view.text ?? "", view.hasText)
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 17)
    print(view.intrinsicContentSize.height)
    let documented = try DocumentedType("UIKit/Controls/Text/UITextView.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiSwitch() throws {
    let print = PrintedLines()
    let toggle = UISwitch()
    toggle.addAction(UIAction { _ in print(toggle.isOn) }, for: .valueChanged)
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    print(toggle.frame.width, toggle.frame.height)
    let documented = try DocumentedType("UIKit/Controls/UISwitch.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiSlider() throws {
    let print = PrintedLines()
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 25
    print(slider.value)
    slider.minimumValue = 12
    print(slider.minimumValue, slider.maximumValue, slider.value)
    let documented = try DocumentedType("UIKit/Controls/UISlider.swift")
    #expect(print.lines == documented.output)
  }

  @Test func uiSegmentedControl() throws {
    let print = PrintedLines()
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    print(control.selectedSegmentIndex)
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: false)
    print(control.numberOfSegments, control.selectedSegmentIndex)
    print(control.titleForSegment(at: 1) ?? "")
    let documented = try DocumentedType("UIKit/Controls/UISegmentedControl.swift")
    #expect(print.lines == documented.output)
  }
}
