internal import Foundation

/// A responder into which text is typed.
///
/// - SeeAlso: Apple, "UIKeyInput".
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
