public import Foundation

/// Owns a window.
///
/// - SeeAlso: Apple, "NSWindowController".
@preconcurrency @MainActor open class NSWindowController: NSResponder {
  /// The window.
  open var window: NSWindow? {
    didSet {
      guard window !== oldValue else { return }
      if oldValue?.windowController === self { oldValue?.windowController = nil }
      window?.windowController = self
    }
  }

  /// Makes a controller of a window.
  public init(window: NSWindow?) {
    self.window = window
    super.init()
    window?.windowController = self
  }
  /// Makes a controller without a window.
  public convenience override init() { self.init(window: nil) }
  /// Makes a controller for an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller of the window's content.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }
  /// Whether there is a window.
  open var isWindowLoaded: Bool { window != nil }
  /// Called when a document brought the window; nothing unless overridden.
  open func windowDidLoad() {}
  /// Shows the window and gives it keyboard input.
  open func showWindow(_ sender: Any?) { window?.makeKeyAndOrderFront(sender) }
  /// Takes the window off the screen.
  open func close() { window?.close() }
  /// The responder after this one: what was set, else the application.
  open override var nextResponder: NSResponder? {
    get { super.nextResponder ?? NSApplication.shared }
    set { super.nextResponder = newValue }
  }
}
