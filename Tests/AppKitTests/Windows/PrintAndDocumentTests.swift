import AppKit
import TestSupport
import Testing

/// Prints and documents.
@MainActor @Suite(.serialized) struct PrintAndDocumentTests {
  final class Note: NSDocument {
    var text = ""
    override func read(from data: Data, ofType typeName: String) throws {
      text = String(decoding: data, as: UTF8.self)
    }
    override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
    override func makeWindowControllers() {
      addWindowController(
        NSWindowController(
          window: NSWindow(
            contentRect: NSRect(x: 0, y: 0, width: 50, height: 50),
            styleMask: [.titled, .closable], backing: .buffered, defer: true)))
    }
    override func printOperation(
      withSettings printSettings: [NSPrintInfo.AttributeKey: Any]
    ) throws -> NSPrintOperation { NSPrintOperation(view: NSView(), printInfo: printInfo) }
  }
  final class Controller: NSDocumentController {
    override func documentClass(forType typeName: String) -> NSDocument.Type? { Note.self }
    override func typeForContents(of url: URL) throws -> String { "note" }
    override var defaultType: String? { "note" }
  }

  @Test func aDocumentIsSavedAndRead() throws {
    let folder = try TestFolder.make()
    let url = folder.appendingPathComponent("a.note")
    let note = Note()
    note.text = "one"
    note.makeWindowControllers()
    let window = try #require(note.windowControllers.first?.window)
    #expect(window.title == "Untitled" && note.displayName == "Untitled")
    note.updateChangeCount(.changeDone)
    #expect(note.isDocumentEdited && window.isDocumentEdited && note.hasUnautosavedChanges)
    var error: (any Error)?
    note.save(to: url, ofType: "note", for: .saveAsOperation) { error = $0 }
    #expect(error == nil && !note.isDocumentEdited && !window.isDocumentEdited)
    #expect(note.fileURL == url && note.fileType == "note" && window.title == "a.note")
    #expect(note.fileModificationDate != nil && window.representedURL == url)
    note.text = "two"
    note.save(nil as Any?)
    note.text = "three"
    note.revertToSaved(nil)
    #expect(note.text == "two")
    let read = try Note(contentsOf: url, ofType: "note")
    #expect(read.text == "two" && read.fileURL == url)
    let copy = try Note(for: nil, withContentsOf: url, ofType: "note")
    #expect(copy.text == "two" && copy.fileURL == nil)
    #expect(try Note(type: "note").fileType == "note")
    let moved = folder.appendingPathComponent("b.note")
    note.move(to: moved) { error = $0 }
    #expect(error == nil && FileManager.default.fileExists(atPath: moved.path))
    note.updateChangeCount(.changeDone)
    note.autosave(withImplicitCancellability: false) { error = $0 }
    #expect(!note.isDocumentEdited)
    note.saveTo(nil)
    note.saveAs(nil)
    #expect(throws: (any Error).self) { try NSDocument().read(from: Data(), ofType: "a") }
    #expect(throws: (any Error).self) { try NSDocument().data(ofType: "a") }
    #expect(throws: (any Error).self) { try NSDocument().printOperation(withSettings: [:]) }
    // A failed save leaves the file.
    let bad = NSDocument()
    bad.save(to: moved, ofType: "note", for: .saveOperation) { error = $0 }
    #expect(error != nil && (try? String(contentsOf: moved, encoding: .utf8)) == "two")
  }

  @Test func changesAreCounted() {
    let note = Note()
    let changes: [(NSDocument.ChangeType, Bool)] = [
      (.changeDone, true), (.changeUndone, false), (.changeRedone, true), (.changeCleared, false),
      (.changeReadOtherContents, true), (.changeCleared, false), (.changeDiscardable, true),
      (.changeAutosaved, true),
    ]
    for (change, isEdited) in changes {
      note.updateChangeCount(change)
      #expect(note.isDocumentEdited == isEdited)
    }
    let token = note.changeCountToken(for: .saveOperation)
    note.updateChangeCount(withToken: token, for: .saveOperation)
    #expect(!note.isDocumentEdited && note.undoManager != nil)
    note.hasUndoManager = false
    #expect(note.undoManager == nil)
    note.undoManager = UndoManager()
    #expect(note.hasUndoManager)
  }

  @Test func aDocumentClosesWithItsLastWindow() throws {
    let note = Note()
    NSDocumentController.shared.addDocument(note)
    note.makeWindowControllers()
    note.makeWindowControllers()
    note.showWindows()
    let controllers = note.windowControllers
    #expect(controllers.allSatisfy { $0.document === note } && note.windowForSheet != nil)
    controllers[0].window?.performClose(nil)
    #expect(note.windowControllers == [controllers[1]])
    #expect(NSDocumentController.shared.documents.contains(note))
    controllers[1].window?.performClose(nil)
    #expect(note.windowControllers.isEmpty)
    #expect(!NSDocumentController.shared.documents.contains(note))
  }

  @Test func theControllerOpensDocuments() throws {
    let folder = try TestFolder.make()
    let url = folder.appendingPathComponent("a.note")
    try Data("text".utf8).write(to: url)
    _ = NSDocumentController.shared
    let controller = Controller()
    var opened: NSDocument?
    controller.openDocument(withContentsOf: url, display: true) { document, wasOpen, _ in
      opened = document
      #expect(!wasOpen)
    }
    let note = try #require(opened as? Note)
    #expect(note.text == "text" && controller.documents == [note])
    #expect(controller.document(for: url) === note && controller.recentDocumentURLs == [url])
    let window = try #require(note.windowControllers.first?.window)
    #expect(controller.document(for: window) === note && window.isVisible)
    controller.openDocument(withContentsOf: url, display: false) {
      #expect($0 === note && $1 && $2 == nil)
    }
    let empty = try controller.openUntitledDocumentAndDisplay(true)
    #expect(empty.fileType == "note" && controller.currentDocument === empty)
    #expect(controller.currentDirectory != nil && !controller.hasEditedDocuments)
    controller.newDocument(nil)
    controller.saveAllDocuments(nil)
    let copy = try controller.duplicateDocument(
      withContentsOf: url, copying: true, displayName: "Copy")
    #expect(copy.displayName == "Copy" && (copy as? Note)?.text == "text")
    controller.reopenDocument(for: nil, withContentsOf: url, display: false) { document, _, _ in
      #expect(document?.fileURL == nil)
    }
    controller.noteNewRecentDocumentURL(url)
    #expect(controller.recentDocumentURLs.count == 1 && controller.maximumRecentDocumentCount == 10)
    controller.clearRecentDocuments(nil)
    #expect(controller.recentDocumentURLs.isEmpty)
    controller.reviewUnsavedDocuments(
      withAlertTitle: nil, cancellable: true, delegate: nil, didReviewAllSelector: nil,
      contextInfo: nil)
    controller.closeAllDocuments(withDelegate: nil, didCloseAllSelector: nil, contextInfo: nil)
    #expect(controller.documentClassNames.isEmpty && controller.displayName(forType: "a") == nil)
    #expect(controller.fileExtensions(fromType: "a") == nil && controller.allowsAutomaticShareMenu)
    expectStored(controller, \.autosavingDelay, from: 0, to: 3)
    controller.openDocument(nil as Any?)
    var urls: [URL]? = []
    controller.beginOpenPanel { urls = $0 }
    #expect(urls?.isEmpty == true)
    controller.beginOpenPanel(NSOpenPanel(), forTypes: ["png"]) { _ in }
    #expect(!controller.presentError(CocoaError(.fileNoSuchFile)))
    #expect(throws: (any Error).self) {
      try NSDocumentController.shared.typeForContents(of: URL(fileURLWithPath: "/a.unknownEnding"))
    }
  }

  @Test func valuesOfDocuments() throws {
    let note = Note()
    let table: [KeptProperty<NSDocument>] = [
      .init(\.isDraft, default: false, other: true), .init(\.isLocked, default: false, other: true),
      .init(\.autosavedContentsFileURL, default: nil, other: URL(fileURLWithPath: "/a")),
    ]
    #expect(KeptProperty.lapses(in: note, table).isEmpty)
    note.unlock(nil)
    #expect(!note.isLocked)
    note.lock(nil)
    note.setDisplayName("Name")
    #expect(note.displayName == "Name" && note.windowTitle(forDocumentDisplayName: "a") == "a")
    #expect(!note.isBrowsingVersions && !note.isInViewingMode && note.windowNibName == nil)
    #expect(!Note.autosavesInPlace && !Note.autosavesDrafts && !Note.preservesVersions)
    #expect(Note.usesUbiquitousStorage && !Note.canConcurrentlyReadDocuments(ofType: "a"))
    #expect(Note.readableTypes.isEmpty && !Note.isNativeType("a"))
    #expect(note.writableTypes(for: .saveOperation).isEmpty && Note.restorableStateKeyPaths.isEmpty)
    #expect(note.fileNameExtension(forType: "public.png", saveOperation: .saveOperation) == "png")
    #expect(note.shouldRunSavePanelWithAccessoryView && note.fileTypeFromLastRunSavePanel == nil)
    #expect(!note.fileNameExtensionWasHiddenInLastRunSavePanel)
    #expect(note.prepareSavePanel(NSSavePanel()) && note.preparePageLayout(NSPageLayout()))
    #expect(note.shouldChangePrintInfo(.shared))
    try note.checkAutosavingSafety()
    note.scheduleAutosaving()
    note.unblockUserInteraction()
    var order: [Int] = []
    note.performActivity(withSynchronousWaiting: true) {
      order.append(1); $0()
    }
    note.continueActivity { order.append(2) }
    note.performSynchronousFileAccess { order.append(3) }
    note.performAsynchronousFileAccess {
      order.append(4); $0()
    }
    #expect(order == [1, 2, 3, 4])
    #expect(
      try note.fileAttributesToWrite(
        to: URL(fileURLWithPath: "/a"), ofType: "a", for: .saveOperation, originalContentsURL: nil
      ).isEmpty)
    note.fileURL = URL(fileURLWithPath: "/a")
    let activity = NSUserActivity(activityType: "a")
    note.userActivity = activity
    note.updateUserActivityState(activity)
    #expect(activity.userInfo?["NSUserActivityDocumentURL"] as? URL == note.fileURL)
    note.restoreUserActivityState(activity)
    note.encodeRestorableState(with: NSCoder())
    note.restoreState(with: NSCoder())
    note.invalidateRestorableState()
    note.rename(nil)
    note.move(nil as Any?)
    note.printDocument(nil)
    note.runPageLayout(nil)
    note.runModalPrintOperation(
      NSPrintOperation(view: NSView()), delegate: nil, didRun: nil, contextInfo: nil)
    note.shouldCloseWindowController(
      NSWindowController(), delegate: nil, shouldClose: nil, contextInfo: nil)
    note.setWindow(nil)
    let controller = NSWindowController(window: NSWindow())
    expectStored(controller, \.shouldCascadeWindows, from: true, to: false)
    expectStored(controller, \.shouldCloseDocument, from: false, to: true)
    controller.previewRepresentableActivityItems = [1]
    controller.setDocumentEdited(true)
    controller.synchronizeWindowTitleWithDocumentName()
    controller.windowFrameAutosaveName = ""
    controller.dismissController(nil)
    #expect(controller.previewRepresentableActivityItems?.count == 1)
  }

  @Test func aSavedPrintIsAPDF() throws {
    let folder = try TestFolder.make()
    let url = folder.appendingPathComponent("a.pdf")
    let view = NSTextField(labelWithString: "Print")
    view.frame = NSRect(x: 0, y: 0, width: 100, height: 20)
    let info = NSPrintInfo()
    let print = NSPrintOperation(view: view, printInfo: info)
    #expect(!print.run() && !print.isCopyingOperation && NSPrintOperation.current == nil)
    print.printInfo.jobDisposition = .save
    #expect(!print.run())
    print.printInfo.dictionary()[NSPrintInfo.AttributeKey.jobSavingURL.rawValue] = url
    #expect(print.run() && info.jobDisposition == .spool)
    #expect(try Data(contentsOf: url).prefix(5) == Data("%PDF-".utf8))
    let data = NSMutableData()
    let part = NSRect(x: 0, y: 0, width: 50, height: 20)
    #expect(NSPrintOperation.pdfOperation(with: view, inside: part, to: data).run())
    #expect(data.length > 0 && print.deliverResult())
    let path = NSPrintOperation.pdfOperation(
      with: view, inside: part, toPath: url.path, printInfo: info)
    #expect(path.run() && path.view === view)
    print.runModal(for: NSWindow(), delegate: nil, didRun: nil, contextInfo: nil)
    let window = NSWindow()
    window.contentView = view
    #expect(!window.dataWithPDF(inside: part).isEmpty)
    window.printWindow(nil)
    let table: [KeptProperty<NSPrintOperation>] = [
      .init(\.jobTitle, default: nil, other: "Job"),
      .init(\.showsPrintPanel, default: true, other: false),
      .init(\.showsProgressPanel, default: true, other: false),
      .init(\.canSpawnSeparateThread, default: false, other: true),
      .init(\.pageOrder, default: .ascendingPageOrder, other: .descendingPageOrder),
      .init(\.pdfPanel, default: nil, other: NSObject()),
    ]
    #expect(KeptProperty.lapses(in: print, Array(table.prefix(5))).isEmpty)
    #expect(print.preferredRenderingQuality == .best && print.currentPage == 0)
    #expect(print.pageRange.length == 1 && print.context == nil && print.createContext() == nil)
    print.printPanel = NSPrintPanel()
    print.destroyContext()
    print.cleanUp()
  }

  @Test func valuesOfPrints() {
    let info = NSPrintInfo()
    let table: [KeptProperty<NSPrintInfo>] = [
      .init(\.paperName, default: .init("na-letter"), other: .init("iso-a4")),
      .init(\.orientation, default: .portrait, other: .landscape),
      .init(
        \.paperSize, default: NSSize(width: 792, height: 612), other: NSSize(width: 5, height: 6)),
      .init(\.scalingFactor, default: 1, other: 2), .init(\.leftMargin, default: 72, other: 1),
      .init(\.rightMargin, default: 72, other: 2), .init(\.topMargin, default: 90, other: 3),
      .init(\.bottomMargin, default: 90, other: 4),
      .init(\.isHorizontallyCentered, default: true, other: false),
      .init(\.isVerticallyCentered, default: true, other: false),
      .init(\.horizontalPagination, default: .clip, other: .fit),
      .init(\.verticalPagination, default: .automatic, other: .clip),
      .init(\.jobDisposition, default: .spool, other: .preview),
      .init(\.isSelectionOnly, default: false, other: true),
    ]
    #expect(KeptProperty.lapses(in: info, table).isEmpty)
    let copy = info.copy() as? NSPrintInfo
    #expect(copy?.leftMargin == 1 && copy?.localizedPaperName == "iso-a4")
    #expect(info.imageablePageBounds.size == NSSize(width: 5, height: 6))
    info.setUpPrintOperationDefaultValues()
    info.updateFromPMPrintSettings()
    info.updateFromPMPageFormat()
    #expect(info.printSettings.count == 0 && NSPrintInfo.defaultPrinter == nil)
    info.printer = NSPrinter()
    #expect(
      info.printer.name.isEmpty && info.printer.type.isEmpty && info.printer.languageLevel == 0)
    #expect(NSPrinter.printerNames.isEmpty && NSPrinter.printerTypes.isEmpty)
    #expect(
      NSPrinter(name: "a") == nil && NSPrintInfo(dictionary: [.copies: 2]).dictionary().count == 1)
    let keys: [NSPrintInfo.AttributeKey] = [
      .allPages, .firstPage, .lastPage, .mustCollate, .headerAndFooter, .pagesAcross, .pagesDown,
      .reversePageOrder,
    ]
    #expect(Set(keys).count == 8 && NSPrintInfo.JobDisposition.cancel != .save)
    let panel = NSPrintPanel()
    final class Settings: NSPrintPanelAccessorizing {
      func localizedSummaryItems() -> [[NSPrintPanel.AccessorySummaryKey: String]] {
        [[.itemName: "Size", .itemDescription: "Large"]]
      }
    }
    let settings = Settings()
    panel.addAccessoryController(settings)
    #expect(panel.accessoryControllers.count == 1 && settings.localizedSummaryItems().count == 1)
    #expect(settings.keyPathsForValuesAffectingPreview().isEmpty)
    panel.removeAccessoryController(settings)
    panel.setDefaultButtonTitle("Go")
    #expect(panel.defaultButtonTitle == "Go" && panel.runModal() == 0)
    #expect(panel.runModal(with: info) == 0 && panel.printInfo === NSPrintInfo.shared)
    expectStored(panel, \.jobStyleHint, from: nil, to: .photo)
    expectStored(panel, \.helpAnchor, from: nil, to: "a")
    expectStored(
      panel, \.options, from: [.showsCopies, .showsPageRange],
      to: [
        .showsPaperSize, .showsOrientation, .showsScaling, .showsPrintSelection,
        .showsPageSetupAccessory, .showsPreview,
      ])
    #expect(
      NSPrintPanel.JobStyleHint.allPresets != .noPresets
        && NSPrintPanel.Result.printed.rawValue == 1)
    let layout = NSPageLayout()
    let controller = NSViewController()
    layout.addAccessoryController(controller)
    layout.removeAccessoryController(controller)
    #expect(layout.accessoryControllers.isEmpty && layout.printInfo === NSPrintInfo.shared)
    #expect(NSPrintOperation.PageOrder.specialPageOrder.rawValue == 0)
  }

  @Test func promisedFiles() throws {
    final class Writer: NSObject, NSFilePromiseProviderDelegate {
      func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String
      ) -> String { "promise.txt" }
      func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
      ) {
        do {
          try Data("a".utf8).write(to: url)
          completionHandler(nil)
        } catch { completionHandler(error) }
      }
    }
    let writer = Writer()
    let provider = NSFilePromiseProvider(fileType: "public.text", delegate: writer)
    provider.userInfo = 3
    var written: URL?
    provider.writeFile(in: try TestFolder.make()) { url, _ in written = url }
    #expect(written?.lastPathComponent == "promise.txt" && provider.userInfo as? Int == 3)
    #expect(writer.operationQueue(for: provider) === OperationQueue.main)
    var error: (any Error)?
    NSFilePromiseProvider().writeFile(in: URL(fileURLWithPath: "/")) { error = $1 }
    #expect(error != nil && NSFilePromiseProvider().fileType.isEmpty)
    let levels: [CGWindowLevelKey] = [
      .normalWindow, .floatingWindow, .modalPanelWindow, .mainMenuWindow, .statusWindow,
      .popUpMenuWindow, .screenSaverWindow,
    ]
    #expect(levels.map(CGWindowLevelForKey) == [0, 3, 8, 24, 25, 101, 1000] as [CGWindowLevel])
    let all = (0...20).compactMap(CGWindowLevelKey.init)
    #expect(all.count == 21 && Set(all.map(CGWindowLevelForKey)).count == 19)
    let item = NSMenuItem()
    item.action = "revertDocumentToSaved:"
    let note = Note()
    #expect(!note.validateUserInterfaceItem(item) && note.allowsDocumentSharing)
    #expect(
      !note.canAsynchronouslyWrite(
        to: URL(fileURLWithPath: "/a"), ofType: "a", for: .saveOperation) && !note.keepBackupFile)
    item.action = "newDocument:"
    #expect(NSDocumentController.shared.validateUserInterfaceItem(item))
    let application = NSApplication.shared
    application.servicesProvider = note
    application.orderFrontCharacterPalette(nil)
    #expect(application.isProtectedDataAvailable && application.servicesProvider is Note)
    application.servicesProvider = nil
    let scroll = NSScrollView()
    scroll.documentCursor = .arrow
    #expect(scroll.documentCursor === NSCursor.arrow)
  }
}
