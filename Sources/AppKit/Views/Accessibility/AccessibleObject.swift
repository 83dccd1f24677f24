public import Foundation
public import FoundationShims

/// The description of an element for assistive programs, and the actions that they perform.
///
/// Stored: nothing reads them but programs and tests.
@preconcurrency @MainActor
open class AccessibleObject: AccessibleValues, NSAccessibilityProtocol,
  NSAccessibilityElementProtocol
{
  // MARK: Tables

  /// The rows.
  open func accessibilityRows() -> [Any]? { value("Rows") as? [Any] }
  /// Sets the rows.
  open func setAccessibilityRows(_ accessibilityRows: [Any]?) { set("Rows", accessibilityRows) }
  /// The columns.
  open func accessibilityColumns() -> [Any]? { value("Columns") as? [Any] }
  /// Sets the columns.
  open func setAccessibilityColumns(_ accessibilityColumns: [Any]?) {
    set("Columns", accessibilityColumns)
  }
  /// The number of rows.
  open func accessibilityRowCount() -> Int { value("RowCount") as? Int ?? 0 }
  /// Sets the number of rows.
  open func setAccessibilityRowCount(_ accessibilityRowCount: Int) {
    set("RowCount", accessibilityRowCount)
  }
  /// The number of columns.
  open func accessibilityColumnCount() -> Int { value("ColumnCount") as? Int ?? 0 }
  /// Sets the number of columns.
  open func setAccessibilityColumnCount(_ accessibilityColumnCount: Int) {
    set("ColumnCount", accessibilityColumnCount)
  }
  /// The rows of a cell.
  open func accessibilityRowIndexRange() -> NSRange {
    value("RowIndexRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Sets the rows of a cell.
  open func setAccessibilityRowIndexRange(_ accessibilityRowIndexRange: NSRange) {
    set("RowIndexRange", accessibilityRowIndexRange)
  }
  /// The columns of a cell.
  open func accessibilityColumnIndexRange() -> NSRange {
    value("ColumnIndexRange") as? NSRange ?? NSRange(location: 0, length: 0)
  }
  /// Sets the columns of a cell.
  open func setAccessibilityColumnIndexRange(_ accessibilityColumnIndexRange: NSRange) {
    set("ColumnIndexRange", accessibilityColumnIndexRange)
  }
  /// The index of a row or column.
  open func accessibilityIndex() -> Int { value("Index") as? Int ?? 0 }
  /// Sets the index of a row or column.
  open func setAccessibilityIndex(_ accessibilityIndex: Int) { set("Index", accessibilityIndex) }
  /// The selected rows.
  open func accessibilitySelectedRows() -> [Any]? { value("SelectedRows") as? [Any] }
  /// Sets the selected rows.
  open func setAccessibilitySelectedRows(_ accessibilitySelectedRows: [Any]?) {
    set("SelectedRows", accessibilitySelectedRows)
  }
  /// The selected columns.
  open func accessibilitySelectedColumns() -> [Any]? { value("SelectedColumns") as? [Any] }
  /// Sets the selected columns.
  open func setAccessibilitySelectedColumns(_ accessibilitySelectedColumns: [Any]?) {
    set("SelectedColumns", accessibilitySelectedColumns)
  }
  /// The selected cells.
  open func accessibilitySelectedCells() -> [Any]? { value("SelectedCells") as? [Any] }
  /// Sets the selected cells.
  open func setAccessibilitySelectedCells(_ accessibilitySelectedCells: [Any]?) {
    set("SelectedCells", accessibilitySelectedCells)
  }
  /// The visible rows.
  open func accessibilityVisibleRows() -> [Any]? { value("VisibleRows") as? [Any] }
  /// Sets the visible rows.
  open func setAccessibilityVisibleRows(_ accessibilityVisibleRows: [Any]?) {
    set("VisibleRows", accessibilityVisibleRows)
  }
  /// The visible columns.
  open func accessibilityVisibleColumns() -> [Any]? { value("VisibleColumns") as? [Any] }
  /// Sets the visible columns.
  open func setAccessibilityVisibleColumns(_ accessibilityVisibleColumns: [Any]?) {
    set("VisibleColumns", accessibilityVisibleColumns)
  }
  /// The visible cells.
  open func accessibilityVisibleCells() -> [Any]? { value("VisibleCells") as? [Any] }
  /// Sets the visible cells.
  open func setAccessibilityVisibleCells(_ accessibilityVisibleCells: [Any]?) {
    set("VisibleCells", accessibilityVisibleCells)
  }
  /// The headers of columns.
  open func accessibilityColumnHeaderUIElements() -> [Any]? {
    value("ColumnHeaderUIElements") as? [Any]
  }
  /// Sets the headers of columns.
  open func setAccessibilityColumnHeaderUIElements(_ accessibilityColumnHeaderUIElements: [Any]?) {
    set("ColumnHeaderUIElements", accessibilityColumnHeaderUIElements)
  }
  /// The headers of rows.
  open func accessibilityRowHeaderUIElements() -> [Any]? { value("RowHeaderUIElements") as? [Any] }
  /// Sets the headers of rows.
  open func setAccessibilityRowHeaderUIElements(_ accessibilityRowHeaderUIElements: [Any]?) {
    set("RowHeaderUIElements", accessibilityRowHeaderUIElements)
  }
  /// The titles of columns.
  open func accessibilityColumnTitles() -> [Any]? { value("ColumnTitles") as? [Any] }
  /// Sets the titles of columns.
  open func setAccessibilityColumnTitles(_ accessibilityColumnTitles: [Any]?) {
    set("ColumnTitles", accessibilityColumnTitles)
  }
  /// The header.
  open func accessibilityHeader() -> Any? { value("Header") }
  /// Sets the header.
  open func setAccessibilityHeader(_ accessibilityHeader: Any?) {
    set("Header", accessibilityHeader)
  }
  /// The depth of a row.
  open func accessibilityDisclosureLevel() -> Int { value("DisclosureLevel") as? Int ?? 0 }
  /// Sets the depth of a row.
  open func setAccessibilityDisclosureLevel(_ accessibilityDisclosureLevel: Int) {
    set("DisclosureLevel", accessibilityDisclosureLevel)
  }
  /// The row that shows this one.
  open func accessibilityDisclosedByRow() -> Any? { value("DisclosedByRow") }
  /// Sets the row that shows this one.
  open func setAccessibilityDisclosedByRow(_ accessibilityDisclosedByRow: Any?) {
    set("DisclosedByRow", accessibilityDisclosedByRow)
  }
  /// The rows that this one shows.
  open func accessibilityDisclosedRows() -> Any? { value("DisclosedRows") }
  /// Sets the rows that this one shows.
  open func setAccessibilityDisclosedRows(_ accessibilityDisclosedRows: Any?) {
    set("DisclosedRows", accessibilityDisclosedRows)
  }

  // MARK: Parts

  /// The button that cancels.
  open func accessibilityCancelButton() -> Any? { value("CancelButton") }
  /// Sets the button that cancels.
  open func setAccessibilityCancelButton(_ accessibilityCancelButton: Any?) {
    set("CancelButton", accessibilityCancelButton)
  }
  /// The button of the return key.
  open func accessibilityDefaultButton() -> Any? { value("DefaultButton") }
  /// Sets the button of the return key.
  open func setAccessibilityDefaultButton(_ accessibilityDefaultButton: Any?) {
    set("DefaultButton", accessibilityDefaultButton)
  }
  /// The button that closes.
  open func accessibilityCloseButton() -> Any? { value("CloseButton") }
  /// Sets the button that closes.
  open func setAccessibilityCloseButton(_ accessibilityCloseButton: Any?) {
    set("CloseButton", accessibilityCloseButton)
  }
  /// The button of full screen.
  open func accessibilityFullScreenButton() -> Any? { value("FullScreenButton") }
  /// Sets the button of full screen.
  open func setAccessibilityFullScreenButton(_ accessibilityFullScreenButton: Any?) {
    set("FullScreenButton", accessibilityFullScreenButton)
  }
  /// The button that minimises.
  open func accessibilityMinimizeButton() -> Any? { value("MinimizeButton") }
  /// Sets the button that minimises.
  open func setAccessibilityMinimizeButton(_ accessibilityMinimizeButton: Any?) {
    set("MinimizeButton", accessibilityMinimizeButton)
  }
  /// The button that zooms.
  open func accessibilityZoomButton() -> Any? { value("ZoomButton") }
  /// Sets the button that zooms.
  open func setAccessibilityZoomButton(_ accessibilityZoomButton: Any?) {
    set("ZoomButton", accessibilityZoomButton)
  }
  /// The button of the toolbar.
  open func accessibilityToolbarButton() -> Any? { value("ToolbarButton") }
  /// Sets the button of the toolbar.
  open func setAccessibilityToolbarButton(_ accessibilityToolbarButton: Any?) {
    set("ToolbarButton", accessibilityToolbarButton)
  }
  /// The button of hidden items.
  open func accessibilityOverflowButton() -> Any? { value("OverflowButton") }
  /// Sets the button of hidden items.
  open func setAccessibilityOverflowButton(_ accessibilityOverflowButton: Any?) {
    set("OverflowButton", accessibilityOverflowButton)
  }
  /// The button that clears.
  open func accessibilityClearButton() -> Any? { value("ClearButton") }
  /// Sets the button that clears.
  open func setAccessibilityClearButton(_ accessibilityClearButton: Any?) {
    set("ClearButton", accessibilityClearButton)
  }
  /// The button that searches.
  open func accessibilitySearchButton() -> Any? { value("SearchButton") }
  /// Sets the button that searches.
  open func setAccessibilitySearchButton(_ accessibilitySearchButton: Any?) {
    set("SearchButton", accessibilitySearchButton)
  }
  /// The menu of searches.
  open func accessibilitySearchMenu() -> Any? { value("SearchMenu") }
  /// Sets the menu of searches.
  open func setAccessibilitySearchMenu(_ accessibilitySearchMenu: Any?) {
    set("SearchMenu", accessibilitySearchMenu)
  }
  /// The button that increments.
  open func accessibilityIncrementButton() -> Any? { value("IncrementButton") }
  /// Sets the button that increments.
  open func setAccessibilityIncrementButton(_ accessibilityIncrementButton: Any?) {
    set("IncrementButton", accessibilityIncrementButton)
  }
  /// The button that decrements.
  open func accessibilityDecrementButton() -> Any? { value("DecrementButton") }
  /// Sets the button that decrements.
  open func setAccessibilityDecrementButton(_ accessibilityDecrementButton: Any?) {
    set("DecrementButton", accessibilityDecrementButton)
  }
  /// The area that resizes.
  open func accessibilityGrowArea() -> Any? { value("GrowArea") }
  /// Sets the area that resizes.
  open func setAccessibilityGrowArea(_ accessibilityGrowArea: Any?) {
    set("GrowArea", accessibilityGrowArea)
  }
  /// The picture of the document.
  open func accessibilityProxy() -> Any? { value("Proxy") }
  /// Sets the picture of the document.
  open func setAccessibilityProxy(_ accessibilityProxy: Any?) { set("Proxy", accessibilityProxy) }
  /// The horizontal scroller.
  open func accessibilityHorizontalScrollBar() -> Any? { value("HorizontalScrollBar") }
  /// Sets the horizontal scroller.
  open func setAccessibilityHorizontalScrollBar(_ accessibilityHorizontalScrollBar: Any?) {
    set("HorizontalScrollBar", accessibilityHorizontalScrollBar)
  }
  /// The vertical scroller.
  open func accessibilityVerticalScrollBar() -> Any? { value("VerticalScrollBar") }
  /// Sets the vertical scroller.
  open func setAccessibilityVerticalScrollBar(_ accessibilityVerticalScrollBar: Any?) {
    set("VerticalScrollBar", accessibilityVerticalScrollBar)
  }
  /// The menu bar.
  open func accessibilityMenuBar() -> Any? { value("MenuBar") }
  /// Sets the menu bar.
  open func setAccessibilityMenuBar(_ accessibilityMenuBar: Any?) {
    set("MenuBar", accessibilityMenuBar)
  }
  /// The bar of status items.
  open func accessibilityExtrasMenuBar() -> Any? { value("ExtrasMenuBar") }
  /// Sets the bar of status items.
  open func setAccessibilityExtrasMenuBar(_ accessibilityExtrasMenuBar: Any?) {
    set("ExtrasMenuBar", accessibilityExtrasMenuBar)
  }
  /// The main window.
  open func accessibilityMainWindow() -> Any? { value("MainWindow") }
  /// Sets the main window.
  open func setAccessibilityMainWindow(_ accessibilityMainWindow: Any?) {
    set("MainWindow", accessibilityMainWindow)
  }
  /// The window with the focus.
  open func accessibilityFocusedWindow() -> Any? { value("FocusedWindow") }
  /// Sets the window with the focus.
  open func setAccessibilityFocusedWindow(_ accessibilityFocusedWindow: Any?) {
    set("FocusedWindow", accessibilityFocusedWindow)
  }
  /// The element with the focus.
  open func accessibilityApplicationFocusedUIElement() -> Any? {
    value("ApplicationFocusedUIElement")
  }
  /// Sets the element with the focus.
  open func setAccessibilityApplicationFocusedUIElement(
    _ accessibilityApplicationFocusedUIElement: Any?
  ) { set("ApplicationFocusedUIElement", accessibilityApplicationFocusedUIElement) }
  /// The markers of a ruler.
  open func accessibilityMarkerGroupUIElement() -> Any? { value("MarkerGroupUIElement") }
  /// Sets the markers of a ruler.
  open func setAccessibilityMarkerGroupUIElement(_ accessibilityMarkerGroupUIElement: Any?) {
    set("MarkerGroupUIElement", accessibilityMarkerGroupUIElement)
  }
  /// The markers.
  open func accessibilityMarkerUIElements() -> [Any]? { value("MarkerUIElements") as? [Any] }
  /// Sets the markers.
  open func setAccessibilityMarkerUIElements(_ accessibilityMarkerUIElements: [Any]?) {
    set("MarkerUIElements", accessibilityMarkerUIElements)
  }
  /// The kind of a marker in words.
  open func accessibilityMarkerTypeDescription() -> String? {
    value("MarkerTypeDescription") as? String
  }
  /// Sets the kind of a marker in words.
  open func setAccessibilityMarkerTypeDescription(_ accessibilityMarkerTypeDescription: String?) {
    set("MarkerTypeDescription", accessibilityMarkerTypeDescription)
  }
  /// The kind of a ruler's marker.
  open func accessibilityRulerMarkerType() -> NSAccessibilityRulerMarkerType {
    value("RulerMarkerType") as? NSAccessibilityRulerMarkerType ?? .unknown
  }
  /// Sets the kind of a ruler's marker.
  open func setAccessibilityRulerMarkerType(
    _ accessibilityRulerMarkerType: NSAccessibilityRulerMarkerType
  ) { set("RulerMarkerType", accessibilityRulerMarkerType) }
  /// The handles.
  open func accessibilityHandles() -> [Any]? { value("Handles") as? [Any] }
  /// Sets the handles.
  open func setAccessibilityHandles(_ accessibilityHandles: [Any]?) {
    set("Handles", accessibilityHandles)
  }
  /// The dividers.
  open func accessibilitySplitters() -> [Any]? { value("Splitters") as? [Any] }
  /// Sets the dividers.
  open func setAccessibilitySplitters(_ accessibilitySplitters: [Any]?) {
    set("Splitters", accessibilitySplitters)
  }
  /// The tabs.
  open func accessibilityTabs() -> [Any]? { value("Tabs") as? [Any] }
  /// Sets the tabs.
  open func setAccessibilityTabs(_ accessibilityTabs: [Any]?) { set("Tabs", accessibilityTabs) }
  /// The windows.
  open func accessibilityWindows() -> [Any]? { value("Windows") as? [Any] }
  /// Sets the windows.
  open func setAccessibilityWindows(_ accessibilityWindows: [Any]?) {
    set("Windows", accessibilityWindows)
  }

  // MARK: Actions

  /// The actions of the element's own.
  open func accessibilityCustomActions() -> [NSAccessibilityCustomAction]? {
    value("CustomActions") as? [NSAccessibilityCustomAction]
  }
  /// Sets the actions of the element's own.
  open func setAccessibilityCustomActions(
    _ accessibilityCustomActions: [NSAccessibilityCustomAction]?
  ) { set("CustomActions", accessibilityCustomActions) }
  /// The rotors of the element's own.
  open func accessibilityCustomRotors() -> [NSAccessibilityCustomRotor] {
    value("CustomRotors") as? [NSAccessibilityCustomRotor] ?? []
  }
  /// Sets the rotors of the element's own.
  open func setAccessibilityCustomRotors(_ accessibilityCustomRotors: [NSAccessibilityCustomRotor])
  { set("CustomRotors", accessibilityCustomRotors) }

  // MARK: Performing

  /// Presses the element; returns false unless overridden.
  open func accessibilityPerformPress() -> Bool { false }
  /// Cancels; returns false unless overridden.
  open func accessibilityPerformCancel() -> Bool { false }
  /// Confirms; returns false unless overridden.
  open func accessibilityPerformConfirm() -> Bool { false }
  /// Decrements the value; returns false unless overridden.
  open func accessibilityPerformDecrement() -> Bool { false }
  /// Increments the value; returns false unless overridden.
  open func accessibilityPerformIncrement() -> Bool { false }
  /// Deletes; returns false unless overridden.
  open func accessibilityPerformDelete() -> Bool { false }
  /// Picks the item; returns false unless overridden.
  open func accessibilityPerformPick() -> Bool { false }
  /// Raises the window; returns false unless overridden.
  open func accessibilityPerformRaise() -> Bool { false }
  /// Shows the alternate controls; returns false unless overridden.
  open func accessibilityPerformShowAlternateUI() -> Bool { false }
  /// Shows the default controls; returns false unless overridden.
  open func accessibilityPerformShowDefaultUI() -> Bool { false }
  /// Shows the menu; returns false unless overridden.
  open func accessibilityPerformShowMenu() -> Bool { false }
  /// Whether assistive programs may send a message.
  open func isAccessibilitySelectorAllowed(_ selector: Selector) -> Bool { true }
  /// Returns the element at a point of the screen.
  open func accessibilityHitTest(_ point: NSPoint) -> Any? { self }
  /// Returns the cell of a table.
  open func accessibilityCell(forColumn column: Int, row: Int) -> Any? { nil }
  /// Returns a point of the layout for one of the screen.
  open func accessibilityLayoutPoint(forScreenPoint point: NSPoint) -> NSPoint { point }
  /// Returns a size of the layout for one of the screen.
  open func accessibilityLayoutSize(forScreenSize size: NSSize) -> NSSize { size }
  /// Returns a point of the screen for one of the layout.
  open func accessibilityScreenPoint(forLayoutPoint point: NSPoint) -> NSPoint { point }
  /// Returns a size of the screen for one of the layout.
  open func accessibilityScreenSize(forLayoutSize size: NSSize) -> NSSize { size }
  /// Returns a part of the text with attributes.
  open func accessibilityAttributedString(for range: NSRange) -> NSAttributedString? { nil }
  /// Returns a part of the text.
  open func accessibilityString(for range: NSRange) -> String? { nil }
  /// Returns a part of the text as RTF.
  open func accessibilityRTF(for range: NSRange) -> Data? { nil }
  /// Returns the range of a line.
  open func accessibilityRange(forLine line: Int) -> NSRange { NSRange(location: 0, length: 0) }
  /// Returns the range at a point of the screen.
  open func accessibilityRange(for point: NSPoint) -> NSRange { NSRange(location: 0, length: 0) }
  /// Returns the range of the letter at an index.
  open func accessibilityRange(for index: Int) -> NSRange { NSRange(location: index, length: 0) }
  /// Returns the range with the attributes at an index.
  open func accessibilityStyleRange(for index: Int) -> NSRange {
    NSRange(location: index, length: 0)
  }
  /// Returns the frame of a part of the text on the screen.
  open func accessibilityFrame(for range: NSRange) -> NSRect { .zero }
  /// Returns the line of an index.
  open func accessibilityLine(for index: Int) -> Int { 0 }
  /// The element with the keyboard focus; the object itself unless overridden.
  open var accessibilityFocusedUIElement: Any? { self }
}
