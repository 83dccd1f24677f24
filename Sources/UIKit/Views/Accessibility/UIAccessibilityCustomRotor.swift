public import Foundation

/// A direction of scrolling.
///
/// Source: Apple, "UIAccessibilityScrollDirection".
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1, left, up, down, next, previous
}

/// The order in which assistive technologies move through elements.
///
/// Source: Apple, "UIAccessibilityNavigationStyle".
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }

/// The kind of a text for assistive technologies.
///
/// Source: Apple, "UIAccessibilityTextualContext".
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "messaging")
  /// Long texts.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "narrative")
  /// Source code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "sourceCode")
  /// Cells of a sheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "spreadsheet")
  /// Words that are edited.
  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "wordProcessing")
}

/// An object with an identifier for tests.
///
/// - SeeAlso: Apple, "UIAccessibilityIdentification".
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}

/// A way to move through elements of a kind; data here.
///
/// - SeeAlso: Apple, "UIAccessibilityCustomRotor".
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  /// A direction of the search.
  public enum Direction: Int, Sendable { case previous, next }
  /// A kind of elements that the system names.
  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }
  /// The closure that finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  /// The name.
  open var name: String
  /// The attributed name.
  open var attributedName: NSAttributedString
  /// The closure that finds the next element.
  open var itemSearchBlock: Search
  /// The kind that the system names.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }
  /// Creates a rotor with an attributed name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    name = attributedName.string
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
  }
  /// Creates a rotor of a kind that the system names.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
  }
}

/// The element that a rotor found.
///
/// - SeeAlso: Apple, "UIAccessibilityCustomRotorItemResult".
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of the element's text.
  open var targetRange: UITextRange?
  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
  }
}

/// The element that a search begins at, and its direction.
///
/// - SeeAlso: Apple, "UIAccessibilityCustomRotorSearchPredicate".
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// The direction.
  open var searchDirection: UIAccessibilityCustomRotor.Direction
  /// Creates the beginning of a search.
  public init(
    currentItem: UIAccessibilityCustomRotorItemResult,
    searchDirection: UIAccessibilityCustomRotor.Direction = .next
  ) {
    self.currentItem = currentItem
    self.searchDirection = searchDirection
  }
}

extension UIAccessibility {
  /// The element in focus changed; never posted.
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name(
    "UIAccessibilityElementFocusedNotification")
  /// The key of the element in focus.
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  /// The key of the element that was in focus.
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  /// An announcement was read; never posted.
  public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  /// Bold text was switched; never posted.
  public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Darker system colours were switched; never posted.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Reduce Transparency was switched; never posted.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Shapes of buttons were switched; never posted.
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
  /// Labels of switches were switched; never posted.
  public nonisolated static let onOffSwitchLabelsDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
  /// The preference for cross-fades was switched; never posted.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// The playing of videos was switched; never posted.
  public nonisolated static let videoAutoplayStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVideoAutoplayStatusDidChangeNotification")
  /// Switch Control started or stopped; never posted.
  public nonisolated static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")
  /// The element that an assistive technology has in focus; always nil.
  @preconcurrency @MainActor public static func focusedElement(
    using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?
  ) -> Any? { nil }
  /// An assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a technology from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// VoiceOver.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    /// Switch Control.
    public static let notificationSwitchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
  }
  /// Whether videos play by themselves; always true.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// Whether closed captions are preferred; always false.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether mono sound is preferred; always false.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether Guided Access restricts the program; always false.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the screen is read; always false.
  public static var isSpeakScreenEnabled: Bool { false }
  /// Whether selected text is read; always false.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether shaking undoes; always true.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether AssistiveTouch is running; always false.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether states are to differ in more than colour; always false.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches show labels; always false.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons show shapes; always false.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether transitions fade; always false.
  public static var prefersCrossFadeTransitions: Bool { false }
}
