public import Foundation
public import UniformTypeIdentifiers

/// A panel in which the user names a file to save.
///
/// As no user can answer, a panel ends at once with `cancel`, unless a program answers with ``ok(_:)`` while it appears.
///
/// - SeeAlso: Apple, "NSSavePanel".
@preconcurrency @MainActor open class NSSavePanel: NSPanel {
  /// Creates a panel to save.
  public class func savePanel() -> NSSavePanel { NSSavePanel() }
  /// The address of the file: the name in the folder.
  open var url: URL? {
    nameFieldStringValue.isEmpty ? nil : directory.appendingPathComponent(nameFieldStringValue)
  }
  /// The folder that is shown; nil for the user's documents.
  open var directoryURL: URL?
  var directory: URL {
    directoryURL ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory())
  }
  /// The types that can be saved; empty for all.
  open var allowedContentTypes: [UTType] = []
  /// The extensions and types that can be saved, before macOS 12; nil for all.
  open var allowedFileTypes: [String]? {
    get {
      allowedContentTypes.isEmpty
        ? nil : allowedContentTypes.map { $0.preferredFilenameExtension ?? $0.identifier }
    }
    set {
      allowedContentTypes = (newValue ?? []).compactMap {
        UTType($0) ?? UTType(filenameExtension: $0)
      }
    }
  }
  /// The type of the file that is saved; the first allowed one unless set.
  open var currentContentType: UTType?
  /// Whether the user may state another extension.
  open var allowsOtherFileTypes = false
  /// A view below the files.
  open var accessoryView: NSView?
  /// Whether the panel shows all folders; stored only.
  open var isExpanded = false
  /// Whether the user may make folders; stored only.
  open var canCreateDirectories = true
  /// Whether the user may hide the extension; stored only.
  open var canSelectHiddenExtension = false
  /// Whether the extension is hidden; stored only.
  open var isExtensionHidden = false
  /// Whether packages are shown as folders; stored only.
  open var treatsFilePackagesAsDirectories = false
  /// The text of the default button; "Save" unless set.
  open var prompt: String! = "Save"
  /// The label before the name; "Save As:" unless set.
  open var nameFieldLabel: String! = "Save As:"
  /// The name of the file; "Untitled" unless set.
  open var nameFieldStringValue = "Untitled"
  /// The message above the files.
  open var message: String! = ""
  /// Whether hidden files are shown; stored only.
  open var showsHiddenFiles = false
  /// Whether the panel has a field for tags; stored only.
  open var showsTagField = false
  /// The names of the tags; nil for none.
  open var tagNames: [String]?
  /// Whether the panel has a menu of types; stored only.
  open var showsContentTypes = false
  /// The identifier under which the panel's state is saved; stored only.
  open var panelIdentifier: NSUserInterfaceItemIdentifier?
  /// Asks the delegate for the files that are visible again; they are asked when they are shown.
  open func validateVisibleColumns() {}

  private var isAnswered = false
  private var handler: ((NSApplication.ModalResponse) -> Void)?
  private var response = NSApplication.ModalResponse.cancel
  /// Ends the panel with `OK`, if the delegate accepts the address.
  open func ok(_ sender: Any?) {
    if let decider = delegate as? any NSOpenSavePanelDelegate, let url {
      do { try decider.panel(self, validate: url) } catch { return }
    }
    finish(.OK)
  }
  /// Ends the panel with `cancel`.
  open func cancel(_ sender: Any?) { finish(.cancel) }
  private func finish(_ answer: NSApplication.ModalResponse) {
    (response, isAnswered) = (answer, true)
    NSApplication.shared.stopModal(withCode: answer)
    if let parent = sheetParent { return parent.endSheet(self, returnCode: answer) }
    orderOut(nil)
    let closure = handler
    handler = nil
    closure?(answer)
  }
  /// Shows the panel and returns the answer.
  @discardableResult
  open func runModal() -> NSApplication.ModalResponse {
    (isAnswered, response) = (false, .cancel)
    let answer = NSApplication.shared.runModal(for: self)
    orderOut(nil)
    return isAnswered ? response : answer
  }
  /// Shows the panel and calls a closure with the answer, once there is one.
  open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    self.handler = handler
    makeKeyAndOrderFront(nil)
  }
  /// Shows the panel and returns the answer.
  open func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      begin { continuation.resume(returning: $0) }
    }
  }
  /// Shows the panel as a sheet and calls a closure with the answer, once there is one.
  open func beginSheetModal(
    for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
  ) { window.beginSheet(self, completionHandler: handler) }
  /// Shows the panel as a sheet and returns the answer.
  open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in
      beginSheetModal(for: window) { continuation.resume(returning: $0) }
    }
  }
}

/// A panel in which the user selects files to open.
///
/// - SeeAlso: Apple, "NSOpenPanel".
@preconcurrency @MainActor open class NSOpenPanel: NSSavePanel {
  /// Creates a panel to open.
  public class func openPanel() -> NSOpenPanel { NSOpenPanel() }
  /// The addresses of the selected files: those that a program set, since no user can select any.
  open var urls: [URL] = []
  /// The address of the first selected file.
  open override var url: URL? { urls.first }
  /// Whether several files can be selected.
  open var allowsMultipleSelection = false
  /// Whether folders can be selected.
  open var canChooseDirectories = false
  /// Whether files can be selected.
  open var canChooseFiles = true
  /// Whether aliases are resolved.
  open var resolvesAliases = true
  /// Whether files in iCloud are downloaded; stored only.
  open var canDownloadUbiquitousContents = true
  /// Whether conflicts in iCloud are resolved; stored only.
  open var canResolveUbiquitousConflicts = true
  /// Whether the accessory view is shown.
  open var isAccessoryViewDisclosed = true
}

/// Decides about the files of a panel.
///
/// Here it is a kind of window delegate, so that it can be the panel's ``NSWindow/delegate``.
///
/// - SeeAlso: Apple, "NSOpenSavePanelDelegate".
@preconcurrency @MainActor public protocol NSOpenSavePanelDelegate: NSWindowDelegate {
  /// Whether a file can be selected.
  func panel(_ sender: Any, shouldEnable url: URL) -> Bool
  /// Accepts an address, or throws the reason why not.
  func panel(_ sender: Any, validate url: URL) throws
  /// Called after the user changed the folder; never here.
  func panel(_ sender: Any, didChangeToDirectoryURL url: URL?)
  /// Returns the name to save under; nil to continue.
  func panel(_ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool) -> String?
  /// Called before the panel shows or hides all folders; never here.
  func panel(_ sender: Any, willExpand expanding: Bool)
  /// Called after the selection changed; never here.
  func panelSelectionDidChange(_ sender: Any?)
  /// Returns the name of a type for the user; nil for the type's own.
  func panel(_ sender: Any, displayNameFor type: UTType) -> String?
  /// Called after the user selected a type; never here.
  func panel(_ sender: Any, didSelect type: UTType?)
}

extension NSOpenSavePanelDelegate {
  /// Returns true.
  public func panel(_ sender: Any, shouldEnable url: URL) -> Bool { true }
  /// Accepts the address.
  public func panel(_ sender: Any, validate url: URL) throws {}
  /// Does nothing.
  public func panel(_ sender: Any, didChangeToDirectoryURL url: URL?) {}
  /// Returns the name.
  public func panel(
    _ sender: Any, userEnteredFilename filename: String, confirmed okFlag: Bool
  ) -> String? { filename }
  /// Does nothing.
  public func panel(_ sender: Any, willExpand expanding: Bool) {}
  /// Does nothing.
  public func panelSelectionDidChange(_ sender: Any?) {}
  /// Returns nil.
  public func panel(_ sender: Any, displayNameFor type: UTType) -> String? { nil }
  /// Does nothing.
  public func panel(_ sender: Any, didSelect type: UTType?) {}
}
