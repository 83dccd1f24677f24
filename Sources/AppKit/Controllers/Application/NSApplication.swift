public import FoundationShims
internal import NibBuilding
internal import ViewDrawing

/// The last responder of every responder chain, and the owner of the windows.
///
/// There is no event loop: events are not dispatched, and layout and pictures do not need them.
///
/// - SeeAlso: Apple, "NSApplication".
@preconcurrency @MainActor open class NSApplication: EventApplication, NSAppearanceCustomization {
  /// The shared application, created on first access.
  public static let shared = NSApplication()

  /// The windows on the screen, front to back.
  open internal(set) var orderedWindows: [NSWindow] = []
  /// The windows on the screen.
  open var windows: [NSWindow] { orderedWindows }
  /// The window that receives keyboard input.
  open internal(set) weak var keyWindow: NSWindow?
  /// The window the user works in; always equal to ``keyWindow``.
  open var mainWindow: NSWindow? { keyWindow }
  /// The reading direction of the program's language; left to right, except in views of documents that a tool
  /// shows from right to left.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    Self.isRightToLeft ? .rightToLeft : .leftToRight
  }
  static var isRightToLeft = false
  /// The appearance of all windows that do not set one; nil for the screen's, which is light.
  open var appearance: NSAppearance? {
    didSet {
      guard appearance != oldValue else { return }
      for window in windows where window.appearance == nil {
        window.contentView?.notifyAppearanceChange()
      }
    }
  }
  /// The application's appearance, or else the screen's.
  open var effectiveAppearance: NSAppearance {
    appearance ?? NSAppearance(CurrentAppearance.screen)
  }

  /// Sends an action to a target; for nil, to the first responder that implements it, starting at the key
  /// window's first responder, or at the sender without a key window.
  ///
  /// The chain begins at the first responder of the key window, or at the sender where no window has one.
  ///
  /// - Returns: Whether a responder handled it; see `ActionResponder`.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    let from = sender.map { $0 as AnyObject } ?? self
    func send(to object: AnyObject) -> Bool {
      ActionTarget(object, action).send(from: from, along: [])
        || (object as? NSResponder)?.performsStandardAction(action, sender) == true
    }
    if let target { return send(to: target as AnyObject) }
    let first = keyWindow?.firstResponder ?? sender as? NSResponder
    return sequence(first: first, next: { $0?.nextResponder }).lazy.prefix { $0 != nil }
      .compactMap { $0 }.contains { send(to: $0) }
  }

  /// Orders a window in front of or behind the others, or removes it from the screen.
  func order(_ window: NSWindow, _ place: NSWindowOrderingMode) {
    orderedWindows.removeAll { $0 === window }
    switch place {
    case .above: orderedWindows.insert(window, at: 0)
    case .below: orderedWindows.append(window)
    case .out:
      if keyWindow === window { keyWindow = nil }
      retainedControllers[ObjectIdentifier(window)] = nil
    }
  }

  /// The controllers of windows that segues showed, keyed by window.
  private var retainedControllers: [ObjectIdentifier: NSWindowController] = [:]
  /// Retains a controller as long as its window is on the screen.
  func retainController(_ controller: NSWindowController) {
    guard let window = controller.window, window.isVisible else { return }
    retainedControllers[ObjectIdentifier(window)] = controller
  }
}

/// The application.
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }
