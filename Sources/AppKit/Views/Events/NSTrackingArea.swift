public import Foundation

/// A part of a view that notifies an object when the mouse enters, moves in it or leaves.
///
/// - SeeAlso: Apple, "NSTrackingArea".
@preconcurrency @MainActor open class NSTrackingArea: NSObject {
  /// The events of an area and when it sends them; raw values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The mouse enters and leaves.
    public static let mouseEnteredAndExited = Options(rawValue: 0x01)
    /// The mouse moves.
    public static let mouseMoved = Options(rawValue: 0x02)
    /// The cursor is updated.
    public static let cursorUpdate = Options(rawValue: 0x04)
    /// While the view is first responder.
    public static let activeWhenFirstResponder = Options(rawValue: 0x10)
    /// While the window is the key window.
    public static let activeInKeyWindow = Options(rawValue: 0x20)
    /// While the program is active.
    public static let activeInActiveApp = Options(rawValue: 0x40)
    /// At any time.
    public static let activeAlways = Options(rawValue: 0x80)
    /// The mouse counts as inside at first.
    public static let assumeInside = Options(rawValue: 0x100)
    /// The area is the visible part of the view.
    public static let inVisibleRect = Options(rawValue: 0x200)
    /// With a pressed button as well.
    public static let enabledDuringMouseDrag = Options(rawValue: 0x400)
  }

  /// The area in the view's coordinate space.
  open private(set) var rect: NSRect
  /// The options of the area.
  open private(set) var options: Options
  /// The object that is notified; not retained.
  open private(set) weak var owner: AnyObject?
  /// The data that a program stores with the area.
  open private(set) var userInfo: [AnyHashable: Any]?
  /// Whether the mouse is inside.
  var isInside: Bool

  /// Creates an area of a view.
  ///
  /// - Parameters:
  ///   - rect: The area in the view's coordinate space; ignored with `inVisibleRect`.
  ///   - options: The events that are sent and when.
  ///   - owner: The responder that is notified; not retained.
  ///   - userInfo: Data to store.
  public init(
    rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    self.owner = owner.map { $0 as AnyObject }
    self.userInfo = userInfo
    isInside = options.contains(.assumeInside)
    super.init()
  }

  /// The area that counts now, in the view's coordinate space.
  func currentRect(in view: NSView) -> NSRect {
    options.contains(.inVisibleRect) ? view.visibleRect : rect
  }
  /// Whether the area sends events now.
  func isActive(in view: NSView) -> Bool {
    if !options.isDisjoint(with: [.activeAlways, .activeInActiveApp]) { return true }
    guard let window = view.window else { return false }
    if options.contains(.activeInKeyWindow) { return window.isKeyWindow }
    return options.contains(.activeWhenFirstResponder) && window.firstResponder === view
  }
}
