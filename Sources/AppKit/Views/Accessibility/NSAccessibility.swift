internal import Foundation

/// The names of attributes, roles, notifications and actions for assistive programs.
///
/// - SeeAlso: Apple, "NSAccessibility".
public enum NSAccessibility {
  /// The role of an element.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Application.
    public static let application = Role(rawValue: "AXApplication")
    /// Button.
    public static let button = Role(rawValue: "AXButton")
    /// Browser.
    public static let browser = Role(rawValue: "AXBrowser")
    /// Cell.
    public static let cell = Role(rawValue: "AXCell")
    /// Check box.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// Color well.
    public static let colorWell = Role(rawValue: "AXColorWell")
    /// Column.
    public static let column = Role(rawValue: "AXColumn")
    /// Combo box.
    public static let comboBox = Role(rawValue: "AXComboBox")
    /// Disclosure triangle.
    public static let disclosureTriangle = Role(rawValue: "AXDisclosureTriangle")
    /// Drawer.
    public static let drawer = Role(rawValue: "AXDrawer")
    /// Grid.
    public static let grid = Role(rawValue: "AXGrid")
    /// Group.
    public static let group = Role(rawValue: "AXGroup")
    /// Grow area.
    public static let growArea = Role(rawValue: "AXGrowArea")
    /// Handle.
    public static let handle = Role(rawValue: "AXHandle")
    /// Help tag.
    public static let helpTag = Role(rawValue: "AXHelpTag")
    /// Image.
    public static let image = Role(rawValue: "AXImage")
    /// Incrementor.
    public static let incrementor = Role(rawValue: "AXIncrementor")
    /// Layout area.
    public static let layoutArea = Role(rawValue: "AXLayoutArea")
    /// Layout item.
    public static let layoutItem = Role(rawValue: "AXLayoutItem")
    /// Level indicator.
    public static let levelIndicator = Role(rawValue: "AXLevelIndicator")
    /// Link.
    public static let link = Role(rawValue: "AXLink")
    /// List.
    public static let list = Role(rawValue: "AXList")
    /// Matrix.
    public static let matrix = Role(rawValue: "AXMatrix")
    /// Menu.
    public static let menu = Role(rawValue: "AXMenu")
    /// Menu bar.
    public static let menuBar = Role(rawValue: "AXMenuBar")
    /// Menu bar item.
    public static let menuBarItem = Role(rawValue: "AXMenuBarItem")
    /// Menu button.
    public static let menuButton = Role(rawValue: "AXMenuButton")
    /// Menu item.
    public static let menuItem = Role(rawValue: "AXMenuItem")
    /// Outline.
    public static let outline = Role(rawValue: "AXOutline")
    /// Page.
    public static let pageRole = Role(rawValue: "AXPage")
    /// Pop up button.
    public static let popUpButton = Role(rawValue: "AXPopUpButton")
    /// Popover.
    public static let popover = Role(rawValue: "AXPopover")
    /// Progress indicator.
    public static let progressIndicator = Role(rawValue: "AXProgressIndicator")
    /// Radio button.
    public static let radioButton = Role(rawValue: "AXRadioButton")
    /// Radio group.
    public static let radioGroup = Role(rawValue: "AXRadioGroup")
    /// Relevance indicator.
    public static let relevanceIndicator = Role(rawValue: "AXRelevanceIndicator")
    /// Row.
    public static let row = Role(rawValue: "AXRow")
    /// Ruler.
    public static let ruler = Role(rawValue: "AXRuler")
    /// Ruler marker.
    public static let rulerMarker = Role(rawValue: "AXRulerMarker")
    /// Scroll area.
    public static let scrollArea = Role(rawValue: "AXScrollArea")
    /// Scroll bar.
    public static let scrollBar = Role(rawValue: "AXScrollBar")
    /// Sheet.
    public static let sheet = Role(rawValue: "AXSheet")
    /// Slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// Split group.
    public static let splitGroup = Role(rawValue: "AXSplitGroup")
    /// Splitter.
    public static let splitter = Role(rawValue: "AXSplitter")
    /// Static text.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// System wide.
    public static let systemWide = Role(rawValue: "AXSystemWide")
    /// Tab group.
    public static let tabGroup = Role(rawValue: "AXTabGroup")
    /// Table.
    public static let table = Role(rawValue: "AXTable")
    /// Text area.
    public static let textArea = Role(rawValue: "AXTextArea")
    /// Text field.
    public static let textField = Role(rawValue: "AXTextField")
    /// Toolbar.
    public static let toolbar = Role(rawValue: "AXToolbar")
    /// Unknown.
    public static let unknown = Role(rawValue: "AXUnknown")
    /// Value indicator.
    public static let valueIndicator = Role(rawValue: "AXValueIndicator")
    /// Window.
    public static let window = Role(rawValue: "AXWindow")
    /// Busy indicator.
    public static let busyIndicator = Role(rawValue: "AXBusyIndicator")
  }

  /// The finer role of an element.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Close button.
    public static let closeButton = Subrole(rawValue: "AXCloseButton")
    /// Collection list.
    public static let collectionList = Subrole(rawValue: "AXCollectionList")
    /// Content list.
    public static let contentList = Subrole(rawValue: "AXContentList")
    /// Decrement arrow.
    public static let decrementArrow = Subrole(rawValue: "AXDecrementArrow")
    /// Decrement page.
    public static let decrementPage = Subrole(rawValue: "AXDecrementPage")
    /// Definition list.
    public static let definitionList = Subrole(rawValue: "AXDefinitionList")
    /// Description list.
    public static let descriptionList = Subrole(rawValue: "AXDescriptionList")
    /// Dialog.
    public static let dialog = Subrole(rawValue: "AXDialog")
    /// Floating window.
    public static let floatingWindow = Subrole(rawValue: "AXFloatingWindow")
    /// Full screen button.
    public static let fullScreenButton = Subrole(rawValue: "AXFullScreenButton")
    /// Increment arrow.
    public static let incrementArrow = Subrole(rawValue: "AXIncrementArrow")
    /// Increment page.
    public static let incrementPage = Subrole(rawValue: "AXIncrementPage")
    /// Minimize button.
    public static let minimizeButton = Subrole(rawValue: "AXMinimizeButton")
    /// Outline row.
    public static let outlineRow = Subrole(rawValue: "AXOutlineRow")
    /// Rating indicator.
    public static let ratingIndicator = Subrole(rawValue: "AXRatingIndicator")
    /// Search field.
    public static let searchField = Subrole(rawValue: "AXSearchField")
    /// Section list.
    public static let sectionList = Subrole(rawValue: "AXSectionList")
    /// Secure text field.
    public static let secureTextField = Subrole(rawValue: "AXSecureTextField")
    /// Sort button.
    public static let sortButton = Subrole(rawValue: "AXSortButton")
    /// Standard window.
    public static let standardWindow = Subrole(rawValue: "AXStandardWindow")
    /// Switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// System dialog.
    public static let systemDialog = Subrole(rawValue: "AXSystemDialog")
    /// System floating window.
    public static let systemFloatingWindow = Subrole(rawValue: "AXSystemFloatingWindow")
    /// Tab button subrole.
    public static let tabButtonSubrole = Subrole(rawValue: "AXTabButton")
    /// Table row.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// Text attachment.
    public static let textAttachment = Subrole(rawValue: "AXTextAttachment")
    /// Text link.
    public static let textLink = Subrole(rawValue: "AXTextLink")
    /// Timeline.
    public static let timeline = Subrole(rawValue: "AXTimeline")
    /// Toggle.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// Toolbar button.
    public static let toolbarButton = Subrole(rawValue: "AXToolbarButton")
    /// Unknown.
    public static let unknown = Subrole(rawValue: "AXUnknown")
    /// Zoom button.
    public static let zoomButton = Subrole(rawValue: "AXZoomButton")
  }

  /// A change that assistive programs are notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Announcement requested.
    public static let announcementRequested = Notification(rawValue: "AXAnnouncementRequested")
    /// Application activated.
    public static let applicationActivated = Notification(rawValue: "AXApplicationActivated")
    /// Application deactivated.
    public static let applicationDeactivated = Notification(rawValue: "AXApplicationDeactivated")
    /// Application hidden.
    public static let applicationHidden = Notification(rawValue: "AXApplicationHidden")
    /// Application shown.
    public static let applicationShown = Notification(rawValue: "AXApplicationShown")
    /// Autocorrection occurred.
    public static let autocorrectionOccurred = Notification(rawValue: "AXAutocorrectionOccurred")
    /// Created.
    public static let created = Notification(rawValue: "AXCreated")
    /// Drawer created.
    public static let drawerCreated = Notification(rawValue: "AXDrawerCreated")
    /// Focused UI element changed.
    public static let focusedUIElementChanged = Notification(rawValue: "AXFocusedUIElementChanged")
    /// Focused window changed.
    public static let focusedWindowChanged = Notification(rawValue: "AXFocusedWindowChanged")
    /// Help tag created.
    public static let helpTagCreated = Notification(rawValue: "AXHelpTagCreated")
    /// Layout changed.
    public static let layoutChanged = Notification(rawValue: "AXLayoutChanged")
    /// Main window changed.
    public static let mainWindowChanged = Notification(rawValue: "AXMainWindowChanged")
    /// Moved.
    public static let moved = Notification(rawValue: "AXMoved")
    /// Resized.
    public static let resized = Notification(rawValue: "AXResized")
    /// Row collapsed.
    public static let rowCollapsed = Notification(rawValue: "AXRowCollapsed")
    /// Row count changed.
    public static let rowCountChanged = Notification(rawValue: "AXRowCountChanged")
    /// Row expanded.
    public static let rowExpanded = Notification(rawValue: "AXRowExpanded")
    /// Selected cells changed.
    public static let selectedCellsChanged = Notification(rawValue: "AXSelectedCellsChanged")
    /// Selected children changed.
    public static let selectedChildrenChanged = Notification(rawValue: "AXSelectedChildrenChanged")
    /// Selected children moved.
    public static let selectedChildrenMoved = Notification(rawValue: "AXSelectedChildrenMoved")
    /// Selected columns changed.
    public static let selectedColumnsChanged = Notification(rawValue: "AXSelectedColumnsChanged")
    /// Selected rows changed.
    public static let selectedRowsChanged = Notification(rawValue: "AXSelectedRowsChanged")
    /// Selected text changed.
    public static let selectedTextChanged = Notification(rawValue: "AXSelectedTextChanged")
    /// Sheet created.
    public static let sheetCreated = Notification(rawValue: "AXSheetCreated")
    /// Title changed.
    public static let titleChanged = Notification(rawValue: "AXTitleChanged")
    /// Ui element destroyed.
    public static let uiElementDestroyed = Notification(rawValue: "AXUIElementDestroyed")
    /// Units changed.
    public static let unitsChanged = Notification(rawValue: "AXUnitsChanged")
    /// Value changed.
    public static let valueChanged = Notification(rawValue: "AXValueChanged")
    /// Window created.
    public static let windowCreated = Notification(rawValue: "AXWindowCreated")
    /// Window deminiaturized.
    public static let windowDeminiaturized = Notification(rawValue: "AXWindowDeminiaturized")
    /// Window miniaturized.
    public static let windowMiniaturized = Notification(rawValue: "AXWindowMiniaturized")
    /// Window moved.
    public static let windowMoved = Notification(rawValue: "AXWindowMoved")
    /// Window resized.
    public static let windowResized = Notification(rawValue: "AXWindowResized")
    /// Dragging destination drop allowed.
    public static let draggingDestinationDropAllowed = Notification(
      rawValue: "AXDraggingDestinationDropAllowed")
    /// Dragging destination drop not allowed.
    public static let draggingDestinationDropNotAllowed = Notification(
      rawValue: "AXDraggingDestinationDropNotAllowed")
    /// Dragging destination drag accepted.
    public static let draggingDestinationDragAccepted = Notification(
      rawValue: "AXDraggingDestinationDragAccepted")
    /// Dragging destination drag not accepted.
    public static let draggingDestinationDragNotAccepted = Notification(
      rawValue: "AXDraggingDestinationDragNotAccepted")
    /// Dragging source drag began.
    public static let draggingSourceDragBegan = Notification(rawValue: "AXDraggingSourceDragBegan")
    /// Dragging source drag ended.
    public static let draggingSourceDragEnded = Notification(rawValue: "AXDraggingSourceDragEnded")
  }

  /// An action that assistive programs perform.
  public struct Action: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Cancel.
    public static let cancel = Action(rawValue: "AXCancel")
    /// Confirm.
    public static let confirm = Action(rawValue: "AXConfirm")
    /// Decrement.
    public static let decrement = Action(rawValue: "AXDecrement")
    /// Delete.
    public static let delete = Action(rawValue: "AXDelete")
    /// Increment.
    public static let increment = Action(rawValue: "AXIncrement")
    /// Pick.
    public static let pick = Action(rawValue: "AXPick")
    /// Press.
    public static let press = Action(rawValue: "AXPress")
    /// Raise.
    public static let raise = Action(rawValue: "AXRaise")
    /// Show alternate UI.
    public static let showAlternateUI = Action(rawValue: "AXShowAlternateUI")
    /// Show default UI.
    public static let showDefaultUI = Action(rawValue: "AXShowDefaultUI")
    /// Show menu.
    public static let showMenu = Action(rawValue: "AXShowMenu")
  }

  /// A key of the details of a notification.
  public struct NotificationUserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a value from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Ui elements.
    public static let uiElements = NotificationUserInfoKey(rawValue: "AXUIElementsKey")
    /// Priority.
    public static let priority = NotificationUserInfoKey(rawValue: "AXPriorityKey")
    /// Announcement.
    public static let announcement = NotificationUserInfoKey(rawValue: "AXAnnouncementKey")
  }
}
