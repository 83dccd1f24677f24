public import Foundation

/// A button of a keyboard or remote control that is down.
///
/// Nobody presses anything here; views and tests make presses themselves.
///
/// - SeeAlso: Apple, "UIPress".
@preconcurrency @MainActor open class UIPress: NSObject {
  /// What the button does.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// Which button.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
  }
  /// Makes a press of nothing.
  public override init() { super.init() }
  /// What the button does.
  open internal(set) var phase = Phase.began
  /// Which button.
  open internal(set) var type = PressType.select
  /// How hard it is pressed, 0 to 1.
  open var force: CGFloat { 0 }
}

/// A group of presses.
///
/// - SeeAlso: Apple, "UIPressesEvent".
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses; none here.
  open var allPresses: Set<UIPress> { [] }
}

/// Keys that do something when they are pressed together.
///
/// Kept as data: nobody presses keys here.
///
/// - SeeAlso: Apple, "UIKeyCommand".
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The key, without the keys held down with it.
  open private(set) var input: String?
  /// The keys held down with it.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// What is told.
  open private(set) var action: Selector?
  /// What is shown about the command.
  open var title = ""
  /// What is shown about the command where there is more room.
  open var discoverabilityTitle: String?

  /// Makes a command.
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
  /// The key that ends things.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held down with another.
///
/// Source: Apple, "UIKeyModifierFlags".
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Keys from bits.
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
