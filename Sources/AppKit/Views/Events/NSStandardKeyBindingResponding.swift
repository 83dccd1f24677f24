public import Foundation
public import FoundationShims

/// The commands that keys are bound to.
///
/// - SeeAlso: Apple, "NSStandardKeyBindingResponding".
@preconcurrency @MainActor public protocol NSStandardKeyBindingResponding: NSObjectProtocol {
  /// Inserts a text.
  func insertText(_ insertString: Any)
  /// Performs the command of a selector.
  func doCommand(by selector: Selector)
  /// Moves forward.
  func moveForward(_ sender: Any?)
  /// Moves right.
  func moveRight(_ sender: Any?)
  /// Moves backward.
  func moveBackward(_ sender: Any?)
  /// Moves left.
  func moveLeft(_ sender: Any?)
  /// Moves up.
  func moveUp(_ sender: Any?)
  /// Moves down.
  func moveDown(_ sender: Any?)
  /// Moves word forward.
  func moveWordForward(_ sender: Any?)
  /// Moves word backward.
  func moveWordBackward(_ sender: Any?)
  /// Moves to beginning of line.
  func moveToBeginningOfLine(_ sender: Any?)
  /// Moves to end of line.
  func moveToEndOfLine(_ sender: Any?)
  /// Moves to beginning of paragraph.
  func moveToBeginningOfParagraph(_ sender: Any?)
  /// Moves to end of paragraph.
  func moveToEndOfParagraph(_ sender: Any?)
  /// Moves to end of document.
  func moveToEndOfDocument(_ sender: Any?)
  /// Moves to beginning of document.
  func moveToBeginningOfDocument(_ sender: Any?)
  /// Scrolls down.
  func pageDown(_ sender: Any?)
  /// Scrolls up.
  func pageUp(_ sender: Any?)
  /// Centres selection in visible area.
  func centerSelectionInVisibleArea(_ sender: Any?)
  /// Moves backward and extends the selection.
  func moveBackwardAndModifySelection(_ sender: Any?)
  /// Moves forward and extends the selection.
  func moveForwardAndModifySelection(_ sender: Any?)
  /// Moves word forward and extends the selection.
  func moveWordForwardAndModifySelection(_ sender: Any?)
  /// Moves word backward and extends the selection.
  func moveWordBackwardAndModifySelection(_ sender: Any?)
  /// Moves up and extends the selection.
  func moveUpAndModifySelection(_ sender: Any?)
  /// Moves down and extends the selection.
  func moveDownAndModifySelection(_ sender: Any?)
  /// Moves to beginning of line and extends the selection.
  func moveToBeginningOfLineAndModifySelection(_ sender: Any?)
  /// Moves to end of line and extends the selection.
  func moveToEndOfLineAndModifySelection(_ sender: Any?)
  /// Moves to beginning of paragraph and extends the selection.
  func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?)
  /// Moves to end of paragraph and extends the selection.
  func moveToEndOfParagraphAndModifySelection(_ sender: Any?)
  /// Moves to end of document and extends the selection.
  func moveToEndOfDocumentAndModifySelection(_ sender: Any?)
  /// Moves to beginning of document and extends the selection.
  func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?)
  /// Scrolls down and extends the selection.
  func pageDownAndModifySelection(_ sender: Any?)
  /// Scrolls up and extends the selection.
  func pageUpAndModifySelection(_ sender: Any?)
  /// Moves paragraph forward and extends the selection.
  func moveParagraphForwardAndModifySelection(_ sender: Any?)
  /// Moves paragraph backward and extends the selection.
  func moveParagraphBackwardAndModifySelection(_ sender: Any?)
  /// Moves word right.
  func moveWordRight(_ sender: Any?)
  /// Moves word left.
  func moveWordLeft(_ sender: Any?)
  /// Moves right and extends the selection.
  func moveRightAndModifySelection(_ sender: Any?)
  /// Moves left and extends the selection.
  func moveLeftAndModifySelection(_ sender: Any?)
  /// Moves word right and extends the selection.
  func moveWordRightAndModifySelection(_ sender: Any?)
  /// Moves word left and extends the selection.
  func moveWordLeftAndModifySelection(_ sender: Any?)
  /// Moves to left end of line.
  func moveToLeftEndOfLine(_ sender: Any?)
  /// Moves to right end of line.
  func moveToRightEndOfLine(_ sender: Any?)
  /// Moves to left end of line and extends the selection.
  func moveToLeftEndOfLineAndModifySelection(_ sender: Any?)
  /// Moves to right end of line and extends the selection.
  func moveToRightEndOfLineAndModifySelection(_ sender: Any?)
  /// Scrolls page up.
  func scrollPageUp(_ sender: Any?)
  /// Scrolls page down.
  func scrollPageDown(_ sender: Any?)
  /// Scrolls line up.
  func scrollLineUp(_ sender: Any?)
  /// Scrolls line down.
  func scrollLineDown(_ sender: Any?)
  /// Scrolls to beginning of document.
  func scrollToBeginningOfDocument(_ sender: Any?)
  /// Scrolls to end of document.
  func scrollToEndOfDocument(_ sender: Any?)
  /// Exchanges.
  func transpose(_ sender: Any?)
  /// Exchanges words.
  func transposeWords(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Selects paragraph.
  func selectParagraph(_ sender: Any?)
  /// Selects line.
  func selectLine(_ sender: Any?)
  /// Selects word.
  func selectWord(_ sender: Any?)
  /// Indents.
  func indent(_ sender: Any?)
  /// Inserts tab.
  func insertTab(_ sender: Any?)
  /// Inserts backtab.
  func insertBacktab(_ sender: Any?)
  /// Inserts newline.
  func insertNewline(_ sender: Any?)
  /// Inserts paragraph separator.
  func insertParagraphSeparator(_ sender: Any?)
  /// Inserts newline without regard to a field editor.
  func insertNewlineIgnoringFieldEditor(_ sender: Any?)
  /// Inserts tab without regard to a field editor.
  func insertTabIgnoringFieldEditor(_ sender: Any?)
  /// Inserts line break.
  func insertLineBreak(_ sender: Any?)
  /// Inserts container break.
  func insertContainerBreak(_ sender: Any?)
  /// Inserts single quote without regard to a substitution.
  func insertSingleQuoteIgnoringSubstitution(_ sender: Any?)
  /// Inserts double quote without regard to a substitution.
  func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?)
  /// Changes case of letter.
  func changeCaseOfLetter(_ sender: Any?)
  /// Makes capitals of word.
  func uppercaseWord(_ sender: Any?)
  /// Makes small letters of word.
  func lowercaseWord(_ sender: Any?)
  /// Makes a capital of word.
  func capitalizeWord(_ sender: Any?)
  /// Deletes forward.
  func deleteForward(_ sender: Any?)
  /// Deletes backward.
  func deleteBackward(_ sender: Any?)
  /// Deletes backward by decomposing previous character.
  func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?)
  /// Deletes word forward.
  func deleteWordForward(_ sender: Any?)
  /// Deletes word backward.
  func deleteWordBackward(_ sender: Any?)
  /// Deletes to beginning of line.
  func deleteToBeginningOfLine(_ sender: Any?)
  /// Deletes to end of line.
  func deleteToEndOfLine(_ sender: Any?)
  /// Deletes to beginning of paragraph.
  func deleteToBeginningOfParagraph(_ sender: Any?)
  /// Deletes to end of paragraph.
  func deleteToEndOfParagraph(_ sender: Any?)
  /// Inserts the deleted.
  func yank(_ sender: Any?)
  /// Completes.
  func complete(_ sender: Any?)
  /// Sets mark.
  func setMark(_ sender: Any?)
  /// Deletes to mark.
  func deleteToMark(_ sender: Any?)
  /// Selects to mark.
  func selectToMark(_ sender: Any?)
  /// Exchanges with mark.
  func swapWithMark(_ sender: Any?)
  /// Cancels operation.
  func cancelOperation(_ sender: Any?)
  /// Sets the base writing direction to natural.
  func makeBaseWritingDirectionNatural(_ sender: Any?)
  /// Sets the base writing direction to left to right.
  func makeBaseWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the base writing direction to right to left.
  func makeBaseWritingDirectionRightToLeft(_ sender: Any?)
  /// Sets the writing direction of the text to natural.
  func makeTextWritingDirectionNatural(_ sender: Any?)
  /// Sets the writing direction of the text to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the text to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Shows look preview items.
  func quickLookPreviewItems(_ sender: Any?)
  /// Shows context menu for selection.
  func showContextMenuForSelection(_ sender: Any?)
}
