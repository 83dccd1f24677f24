public import Foundation
internal import LayoutTree
internal import NibBuilding

/// A controller that owns a window and loads it from a document on first access.
///
/// - SeeAlso: Apple, "NSWindowController".
@preconcurrency @MainActor open class NSWindowController: NSResponder, NSSeguePerforming {
  private var loadedWindow: NSWindow?
  private var documentName: NSNib.Name?
  private var documentPath: String?
  private weak var documentOwner: AnyObject?
  /// The document's top-level objects, which live as long as the controller.
  private var documentObjects: [AnyObject] = []
  private var isLoading = false
  private var wasLoaded = false

  /// Creates a controller for a window.
  public init(window: NSWindow?) {
    loadedWindow = window
    super.init()
    window?.windowController = self
  }
  /// Creates a controller without a window.
  public convenience override init() { self.init(window: nil) }
  /// Creates a controller that owns the window of a document of the main bundle.
  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    documentName = windowNibName
  }
  /// Creates a controller for the window of a document of the main bundle.
  ///
  /// - Parameters:
  ///   - windowNibName: The document's name without its extension.
  ///   - owner: The document's File's Owner; not retained.
  public convenience init(windowNibName: NSNib.Name, owner: Any) {
    self.init(windowNibName: windowNibName)
    documentOwner = owner as AnyObject
  }
  /// Creates a controller for the window of a document at a path.
  ///
  /// - Parameters:
  ///   - windowNibPath: The document's path.
  ///   - owner: The document's File's Owner; not retained.
  public convenience init(windowNibPath: String, owner: Any) {
    self.init(window: nil)
    documentPath = windowNibPath
    documentOwner = owner as AnyObject
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The window

  /// The window; first access calls ``windowWillLoad()``, ``loadWindow()`` and ``windowDidLoad()``.
  open var window: NSWindow? {
    get {
      if loadedWindow == nil, !isLoading, !wasLoaded, isFromDocument { load() }
      return loadedWindow
    }
    set {
      guard newValue !== loadedWindow else { return }
      if loadedWindow?.windowController === self { loadedWindow?.windowController = nil }
      loadedWindow = newValue
      newValue?.windowController = self
      if !isLoading { didReceiveWindow() }
    }
  }
  /// Whether the window was loaded.
  open var isWindowLoaded: Bool { loadedWindow != nil }
  /// The name of the document that contains the window; nil for none.
  open var windowNibName: NSNib.Name? {
    let file = documentPath.map { URL(fileURLWithPath: $0) }
    return documentName ?? file?.deletingPathExtension().lastPathComponent
  }
  /// The path of that document; nil without a document.
  open var windowNibPath: String? {
    documentPath
      ?? windowNibName.flatMap { ResourceFolders.path(named: $0, kind: "xib", in: nil) }
  }
  /// The document's File's Owner; the controller unless it was created with another one.
  open var owner: AnyObject? {
    let isOther = documentOwner != nil
    return isOther ? documentOwner : windowNibName == nil ? nil : self
  }

  /// Whether the window comes from a document.
  private var isFromDocument: Bool { sceneWindow != nil || windowNibName != nil }

  private func load() {
    isLoading = true
    windowWillLoad()
    ownDocument?.windowControllerWillLoadNib(self)
    loadWindow()
    isLoading = false
    wasLoaded = true
    guard isWindowLoaded else { return }
    didReceiveWindow()
    windowDidLoad()
    ownDocument?.windowControllerDidLoadNib(self)
  }

  /// Loads the window from the document; a document that is missing or contains no window is logged.
  open func loadWindow() {
    if let sceneWindow {
      window = sceneWindow
      return
    }
    guard let name = windowNibName else { return }
    let nib =
      documentPath.map { try? NSNib(contentsOf: URL(fileURLWithPath: $0)) }
      ?? NSNib(nibNamed: name, bundle: nil)
    documentObjects = nib?.load(owner: owner) ?? []
    if !isWindowLoaded {
      LayoutProfile.current.log(
        "-[NSWindowController loadWindow]: failed to load window nib file '\(name)'.")
    }
  }
  /// Called before the window is loaded from a document; does nothing unless overridden.
  open func windowWillLoad() {}
  /// Called after the window was loaded from a document; does nothing unless overridden.
  open func windowDidLoad() {}

  /// The controller of the window's content view.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Shows the window and makes it the key window; a panel that takes keys only if needed is only shown.
  open func showWindow(_ sender: Any?) {
    guard let window else { return }
    if (window as? NSPanel)?.becomesKeyOnlyIfNeeded == true {
      window.orderFront(sender)
    } else {
      window.makeKeyAndOrderFront(sender)
    }
  }
  /// Closes the window if it was loaded.
  open func close() { loadedWindow?.close() }
  /// Called when a controller that was presented as a window is dismissed; closes the window.
  open func dismissController(_ sender: Any?) { close() }
  /// Whether the window is moved away from the one that was opened last; stored only.
  open var shouldCascadeWindows = true
  /// The file of the toolbar's preview; stored only.
  open var previewRepresentableActivityItems: [Any]?
  /// The name under which the window's frame is saved; empty for none.
  open var windowFrameAutosaveName: NSWindow.FrameAutosaveName = "" {
    didSet { loadedWindow?.setFrameAutosaveName(windowFrameAutosaveName) }
  }

  // MARK: Document

  /// The document of the window, an ``NSDocument``; not retained.
  open weak var document: AnyObject? {
    didSet { if document !== oldValue { documentNameDidChange() } }
  }
  /// The document.
  var ownDocument: NSDocument? { document as? NSDocument }
  /// Whether the document closes with this window, though it has others.
  open var shouldCloseDocument = false
  /// Shows whether the document has changes.
  open func setDocumentEdited(_ dirtyFlag: Bool) { loadedWindow?.isDocumentEdited = dirtyFlag }
  /// Sets the title of the window to the name of its document.
  open func synchronizeWindowTitleWithDocumentName() {
    guard let document = ownDocument, let loadedWindow else { return }
    loadedWindow.title = windowTitle(forDocumentDisplayName: document.displayName)
    loadedWindow.representedURL = document.fileURL
  }
  /// The title for the name of the document; the name unless overridden.
  open func windowTitle(forDocumentDisplayName displayName: String) -> String { displayName }
  func documentNameDidChange() { synchronizeWindowTitleWithDocumentName() }
  private func didReceiveWindow() {
    guard let loadedWindow else { return }
    if !windowFrameAutosaveName.isEmpty {
      loadedWindow.setFrameAutosaveName(windowFrameAutosaveName)
    }
    synchronizeWindowTitleWithDocumentName()
  }
  /// Called after the window was closed: the document closes with its last window.
  func windowWasClosed() {
    guard let document = ownDocument else { return }
    let isLast = document.windowControllers.allSatisfy { $0 === self }
    document.removeWindowController(self)
    if isLast || shouldCloseDocument { document.close() }
  }
  /// The next responder: the one that was set, else the application.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? NSApplication.shared }
    set { super.nextResponder = newValue }
  }

  // MARK: Storyboards

  /// The storyboard scene that the controller was created from.
  var scene: StoryboardScene<AppKitStoryboard>?
  /// The window of the storyboard scene.
  var sceneWindow: NSWindow?
  /// The storyboard that the controller was created from.
  open var storyboard: NSStoryboard? { scene?.front.storyboard }
  /// Creates the destination of a segue of this controller, calls ``prepare(for:sender:)``, and shows the
  /// destination.
  ///
  /// A segue that the storyboard does not have ends the program, as on Apple's systems.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    guard let scene, let segue = scene.segue(identifier: identifier) else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    scene.perform(segue, from: self, sender: sender)
  }
  /// Whether a segue that a control triggers is performed.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }
  /// Called before a segue of this controller shows its destination.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}
