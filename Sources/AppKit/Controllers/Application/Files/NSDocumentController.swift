public import Foundation
public import FoundationShims

/// The owner of the open documents of a program.
///
/// - SeeAlso: Apple, "NSDocumentController".
@preconcurrency @MainActor open class NSDocumentController: NSObject {
  /// The controller, if there is one.
  private(set) static var known: NSDocumentController?
  /// The controller of the program: the first that was created.
  open class var shared: NSDocumentController {
    if let known { return known }
    let made = NSDocumentController()
    known = made
    return made
  }
  /// Creates a controller; the first is the program's.
  public override init() {
    super.init()
    if Self.known == nil { NSDocumentController.known = self }
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    if Self.known == nil { NSDocumentController.known = self }
  }

  // MARK: Documents

  /// The open documents.
  open private(set) var documents: [NSDocument] = []
  /// The document of the main window; nil for none.
  open var currentDocument: NSDocument? {
    NSApplication.shared.mainWindow?.windowController?.ownDocument
  }
  /// The folder of panels: that of the current document, or the user's home.
  open var currentDirectory: String? {
    currentDocument?.fileURL?.deletingLastPathComponent().path ?? NSHomeDirectory()
  }
  /// The open document of a file; nil for none.
  open func document(for url: URL) -> NSDocument? {
    documents.first { $0.fileURL?.standardizedFileURL == url.standardizedFileURL }
  }
  /// The document of a window; nil for none.
  open func document(for window: NSWindow) -> NSDocument? { window.windowController?.ownDocument }
  /// Adds an open document.
  open func addDocument(_ document: NSDocument) {
    if !documents.contains(where: { $0 === document }) { documents.append(document) }
  }
  /// Removes a document that was closed.
  open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
  /// Whether a document has changes.
  open var hasEditedDocuments: Bool { documents.contains(where: \.isDocumentEdited) }
  /// Closes all documents and sends a message: `documentController:didCloseAll:contextInfo:`.
  open func closeAllDocuments(
    withDelegate delegate: Any?, didCloseAllSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    for document in documents { document.close() }
    answer(true, delegate, didCloseAllSelector)
  }
  /// Asks about changes and sends a message: `documentController:didReviewAll:contextInfo:`; no user can object.
  open func reviewUnsavedDocuments(
    withAlertTitle title: String?, cancellable: Bool, delegate: Any?,
    didReviewAllSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { answer(true, delegate, didReviewAllSelector) }
  private func answer(_ result: Bool, _ object: Any?, _ selector: Selector?) {
    guard let selector, let object = object as? NSObject else { return }
    _ = ObjectiveCNames.perform(selector, on: object, [self, result, nil])
  }
  /// Saves all documents with changes.
  open func saveAllDocuments(_ sender: Any?) {
    for document in documents where document.isDocumentEdited { document.save(sender) }
  }

  // MARK: Opening

  /// Opens an empty document.
  open func newDocument(_ sender: Any?) {
    do { _ = try openUntitledDocumentAndDisplay(true) } catch { presentError(error) }
  }
  /// Opens the files that the user selects.
  open func openDocument(_ sender: Any?) {
    for url in urlsFromRunningOpenPanel() ?? [] {
      openDocument(withContentsOf: url, display: true) { _, _, error in
        if let error { self.presentError(error) }
      }
    }
  }
  /// Opens an empty document of the default type.
  open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument {
    let document = try makeUntitledDocument(ofType: defaultType ?? "")
    return show(document, displayDocument)
  }
  private func show(_ document: NSDocument, _ isDisplayed: Bool) -> NSDocument {
    addDocument(document)
    if isDisplayed {
      document.makeWindowControllers()
      document.showWindows()
    }
    return document
  }
  /// Opens a file, or shows the document that has it open, and calls a closure with the document.
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    do {
      let (document, wasOpen) = try opened(url, displayDocument)
      completionHandler(document, wasOpen, nil)
    } catch {
      completionHandler(nil, false, error)
    }
  }
  /// Opens a file, or shows the document that has it open.
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool
  ) async throws -> (NSDocument, Bool) { try opened(url, displayDocument) }
  private func opened(_ url: URL, _ isDisplayed: Bool) throws -> (NSDocument, Bool) {
    if let open = document(for: url) {
      if isDisplayed { open.showWindows() }
      return (open, true)
    }
    let document = try makeDocument(withContentsOf: url, ofType: typeForContents(of: url))
    noteNewRecentDocumentURL(url)
    return (show(document, isDisplayed), false)
  }
  /// Opens a document of a file with the contents of another one, and calls a closure with it.
  open func reopenDocument(
    for urlOrNil: URL?, withContentsOf contentsURL: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    do {
      let name = try typeForContents(of: contentsURL)
      let document = try makeDocument(for: urlOrNil, withContentsOf: contentsURL, ofType: name)
      completionHandler(show(document, displayDocument), false, nil)
    } catch {
      completionHandler(nil, false, error)
    }
  }
  /// Opens an untitled document with the contents of a file.
  @discardableResult
  open func duplicateDocument(
    withContentsOf url: URL, copying duplicateByCopying: Bool, displayName displayNameOrNil: String?
  ) throws -> NSDocument {
    let document = try makeDocument(
      for: nil, withContentsOf: url, ofType: typeForContents(of: url))
    document.setDisplayName(displayNameOrNil)
    return show(document, true)
  }
  func duplicate(_ document: NSDocument) throws -> NSDocument {
    let name = document.fileType ?? defaultType ?? ""
    let copy = try makeUntitledDocument(ofType: name)
    try copy.read(from: document.data(ofType: name), ofType: name)
    return show(copy, true)
  }
  /// Creates an empty document of a type.
  open func makeUntitledDocument(ofType typeName: String) throws -> NSDocument {
    let document = try made(typeName)
    document.fileType = typeName
    return document
  }
  /// Creates a document from a file.
  open func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> NSDocument {
    let document = try made(typeName)
    try document.open(url, typeName)
    return document
  }
  /// Creates a document of a file with the contents of another one.
  open func makeDocument(
    for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String
  ) throws -> NSDocument {
    let document = try makeDocument(withContentsOf: contentsURL, ofType: typeName)
    document.fileURL = urlOrNil
    return document
  }
  private func made(_ typeName: String) throws -> NSDocument {
    guard let type = documentClass(forType: typeName) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    return NSDocument.made(by: type)
  }

  // MARK: Types

  /// The names of the classes of documents.
  open var documentClassNames: [String] { DocumentTypes.entries.compactMap(\.className) }
  /// The type of empty documents: the first that the program edits; nil for none.
  open var defaultType: String? { DocumentTypes.entries.first { $0.isEditor }?.names.first }
  /// The class of documents of a type; nil for none.
  open func documentClass(forType typeName: String) -> NSDocument.Type? {
    DocumentTypes.entry(named: typeName)?.documentClass
  }
  /// The name of a type for the user.
  open func displayName(forType typeName: String) -> String? {
    DocumentTypes.entry(named: typeName)?.names.last
  }
  /// The type of a file, by its extension; throws for an unknown one.
  open func typeForContents(of url: URL) throws -> String {
    guard let name = DocumentTypes.type(of: url) else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    return name
  }
  /// The extensions of a type.
  open func fileExtensions(fromType typeName: String) -> [Any]? {
    DocumentTypes.entry(named: typeName)?.extensions
  }

  // MARK: Panels

  /// The addresses that the user selects in a panel; nil if it was cancelled.
  open func urlsFromRunningOpenPanel() -> [URL]? {
    let panel = NSOpenPanel()
    panel.allowsMultipleSelection = true
    return runModalOpenPanel(panel, forTypes: nil) == NSApplication.ModalResponse.OK.rawValue
      ? panel.urls : nil
  }
  /// Runs a panel for types; returns its answer.
  open func runModalOpenPanel(_ openPanel: NSOpenPanel, forTypes types: [String]?) -> Int {
    if let types { openPanel.allowedFileTypes = types }
    return openPanel.runModal().rawValue
  }
  /// Shows a panel and calls a closure with the selected addresses, or nil.
  open func beginOpenPanel(completionHandler: @escaping ([URL]?) -> Void) {
    let panel = NSOpenPanel()
    beginOpenPanel(panel, forTypes: nil) { completionHandler($0 == 1 ? panel.urls : nil) }
  }
  /// Shows a panel for types and calls a closure with its answer.
  open func beginOpenPanel(
    _ openPanel: NSOpenPanel, forTypes inTypes: [String]?,
    completionHandler: @escaping (Int) -> Void
  ) {
    if let inTypes { openPanel.allowedFileTypes = inTypes }
    openPanel.begin { completionHandler($0.rawValue) }
  }

  // MARK: Recent documents

  /// The addresses of documents that were opened or saved last, the last one first.
  open private(set) var recentDocumentURLs: [URL] = []
  /// The number of addresses that are kept: 10.
  open var maximumRecentDocumentCount: Int { 10 }
  /// Notes that a document was opened or saved.
  open func noteNewRecentDocument(_ document: NSDocument) {
    if let url = document.fileURL { noteNewRecentDocumentURL(url) }
  }
  /// Notes that a file was opened or saved.
  open func noteNewRecentDocumentURL(_ url: URL) {
    recentDocumentURLs.removeAll { $0 == url }
    recentDocumentURLs.insert(url, at: 0)
    recentDocumentURLs = Array(recentDocumentURLs.prefix(maximumRecentDocumentCount))
  }
  /// Forgets the addresses.
  open func clearRecentDocuments(_ sender: Any?) { recentDocumentURLs = [] }
  /// The time between saves without the user, in seconds; 0: none; stored only.
  open var autosavingDelay: TimeInterval = 0
  /// Whether documents can be shared; stored only.
  open var allowsAutomaticShareMenu: Bool { true }

  // MARK: Errors

  /// Shows an error in an alert; returns whether it was recovered, which no user can do.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    NSAlert(error: willPresentError(error)).runModal()
    return false
  }
  /// Returns the error that is shown in place of another one; the application's delegate decides.
  open func willPresentError(_ error: any Error) -> any Error {
    let application = NSApplication.shared
    return application.delegate?.application(application, willPresentError: error) ?? error
  }
}

extension NSDocumentController: ActionResponder {
  /// The actions of the menu of files.
  private static let actions: [String: (NSDocumentController, Any?) -> Void] = [
    "newDocument:": { $0.newDocument($1) }, "openDocument:": { $0.openDocument($1) },
    "saveAllDocuments:": { $0.saveAllDocuments($1) },
    "clearRecentDocuments:": { $0.clearRecentDocuments($1) },
  ]
  /// Whether the controller performs an action of the menu of files.
  func knows(_ action: Selector) -> Bool { Self.actions[action.description] != nil }
  /// Performs the actions of the menu of files.
  public func respond(to action: Selector, sender: Any?) -> Bool {
    guard let perform = Self.actions[action.description] else { return false }
    perform(self, sender)
    return true
  }
}

extension NSDocument {
  /// Creates a document of a class with the initializer that the class has or inherits; see `CreatableByClass`.
  static func made(by type: NSDocument.Type) -> NSDocument {
    created((type as NSObject.Type).init())
  }
}
