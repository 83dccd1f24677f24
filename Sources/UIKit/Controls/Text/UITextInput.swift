public import Foundation
public import ViewDrawing

/// A text with positions, a selection and marked text.
///
/// Text fields and text views conform; their offsets are UTF-16 units. There is no keyboard: a program changes the
/// selection, and ``UIKeyInput/insertText(_:)`` and ``UIKeyInput/deleteBackward()`` act there.
///
/// - SeeAlso: Apple, "UITextInput".
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text in a range; nil for a range of another input.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection; empty at the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is provisionally inserted; nil without any.
  var markedTextRange: UITextRange? { get }
  /// The looks of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection, by marked text and selects a range in it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Turns the marked text into ordinary text.
  func unmarkText()
  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position behind the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position at a distance from another one; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position at a distance in a direction from another one; nil beyond the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// The order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance from a position to another one.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The object that is notified when a program changes text or selection.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds boundaries of words and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// The position of a range that is furthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// The range from a position to the furthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// The writing direction at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle around the part of a range that is in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a selection.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// Is notified when a program changes the text or selection of a text input.
///
/// The keyboard is Apple's delegate; here a program can set its own.
///
/// - SeeAlso: Apple, "UITextInputDelegate".
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
