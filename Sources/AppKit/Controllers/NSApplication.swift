internal import ViewDrawing

/// The program as the end of every responder chain, and its windows.
///
/// There is no event loop: nobody sends events here, and layout and pictures need none.
///
/// - SeeAlso: Apple, "NSApplication".
@preconcurrency @MainActor open class NSApplication: NSResponder, NSAppearanceCustomization {
  /// The only one, made when it is first asked for.
  public static let shared = NSApplication()

  /// The windows on the screen, front to back.
  open internal(set) var orderedWindows: [NSWindow] = []
  /// The windows on the screen.
  open var windows: [NSWindow] { orderedWindows }
  /// The window that gets keyboard input.
  open internal(set) weak var keyWindow: NSWindow?
  /// The window that the user works in; here always the one with keyboard input.
  open var mainWindow: NSWindow? { keyWindow }
  /// The direction in which the program's language is read; left to right.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection { .leftToRight }
  /// The appearance of all windows that have none of their own; nil for the screen's, which is light.
  open var appearance: NSAppearance? {
    didSet {
      guard appearance != oldValue else { return }
      for window in windows where window.appearance == nil {
        window.contentView?.tellAppearanceChange()
      }
    }
  }
  /// The application's own appearance or the screen's.
  open var effectiveAppearance: NSAppearance {
    appearance ?? NSAppearance(CurrentAppearance.screen)
  }

  /// Puts a window before or behind the others, or takes it off the screen.
  func order(_ window: NSWindow, _ place: NSWindowOrderingMode) {
    orderedWindows.removeAll { $0 === window }
    switch place {
    case .above: orderedWindows.insert(window, at: 0)
    case .below: orderedWindows.append(window)
    case .out: if keyWindow === window { keyWindow = nil }
    }
  }
}

/// The application.
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }
