// The protocols by which a program's view says what it is; Apple, "Role-specific protocols".

/// A group of elements.
@preconcurrency @MainActor public protocol NSAccessibilityGroup: NSAccessibilityElementProtocol {}
/// A button.
@preconcurrency @MainActor public protocol NSAccessibilityButton: NSAccessibilityElementProtocol {
  /// The name of the button.
  func accessibilityLabel() -> String?
  /// Presses the button; returns whether it could.
  func accessibilityPerformPress() -> Bool
}
/// A switch.
@preconcurrency @MainActor public protocol NSAccessibilitySwitch: NSAccessibilityButton {}
/// A radio button.
@preconcurrency @MainActor public protocol NSAccessibilityRadioButton: NSAccessibilityButton {}
/// A check box.
@preconcurrency @MainActor public protocol NSAccessibilityCheckBox: NSAccessibilityButton {}
/// Text that cannot be edited.
@preconcurrency @MainActor
public protocol NSAccessibilityStaticText: NSAccessibilityElementProtocol {}
/// Text that can be navigated.
@preconcurrency @MainActor
public protocol NSAccessibilityNavigableStaticText: NSAccessibilityStaticText {}
/// An indicator of progress.
@preconcurrency @MainActor
public protocol NSAccessibilityProgressIndicator: NSAccessibilityGroup {}
/// A control with two buttons.
@preconcurrency @MainActor
public protocol NSAccessibilityStepper: NSAccessibilityElementProtocol {
  /// The name of the control.
  func accessibilityLabel() -> String?
  /// Increments the value; returns whether it could.
  func accessibilityPerformIncrement() -> Bool
  /// Decrements the value; returns whether it could.
  func accessibilityPerformDecrement() -> Bool
}
/// A slider.
@preconcurrency @MainActor
public protocol NSAccessibilitySlider: NSAccessibilityElementProtocol {
  /// The name of the slider.
  func accessibilityLabel() -> String?
  /// Increments the value; returns whether it could.
  func accessibilityPerformIncrement() -> Bool
  /// Decrements the value; returns whether it could.
  func accessibilityPerformDecrement() -> Bool
}
/// A picture.
@preconcurrency @MainActor public protocol NSAccessibilityImage: NSAccessibilityElementProtocol {
  /// The name of the picture.
  func accessibilityLabel() -> String?
}
/// An element in another one.
@preconcurrency @MainActor
public protocol NSAccessibilityContainsTransientUI: NSAccessibilityElementProtocol {}
/// A table.
@preconcurrency @MainActor public protocol NSAccessibilityTable: NSAccessibilityGroup {
  /// The name of the table.
  func accessibilityLabel() -> String?
}
/// A table with a tree.
@preconcurrency @MainActor public protocol NSAccessibilityOutline: NSAccessibilityTable {}
/// A list.
@preconcurrency @MainActor public protocol NSAccessibilityList: NSAccessibilityTable {}
/// A row.
@preconcurrency @MainActor public protocol NSAccessibilityRow: NSAccessibilityGroup {
  /// The index of the row.
  func accessibilityIndex() -> Int
}
/// An area of a layout.
@preconcurrency @MainActor public protocol NSAccessibilityLayoutArea: NSAccessibilityGroup {
  /// The name of the area.
  func accessibilityLabel() -> String
}
/// An item of a layout.
@preconcurrency @MainActor public protocol NSAccessibilityLayoutItem: NSAccessibilityGroup {}
