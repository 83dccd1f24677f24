public import Foundation
internal import FoundationShims
internal import NibBuilding

/// What a program tells assistive technologies, and what it may ask about them.
///
/// There are none here: what is told goes nowhere, and every question is answered with no.
///
/// Source: Apple, "UIAccessibility".
@MainActor public enum UIAccessibility {
  /// What happened.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A notification by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Most of the screen is new.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Some of the screen is new.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells what happened; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read aloud: no.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the program is worked by switches: no.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether people asked for less movement: no.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether people asked for less transparency: no.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether people asked for bold text: no.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether people asked for stronger colours: no.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are turned round: no.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: no.
  public static var isGrayscaleEnabled: Bool { false }

  /// The screen is now read aloud, or no longer; never sent.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// People asked for less movement, or no longer; never sent.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Where a rectangle of a view is on the screen, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}

/// Something that is told to people who do not see it and has no view of its own.
///
/// Source: Apple, "UIAccessibilityElement".
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or element around.
  open weak var accessibilityContainer: AnyObject?
  /// Where the element is in its container, in the container's points.
  open var accessibilityFrameInContainerSpace = CGRect.zero
  /// Makes an element inside a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }
}

/// Something that people may do with an element besides touching it.
///
/// Source: Apple, "UIAccessibilityCustomAction".
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What is done, in words.
  open var name: String
  /// What is called to do it; whether it was done.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  /// Makes an action that calls a closure.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)? = nil) {
    self.name = name
    self.actionHandler = actionHandler
  }
  /// Makes an action that tells a target, which hears through `ActionResponder`.
  public convenience init(name: String, target: Any?, selector: Selector) {
    let told = ActionTarget(target, selector)
    self.init(name: name) { told.send(from: $0, along: nil) }
  }
}
