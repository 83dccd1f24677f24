internal import Foundation
internal import FoundationShims

/// The actions that the library's own objects at the end of the chain perform.
@MainActor enum LibraryActions {
  private static let application: Set = [
    "terminate:", "hide:", "unhide:", "hideOtherApplications:", "unhideAllApplications:", "stop:",
    "orderFrontStandardAboutPanel:", "arrangeInFront:", "miniaturizeAll:", "runPageLayout:",
  ]
  private static let window: Set = [
    "performClose:", "performMiniaturize:", "performZoom:", "zoom:", "miniaturize:",
    "toggleFullScreen:", "toggleToolbarShown:", "makeKeyAndOrderFront:", "orderOut:",
    "selectNextTab:", "selectPreviousTab:",
  ]
  private static let documents: Set = [
    "newDocument:", "openDocument:", "saveAllDocuments:", "clearRecentDocuments:",
    "saveDocument:", "saveDocumentAs:", "saveDocumentTo:", "revertDocumentToSaved:",
    "duplicateDocument:", "printDocument:", "runPageLayout:",
  ]

  /// Whether an object of the library knows an action, or one of a program, which tells no list, may know it.
  static func mayKnow(_ action: Selector, _ object: AnyObject) -> Bool {
    switch object {
    case is NSApplication: application.contains(action.description)
    case is NSWindow: window.contains(action.description)
    case is NSDocument: documents.contains(action.description)
    default: object is any ActionResponder
    }
  }
}
