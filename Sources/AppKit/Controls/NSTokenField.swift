public import Foundation

/// A text field whose text is a row of tokens.
///
/// The tokens are separated by commas, or by the characters of ``tokenizingCharacterSet``.
///
/// - SeeAlso: Apple, "NSTokenField".
@preconcurrency @MainActor open class NSTokenField: NSTextField {
  /// The look of tokens; they are drawn in one look here.
  public enum TokenStyle: UInt, Sendable {
    case `default`, none, rounded, squared, plainSquared
  }
  /// The look of the tokens.
  open var tokenStyle = TokenStyle.default { didSet { needsDisplay = true } }
  /// The delay before words to complete are shown; stored only.
  open var completionDelay: TimeInterval = 0
  /// The default delay before words to complete are shown: 0.
  open class var defaultCompletionDelay: TimeInterval { 0 }
  /// The characters that separate tokens: a comma, unless set.
  open var tokenizingCharacterSet: CharacterSet! = NSTokenField.defaultTokenizingCharacterSet {
    didSet { needsDisplay = true }
  }
  /// A comma.
  open class var defaultTokenizingCharacterSet: CharacterSet { CharacterSet(charactersIn: ",") }

  private var objects: [Any]?
  private var tokenDelegate: (any NSTokenFieldDelegate)? { delegate as? any NSTokenFieldDelegate }
  /// The objects of the tokens; an array.
  open override var objectValue: Any? {
    get {
      if let objects { return objects }
      return words.map { tokenDelegate?.tokenField(self, representedObjectForEditing: $0) ?? $0 }
    }
    set {
      let list = newValue as? [Any] ?? newValue.map { [$0] } ?? []
      let texts = list.map {
        tokenDelegate?.tokenField(self, displayStringForRepresentedObject: $0) ?? "\($0)"
      }
      super.objectValue = texts.joined(separator: ",")
      objects = list
    }
  }
  open override var stringValue: String {
    get { super.stringValue }
    set {
      objects = nil
      super.stringValue = newValue
    }
  }
  private var words: [String] { TokenPainter.words(stringValue, tokenizingCharacterSet) }
  package override class var standardCellClass: NSCell.Type? { NSTokenFieldCell.self }
}

/// An object that turns a token field's texts into objects.
///
/// - SeeAlso: Apple, "NSTokenFieldDelegate".
@preconcurrency @MainActor public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  /// Returns the words that complete a text.
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String,
    indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  /// Returns the tokens that may be added.
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  /// Returns the text of an object's token.
  func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String?
  /// Returns the text with which an object's token is edited.
  func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String?
  /// Returns the object of a text.
  func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any?
  /// Returns the look of an object's token.
  func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle
  /// Whether an object's token has a menu.
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any)
    -> Bool
  /// Returns the menu of an object's token.
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any)
    -> NSMenu?
  /// Writes objects on a pasteboard; returns whether it could.
  func tokenField(
    _ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool
  /// Reads objects from a pasteboard.
  func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]?
}
extension NSTokenFieldDelegate {
  /// Returns nil.
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String,
    indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  /// Returns the tokens.
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int)
    -> [Any]
  { tokens }
  /// Returns nil.
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Returns nil.
  public func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  /// Returns nil.
  public func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any? { nil }
  /// Returns the default look.
  public func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle { .default }
  /// Returns false.
  public func tokenField(
    _ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any
  ) -> Bool { false }
  /// Returns nil.
  public func tokenField(
    _ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any
  ) -> NSMenu? { nil }
  /// Returns false.
  public func tokenField(
    _ tokenField: NSTokenField, writeRepresentedObjects objects: [Any], to pboard: NSPasteboard
  ) -> Bool { false }
  /// Returns nil.
  public func tokenField(_ tokenField: NSTokenField, readFrom pboard: NSPasteboard) -> [Any]? {
    nil
  }
}
