import AppKit
import Testing

/// The roles and values that controls and elements have by themselves; Apple, "NSAccessibility".
@MainActor struct AccessibilityTests {
  @Test func controlsHaveRoles() {
    let controls: [(NSView, NSAccessibility.Role?)] = [
      (NSButton(title: "A", target: nil, action: nil), .button),
      (NSButton(checkboxWithTitle: "A", target: nil, action: nil), .checkBox),
      (NSButton(radioButtonWithTitle: "A", target: nil, action: nil), .radioButton),
      (NSPopUpButton(), .popUpButton), (NSSlider(), .slider), (NSStepper(), .incrementor),
      (NSTextField(), .textField), (NSTextField(labelWithString: "A"), .staticText),
      (NSComboBox(), .comboBox), (NSImageView(), .image), (NSSwitch(), .checkBox),
      (NSLevelIndicator(), .levelIndicator), (NSProgressIndicator(), .progressIndicator),
      (NSSegmentedControl(), .radioGroup), (NSColorWell(), .colorWell), (NSTextView(), .textArea),
      (NSView(), nil),
    ]
    for (view, role) in controls {
      #expect(view.accessibilityRole() == role, "\(type(of: view))")
      #expect(view.isAccessibilityElement() == (role != nil), "\(type(of: view))")
    }
    let button = NSButton(title: "OK", target: nil, action: nil)
    #expect(button.accessibilityLabel() == "OK" && button.accessibilityPerformPress())
    button.setAccessibilityLabel("Fine")
    button.setAccessibilityIdentifier("ok")
    #expect(button.accessibilityLabel() == "Fine" && button.accessibilityIdentifier() == "ok")
  }

  @Test func elementsHaveParents() throws {
    let view = NSView()
    let made = NSAccessibilityElement.element(
      withRole: .button, frame: NSRect(x: 1, y: 2, width: 3, height: 4), label: "A", parent: view)
    let element = try #require(made as? NSAccessibilityElement)
    #expect(element.accessibilityRole() == .button && element.accessibilityLabel() == "A")
    #expect(element.accessibilityParent() as AnyObject === view)
    let child = NSAccessibilityElement()
    element.accessibilityAddChildElement(child)
    #expect(element.accessibilityChildren()?.count == 1)
    #expect(child.accessibilityParent() as AnyObject === element)
    child.setAccessibilityFrameInParentSpace(NSRect(x: 1, y: 1, width: 1, height: 1))
    #expect(child.accessibilityFrameInParentSpace().width == 1)
    NSAccessibility.post(element: element, notification: .valueChanged)
    NSAccessibility.post(element: element, notification: .created, userInfo: [.priority: 1])
    #expect(NSAccessibility.unignoredAncestor(of: element) as AnyObject === element)
    #expect(NSAccessibility.unignoredDescendant(of: element) as AnyObject === element)
    #expect(NSAccessibility.unignoredChildren(from: [element]).count == 1)
    #expect(NSAccessibility.unignoredChildrenForOnlyChild(from: element).count == 1)
    #expect(NSAccessibility.setMayContainProtectedContent(true))
    #expect(NSAccessibilityRoleDescription(.button, nil) == "button")
    #expect(NSAccessibilityActionDescription(.press) == "press")
    #expect(NSAccessibilityPriorityLevel.high.rawValue == 90)
  }

  @Test func placesAreOnTheScreen() {
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 50, height: 50))
    let window = Mouse.window(view)
    defer { window.close() }
    let origin = window.convertPoint(toScreen: NSPoint(x: 10, y: 10))
    #expect(NSAccessibility.screenPoint(fromView: view, point: .zero) == origin)
    #expect(NSAccessibility.screenRect(fromView: view, rect: view.bounds).origin == origin)
    #expect(view.accessibilityFrame().origin == origin)
    #expect(view.accessibilityWindow() as AnyObject === window)
    #expect(view.accessibilityParent() as AnyObject === window.contentView)
    #expect(window.contentView?.accessibilityChildren()?.count == 1)
  }

  final class Search: NSObject, NSAccessibilityCustomRotorItemSearchDelegate {
    func rotor(
      _ rotor: NSAccessibilityCustomRotor,
      resultFor searchParameters: NSAccessibilityCustomRotor.SearchParameters
    ) -> NSAccessibilityCustomRotor.ItemResult? {
      let result = NSAccessibilityCustomRotor.ItemResult(targetElement: NSAccessibilityElement())
      result.customLabel = searchParameters.filterString
      return result
    }
  }

  @Test func rotorsAndActionsAreValues() {
    let search = Search()
    let rotor = NSAccessibilityCustomRotor(label: "A", itemSearchDelegate: search)
    let parameters = NSAccessibilityCustomRotor.SearchParameters()
    parameters.filterString = "x"
    parameters.searchDirection = .previous
    #expect(rotor.itemSearchDelegate?.rotor(rotor, resultFor: parameters)?.customLabel == "x")
    #expect(parameters.currentItem == nil && rotor.label == "A" && rotor.type == .custom)
    #expect(NSAccessibilityCustomRotor(rotorType: .link, itemSearchDelegate: search).type == .link)
    let action = NSAccessibilityCustomAction(name: "a") { true }
    #expect(action.handler?() == true && action.name == "a" && action.target == nil)
    let other = NSAccessibilityCustomAction(name: "b", target: search, selector: "b")
    #expect(other.target === search && other.selector == "b")
    let item = NSAccessibilityCustomRotor.ItemResult(targetElement: NSAccessibilityElement())
    #expect(item.targetRange.length == 0 && item.targetElement == nil)
  }

  /// A program's view conforms to the protocols of roles.
  final class Own: NSView, NSAccessibilityButton, NSAccessibilitySlider, NSAccessibilityGroup,
    NSAccessibilityImage, NSAccessibilityStaticText, NSAccessibilityTable, NSAccessibilityRow,
    NSAccessibilityStepper
  {
    override func accessibilityLabel() -> String? { "own" }
    override func accessibilityPerformPress() -> Bool { true }
    override func isAccessibilityElement() -> Bool { true }
  }
  final class Other: NSView, NSAccessibilityCheckBox, NSAccessibilityRadioButton,
    NSAccessibilitySwitch, NSAccessibilityNavigableStaticText, NSAccessibilityProgressIndicator,
    NSAccessibilityContainsTransientUI, NSAccessibilityOutline, NSAccessibilityList,
    NSAccessibilityLayoutItem
  {}

  @Test func viewsConformToRoles() {
    let own: any NSAccessibilityButton = Own()
    #expect(own.accessibilityLabel() == "own" && own.accessibilityPerformPress())
    #expect(!(Other().accessibilityPerformPress()))
    let all: any NSAccessibilityProtocol = Own()
    #expect(all.isAccessibilityElement())
    let area = (Own() as NSView) as? any NSAccessibilityLayoutArea
    #expect(area == nil)
  }
}
