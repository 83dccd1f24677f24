public import Foundation

/// Hears what happens in a text view and may refuse it.
///
/// Nobody types here: see ``UITextFieldDelegate``.
///
/// - SeeAlso: Apple, "UITextViewDelegate".
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether letters may be replaced; the range counts UTF-16 units.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after people changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link may be followed; nobody follows links here.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// How people touch a link.
///
/// Source: Apple, "UITextItemInteraction".
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
