public import Foundation

extension NSAccessibility {
  /// An attribute of an element.
  public struct Attribute: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Activation point.
    public static let activationPoint = Attribute(rawValue: "AXActivationPoint")
    /// Allowed values.
    public static let allowedValues = Attribute(rawValue: "AXAllowedValues")
    /// Alternate UI visible.
    public static let alternateUIVisible = Attribute(rawValue: "AXAlternateUIVisible")
    /// Cancel button.
    public static let cancelButton = Attribute(rawValue: "AXCancelButton")
    /// Children.
    public static let children = Attribute(rawValue: "AXChildren")
    /// Clear button.
    public static let clearButton = Attribute(rawValue: "AXClearButton")
    /// Close button.
    public static let closeButton = Attribute(rawValue: "AXCloseButton")
    /// Column count.
    public static let columnCount = Attribute(rawValue: "AXColumnCount")
    /// Column header UI elements.
    public static let columnHeaderUIElements = Attribute(rawValue: "AXColumnHeaderUIElements")
    /// Column index range.
    public static let columnIndexRange = Attribute(rawValue: "AXColumnIndexRange")
    /// Column titles.
    public static let columnTitles = Attribute(rawValue: "AXColumnTitles")
    /// Columns.
    public static let columns = Attribute(rawValue: "AXColumns")
    /// Contents.
    public static let contents = Attribute(rawValue: "AXContents")
    /// Critical value.
    public static let criticalValue = Attribute(rawValue: "AXCriticalValue")
    /// Decrement button.
    public static let decrementButton = Attribute(rawValue: "AXDecrementButton")
    /// Default button.
    public static let defaultButton = Attribute(rawValue: "AXDefaultButton")
    /// Description.
    public static let description = Attribute(rawValue: "AXDescription")
    /// Disclosed by row.
    public static let disclosedByRow = Attribute(rawValue: "AXDisclosedByRow")
    /// Disclosed rows.
    public static let disclosedRows = Attribute(rawValue: "AXDisclosedRows")
    /// Disclosing.
    public static let disclosing = Attribute(rawValue: "AXDisclosing")
    /// Disclosure level.
    public static let disclosureLevel = Attribute(rawValue: "AXDisclosureLevel")
    /// Document.
    public static let document = Attribute(rawValue: "AXDocument")
    /// Edited.
    public static let edited = Attribute(rawValue: "AXEdited")
    /// Enabled.
    public static let enabled = Attribute(rawValue: "AXEnabled")
    /// Expanded.
    public static let expanded = Attribute(rawValue: "AXExpanded")
    /// Extras menu bar.
    public static let extrasMenuBar = Attribute(rawValue: "AXExtrasMenuBar")
    /// Filename.
    public static let filename = Attribute(rawValue: "AXFilename")
    /// Focused.
    public static let focused = Attribute(rawValue: "AXFocused")
    /// Focused UI element.
    public static let focusedUIElement = Attribute(rawValue: "AXFocusedUIElement")
    /// Focused window.
    public static let focusedWindow = Attribute(rawValue: "AXFocusedWindow")
    /// Frontmost.
    public static let frontmost = Attribute(rawValue: "AXFrontmost")
    /// Full screen button.
    public static let fullScreenButton = Attribute(rawValue: "AXFullScreenButton")
    /// Grow area.
    public static let growArea = Attribute(rawValue: "AXGrowArea")
    /// Handles.
    public static let handles = Attribute(rawValue: "AXHandles")
    /// Header.
    public static let header = Attribute(rawValue: "AXHeader")
    /// Help.
    public static let help = Attribute(rawValue: "AXHelp")
    /// Hidden.
    public static let hidden = Attribute(rawValue: "AXHidden")
    /// Horizontal scroll bar.
    public static let horizontalScrollBar = Attribute(rawValue: "AXHorizontalScrollBar")
    /// Identifier.
    public static let identifier = Attribute(rawValue: "AXIdentifier")
    /// Increment button.
    public static let incrementButton = Attribute(rawValue: "AXIncrementButton")
    /// Index.
    public static let index = Attribute(rawValue: "AXIndex")
    /// Insertion point line number.
    public static let insertionPointLineNumber = Attribute(rawValue: "AXInsertionPointLineNumber")
    /// Label UI elements.
    public static let labelUIElements = Attribute(rawValue: "AXLabelUIElements")
    /// Label value.
    public static let labelValue = Attribute(rawValue: "AXLabelValue")
    /// Linked UI elements.
    public static let linkedUIElements = Attribute(rawValue: "AXLinkedUIElements")
    /// Main.
    public static let main = Attribute(rawValue: "AXMain")
    /// Main window.
    public static let mainWindow = Attribute(rawValue: "AXMainWindow")
    /// Max value.
    public static let maxValue = Attribute(rawValue: "AXMaxValue")
    /// Menu bar.
    public static let menuBar = Attribute(rawValue: "AXMenuBar")
    /// Min value.
    public static let minValue = Attribute(rawValue: "AXMinValue")
    /// Minimize button.
    public static let minimizeButton = Attribute(rawValue: "AXMinimizeButton")
    /// Minimized.
    public static let minimized = Attribute(rawValue: "AXMinimized")
    /// Modal.
    public static let modal = Attribute(rawValue: "AXModal")
    /// Next contents.
    public static let nextContents = Attribute(rawValue: "AXNextContents")
    /// Number of characters.
    public static let numberOfCharacters = Attribute(rawValue: "AXNumberOfCharacters")
    /// Ordered by row.
    public static let orderedByRow = Attribute(rawValue: "AXOrderedByRow")
    /// Orientation.
    public static let orientation = Attribute(rawValue: "AXOrientation")
    /// Overflow button.
    public static let overflowButton = Attribute(rawValue: "AXOverflowButton")
    /// Parent.
    public static let parent = Attribute(rawValue: "AXParent")
    /// Placeholder value.
    public static let placeholderValue = Attribute(rawValue: "AXPlaceholderValue")
    /// Position.
    public static let position = Attribute(rawValue: "AXPosition")
    /// Previous contents.
    public static let previousContents = Attribute(rawValue: "AXPreviousContents")
    /// Proxy.
    public static let proxy = Attribute(rawValue: "AXProxy")
    /// Role.
    public static let role = Attribute(rawValue: "AXRole")
    /// Role description.
    public static let roleDescription = Attribute(rawValue: "AXRoleDescription")
    /// Row count.
    public static let rowCount = Attribute(rawValue: "AXRowCount")
    /// Row header UI elements.
    public static let rowHeaderUIElements = Attribute(rawValue: "AXRowHeaderUIElements")
    /// Row index range.
    public static let rowIndexRange = Attribute(rawValue: "AXRowIndexRange")
    /// Rows.
    public static let rows = Attribute(rawValue: "AXRows")
    /// Search button.
    public static let searchButton = Attribute(rawValue: "AXSearchButton")
    /// Search menu.
    public static let searchMenu = Attribute(rawValue: "AXSearchMenu")
    /// Selected.
    public static let selected = Attribute(rawValue: "AXSelected")
    /// Selected cells.
    public static let selectedCells = Attribute(rawValue: "AXSelectedCells")
    /// Selected children.
    public static let selectedChildren = Attribute(rawValue: "AXSelectedChildren")
    /// Selected columns.
    public static let selectedColumns = Attribute(rawValue: "AXSelectedColumns")
    /// Selected rows.
    public static let selectedRows = Attribute(rawValue: "AXSelectedRows")
    /// Selected text.
    public static let selectedText = Attribute(rawValue: "AXSelectedText")
    /// Selected text range.
    public static let selectedTextRange = Attribute(rawValue: "AXSelectedTextRange")
    /// Selected text ranges.
    public static let selectedTextRanges = Attribute(rawValue: "AXSelectedTextRanges")
    /// Serves as title for UI elements.
    public static let servesAsTitleForUIElements = Attribute(
      rawValue: "AXServesAsTitleForUIElements")
    /// Shared character range.
    public static let sharedCharacterRange = Attribute(rawValue: "AXSharedCharacterRange")
    /// Shared focus elements.
    public static let sharedFocusElements = Attribute(rawValue: "AXSharedFocusElements")
    /// Shared text UI elements.
    public static let sharedTextUIElements = Attribute(rawValue: "AXSharedTextUIElements")
    /// Shown menu.
    public static let shownMenu = Attribute(rawValue: "AXShownMenu")
    /// Size.
    public static let size = Attribute(rawValue: "AXSize")
    /// Sort direction.
    public static let sortDirection = Attribute(rawValue: "AXSortDirection")
    /// Splitters.
    public static let splitters = Attribute(rawValue: "AXSplitters")
    /// Subrole.
    public static let subrole = Attribute(rawValue: "AXSubrole")
    /// Tabs.
    public static let tabs = Attribute(rawValue: "AXTabs")
    /// Title.
    public static let title = Attribute(rawValue: "AXTitle")
    /// Title UI element.
    public static let titleUIElement = Attribute(rawValue: "AXTitleUIElement")
    /// Toolbar button.
    public static let toolbarButton = Attribute(rawValue: "AXToolbarButton")
    /// Top level UI element.
    public static let topLevelUIElement = Attribute(rawValue: "AXTopLevelUIElement")
    /// Url.
    public static let url = Attribute(rawValue: "AXURL")
    /// Unit description.
    public static let unitDescription = Attribute(rawValue: "AXUnitDescription")
    /// Units.
    public static let units = Attribute(rawValue: "AXUnits")
    /// Value.
    public static let value = Attribute(rawValue: "AXValue")
    /// Value description.
    public static let valueDescription = Attribute(rawValue: "AXValueDescription")
    /// Vertical scroll bar.
    public static let verticalScrollBar = Attribute(rawValue: "AXVerticalScrollBar")
    /// Visible cells.
    public static let visibleCells = Attribute(rawValue: "AXVisibleCells")
    /// Visible character range.
    public static let visibleCharacterRange = Attribute(rawValue: "AXVisibleCharacterRange")
    /// Visible children.
    public static let visibleChildren = Attribute(rawValue: "AXVisibleChildren")
    /// Visible columns.
    public static let visibleColumns = Attribute(rawValue: "AXVisibleColumns")
    /// Visible rows.
    public static let visibleRows = Attribute(rawValue: "AXVisibleRows")
    /// Warning value.
    public static let warningValue = Attribute(rawValue: "AXWarningValue")
    /// Window.
    public static let window = Attribute(rawValue: "AXWindow")
    /// Windows.
    public static let windows = Attribute(rawValue: "AXWindows")
    /// Zoom button.
    public static let zoomButton = Attribute(rawValue: "AXZoomButton")
    /// Required.
    public static let required = Attribute(rawValue: "AXRequired")
    /// Contains protected content.
    public static let containsProtectedContent = Attribute(rawValue: "AXContainsProtectedContent")
  }
}

/// The orientation of an element.
public enum NSAccessibilityOrientation: Int, Sendable {
  case unknown, vertical, horizontal
}
/// The order of a table's column.
public enum NSAccessibilitySortDirection: Int, Sendable {
  case unknown, ascending, descending
}
/// The kind of a ruler's marker.
public enum NSAccessibilityRulerMarkerType: Int, Sendable {
  case unknown, tabStopLeft, tabStopRight, tabStopCenter, tabStopDecimal, indentHead, indentTail
  case indentFirstLine
}
/// The units of a ruler or an area.
public enum NSAccessibilityUnits: Int, Sendable {
  case unknown, inches, centimeters, points, picas
}
/// The urgency of an announcement.
public enum NSAccessibilityPriorityLevel: Int, Sendable {
  case low = 10
  case medium = 50
  case high = 90
}

extension NSAccessibility {
  /// The orientation of an element.
  public typealias Orientation = NSAccessibilityOrientation
  /// The order of a table's column.
  public typealias SortDirection = NSAccessibilitySortDirection
  /// The kind of a ruler's marker.
  public typealias RulerMarkerType = NSAccessibilityRulerMarkerType
  /// The units of a ruler or an area.
  public typealias Units = NSAccessibilityUnits

  /// Does nothing: no assistive program listens.
  public static func post(element: Any, notification: Notification) {}
  /// Does nothing: no assistive program listens.
  public static func post(
    element: Any, notification: Notification, userInfo: [NotificationUserInfoKey: Any]?
  ) {}
  /// Returns an object itself: there are no ignored ancestors.
  public static func unignoredAncestor(of element: Any) -> Any? { element }
  /// Returns an object itself: there are no ignored descendants.
  public static func unignoredDescendant(of element: Any) -> Any? { element }
  /// Returns the children themselves.
  public static func unignoredChildren(from originalChildren: [Any]) -> [Any] { originalChildren }
  /// Returns the child itself.
  public static func unignoredChildrenForOnlyChild(from originalChild: Any) -> [Any] {
    [originalChild]
  }
  /// Returns a rectangle of a view on the screen.
  @MainActor public static func screenRect(fromView parentView: NSView, rect frame: NSRect)
    -> NSRect
  {
    let inWindow = parentView.convert(frame, to: nil)
    return parentView.window?.convertToScreen(inWindow) ?? inWindow
  }
  /// Returns a point of a view on the screen.
  @MainActor public static func screenPoint(fromView parentView: NSView, point: NSPoint) -> NSPoint
  {
    let inWindow = parentView.convert(point, to: nil)
    return parentView.window?.convertPoint(toScreen: inWindow) ?? inWindow
  }
  /// Whether the system lets programs set an element's menu.
  public static func setMayContainProtectedContent(_ flag: Bool) -> Bool { flag }
}

/// Returns the description of an action in English.
public func NSAccessibilityActionDescription(_ action: NSAccessibility.Action) -> String? {
  String(action.rawValue.dropFirst(2)).lowercased()
}
/// Returns the description of a role in English.
public func NSAccessibilityRoleDescription(
  _ role: NSAccessibility.Role, _ subrole: NSAccessibility.Subrole?
) -> String? {
  String((subrole?.rawValue ?? role.rawValue).dropFirst(2)).lowercased()
}
