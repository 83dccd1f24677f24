public import Foundation

/// Responds to editing in a text field.
///
/// Editing begins and ends when the field becomes and resigns as first responder.
/// ``UITextField/insertText(_:)`` and ``UITextField/pressReturn()`` simulate keys and ask the delegate.
///
/// - SeeAlso: Apple, "UITextFieldDelegate".
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  // Default: textFieldDidEndEditing(textField)
  /// Called after editing ended, instead of ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the characters in a range may be replaced.
  ///
  /// The range is in UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button clears the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
