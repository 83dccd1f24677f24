public import Foundation

/// A pressed button of a keyboard or remote control.
///
/// The system never sends presses here; views and tests create them.
///
/// - SeeAlso: Apple, "UIPress".
@preconcurrency @MainActor open class UIPress: NSObject {
  /// The phase of the press.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The type of the button.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// Creates a press.
  public override init() { super.init() }
  /// The phase of the press.
  open internal(set) var phase = Phase.began
  /// The type of the button.
  open internal(set) var type = PressType.select
  /// The force, 0 to 1.
  open var force: CGFloat { 0 }
}

/// A group of presses.
///
/// - SeeAlso: Apple, "UIPressesEvent".
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses; always empty.
  open var allPresses: Set<UIPress> { [] }
}

/// A key command.
///
/// Stored only: key commands are never performed here.
///
/// - SeeAlso: Apple, "UIKeyCommand".
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key, without the keys held down with it.
  open private(set) var input: String?
  /// The keys held down with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The selector of the command.
  open private(set) var action: Selector?
  /// The title.
  open var title = ""
  /// The longer title for discoverability.
  open var discoverabilityTitle: String?
  /// The image.
  open var image: UIImage?
  /// The mark beside the command; stored only.
  open var state = UIMenuElement.State.off
  /// The look of the command; stored only.
  open var attributes: UIMenuElement.Attributes = []
  /// The program's own value.
  open private(set) var propertyList: Any?
  /// Whether the command comes before the system's for the same key; stored only.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the key follows the layout of the keyboard; stored only.
  open var allowsAutomaticLocalization = true
  /// Whether the key is mirrored where text runs from right to left; stored only.
  open var allowsAutomaticMirroring = true

  /// Creates a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
  }

  /// The upper arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The lower arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// The modifier keys of a key command.
///
/// Source: Apple, "UIKeyModifierFlags".
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
