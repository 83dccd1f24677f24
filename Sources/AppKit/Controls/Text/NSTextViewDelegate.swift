public import Foundation
public import FoundationShims

/// An object that a text view asks and notifies.
///
/// - SeeAlso: Apple, "NSTextViewDelegate".
@preconcurrency @MainActor public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether a part of the text may be replaced.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
  /// Whether several parts of the text may be replaced.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool
  /// Returns the range that is selected in place of a proposed one.
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange
  /// The selection changed.
  func textViewDidChangeSelection(_ notification: Notification)
  /// The typing attributes changed.
  func textViewDidChangeTypingAttributes(_ notification: Notification)
  /// Performs the command of a selector; returns whether it did.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Follows a link; returns whether it did.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  /// Returns the words that complete a part of a word.
  func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String]
  /// Returns the typing attributes in place of proposed ones.
  func textView(
    _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
    toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]
  /// Returns the text of a tool tip.
  func textView(
    _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
  ) -> String?
  /// Returns the context menu for an event.
  func textView(
    _ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int
  ) -> NSMenu?
  /// Returns the undo manager of a view.
  func undoManager(for view: NSTextView) -> UndoManager?
}

extension NSTextViewDelegate {
  /// Returns true.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool { true }
  /// Returns the new range.
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange { newSelectedCharRange }
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Does nothing.
  public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
  /// Returns false.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    false
  }
  /// Returns false.
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool {
    false
  }
  /// Returns the words.
  public func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] { words }
  /// Returns the new attributes.
  public func textView(
    _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
    toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] { newTypingAttributes }
  /// Returns the text.
  public func textView(
    _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
  ) -> String? { tooltip }
  /// Returns the menu.
  public func textView(
    _ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int
  ) -> NSMenu? { menu }
  /// Returns nil.
  public func undoManager(for view: NSTextView) -> UndoManager? { nil }
}

/// An object that gets typed and composed text.
///
/// - SeeAlso: Apple, "NSTextInputClient".
@preconcurrency @MainActor public protocol NSTextInputClient: NSObjectProtocol {
  /// Inserts a text in place of a range.
  func insertText(_ string: Any, replacementRange: NSRange)
  /// Performs the command of a selector.
  func doCommand(by selector: Selector)
  /// Sets the text that is being composed.
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
  /// Takes the text that is being composed.
  func unmarkText()
  /// Returns the selected range.
  func selectedRange() -> NSRange
  /// Returns the range of the text that is being composed.
  func markedRange() -> NSRange
  /// Whether a text is being composed.
  func hasMarkedText() -> Bool
  /// Returns a part of the text.
  func attributedSubstring(
    forProposedRange range: NSRange, actualRange: NSRangePointer?
  ) -> NSAttributedString?
  /// Returns the names of the attributes of composed text.
  func validAttributesForMarkedText() -> [NSAttributedString.Key]
  /// Returns the rectangle of a part of the text on the screen.
  func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
  /// Returns the index of the letter at a point of the screen.
  func characterIndex(for point: NSPoint) -> Int
}

/// The input of a client by keys; a value here.
///
/// - SeeAlso: Apple, "NSTextInputContext".
@preconcurrency @MainActor open class NSTextInputContext: NSObject {
  /// The client.
  public let client: any NSTextInputClient
  /// The keyboard that is selected; nil.
  open var selectedKeyboardInputSource: String?
  /// The keyboards that are allowed.
  open var allowedInputSourceLocales: [String]?
  /// Whether composed text accepts attributes; stored only.
  open var acceptsGlyphInfo = false
  /// Creates a context for a client.
  public init(client: any NSTextInputClient) { self.client = client }
  /// The context of the text that has the focus; nil, as clients get keys directly.
  open class var current: NSTextInputContext? { nil }
  /// Begins input; does nothing.
  open func activate() {}
  /// Ends input; does nothing.
  open func deactivate() {}
  /// Handles an event; returns false.
  open func handleEvent(_ event: NSEvent) -> Bool { false }
  /// Discards composed text.
  open func discardMarkedText() { client.unmarkText() }
  /// Notes that the places of letters changed; does nothing.
  open func invalidateCharacterCoordinates() {}
}

/// Whether a feature of typing is used.
public enum NSTextInputTraitType: Int, Sendable {
  case `default`, no, yes
}
/// The kind of a text that the system may fill in.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a user.
  public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
  /// A password.
  public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
  /// A new password.
  public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
  /// A code that is valid once.
  public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
  /// An address of mail.
  public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
  /// A number of a telephone.
  public static let telephoneNumber = NSTextContentType(
    rawValue: "NSTextContentTypeTelephoneNumber")
  /// A name.
  public static let name = NSTextContentType(rawValue: "NSTextContentTypeName")
  /// An address.
  public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
}
/// A set of kinds of checks of a text.
public typealias NSTextCheckingTypes = UInt64
