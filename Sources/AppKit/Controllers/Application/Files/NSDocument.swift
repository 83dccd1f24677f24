public import Foundation
public import FoundationShims

/// A document: a file, its data in memory, and the controllers of its windows.
///
/// A subclass overrides ``read(from:ofType:)-(Data,_)`` and ``data(ofType:)``, or the methods for addresses.
///
/// - SeeAlso: Apple, "NSDocument".
@preconcurrency @MainActor open class NSDocument: NSObject {
  /// The kind of a change; raw values are Apple's.
  public enum ChangeType: UInt, Sendable {
    case changeDone = 0, changeUndone = 1, changeRedone = 5, changeCleared = 2
    case changeReadOtherContents = 3, changeAutosaved = 4, changeDiscardable = 256
  }
  /// The kind of a save; raw values are Apple's.
  public enum SaveOperationType: UInt, Sendable {
    case saveOperation = 0, saveAsOperation = 1, saveToOperation = 2
    case autosaveElsewhereOperation = 3, autosaveInPlaceOperation = 4, autosaveAsOperation = 5
  }

  /// Creates an empty document.
  public override init() { super.init() }
  /// Creates an empty document of a type.
  public convenience init(type typeName: String) throws {
    self.init()
    fileType = typeName
  }
  /// Creates a document from a file.
  public convenience init(contentsOf url: URL, ofType typeName: String) throws {
    self.init()
    try open(url, typeName)
  }
  /// Creates a document of a file from another one with its contents.
  public convenience init(
    for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String
  ) throws {
    self.init()
    try open(contentsURL, typeName)
    fileURL = urlOrNil
  }
  /// Reads a file and remembers its address, type and time.
  func open(_ url: URL, _ typeName: String) throws {
    try read(from: url, ofType: typeName)
    (fileURL, fileType) = (url, typeName)
    fileModificationDate = Self.modificationDate(of: url)
  }
  private static func modificationDate(of url: URL) -> Date? {
    try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }

  // MARK: File

  /// The address of the file; nil for a document that was not saved.
  open var fileURL: URL? {
    didSet {
      if fileURL != oldValue { for item in windowControllers { item.documentNameDidChange() } }
    }
  }
  /// The type of the document.
  open var fileType: String?
  /// The time of the file's last change that the document knows.
  open var fileModificationDate: Date?
  /// Whether the document is one that the user did not name yet; stored only.
  open var isDraft = false
  /// The name for the user: that of the file, or "Untitled".
  open var displayName: String! {
    get { statedName ?? fileURL?.lastPathComponent ?? defaultDraftName() }
    set { statedName = newValue }
  }
  private var statedName: String?
  /// Sets the name for the user; nil for that of the file.
  open func setDisplayName(_ displayNameOrNil: String?) { statedName = displayNameOrNil }
  /// The name of a document that was not saved.
  open func defaultDraftName() -> String { "Untitled" }
  /// The text of a window's title; the name unless overridden.
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
  /// Whether the document's data are locked; stored only.
  open var isLocked = false
  /// Whether all versions of the document are shown; always false.
  open var isBrowsingVersions: Bool { false }
  /// Whether the document is shown in the version browser.
  open var isInViewingMode: Bool { false }
  /// Whether the file is in iCloud: never.
  open class var usesUbiquitousStorage: Bool { true }
  /// Whether documents are saved by themselves in their own files; false unless overridden.
  open class var autosavesInPlace: Bool { false }
  /// Whether documents without name are saved by themselves; ``autosavesInPlace`` unless overridden.
  open class var autosavesDrafts: Bool { autosavesInPlace }
  /// Whether former versions are kept; ``autosavesInPlace`` unless overridden.
  open class var preservesVersions: Bool { autosavesInPlace }
  /// Whether documents of a type can be read on other threads; false unless overridden.
  open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }
  /// The types that the class reads: those of the program's `Info.plist`.
  open class var readableTypes: [String] { DocumentTypes.types(of: self, canWrite: false) }
  /// The types that the class writes: those of the program's `Info.plist`.
  open class var writableTypes: [String] { DocumentTypes.types(of: self, canWrite: true) }
  /// Whether the class writes a type.
  open class func isNativeType(_ type: String) -> Bool { writableTypes.contains(type) }
  /// The types that the document can be saved in.
  open func writableTypes(for saveOperation: SaveOperationType) -> [String] {
    type(of: self).writableTypes
  }
  /// The extension of a type; nil for an unknown one.
  open func fileNameExtension(
    forType typeName: String, saveOperation: SaveOperationType
  ) -> String? { DocumentTypes.fileExtension(of: typeName) }

  // MARK: Reading and writing

  /// Reads the document from a file; reads its data unless overridden.
  open func read(from url: URL, ofType typeName: String) throws {
    try read(from: Data(contentsOf: url), ofType: typeName)
  }
  /// Reads the document from data; a subclass overrides it.
  open func read(from data: Data, ofType typeName: String) throws {
    throw CocoaError(.fileReadUnknown)
  }
  /// Returns the data of the document; a subclass overrides it.
  open func data(ofType typeName: String) throws -> Data { throw CocoaError(.fileWriteUnknown) }
  /// Writes the document to a file; writes its data unless overridden.
  open func write(to url: URL, ofType typeName: String) throws {
    try data(ofType: typeName).write(to: url)
  }
  /// Writes the document to a file that may replace another one.
  open func write(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
    originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws { try write(to: url, ofType: typeName) }
  /// Writes the document to a file so that a failure leaves the former one.
  open func writeSafely(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType
  ) throws {
    let part = url.deletingLastPathComponent().appendingPathComponent(
      ".\(UUID().uuidString).\(url.pathExtension)")
    do {
      try write(to: part, ofType: typeName, for: saveOperation, originalContentsURL: fileURL)
      if FileManager.default.fileExists(atPath: url.path) {
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.moveItem(at: part, to: url)
    } catch {
      try? FileManager.default.removeItem(at: part)
      throw error
    }
  }
  /// Saves the document to a file and calls a closure with the error.
  open func save(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    do {
      try writeSafely(to: url, ofType: typeName, for: saveOperation)
      didSave(url, typeName, saveOperation)
      completionHandler(nil)
    } catch {
      completionHandler(error)
    }
  }
  /// Saves the document to a file.
  open func save(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType
  ) async throws {
    try writeSafely(to: url, ofType: typeName, for: saveOperation)
    didSave(url, typeName, saveOperation)
  }
  private func didSave(_ url: URL, _ typeName: String, _ operation: SaveOperationType) {
    switch operation {
    case .saveOperation, .saveAsOperation, .autosaveInPlaceOperation, .autosaveAsOperation:
      (fileURL, fileType) = (url, typeName)
      fileModificationDate = Self.modificationDate(of: url)
      updateChangeCount(.changeCleared)
      isDraft = false
      NSDocumentController.shared.noteNewRecentDocument(self)
    case .autosaveElsewhereOperation:
      autosavedContentsFileURL = url
      updateChangeCount(.changeAutosaved)
    case .saveToOperation: break
    }
  }
  /// Reads the file again and forgets all changes.
  open func revert(toContentsOf url: URL, ofType typeName: String) throws {
    try read(from: url, ofType: typeName)
    fileModificationDate = Self.modificationDate(of: url)
    updateChangeCount(.changeCleared)
  }
  /// Whether the document can be written on another thread; false unless overridden.
  open func canAsynchronouslyWrite(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType
  ) -> Bool { false }
  /// Whether backups of the former file are kept; false unless overridden.
  open var keepBackupFile: Bool { false }
  /// Whether the document can be shared; true unless overridden.
  open var allowsDocumentSharing: Bool { true }
  /// The attributes of the written file.
  open func fileAttributesToWrite(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
    originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws -> [String: Any] { [:] }
  /// The file in which changes were saved without the user; nil for none.
  open var autosavedContentsFileURL: URL?
  /// The type in which changes are saved without the user.
  open var autosavingFileType: String? { fileType }
  /// Whether changes wait to be saved without the user.
  open var hasUnautosavedChanges: Bool { isDocumentEdited && !wasAutosaved }
  private var wasAutosaved = false
  /// Saves changes without the user, in the file of the document, and calls a closure with the error.
  open func autosave(
    withImplicitCancellability autosavingIsImplicitlyCancellable: Bool,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    guard let fileURL, let fileType = autosavingFileType, hasUnautosavedChanges else {
      return completionHandler(nil)
    }
    save(
      to: fileURL, ofType: fileType, for: .autosaveInPlaceOperation,
      completionHandler: completionHandler)
  }
  /// Saves changes without the user at some time; the program calls ``save(_:)`` here.
  open func scheduleAutosaving() {}
  /// Checks whether changes can be saved without the user; they can unless overridden.
  open func checkAutosavingSafety() throws {}
  /// Called when an activity ended that kept the document from being saved.
  open func unblockUserInteraction() {}
  /// Runs an activity that needs the file by itself, and waits until others ended.
  open func performActivity(
    withSynchronousWaiting waitSynchronously: Bool,
    using block: @escaping (@escaping () -> Void) -> Void
  ) { block {} }
  /// Lets an activity begin before another ended.
  open func continueActivity(_ block: () -> Void) { block() }
  /// Runs a closure with exclusive use of the file.
  open func performSynchronousFileAccess(_ block: () -> Void) { block() }
  /// Runs a closure with exclusive use of the file.
  open func performAsynchronousFileAccess(_ block: @escaping (@escaping () -> Void) -> Void) {
    block {}
  }

  // MARK: Actions

  /// Saves the document in its file; one without a file asks for one.
  open func save(_ sender: Any?) { save(withDelegate: nil, didSave: nil, contextInfo: nil) }
  /// Saves the document in a file that the user names.
  open func saveAs(_ sender: Any?) {
    runModalSavePanel(for: .saveAsOperation, delegate: nil, didSave: nil, contextInfo: nil)
  }
  /// Saves a copy of the document in a file that the user names.
  open func saveTo(_ sender: Any?) {
    runModalSavePanel(for: .saveToOperation, delegate: nil, didSave: nil, contextInfo: nil)
  }
  /// Saves the document in its file and sends a message: `document:didSave:contextInfo:`.
  open func save(
    withDelegate delegate: Any?, didSave didSaveSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    guard let fileURL, let fileType else {
      return runModalSavePanel(
        for: .saveOperation, delegate: delegate, didSave: didSaveSelector, contextInfo: contextInfo)
    }
    save(to: fileURL, ofType: fileType, for: .saveOperation) { [self] error in
      if let error { _ = presentError(error) }
      answer(error == nil, delegate, didSaveSelector)
    }
  }
  /// Asks for a file and saves the document in it; sends a message: `document:didSave:contextInfo:`.
  open func runModalSavePanel(
    for saveOperation: SaveOperationType, delegate: Any?, didSave didSaveSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let panel = NSSavePanel()
    let typeName = fileType ?? writableTypes(for: saveOperation).first ?? ""
    panel.nameFieldStringValue = displayName
    guard prepareSavePanel(panel), panel.runModal() == .OK, let url = panel.url else {
      return answer(false, delegate, didSaveSelector)
    }
    save(to: url, ofType: typeName, for: saveOperation) { [self] error in
      if let error { _ = presentError(error) }
      answer(error == nil, delegate, didSaveSelector)
    }
  }
  private func answer(_ result: Bool, _ object: Any?, _ selector: Selector?) {
    guard let selector, let object = object as? NSObject else { return }
    _ = ObjectiveCNames.perform(selector, on: object, [self, result, nil])
  }
  /// Changes the panel in which the user names a file; returns whether it may appear.
  open func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { true }
  /// Whether that panel has a menu of types.
  open var shouldRunSavePanelWithAccessoryView: Bool { true }
  /// The type that the user selected in that panel: the document's.
  open var fileTypeFromLastRunSavePanel: String? { fileType }
  /// Whether the extension was hidden in that panel.
  open var fileNameExtensionWasHiddenInLastRunSavePanel: Bool { false }
  /// Reads the file again, if there is one.
  open func revertToSaved(_ sender: Any?) {
    guard let fileURL, let fileType else { return }
    do { try revert(toContentsOf: fileURL, ofType: fileType) } catch { _ = presentError(error) }
  }
  /// Opens a copy of the document.
  open func duplicate(_ sender: Any?) {
    do { _ = try duplicate() } catch { _ = presentError(error) }
  }
  /// Opens a copy of the document and returns it.
  open func duplicate() throws -> NSDocument {
    try NSDocumentController.shared.duplicate(self)
  }
  /// Asks for a new name; does nothing, as no user can answer.
  open func rename(_ sender: Any?) {}
  /// Asks for a new folder; does nothing, as no user can answer.
  open func move(_ sender: Any?) {}
  /// Moves the file of the document and calls a closure with the error.
  open func move(to url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
    do {
      if let fileURL { try FileManager.default.moveItem(at: fileURL, to: url) }
      fileURL = url
      completionHandler?(nil)
    } catch {
      completionHandler?(error)
    }
  }
  /// Locks the document.
  open func lock(_ sender: Any?) { isLocked = true }
  /// Unlocks the document.
  open func unlock(_ sender: Any?) { isLocked = false }

  // MARK: Printing

  /// The paper, margins and destination of prints.
  open var printInfo = NSPrintInfo.shared
  /// Prints the document.
  open func printDocument(_ sender: Any?) {
    print(
      withSettings: [:], showPrintPanel: true, delegate: nil, didPrint: nil, contextInfo: nil)
  }
  /// Prints the document with settings and sends a message: `document:didPrint:contextInfo:`.
  open func print(
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanel: Bool,
    delegate: Any?, didPrint didPrintSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    do {
      let operation = try printOperation(withSettings: printSettings)
      operation.showsPrintPanel = showPrintPanel
      answer(operation.run(), delegate, didPrintSelector)
    } catch {
      _ = presentError(error)
      answer(false, delegate, didPrintSelector)
    }
  }
  /// Returns a print of the document; a subclass overrides it.
  open func printOperation(
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any]
  ) throws -> NSPrintOperation { throw CocoaError(.featureUnsupported) }
  /// Runs a print and sends a message: `document:didRunModalPrintOperation:contextInfo:`.
  open func runModalPrintOperation(
    _ printOperation: NSPrintOperation, delegate: Any?, didRun didRunSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { answer(printOperation.run(), delegate, didRunSelector) }
  /// Shows the panel of the page layout.
  open func runPageLayout(_ sender: Any?) {
    let layout = NSPageLayout()
    if preparePageLayout(layout) { layout.runModal(with: printInfo) }
  }
  /// Changes the panel of the page layout; returns whether it may appear.
  open func preparePageLayout(_ pageLayout: NSPageLayout) -> Bool { true }
  /// Whether changed values of printing are a change of the document.
  open func shouldChangePrintInfo(_ newPrintInfo: NSPrintInfo) -> Bool { true }

  // MARK: Changes

  private var changes = 0
  /// Whether the document has changes that were not saved.
  open var isDocumentEdited: Bool { changes != 0 }
  /// Counts a change; the windows learn whether the document has changes.
  open func updateChangeCount(_ change: ChangeType) {
    switch change {
    case .changeDone, .changeRedone, .changeDiscardable: changes += 1
    case .changeUndone: changes -= 1
    case .changeCleared: changes = 0
    case .changeReadOtherContents: changes += 1
    case .changeAutosaved: break
    }
    wasAutosaved = change == .changeAutosaved
    for controller in windowControllers { controller.setDocumentEdited(isDocumentEdited) }
  }
  /// The count of changes, for a save that ends later.
  open func changeCountToken(for saveOperation: SaveOperationType) -> Any { changes }
  /// Takes the changes off the count that a save has written.
  open func updateChangeCount(
    withToken changeCountToken: Any, for saveOperation: SaveOperationType
  ) {
    changes -= changeCountToken as? Int ?? 0
    for controller in windowControllers { controller.setDocumentEdited(isDocumentEdited) }
  }
  /// Whether the document has a manager of undoable changes.
  open var hasUndoManager = true
  /// The manager of undoable changes, made when it is first asked for; its changes count.
  open var undoManager: UndoManager? {
    get {
      guard hasUndoManager else { return nil }
      if let manager { return manager }
      let made = UndoManager()
      manager = made
      return made
    }
    set {
      manager = newValue
      hasUndoManager = newValue != nil
    }
  }
  private var manager: UndoManager?

  // MARK: Windows

  /// The controllers of the document's windows.
  open internal(set) var windowControllers: [NSWindowController] = []
  /// The name of the nib with the document's window; nil unless overridden.
  open var windowNibName: NSNib.Name? { nil }
  /// Creates the controllers of the document's windows: one for ``windowNibName`` unless overridden.
  open func makeWindowControllers() {
    guard let windowNibName else { return }
    addWindowController(NSWindowController(windowNibName: windowNibName, owner: self))
  }
  /// Called before a controller loads its nib.
  open func windowControllerWillLoadNib(_ windowController: NSWindowController) {}
  /// Called after a controller loaded its nib.
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}
  /// Adds a controller of a window.
  open func addWindowController(_ windowController: NSWindowController) {
    guard !windowControllers.contains(where: { $0 === windowController }) else { return }
    windowController.ownDocument?.removeWindowController(windowController)
    windowControllers.append(windowController)
    windowController.document = self
  }
  /// Removes a controller of a window.
  open func removeWindowController(_ windowController: NSWindowController) {
    guard windowControllers.contains(where: { $0 === windowController }) else { return }
    windowControllers.removeAll { $0 === windowController }
    if windowController.document === self { windowController.document = nil }
  }
  /// Shows all windows.
  open func showWindows() { for controller in windowControllers { controller.showWindow(self) } }
  /// Sets the window of a nib whose owner the document is.
  open func setWindow(_ window: NSWindow?) { windowControllers.first?.window = window }
  /// The window in which sheets of the document appear; nil for none.
  open var windowForSheet: NSWindow? {
    windowControllers.lazy.compactMap(\.window).first { $0.isVisible }
      ?? windowControllers.first?.window
  }
  /// Whether a controller's window may close; asks about changes for the last one.
  open func shouldCloseWindowController(
    _ windowController: NSWindowController, delegate: Any?,
    shouldClose shouldCloseSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    canClose(
      withDelegate: delegate ?? self, shouldClose: shouldCloseSelector, contextInfo: contextInfo)
  }
  /// Sends a message whether the document may close: `document:shouldClose:contextInfo:`; it may, as no user can answer.
  open func canClose(
    withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { answer(true, delegate, shouldCloseSelector) }
  /// Closes all windows and the document, without saving.
  open func close() {
    for controller in windowControllers {
      controller.document = nil
      controller.close()
    }
    windowControllers = []
    NSDocumentController.shared.removeDocument(self)
  }
  /// The activity that shows the document.
  open var userActivity: NSUserActivity?
  /// Adds the address of the file to an activity; call super.
  open func updateUserActivityState(_ activity: NSUserActivity) {
    if let fileURL { activity.addUserInfoEntries(from: ["NSUserActivityDocumentURL": fileURL]) }
  }
  /// Continues an activity; does nothing unless overridden.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// Encodes the state of the document's windows; does nothing unless overridden.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state of the document's windows; does nothing unless overridden.
  open func restoreState(with coder: NSCoder) {}
  /// Notes that the state of the document's windows changed; it is not saved.
  open func invalidateRestorableState() {}
  /// The key paths of the properties whose values are restored.
  open class var restorableStateKeyPaths: [String] { [] }

  // MARK: Errors

  /// Whether an item of the menu of files is enabled: reverting needs a file.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    item.action != "revertDocumentToSaved:" || fileURL != nil
  }
  /// Shows an error through the controller of documents and returns whether it was recovered.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    NSDocumentController.shared.presentError(willPresentError(error))
  }
  /// Returns the error that is shown in place of another one.
  open func willPresentError(_ error: any Error) -> any Error { error }
}

extension NSDocument: ActionResponder, NSUserActivityRestoring {
  /// Performs the actions of the menu of files.
  public func respond(to action: Selector, sender: Any?) -> Bool {
    switch action.description {
    case "saveDocument:": save(sender)
    case "saveDocumentAs:": saveAs(sender)
    case "saveDocumentTo:": saveTo(sender)
    case "revertDocumentToSaved:": revertToSaved(sender)
    case "duplicateDocument:": duplicate(sender)
    case "printDocument:": printDocument(sender)
    case "runPageLayout:": runPageLayout(sender)
    default: return false
    }
    return true
  }
}
