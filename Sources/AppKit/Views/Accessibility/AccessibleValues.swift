public import Foundation

/// The description of an element for assistive programs, part one.
///
/// Stored: nothing reads them but programs and tests.
@preconcurrency @MainActor open class AccessibleValues: NSObject {
  private var values: [String: Any]?
  /// Creates an object without values.
  public override init() { super.init() }
  final func value(_ name: String) -> Any? { values?[name] }
  final func set(_ name: String, _ value: Any?) {
    guard let value else {
      values?[name] = nil
      return
    }
    values = values ?? [:]
    values?[name] = value
  }
  /// Whether the object is an element unless that was set.
  package var ownIsElement: Bool { false }
  /// The frame on the screen unless one was set.
  package var ownFrame: NSRect { .zero }
  /// The parent unless one was set.
  package var ownParent: Any? { nil }
  /// The window unless one was set.
  package var ownWindow: Any? { nil }
  /// The children unless some were set.
  package var ownChildren: [Any]? { nil }
  /// The role unless one was set.
  package var ownRole: NSAccessibility.Role? { nil }
  /// The name unless one was set.
  package var ownLabel: String? { nil }
  /// The value unless one was set.
  package var ownValue: Any? { nil }

  // MARK: Description

  /// The name of the element.
  open func accessibilityLabel() -> String? { value("Label") as? String ?? ownLabel }
  /// Sets the name of the element.
  open func setAccessibilityLabel(_ accessibilityLabel: String?) {
    set("Label", accessibilityLabel)
  }
  /// The title of the element.
  open func accessibilityTitle() -> String? { value("Title") as? String }
  /// Sets the title of the element.
  open func setAccessibilityTitle(_ accessibilityTitle: String?) {
    set("Title", accessibilityTitle)
  }
  /// The element that shows the title.
  open func accessibilityTitleUIElement() -> Any? { value("TitleUIElement") }
  /// Sets the element that shows the title.
  open func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?) {
    set("TitleUIElement", accessibilityTitleUIElement)
  }
  /// The explanation of the element.
  open func accessibilityHelp() -> String? { value("Help") as? String }
  /// Sets the explanation of the element.
  open func setAccessibilityHelp(_ accessibilityHelp: String?) { set("Help", accessibilityHelp) }
  /// The identifier of the element, for tests.
  open func accessibilityIdentifier() -> String? { value("Identifier") as? String }
  /// Sets the identifier of the element, for tests.
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    set("Identifier", accessibilityIdentifier)
  }
  /// The role of the element.
  open func accessibilityRole() -> NSAccessibility.Role? {
    value("Role") as? NSAccessibility.Role ?? ownRole
  }
  /// Sets the role of the element.
  open func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?) {
    set("Role", accessibilityRole)
  }
  /// The finer role of the element.
  open func accessibilitySubrole() -> NSAccessibility.Subrole? {
    value("Subrole") as? NSAccessibility.Subrole
  }
  /// Sets the finer role of the element.
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    set("Subrole", accessibilitySubrole)
  }
  /// The role in words.
  open func accessibilityRoleDescription() -> String? { value("RoleDescription") as? String }
  /// Sets the role in words.
  open func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?) {
    set("RoleDescription", accessibilityRoleDescription)
  }
  /// The text of an empty field.
  open func accessibilityPlaceholderValue() -> String? { value("PlaceholderValue") as? String }
  /// Sets the text of an empty field.
  open func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?) {
    set("PlaceholderValue", accessibilityPlaceholderValue)
  }
  /// The address of the element.
  open func accessibilityURL() -> URL? { value("URL") as? URL }
  /// Sets the address of the element.
  open func setAccessibilityURL(_ accessibilityURL: URL?) { set("URL", accessibilityURL) }
  /// The path of the element.
  open func accessibilityFilename() -> String? { value("Filename") as? String }
  /// Sets the path of the element.
  open func setAccessibilityFilename(_ accessibilityFilename: String?) {
    set("Filename", accessibilityFilename)
  }
  /// The address of the window's document.
  open func accessibilityDocument() -> String? { value("Document") as? String }
  /// Sets the address of the window's document.
  open func setAccessibilityDocument(_ accessibilityDocument: String?) {
    set("Document", accessibilityDocument)
  }
  /// The names that users may speak.
  open func accessibilityUserInputLabels() -> [String]! { value("UserInputLabels") as? [String] }
  /// Sets the names that users may speak.
  open func setAccessibilityUserInputLabels(_ accessibilityUserInputLabels: [String]!) {
    set("UserInputLabels", accessibilityUserInputLabels)
  }
  /// The names that users may speak, with attributes.
  open func accessibilityAttributedUserInputLabels() -> [NSAttributedString]! {
    value("AttributedUserInputLabels") as? [NSAttributedString]
  }
  /// Sets the names that users may speak, with attributes.
  open func setAccessibilityAttributedUserInputLabels(
    _ accessibilityAttributedUserInputLabels: [NSAttributedString]!
  ) { set("AttributedUserInputLabels", accessibilityAttributedUserInputLabels) }
  /// The elements that belong with this one.
  open func accessibilityLinkedUIElements() -> [Any]? { value("LinkedUIElements") as? [Any] }
  /// Sets the elements that belong with this one.
  open func setAccessibilityLinkedUIElements(_ accessibilityLinkedUIElements: [Any]?) {
    set("LinkedUIElements", accessibilityLinkedUIElements)
  }
  /// The elements with this one as their title.
  open func accessibilityServesAsTitleForUIElements() -> [Any]? {
    value("ServesAsTitleForUIElements") as? [Any]
  }
  /// Sets the elements with this one as their title.
  open func setAccessibilityServesAsTitleForUIElements(
    _ accessibilityServesAsTitleForUIElements: [Any]?
  ) { set("ServesAsTitleForUIElements", accessibilityServesAsTitleForUIElements) }

  // MARK: State

  /// Whether assistive programs see the element.
  open func isAccessibilityElement() -> Bool { value("Element") as? Bool ?? ownIsElement }
  /// Sets whether assistive programs see the element.
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    set("Element", accessibilityElement)
  }
  /// Whether the element is enabled.
  open func isAccessibilityEnabled() -> Bool { value("Enabled") as? Bool ?? true }
  /// Sets whether the element is enabled.
  open func setAccessibilityEnabled(_ accessibilityEnabled: Bool) {
    set("Enabled", accessibilityEnabled)
  }
  /// Whether the element has the keyboard focus.
  open func isAccessibilityFocused() -> Bool { value("Focused") as? Bool ?? false }
  /// Sets whether the element has the keyboard focus.
  open func setAccessibilityFocused(_ accessibilityFocused: Bool) {
    set("Focused", accessibilityFocused)
  }
  /// Whether the element is hidden.
  open func isAccessibilityHidden() -> Bool { value("Hidden") as? Bool ?? false }
  /// Sets whether the element is hidden.
  open func setAccessibilityHidden(_ accessibilityHidden: Bool) {
    set("Hidden", accessibilityHidden)
  }
  /// Whether the element is selected.
  open func isAccessibilitySelected() -> Bool { value("Selected") as? Bool ?? false }
  /// Sets whether the element is selected.
  open func setAccessibilitySelected(_ accessibilitySelected: Bool) {
    set("Selected", accessibilitySelected)
  }
  /// Whether the element is expanded.
  open func isAccessibilityExpanded() -> Bool { value("Expanded") as? Bool ?? false }
  /// Sets whether the element is expanded.
  open func setAccessibilityExpanded(_ accessibilityExpanded: Bool) {
    set("Expanded", accessibilityExpanded)
  }
  /// Whether the row shows its children.
  open func isAccessibilityDisclosed() -> Bool { value("Disclosed") as? Bool ?? false }
  /// Sets whether the row shows its children.
  open func setAccessibilityDisclosed(_ accessibilityDisclosed: Bool) {
    set("Disclosed", accessibilityDisclosed)
  }
  /// Whether the document has changes.
  open func isAccessibilityEdited() -> Bool { value("Edited") as? Bool ?? false }
  /// Sets whether the document has changes.
  open func setAccessibilityEdited(_ accessibilityEdited: Bool) {
    set("Edited", accessibilityEdited)
  }
  /// Whether the program is in front.
  open func isAccessibilityFrontmost() -> Bool { value("Frontmost") as? Bool ?? false }
  /// Sets whether the program is in front.
  open func setAccessibilityFrontmost(_ accessibilityFrontmost: Bool) {
    set("Frontmost", accessibilityFrontmost)
  }
  /// Whether the window is the main one.
  open func isAccessibilityMain() -> Bool { value("Main") as? Bool ?? false }
  /// Sets whether the window is the main one.
  open func setAccessibilityMain(_ accessibilityMain: Bool) { set("Main", accessibilityMain) }
  /// Whether the window is minimised.
  open func isAccessibilityMinimized() -> Bool { value("Minimized") as? Bool ?? false }
  /// Sets whether the window is minimised.
  open func setAccessibilityMinimized(_ accessibilityMinimized: Bool) {
    set("Minimized", accessibilityMinimized)
  }
  /// Whether the window is modal.
  open func isAccessibilityModal() -> Bool { value("Modal") as? Bool ?? false }
  /// Sets whether the window is modal.
  open func setAccessibilityModal(_ accessibilityModal: Bool) { set("Modal", accessibilityModal) }
  /// Whether the content is protected.
  open func isAccessibilityProtectedContent() -> Bool {
    value("ProtectedContent") as? Bool ?? false
  }
  /// Sets whether the content is protected.
  open func setAccessibilityProtectedContent(_ accessibilityProtectedContent: Bool) {
    set("ProtectedContent", accessibilityProtectedContent)
  }
  /// Whether the element must be filled in.
  open func isAccessibilityRequired() -> Bool { value("Required") as? Bool ?? false }
  /// Sets whether the element must be filled in.
  open func setAccessibilityRequired(_ accessibilityRequired: Bool) {
    set("Required", accessibilityRequired)
  }
  /// Whether the alternate controls are visible.
  open func isAccessibilityAlternateUIVisible() -> Bool {
    value("AlternateUIVisible") as? Bool ?? false
  }
  /// Sets whether the alternate controls are visible.
  open func setAccessibilityAlternateUIVisible(_ accessibilityAlternateUIVisible: Bool) {
    set("AlternateUIVisible", accessibilityAlternateUIVisible)
  }
  /// Whether the cells are ordered by row.
  open func isAccessibilityOrderedByRow() -> Bool { value("OrderedByRow") as? Bool ?? false }
  /// Sets whether the cells are ordered by row.
  open func setAccessibilityOrderedByRow(_ accessibilityOrderedByRow: Bool) {
    set("OrderedByRow", accessibilityOrderedByRow)
  }

  // MARK: Values

  /// The value of the element.
  open func accessibilityValue() -> Any? { value("Value") ?? ownValue }
  /// Sets the value of the element.
  open func setAccessibilityValue(_ accessibilityValue: Any?) { set("Value", accessibilityValue) }
  /// The value in words.
  open func accessibilityValueDescription() -> String? { value("ValueDescription") as? String }
  /// Sets the value in words.
  open func setAccessibilityValueDescription(_ accessibilityValueDescription: String?) {
    set("ValueDescription", accessibilityValueDescription)
  }
  /// The smallest value.
  open func accessibilityMinValue() -> Any? { value("MinValue") }
  /// Sets the smallest value.
  open func setAccessibilityMinValue(_ accessibilityMinValue: Any?) {
    set("MinValue", accessibilityMinValue)
  }
  /// The largest value.
  open func accessibilityMaxValue() -> Any? { value("MaxValue") }
  /// Sets the largest value.
  open func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?) {
    set("MaxValue", accessibilityMaxValue)
  }
  /// The values that are allowed.
  open func accessibilityAllowedValues() -> [NSNumber]? { value("AllowedValues") as? [NSNumber] }
  /// Sets the values that are allowed.
  open func setAccessibilityAllowedValues(_ accessibilityAllowedValues: [NSNumber]?) {
    set("AllowedValues", accessibilityAllowedValues)
  }
  /// The critical value.
  open func accessibilityCriticalValue() -> Any? { value("CriticalValue") }
  /// Sets the critical value.
  open func setAccessibilityCriticalValue(_ accessibilityCriticalValue: Any?) {
    set("CriticalValue", accessibilityCriticalValue)
  }
  /// The value of a warning.
  open func accessibilityWarningValue() -> Any? { value("WarningValue") }
  /// Sets the value of a warning.
  open func setAccessibilityWarningValue(_ accessibilityWarningValue: Any?) {
    set("WarningValue", accessibilityWarningValue)
  }
  /// The value of a label of a slider.
  open func accessibilityLabelValue() -> Float { value("LabelValue") as? Float ?? 0 }
  /// Sets the value of a label of a slider.
  open func setAccessibilityLabelValue(_ accessibilityLabelValue: Float) {
    set("LabelValue", accessibilityLabelValue)
  }
  /// The labels of a slider.
  open func accessibilityLabelUIElements() -> [Any]? { value("LabelUIElements") as? [Any] }
  /// Sets the labels of a slider.
  open func setAccessibilityLabelUIElements(_ accessibilityLabelUIElements: [Any]?) {
    set("LabelUIElements", accessibilityLabelUIElements)
  }
  /// The orientation of the element.
  open func accessibilityOrientation() -> NSAccessibilityOrientation {
    value("Orientation") as? NSAccessibilityOrientation ?? .unknown
  }
  /// Sets the orientation of the element.
  open func setAccessibilityOrientation(_ accessibilityOrientation: NSAccessibilityOrientation) {
    set("Orientation", accessibilityOrientation)
  }
  /// The order of a column.
  open func accessibilitySortDirection() -> NSAccessibilitySortDirection {
    value("SortDirection") as? NSAccessibilitySortDirection ?? .unknown
  }
  /// Sets the order of a column.
  open func setAccessibilitySortDirection(
    _ accessibilitySortDirection: NSAccessibilitySortDirection
  ) { set("SortDirection", accessibilitySortDirection) }
  /// The units of a ruler.
  open func accessibilityUnits() -> NSAccessibilityUnits {
    value("Units") as? NSAccessibilityUnits ?? .unknown
  }
  /// Sets the units of a ruler.
  open func setAccessibilityUnits(_ accessibilityUnits: NSAccessibilityUnits) {
    set("Units", accessibilityUnits)
  }
  /// The units in words.
  open func accessibilityUnitDescription() -> String? { value("UnitDescription") as? String }
  /// Sets the units in words.
  open func setAccessibilityUnitDescription(_ accessibilityUnitDescription: String?) {
    set("UnitDescription", accessibilityUnitDescription)
  }
  /// The horizontal units of an area.
  open func accessibilityHorizontalUnits() -> NSAccessibilityUnits {
    value("HorizontalUnits") as? NSAccessibilityUnits ?? .unknown
  }
  /// Sets the horizontal units of an area.
  open func setAccessibilityHorizontalUnits(_ accessibilityHorizontalUnits: NSAccessibilityUnits) {
    set("HorizontalUnits", accessibilityHorizontalUnits)
  }
  /// The vertical units of an area.
  open func accessibilityVerticalUnits() -> NSAccessibilityUnits {
    value("VerticalUnits") as? NSAccessibilityUnits ?? .unknown
  }
  /// Sets the vertical units of an area.
  open func setAccessibilityVerticalUnits(_ accessibilityVerticalUnits: NSAccessibilityUnits) {
    set("VerticalUnits", accessibilityVerticalUnits)
  }
  /// The horizontal units in words.
  open func accessibilityHorizontalUnitDescription() -> String? {
    value("HorizontalUnitDescription") as? String
  }
  /// Sets the horizontal units in words.
  open func setAccessibilityHorizontalUnitDescription(
    _ accessibilityHorizontalUnitDescription: String?
  ) { set("HorizontalUnitDescription", accessibilityHorizontalUnitDescription) }
  /// The vertical units in words.
  open func accessibilityVerticalUnitDescription() -> String? {
    value("VerticalUnitDescription") as? String
  }
  /// Sets the vertical units in words.
  open func setAccessibilityVerticalUnitDescription(_ accessibilityVerticalUnitDescription: String?)
  { set("VerticalUnitDescription", accessibilityVerticalUnitDescription) }

  // MARK: Place

  /// The frame on the screen, in points.
  open func accessibilityFrame() -> NSRect { value("Frame") as? NSRect ?? ownFrame }
  /// Sets the frame on the screen, in points.
  open func setAccessibilityFrame(_ accessibilityFrame: NSRect) { set("Frame", accessibilityFrame) }
  /// The place of a click on the screen.
  open func accessibilityActivationPoint() -> NSPoint {
    value("ActivationPoint") as? NSPoint ?? .zero
  }
  /// Sets the place of a click on the screen.
  open func setAccessibilityActivationPoint(_ accessibilityActivationPoint: NSPoint) {
    set("ActivationPoint", accessibilityActivationPoint)
  }
  /// The element that contains this one.
  open func accessibilityParent() -> Any? { value("Parent") ?? ownParent }
  /// Sets the element that contains this one.
  open func setAccessibilityParent(_ accessibilityParent: Any?) {
    set("Parent", accessibilityParent)
  }
  /// The window of the element.
  open func accessibilityWindow() -> Any? { value("Window") ?? ownWindow }
  /// Sets the window of the element.
  open func setAccessibilityWindow(_ accessibilityWindow: Any?) {
    set("Window", accessibilityWindow)
  }
  /// The window or sheet of the element.
  open func accessibilityTopLevelUIElement() -> Any? { value("TopLevelUIElement") ?? ownWindow }
  /// Sets the window or sheet of the element.
  open func setAccessibilityTopLevelUIElement(_ accessibilityTopLevelUIElement: Any?) {
    set("TopLevelUIElement", accessibilityTopLevelUIElement)
  }
  /// The elements inside.
  open func accessibilityChildren() -> [Any]? { value("Children") as? [Any] ?? ownChildren }
  /// Sets the elements inside.
  open func setAccessibilityChildren(_ accessibilityChildren: [Any]?) {
    set("Children", accessibilityChildren)
  }
  /// The elements inside in the order of navigation.
  open func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]? {
    value("ChildrenInNavigationOrder") as? [any NSAccessibilityElementProtocol]
  }
  /// Sets the elements inside in the order of navigation.
  open func setAccessibilityChildrenInNavigationOrder(
    _ accessibilityChildrenInNavigationOrder: [any NSAccessibilityElementProtocol]?
  ) { set("ChildrenInNavigationOrder", accessibilityChildrenInNavigationOrder) }
  /// The visible elements inside.
  open func accessibilityVisibleChildren() -> [Any]? { value("VisibleChildren") as? [Any] }
  /// Sets the visible elements inside.
  open func setAccessibilityVisibleChildren(_ accessibilityVisibleChildren: [Any]?) {
    set("VisibleChildren", accessibilityVisibleChildren)
  }
  /// The selected elements inside.
  open func accessibilitySelectedChildren() -> [Any]? { value("SelectedChildren") as? [Any] }
  /// Sets the selected elements inside.
  open func setAccessibilitySelectedChildren(_ accessibilitySelectedChildren: [Any]?) {
    set("SelectedChildren", accessibilitySelectedChildren)
  }
  /// The main elements of a container.
  open func accessibilityContents() -> [Any]? { value("Contents") as? [Any] }
  /// Sets the main elements of a container.
  open func setAccessibilityContents(_ accessibilityContents: [Any]?) {
    set("Contents", accessibilityContents)
  }
  /// The contents after this one.
  open func accessibilityNextContents() -> [Any]? { value("NextContents") as? [Any] }
  /// Sets the contents after this one.
  open func setAccessibilityNextContents(_ accessibilityNextContents: [Any]?) {
    set("NextContents", accessibilityNextContents)
  }
  /// The contents before this one.
  open func accessibilityPreviousContents() -> [Any]? { value("PreviousContents") as? [Any] }
  /// Sets the contents before this one.
  open func setAccessibilityPreviousContents(_ accessibilityPreviousContents: [Any]?) {
    set("PreviousContents", accessibilityPreviousContents)
  }
  /// The elements with a shared focus.
  open func accessibilitySharedFocusElements() -> [Any]? { value("SharedFocusElements") as? [Any] }
  /// Sets the elements with a shared focus.
  open func setAccessibilitySharedFocusElements(_ accessibilitySharedFocusElements: [Any]?) {
    set("SharedFocusElements", accessibilitySharedFocusElements)
  }
  /// The menu that the element shows.
  open func accessibilityShownMenu() -> Any? { value("ShownMenu") }
  /// Sets the menu that the element shows.
  open func setAccessibilityShownMenu(_ accessibilityShownMenu: Any?) {
    set("ShownMenu", accessibilityShownMenu)
  }

  // MARK: Text

  /// The number of letters.
  open func accessibilityNumberOfCharacters() -> Int { value("NumberOfCharacters") as? Int ?? 0 }
  /// Sets the number of letters.
  open func setAccessibilityNumberOfCharacters(_ accessibilityNumberOfCharacters: Int) {
    set("NumberOfCharacters", accessibilityNumberOfCharacters)
  }
  /// The line of the caret.
  open func accessibilityInsertionPointLineNumber() -> Int {
    value("InsertionPointLineNumber") as? Int ?? 0
  }
  /// Sets the line of the caret.
  open func setAccessibilityInsertionPointLineNumber(_ accessibilityInsertionPointLineNumber: Int) {
    set("InsertionPointLineNumber", accessibilityInsertionPointLineNumber)
  }
  /// The selected text.
  open func accessibilitySelectedText() -> String? { value("SelectedText") as? String }
  /// Sets the selected text.
  open func setAccessibilitySelectedText(_ accessibilitySelectedText: String?) {
    set("SelectedText", accessibilitySelectedText)
  }
  /// The range of the selected text.
  open func accessibilitySelectedTextRange() -> NSRange {
    value("SelectedTextRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Sets the range of the selected text.
  open func setAccessibilitySelectedTextRange(_ accessibilitySelectedTextRange: NSRange) {
    set("SelectedTextRange", accessibilitySelectedTextRange)
  }
  /// The ranges of the selected text.
  open func accessibilitySelectedTextRanges() -> [NSValue]? {
    value("SelectedTextRanges") as? [NSValue]
  }
  /// Sets the ranges of the selected text.
  open func setAccessibilitySelectedTextRanges(_ accessibilitySelectedTextRanges: [NSValue]?) {
    set("SelectedTextRanges", accessibilitySelectedTextRanges)
  }
  /// The range of this part of a shared text.
  open func accessibilitySharedCharacterRange() -> NSRange {
    value("SharedCharacterRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Sets the range of this part of a shared text.
  open func setAccessibilitySharedCharacterRange(_ accessibilitySharedCharacterRange: NSRange) {
    set("SharedCharacterRange", accessibilitySharedCharacterRange)
  }
  /// The elements of a shared text.
  open func accessibilitySharedTextUIElements() -> [Any]? {
    value("SharedTextUIElements") as? [Any]
  }
  /// Sets the elements of a shared text.
  open func setAccessibilitySharedTextUIElements(_ accessibilitySharedTextUIElements: [Any]?) {
    set("SharedTextUIElements", accessibilitySharedTextUIElements)
  }
  /// The range of the visible text.
  open func accessibilityVisibleCharacterRange() -> NSRange {
    value("VisibleCharacterRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Sets the range of the visible text.
  open func setAccessibilityVisibleCharacterRange(_ accessibilityVisibleCharacterRange: NSRange) {
    set("VisibleCharacterRange", accessibilityVisibleCharacterRange)
  }
}
