public import Foundation
public import FoundationShims

/// An element that assistive programs can read.
@preconcurrency @MainActor public protocol NSAccessibilityElementProtocol: NSObjectProtocol {
  /// The frame on the screen.
  func accessibilityFrame() -> NSRect
  /// The element that contains this one.
  func accessibilityParent() -> Any?
  /// Whether the element has the keyboard focus.
  func isAccessibilityFocused() -> Bool
  /// The identifier of the element.
  func accessibilityIdentifier() -> String?
}

/// All attributes of an element for assistive programs.
///
/// - SeeAlso: Apple, "NSAccessibilityProtocol".
@preconcurrency @MainActor public protocol NSAccessibilityProtocol: NSObjectProtocol {
  /// The name of the element.
  func accessibilityLabel() -> String?
  /// Sets the name of the element.
  func setAccessibilityLabel(_ accessibilityLabel: String?)
  /// The title of the element.
  func accessibilityTitle() -> String?
  /// Sets the title of the element.
  func setAccessibilityTitle(_ accessibilityTitle: String?)
  /// The element that shows the title.
  func accessibilityTitleUIElement() -> Any?
  /// Sets the element that shows the title.
  func setAccessibilityTitleUIElement(_ accessibilityTitleUIElement: Any?)
  /// The explanation of the element.
  func accessibilityHelp() -> String?
  /// Sets the explanation of the element.
  func setAccessibilityHelp(_ accessibilityHelp: String?)
  /// The identifier of the element, for tests.
  func accessibilityIdentifier() -> String?
  /// Sets the identifier of the element, for tests.
  func setAccessibilityIdentifier(_ accessibilityIdentifier: String?)
  /// The role of the element.
  func accessibilityRole() -> NSAccessibility.Role?
  /// Sets the role of the element.
  func setAccessibilityRole(_ accessibilityRole: NSAccessibility.Role?)
  /// The finer role of the element.
  func accessibilitySubrole() -> NSAccessibility.Subrole?
  /// Sets the finer role of the element.
  func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?)
  /// The role in words.
  func accessibilityRoleDescription() -> String?
  /// Sets the role in words.
  func setAccessibilityRoleDescription(_ accessibilityRoleDescription: String?)
  /// The text of an empty field.
  func accessibilityPlaceholderValue() -> String?
  /// Sets the text of an empty field.
  func setAccessibilityPlaceholderValue(_ accessibilityPlaceholderValue: String?)
  /// The address of the element.
  func accessibilityURL() -> URL?
  /// Sets the address of the element.
  func setAccessibilityURL(_ accessibilityURL: URL?)
  /// The path of the element.
  func accessibilityFilename() -> String?
  /// Sets the path of the element.
  func setAccessibilityFilename(_ accessibilityFilename: String?)
  /// The address of the window's document.
  func accessibilityDocument() -> String?
  /// Sets the address of the window's document.
  func setAccessibilityDocument(_ accessibilityDocument: String?)
  /// The names that users may speak.
  func accessibilityUserInputLabels() -> [String]!
  /// Sets the names that users may speak.
  func setAccessibilityUserInputLabels(_ accessibilityUserInputLabels: [String]!)
  /// The names that users may speak, with attributes.
  func accessibilityAttributedUserInputLabels() -> [NSAttributedString]!
  /// Sets the names that users may speak, with attributes.
  func setAccessibilityAttributedUserInputLabels(
    _ accessibilityAttributedUserInputLabels: [NSAttributedString]!)
  /// The elements that belong with this one.
  func accessibilityLinkedUIElements() -> [Any]?
  /// Sets the elements that belong with this one.
  func setAccessibilityLinkedUIElements(_ accessibilityLinkedUIElements: [Any]?)
  /// The elements with this one as their title.
  func accessibilityServesAsTitleForUIElements() -> [Any]?
  /// Sets the elements with this one as their title.
  func setAccessibilityServesAsTitleForUIElements(_ accessibilityServesAsTitleForUIElements: [Any]?)
  /// Whether assistive programs see the element.
  func isAccessibilityElement() -> Bool
  /// Sets whether assistive programs see the element.
  func setAccessibilityElement(_ accessibilityElement: Bool)
  /// Whether the element is enabled.
  func isAccessibilityEnabled() -> Bool
  /// Sets whether the element is enabled.
  func setAccessibilityEnabled(_ accessibilityEnabled: Bool)
  /// Whether the element has the keyboard focus.
  func isAccessibilityFocused() -> Bool
  /// Sets whether the element has the keyboard focus.
  func setAccessibilityFocused(_ accessibilityFocused: Bool)
  /// Whether the element is hidden.
  func isAccessibilityHidden() -> Bool
  /// Sets whether the element is hidden.
  func setAccessibilityHidden(_ accessibilityHidden: Bool)
  /// Whether the element is selected.
  func isAccessibilitySelected() -> Bool
  /// Sets whether the element is selected.
  func setAccessibilitySelected(_ accessibilitySelected: Bool)
  /// Whether the element is expanded.
  func isAccessibilityExpanded() -> Bool
  /// Sets whether the element is expanded.
  func setAccessibilityExpanded(_ accessibilityExpanded: Bool)
  /// Whether the row shows its children.
  func isAccessibilityDisclosed() -> Bool
  /// Sets whether the row shows its children.
  func setAccessibilityDisclosed(_ accessibilityDisclosed: Bool)
  /// Whether the document has changes.
  func isAccessibilityEdited() -> Bool
  /// Sets whether the document has changes.
  func setAccessibilityEdited(_ accessibilityEdited: Bool)
  /// Whether the program is in front.
  func isAccessibilityFrontmost() -> Bool
  /// Sets whether the program is in front.
  func setAccessibilityFrontmost(_ accessibilityFrontmost: Bool)
  /// Whether the window is the main one.
  func isAccessibilityMain() -> Bool
  /// Sets whether the window is the main one.
  func setAccessibilityMain(_ accessibilityMain: Bool)
  /// Whether the window is minimised.
  func isAccessibilityMinimized() -> Bool
  /// Sets whether the window is minimised.
  func setAccessibilityMinimized(_ accessibilityMinimized: Bool)
  /// Whether the window is modal.
  func isAccessibilityModal() -> Bool
  /// Sets whether the window is modal.
  func setAccessibilityModal(_ accessibilityModal: Bool)
  /// Whether the content is protected.
  func isAccessibilityProtectedContent() -> Bool
  /// Sets whether the content is protected.
  func setAccessibilityProtectedContent(_ accessibilityProtectedContent: Bool)
  /// Whether the element must be filled in.
  func isAccessibilityRequired() -> Bool
  /// Sets whether the element must be filled in.
  func setAccessibilityRequired(_ accessibilityRequired: Bool)
  /// Whether the alternate controls are visible.
  func isAccessibilityAlternateUIVisible() -> Bool
  /// Sets whether the alternate controls are visible.
  func setAccessibilityAlternateUIVisible(_ accessibilityAlternateUIVisible: Bool)
  /// Whether the cells are ordered by row.
  func isAccessibilityOrderedByRow() -> Bool
  /// Sets whether the cells are ordered by row.
  func setAccessibilityOrderedByRow(_ accessibilityOrderedByRow: Bool)
  /// The value of the element.
  func accessibilityValue() -> Any?
  /// Sets the value of the element.
  func setAccessibilityValue(_ accessibilityValue: Any?)
  /// The value in words.
  func accessibilityValueDescription() -> String?
  /// Sets the value in words.
  func setAccessibilityValueDescription(_ accessibilityValueDescription: String?)
  /// The smallest value.
  func accessibilityMinValue() -> Any?
  /// Sets the smallest value.
  func setAccessibilityMinValue(_ accessibilityMinValue: Any?)
  /// The largest value.
  func accessibilityMaxValue() -> Any?
  /// Sets the largest value.
  func setAccessibilityMaxValue(_ accessibilityMaxValue: Any?)
  /// The values that are allowed.
  func accessibilityAllowedValues() -> [NSNumber]?
  /// Sets the values that are allowed.
  func setAccessibilityAllowedValues(_ accessibilityAllowedValues: [NSNumber]?)
  /// The critical value.
  func accessibilityCriticalValue() -> Any?
  /// Sets the critical value.
  func setAccessibilityCriticalValue(_ accessibilityCriticalValue: Any?)
  /// The value of a warning.
  func accessibilityWarningValue() -> Any?
  /// Sets the value of a warning.
  func setAccessibilityWarningValue(_ accessibilityWarningValue: Any?)
  /// The value of a label of a slider.
  func accessibilityLabelValue() -> Float
  /// Sets the value of a label of a slider.
  func setAccessibilityLabelValue(_ accessibilityLabelValue: Float)
  /// The labels of a slider.
  func accessibilityLabelUIElements() -> [Any]?
  /// Sets the labels of a slider.
  func setAccessibilityLabelUIElements(_ accessibilityLabelUIElements: [Any]?)
  /// The orientation of the element.
  func accessibilityOrientation() -> NSAccessibilityOrientation
  /// Sets the orientation of the element.
  func setAccessibilityOrientation(_ accessibilityOrientation: NSAccessibilityOrientation)
  /// The order of a column.
  func accessibilitySortDirection() -> NSAccessibilitySortDirection
  /// Sets the order of a column.
  func setAccessibilitySortDirection(_ accessibilitySortDirection: NSAccessibilitySortDirection)
  /// The units of a ruler.
  func accessibilityUnits() -> NSAccessibilityUnits
  /// Sets the units of a ruler.
  func setAccessibilityUnits(_ accessibilityUnits: NSAccessibilityUnits)
  /// The units in words.
  func accessibilityUnitDescription() -> String?
  /// Sets the units in words.
  func setAccessibilityUnitDescription(_ accessibilityUnitDescription: String?)
  /// The horizontal units of an area.
  func accessibilityHorizontalUnits() -> NSAccessibilityUnits
  /// Sets the horizontal units of an area.
  func setAccessibilityHorizontalUnits(_ accessibilityHorizontalUnits: NSAccessibilityUnits)
  /// The vertical units of an area.
  func accessibilityVerticalUnits() -> NSAccessibilityUnits
  /// Sets the vertical units of an area.
  func setAccessibilityVerticalUnits(_ accessibilityVerticalUnits: NSAccessibilityUnits)
  /// The horizontal units in words.
  func accessibilityHorizontalUnitDescription() -> String?
  /// Sets the horizontal units in words.
  func setAccessibilityHorizontalUnitDescription(_ accessibilityHorizontalUnitDescription: String?)
  /// The vertical units in words.
  func accessibilityVerticalUnitDescription() -> String?
  /// Sets the vertical units in words.
  func setAccessibilityVerticalUnitDescription(_ accessibilityVerticalUnitDescription: String?)
  /// The frame on the screen, in points.
  func accessibilityFrame() -> NSRect
  /// Sets the frame on the screen, in points.
  func setAccessibilityFrame(_ accessibilityFrame: NSRect)
  /// The place of a click on the screen.
  func accessibilityActivationPoint() -> NSPoint
  /// Sets the place of a click on the screen.
  func setAccessibilityActivationPoint(_ accessibilityActivationPoint: NSPoint)
  /// The element that contains this one.
  func accessibilityParent() -> Any?
  /// Sets the element that contains this one.
  func setAccessibilityParent(_ accessibilityParent: Any?)
  /// The window of the element.
  func accessibilityWindow() -> Any?
  /// Sets the window of the element.
  func setAccessibilityWindow(_ accessibilityWindow: Any?)
  /// The window or sheet of the element.
  func accessibilityTopLevelUIElement() -> Any?
  /// Sets the window or sheet of the element.
  func setAccessibilityTopLevelUIElement(_ accessibilityTopLevelUIElement: Any?)
  /// The elements inside.
  func accessibilityChildren() -> [Any]?
  /// Sets the elements inside.
  func setAccessibilityChildren(_ accessibilityChildren: [Any]?)
  /// The elements inside in the order of navigation.
  func accessibilityChildrenInNavigationOrder() -> [any NSAccessibilityElementProtocol]?
  /// Sets the elements inside in the order of navigation.
  func setAccessibilityChildrenInNavigationOrder(
    _ accessibilityChildrenInNavigationOrder: [any NSAccessibilityElementProtocol]?)
  /// The visible elements inside.
  func accessibilityVisibleChildren() -> [Any]?
  /// Sets the visible elements inside.
  func setAccessibilityVisibleChildren(_ accessibilityVisibleChildren: [Any]?)
  /// The selected elements inside.
  func accessibilitySelectedChildren() -> [Any]?
  /// Sets the selected elements inside.
  func setAccessibilitySelectedChildren(_ accessibilitySelectedChildren: [Any]?)
  /// The main elements of a container.
  func accessibilityContents() -> [Any]?
  /// Sets the main elements of a container.
  func setAccessibilityContents(_ accessibilityContents: [Any]?)
  /// The contents after this one.
  func accessibilityNextContents() -> [Any]?
  /// Sets the contents after this one.
  func setAccessibilityNextContents(_ accessibilityNextContents: [Any]?)
  /// The contents before this one.
  func accessibilityPreviousContents() -> [Any]?
  /// Sets the contents before this one.
  func setAccessibilityPreviousContents(_ accessibilityPreviousContents: [Any]?)
  /// The elements with a shared focus.
  func accessibilitySharedFocusElements() -> [Any]?
  /// Sets the elements with a shared focus.
  func setAccessibilitySharedFocusElements(_ accessibilitySharedFocusElements: [Any]?)
  /// The menu that the element shows.
  func accessibilityShownMenu() -> Any?
  /// Sets the menu that the element shows.
  func setAccessibilityShownMenu(_ accessibilityShownMenu: Any?)
  /// The number of letters.
  func accessibilityNumberOfCharacters() -> Int
  /// Sets the number of letters.
  func setAccessibilityNumberOfCharacters(_ accessibilityNumberOfCharacters: Int)
  /// The line of the caret.
  func accessibilityInsertionPointLineNumber() -> Int
  /// Sets the line of the caret.
  func setAccessibilityInsertionPointLineNumber(_ accessibilityInsertionPointLineNumber: Int)
  /// The selected text.
  func accessibilitySelectedText() -> String?
  /// Sets the selected text.
  func setAccessibilitySelectedText(_ accessibilitySelectedText: String?)
  /// The range of the selected text.
  func accessibilitySelectedTextRange() -> NSRange
  /// Sets the range of the selected text.
  func setAccessibilitySelectedTextRange(_ accessibilitySelectedTextRange: NSRange)
  /// The ranges of the selected text.
  func accessibilitySelectedTextRanges() -> [NSValue]?
  /// Sets the ranges of the selected text.
  func setAccessibilitySelectedTextRanges(_ accessibilitySelectedTextRanges: [NSValue]?)
  /// The range of this part of a shared text.
  func accessibilitySharedCharacterRange() -> NSRange
  /// Sets the range of this part of a shared text.
  func setAccessibilitySharedCharacterRange(_ accessibilitySharedCharacterRange: NSRange)
  /// The elements of a shared text.
  func accessibilitySharedTextUIElements() -> [Any]?
  /// Sets the elements of a shared text.
  func setAccessibilitySharedTextUIElements(_ accessibilitySharedTextUIElements: [Any]?)
  /// The range of the visible text.
  func accessibilityVisibleCharacterRange() -> NSRange
  /// Sets the range of the visible text.
  func setAccessibilityVisibleCharacterRange(_ accessibilityVisibleCharacterRange: NSRange)
  /// The rows.
  func accessibilityRows() -> [Any]?
  /// Sets the rows.
  func setAccessibilityRows(_ accessibilityRows: [Any]?)
  /// The columns.
  func accessibilityColumns() -> [Any]?
  /// Sets the columns.
  func setAccessibilityColumns(_ accessibilityColumns: [Any]?)
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// Sets the number of rows.
  func setAccessibilityRowCount(_ accessibilityRowCount: Int)
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// Sets the number of columns.
  func setAccessibilityColumnCount(_ accessibilityColumnCount: Int)
  /// The rows of a cell.
  func accessibilityRowIndexRange() -> NSRange
  /// Sets the rows of a cell.
  func setAccessibilityRowIndexRange(_ accessibilityRowIndexRange: NSRange)
  /// The columns of a cell.
  func accessibilityColumnIndexRange() -> NSRange
  /// Sets the columns of a cell.
  func setAccessibilityColumnIndexRange(_ accessibilityColumnIndexRange: NSRange)
  /// The index of a row or column.
  func accessibilityIndex() -> Int
  /// Sets the index of a row or column.
  func setAccessibilityIndex(_ accessibilityIndex: Int)
  /// The selected rows.
  func accessibilitySelectedRows() -> [Any]?
  /// Sets the selected rows.
  func setAccessibilitySelectedRows(_ accessibilitySelectedRows: [Any]?)
  /// The selected columns.
  func accessibilitySelectedColumns() -> [Any]?
  /// Sets the selected columns.
  func setAccessibilitySelectedColumns(_ accessibilitySelectedColumns: [Any]?)
  /// The selected cells.
  func accessibilitySelectedCells() -> [Any]?
  /// Sets the selected cells.
  func setAccessibilitySelectedCells(_ accessibilitySelectedCells: [Any]?)
  /// The visible rows.
  func accessibilityVisibleRows() -> [Any]?
  /// Sets the visible rows.
  func setAccessibilityVisibleRows(_ accessibilityVisibleRows: [Any]?)
  /// The visible columns.
  func accessibilityVisibleColumns() -> [Any]?
  /// Sets the visible columns.
  func setAccessibilityVisibleColumns(_ accessibilityVisibleColumns: [Any]?)
  /// The visible cells.
  func accessibilityVisibleCells() -> [Any]?
  /// Sets the visible cells.
  func setAccessibilityVisibleCells(_ accessibilityVisibleCells: [Any]?)
  /// The headers of columns.
  func accessibilityColumnHeaderUIElements() -> [Any]?
  /// Sets the headers of columns.
  func setAccessibilityColumnHeaderUIElements(_ accessibilityColumnHeaderUIElements: [Any]?)
  /// The headers of rows.
  func accessibilityRowHeaderUIElements() -> [Any]?
  /// Sets the headers of rows.
  func setAccessibilityRowHeaderUIElements(_ accessibilityRowHeaderUIElements: [Any]?)
  /// The titles of columns.
  func accessibilityColumnTitles() -> [Any]?
  /// Sets the titles of columns.
  func setAccessibilityColumnTitles(_ accessibilityColumnTitles: [Any]?)
  /// The header.
  func accessibilityHeader() -> Any?
  /// Sets the header.
  func setAccessibilityHeader(_ accessibilityHeader: Any?)
  /// The depth of a row.
  func accessibilityDisclosureLevel() -> Int
  /// Sets the depth of a row.
  func setAccessibilityDisclosureLevel(_ accessibilityDisclosureLevel: Int)
  /// The row that shows this one.
  func accessibilityDisclosedByRow() -> Any?
  /// Sets the row that shows this one.
  func setAccessibilityDisclosedByRow(_ accessibilityDisclosedByRow: Any?)
  /// The rows that this one shows.
  func accessibilityDisclosedRows() -> Any?
  /// Sets the rows that this one shows.
  func setAccessibilityDisclosedRows(_ accessibilityDisclosedRows: Any?)
  /// The button that cancels.
  func accessibilityCancelButton() -> Any?
  /// Sets the button that cancels.
  func setAccessibilityCancelButton(_ accessibilityCancelButton: Any?)
  /// The button of the return key.
  func accessibilityDefaultButton() -> Any?
  /// Sets the button of the return key.
  func setAccessibilityDefaultButton(_ accessibilityDefaultButton: Any?)
  /// The button that closes.
  func accessibilityCloseButton() -> Any?
  /// Sets the button that closes.
  func setAccessibilityCloseButton(_ accessibilityCloseButton: Any?)
  /// The button of full screen.
  func accessibilityFullScreenButton() -> Any?
  /// Sets the button of full screen.
  func setAccessibilityFullScreenButton(_ accessibilityFullScreenButton: Any?)
  /// The button that minimises.
  func accessibilityMinimizeButton() -> Any?
  /// Sets the button that minimises.
  func setAccessibilityMinimizeButton(_ accessibilityMinimizeButton: Any?)
  /// The button that zooms.
  func accessibilityZoomButton() -> Any?
  /// Sets the button that zooms.
  func setAccessibilityZoomButton(_ accessibilityZoomButton: Any?)
  /// The button of the toolbar.
  func accessibilityToolbarButton() -> Any?
  /// Sets the button of the toolbar.
  func setAccessibilityToolbarButton(_ accessibilityToolbarButton: Any?)
  /// The button of hidden items.
  func accessibilityOverflowButton() -> Any?
  /// Sets the button of hidden items.
  func setAccessibilityOverflowButton(_ accessibilityOverflowButton: Any?)
  /// The button that clears.
  func accessibilityClearButton() -> Any?
  /// Sets the button that clears.
  func setAccessibilityClearButton(_ accessibilityClearButton: Any?)
  /// The button that searches.
  func accessibilitySearchButton() -> Any?
  /// Sets the button that searches.
  func setAccessibilitySearchButton(_ accessibilitySearchButton: Any?)
  /// The menu of searches.
  func accessibilitySearchMenu() -> Any?
  /// Sets the menu of searches.
  func setAccessibilitySearchMenu(_ accessibilitySearchMenu: Any?)
  /// The button that increments.
  func accessibilityIncrementButton() -> Any?
  /// Sets the button that increments.
  func setAccessibilityIncrementButton(_ accessibilityIncrementButton: Any?)
  /// The button that decrements.
  func accessibilityDecrementButton() -> Any?
  /// Sets the button that decrements.
  func setAccessibilityDecrementButton(_ accessibilityDecrementButton: Any?)
  /// The area that resizes.
  func accessibilityGrowArea() -> Any?
  /// Sets the area that resizes.
  func setAccessibilityGrowArea(_ accessibilityGrowArea: Any?)
  /// The picture of the document.
  func accessibilityProxy() -> Any?
  /// Sets the picture of the document.
  func setAccessibilityProxy(_ accessibilityProxy: Any?)
  /// The horizontal scroller.
  func accessibilityHorizontalScrollBar() -> Any?
  /// Sets the horizontal scroller.
  func setAccessibilityHorizontalScrollBar(_ accessibilityHorizontalScrollBar: Any?)
  /// The vertical scroller.
  func accessibilityVerticalScrollBar() -> Any?
  /// Sets the vertical scroller.
  func setAccessibilityVerticalScrollBar(_ accessibilityVerticalScrollBar: Any?)
  /// The menu bar.
  func accessibilityMenuBar() -> Any?
  /// Sets the menu bar.
  func setAccessibilityMenuBar(_ accessibilityMenuBar: Any?)
  /// The bar of status items.
  func accessibilityExtrasMenuBar() -> Any?
  /// Sets the bar of status items.
  func setAccessibilityExtrasMenuBar(_ accessibilityExtrasMenuBar: Any?)
  /// The main window.
  func accessibilityMainWindow() -> Any?
  /// Sets the main window.
  func setAccessibilityMainWindow(_ accessibilityMainWindow: Any?)
  /// The window with the focus.
  func accessibilityFocusedWindow() -> Any?
  /// Sets the window with the focus.
  func setAccessibilityFocusedWindow(_ accessibilityFocusedWindow: Any?)
  /// The element with the focus.
  func accessibilityApplicationFocusedUIElement() -> Any?
  /// Sets the element with the focus.
  func setAccessibilityApplicationFocusedUIElement(_ accessibilityApplicationFocusedUIElement: Any?)
  /// The markers of a ruler.
  func accessibilityMarkerGroupUIElement() -> Any?
  /// Sets the markers of a ruler.
  func setAccessibilityMarkerGroupUIElement(_ accessibilityMarkerGroupUIElement: Any?)
  /// The markers.
  func accessibilityMarkerUIElements() -> [Any]?
  /// Sets the markers.
  func setAccessibilityMarkerUIElements(_ accessibilityMarkerUIElements: [Any]?)
  /// The kind of a marker in words.
  func accessibilityMarkerTypeDescription() -> String?
  /// Sets the kind of a marker in words.
  func setAccessibilityMarkerTypeDescription(_ accessibilityMarkerTypeDescription: String?)
  /// The kind of a ruler's marker.
  func accessibilityRulerMarkerType() -> NSAccessibilityRulerMarkerType
  /// Sets the kind of a ruler's marker.
  func setAccessibilityRulerMarkerType(
    _ accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType)
  /// The handles.
  func accessibilityHandles() -> [Any]?
  /// Sets the handles.
  func setAccessibilityHandles(_ accessibilityHandles: [Any]?)
  /// The dividers.
  func accessibilitySplitters() -> [Any]?
  /// Sets the dividers.
  func setAccessibilitySplitters(_ accessibilitySplitters: [Any]?)
  /// The tabs.
  func accessibilityTabs() -> [Any]?
  /// Sets the tabs.
  func setAccessibilityTabs(_ accessibilityTabs: [Any]?)
  /// The windows.
  func accessibilityWindows() -> [Any]?
  /// Sets the windows.
  func setAccessibilityWindows(_ accessibilityWindows: [Any]?)
  /// The actions of the element's own.
  func accessibilityCustomActions() -> [NSAccessibilityCustomAction]?
  /// Sets the actions of the element's own.
  func setAccessibilityCustomActions(_ accessibilityCustomActions: [NSAccessibilityCustomAction]?)
  /// The rotors of the element's own.
  func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor]
  /// Sets the rotors of the element's own.
  func setAccessibilityCustomRotors(_ accessibilityCustomRotors: [NSAccessibilityCustomRotor])
  /// Presses the element.
  func accessibilityPerformPress() -> Bool
  /// Cancels.
  func accessibilityPerformCancel() -> Bool
  /// Confirms.
  func accessibilityPerformConfirm() -> Bool
  /// Decrements the value.
  func accessibilityPerformDecrement() -> Bool
  /// Increments the value.
  func accessibilityPerformIncrement() -> Bool
  /// Deletes.
  func accessibilityPerformDelete() -> Bool
  /// Picks the item.
  func accessibilityPerformPick() -> Bool
  /// Raises the window.
  func accessibilityPerformRaise() -> Bool
  /// Shows the alternate controls.
  func accessibilityPerformShowAlternateUI() -> Bool
  /// Shows the default controls.
  func accessibilityPerformShowDefaultUI() -> Bool
  /// Shows the menu.
  func accessibilityPerformShowMenu() -> Bool
  /// Whether assistive programs may send a message.
  func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool
  /// Returns the element at a point of the screen.
  func accessibilityHitTest(_ point: NSPoint) -> Any?
  /// Returns the cell of a table.
  func accessibilityCell(forColumn column: Int, row: Int) -> Any?
  /// Returns a point of the layout for one of the screen.
  func accessibilityLayoutPoint(forScreenPoint point: NSPoint) -> NSPoint
  /// Returns a size of the layout for one of the screen.
  func accessibilityLayoutSize(forScreenSize size: NSSize) -> NSSize
  /// Returns a point of the screen for one of the layout.
  func accessibilityScreenPoint(forLayoutPoint point: NSPoint) -> NSPoint
  /// Returns a size of the screen for one of the layout.
  func accessibilityScreenSize(forLayoutSize size: NSSize) -> NSSize
  /// Returns a part of the text with attributes.
  func accessibilityAttributedString(for range: NSRange) -> NSAttributedString?
  /// Returns a part of the text.
  func accessibilityString(for range: NSRange) -> String?
  /// Returns a part of the text as RTF.
  func accessibilityRTF(for range: NSRange) -> Data?
  /// Returns the range of a line.
  func accessibilityRange(forLine line: Int) -> NSRange
  /// Returns the range at a point of the screen.
  func accessibilityRange(for point: NSPoint) -> NSRange
  /// Returns the range of the letter at an index.
  func accessibilityRange(for index: Int) -> NSRange
  /// Returns the range with the attributes at an index.
  func accessibilityStyleRange(for index: Int) -> NSRange
  /// Returns the frame of a part of the text on the screen.
  func accessibilityFrame(for range: NSRange) -> NSRect
  /// Returns the line of an index.
  func accessibilityLine(for index: Int) -> Int
  /// The element with the keyboard focus.
  var accessibilityFocusedUIElement: Any? { get }
}
