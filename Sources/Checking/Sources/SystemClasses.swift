/// The classes of the system.
enum SystemClasses {
  /// The prefixes of Apple's classes in Interface Builder.
  private static let prefixes = [
    "ARSCN", "ARSK", "AR", "AV", "CA", "CI", "CN", "EK", "GK", "GLK", "IK", "INUI", "MF", "MK",
    "MP",
    "MTK", "NS", "PDF", "PH", "PK", "QC", "QL", "QT", "RP", "SCN", "SF", "SK", "SL", "UI", "WK",
    "DOM", "AM", "AB", "OS", "CLS", "SU", "IO", "LA", "CL", "WebView", "LP",
  ]

  /// The modules of the system.
  static let modules: Set<String> = [
    "UIKit", "AppKit", "SwiftUI", "Foundation", "MapKit", "WebKit", "AVKit", "AVFoundation",
    "SceneKit", "SpriteKit", "GLKit", "MetalKit", "PDFKit", "Quartz", "QuartzCore", "ARKit",
    "CoreData", "ContactsUI", "EventKitUI", "MessageUI", "PhotosUI", "SafariServices",
    "LocalAuthentication", "WatchKit", "GameKit", "QuickLook", "QuickLookUI", "ReplayKit",
    "LinkPresentation", "CoreLocationUI", "HealthKitUI", "CloudKit", "StoreKit",
  ]

  /// Whether a class may belong to the system, judging by its prefix.
  static func isOne(_ name: String) -> Bool { prefixes.contains { begins(name, $0) } }

  /// Whether a class certainly belongs to UIKit, AppKit or Foundation.
  static func isOfToolkit(_ name: String) -> Bool { begins(name, "UI") || begins(name, "NS") }

  private static func begins(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let next = name.dropFirst(prefix.count).first
    return next == nil || next?.isUppercase == true || next?.isNumber == true
  }

  /// The outlets of system classes, as connected in documents without custom classes.
  static let outlets: Set<String> = [
    "UIDelegate", "accessoryView", "backgroundView", "collectionView", "collectionViewLayout",
    "container", "content", "contentView", "contentViewController", "cornerView", "dataSource",
    "delegate", "detailTextLabel", "dockMenu", "documentView", "downloadDelegate", "dragDelegate",
    "dropDelegate", "editingAccessoryView", "formatter", "frameLoadDelegate", "gestureRecognizers",
    "headerView", "imageView", "initialFirstResponder", "inputAccessoryView", "inputView",
    "itemPrototype", "layoutDelegate", "leftView", "managedObjectContext", "maskView", "menu",
    "navigationBar", "navigationDelegate", "nextKeyView", "nextResponder", "objectValue",
    "outlineTableColumn", "parentWindow", "policyDelegate", "prefetchDataSource", "refreshControl",
    "representedObject", "resourceLoadDelegate", "rightBarButtonItem", "rightView",
    "rootViewController", "rowHeight", "scrollView", "searchBar", "searchContentsController",
    "searchDisplayController", "searchMenuTemplate", "searchResultsDataSource",
    "searchResultsDelegate", "selectedBackgroundView", "session", "splitView", "submenu", "tabBar",
    "tabView", "tableFooterView", "tableHeaderView", "tableView", "target", "textField",
    "textLabel", "toolbar", "toolTip", "touchBar", "undoManager", "view", "window",
  ]

  /// The prefixes of action selectors that system classes implement.
  private static let actions: Set<String> = [
    "abortModal", "add", "alignCenter", "alignJustified", "alignLeft", "alignRight",
    "arrangeInFront", "becomeFirstResponder", "cancelOperation", "capitalizeWord",
    "centerSelectionInVisibleArea", "checkSpelling", "clear", "clearRecentDocuments", "close",
    "collapse", "copy", "copyFont", "copyRuler", "cut", "delete", "deleteBackward", "deminiaturize",
    "dismissController", "doClick", "endEditing", "expand", "fetch", "goBack", "goForward", "hide",
    "hideOtherApplications", "insert", "insertChild", "insertNewline", "lowercaseWord",
    "makeKeyAndOrderFront", "makeTextLarger", "makeTextSmaller", "miniaturize", "newDocument",
    "newWindowForTab", "noResponderFor", "openDocument", "orderBack", "orderFront",
    "orderFrontColorPanel", "orderFrontFontPanel", "orderFrontStandardAboutPanel", "orderOut",
    "outline", "paste", "pasteAsPlainText", "pasteFont", "pasteRuler", "performClick",
    "performClose", "performFindPanelAction", "performMiniaturize", "performTextFinderAction",
    "performZoom", "play", "print", "printDocument", "redo", "reload", "reloadData",
    "reloadFromOrigin", "remove", "resignFirstResponder", "revertDocumentToSaved", "runPageLayout",
    "runToolbarCustomizationPalette", "save", "saveAllDocuments", "saveDocument", "saveDocumentAs",
    "saveDocumentTo", "select", "selectAll", "selectFirstTabViewItem", "selectLastTabViewItem",
    "selectNextKeyView", "selectNextTabViewItem", "selectPrevious", "selectPreviousKeyView",
    "selectPreviousTabViewItem", "selectNext", "selectText", "showContextHelp", "showGuessPanel",
    "showHelp", "showWindow", "startAnimation", "startSpeaking", "stop", "stopAnimation",
    "stopLoading", "stopModal", "stopSpeaking", "subscript", "superscript", "terminate", "toggle",
    "toggleFullScreen", "toggleRuler", "toggleSidebar", "toggleTabBar", "toggleToolbarShown",
    "unarchive", "underline", "undo", "unhideAllApplications", "unscript", "uppercaseWord",
    "validate", "zoom", "zoomIn", "zoomOut",
  ]

  /// Whether system classes have an action, judging by the first part of its selector.
  static func haveAction(_ selector: String) -> Bool {
    let name = selector.prefix { $0 != ":" }
    return actions.contains(String(name))
      || ["take", "toggle", "make", "order", "use", "move", "scroll", "page", "perform", "web"]
        .contains { name.hasPrefix($0) }
  }
}
