public import Foundation
internal import FoundationShims
internal import NibBuilding
internal import ViewDrawing

/// The interface to assistive technologies.
///
/// Assistive technologies are not supported: notifications have no effect, and every query but that for darker
/// colours returns false.
///
/// Source: Apple, "UIAccessibility".
public enum UIAccessibility {
  /// A notification to assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A major part of the screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// An announcement.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification; has no effect.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether VoiceOver is running; always false.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running; always false.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether Reduce Motion is enabled; always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether Reduce Transparency is enabled; always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether bold text is enabled; always false.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether darker system colours are enabled: whether the contrast of the screen is high.
  public static var isDarkerSystemColorsEnabled: Bool {
    CurrentAppearance.screenShade.contains(.highContrast)
  }
  /// Whether inverted colours are enabled; always false.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the grayscale filter is enabled; always false.
  public static var isGrayscaleEnabled: Bool { false }

  /// VoiceOver started or stopped; never posted.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Reduce Motion changed; never posted.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Converts a rectangle of a view to screen coordinates, in points; to those of the topmost view for one
  /// outside of windows.
  @preconcurrency @MainActor public static func convertToScreenCoordinates(
    _ rect: CGRect, in view: UIView
  ) -> CGRect {
    let inRoot = view.convert(rect, to: nil)
    guard let window = view.window else { return inRoot }
    return inRoot.offsetBy(
      dx: window.frame.minX - window.bounds.minX, dy: window.frame.minY - window.bounds.minY)
  }
}

/// An accessibility element without a view.
///
/// Source: Apple, "UIAccessibilityElement".
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The container of the element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame of the element in its container, in points; stored only.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Creates an element inside a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// A custom accessibility action.
///
/// Source: Apple, "UIAccessibilityCustomAction".
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// The handler of the action; returns whether the action was performed.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Creates an action with a handler.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
  }
  /// Creates an action that sends a selector to a target through `ActionResponder`.
  public convenience init(name: String, target: Any?, selector: Selector) {
    let action = ActionTarget(target, selector)
    self.init(name: name) { action.send(from: $0, along: nil) }
  }
}
