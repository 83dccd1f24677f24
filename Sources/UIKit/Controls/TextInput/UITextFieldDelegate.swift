public import Foundation

/// Hears what happens in a text field and may refuse it.
///
/// Nobody types here: a field tells its delegate that editing begins and ends when it becomes and resigns as
/// first responder, and ``UITextField/insertText(_:)`` and `UITextField/sendReturn()` ask as keys would.
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
  /// Called after editing ended; in its place ``textFieldDidEndEditing(_:)`` unless there.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether letters may be replaced; the range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the button that empties the field does so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
