internal import Foundation
public import FoundationShims

/// The commands that keys are bound to; each is passed to the next responder unless overridden.
///
/// Apple's `NSResponder` declares them in a protocol; here they stand in a class, so that every responder can
/// override them.
///
/// - SeeAlso: Apple, "NSStandardKeyBindingResponding".
@preconcurrency @MainActor
open class KeyCommandResponder: AccessibleObject,
  NSStandardKeyBindingResponding
{
  /// Passes a command to the next responder.
  func passOn(_ command: (KeyCommandResponder) -> Void) {}

  /// Inserts a text; passed to the next responder unless overridden.
  open func insertText(_ insertString: Any) { passOn { $0.insertText(insertString) } }
  /// Performs the command of a selector, here or in a responder after this one.
  open func doCommand(by selector: Selector) {
    if let command = KeyCommands.all[selector.description] { command(self)(nil) }
  }

  /// Moves forward.
  open func moveForward(_ sender: Any?) { passOn { $0.moveForward(sender) } }
  /// Moves right.
  open func moveRight(_ sender: Any?) { passOn { $0.moveRight(sender) } }
  /// Moves backward.
  open func moveBackward(_ sender: Any?) { passOn { $0.moveBackward(sender) } }
  /// Moves left.
  open func moveLeft(_ sender: Any?) { passOn { $0.moveLeft(sender) } }
  /// Moves up.
  open func moveUp(_ sender: Any?) { passOn { $0.moveUp(sender) } }
  /// Moves down.
  open func moveDown(_ sender: Any?) { passOn { $0.moveDown(sender) } }
  /// Moves word forward.
  open func moveWordForward(_ sender: Any?) { passOn { $0.moveWordForward(sender) } }
  /// Moves word backward.
  open func moveWordBackward(_ sender: Any?) { passOn { $0.moveWordBackward(sender) } }
  /// Moves to beginning of line.
  open func moveToBeginningOfLine(_ sender: Any?) { passOn { $0.moveToBeginningOfLine(sender) } }
  /// Moves to end of line.
  open func moveToEndOfLine(_ sender: Any?) { passOn { $0.moveToEndOfLine(sender) } }
  /// Moves to beginning of paragraph.
  open func moveToBeginningOfParagraph(_ sender: Any?) {
    passOn { $0.moveToBeginningOfParagraph(sender) }
  }
  /// Moves to end of paragraph.
  open func moveToEndOfParagraph(_ sender: Any?) { passOn { $0.moveToEndOfParagraph(sender) } }
  /// Moves to end of document.
  open func moveToEndOfDocument(_ sender: Any?) { passOn { $0.moveToEndOfDocument(sender) } }
  /// Moves to beginning of document.
  open func moveToBeginningOfDocument(_ sender: Any?) {
    passOn { $0.moveToBeginningOfDocument(sender) }
  }
  /// Scrolls down.
  open func pageDown(_ sender: Any?) { passOn { $0.pageDown(sender) } }
  /// Scrolls up.
  open func pageUp(_ sender: Any?) { passOn { $0.pageUp(sender) } }
  /// Centres selection in visible area.
  open func centerSelectionInVisibleArea(_ sender: Any?) {
    passOn { $0.centerSelectionInVisibleArea(sender) }
  }
  /// Moves backward and extends the selection.
  open func moveBackwardAndModifySelection(_ sender: Any?) {
    passOn { $0.moveBackwardAndModifySelection(sender) }
  }
  /// Moves forward and extends the selection.
  open func moveForwardAndModifySelection(_ sender: Any?) {
    passOn { $0.moveForwardAndModifySelection(sender) }
  }
  /// Moves word forward and extends the selection.
  open func moveWordForwardAndModifySelection(_ sender: Any?) {
    passOn { $0.moveWordForwardAndModifySelection(sender) }
  }
  /// Moves word backward and extends the selection.
  open func moveWordBackwardAndModifySelection(_ sender: Any?) {
    passOn { $0.moveWordBackwardAndModifySelection(sender) }
  }
  /// Moves up and extends the selection.
  open func moveUpAndModifySelection(_ sender: Any?) {
    passOn { $0.moveUpAndModifySelection(sender) }
  }
  /// Moves down and extends the selection.
  open func moveDownAndModifySelection(_ sender: Any?) {
    passOn { $0.moveDownAndModifySelection(sender) }
  }
  /// Moves to beginning of line and extends the selection.
  open func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToBeginningOfLineAndModifySelection(sender) }
  }
  /// Moves to end of line and extends the selection.
  open func moveToEndOfLineAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToEndOfLineAndModifySelection(sender) }
  }
  /// Moves to beginning of paragraph and extends the selection.
  open func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToBeginningOfParagraphAndModifySelection(sender) }
  }
  /// Moves to end of paragraph and extends the selection.
  open func moveToEndOfParagraphAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToEndOfParagraphAndModifySelection(sender) }
  }
  /// Moves to end of document and extends the selection.
  open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToEndOfDocumentAndModifySelection(sender) }
  }
  /// Moves to beginning of document and extends the selection.
  open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToBeginningOfDocumentAndModifySelection(sender) }
  }
  /// Scrolls down and extends the selection.
  open func pageDownAndModifySelection(_ sender: Any?) {
    passOn { $0.pageDownAndModifySelection(sender) }
  }
  /// Scrolls up and extends the selection.
  open func pageUpAndModifySelection(_ sender: Any?) {
    passOn { $0.pageUpAndModifySelection(sender) }
  }
  /// Moves paragraph forward and extends the selection.
  open func moveParagraphForwardAndModifySelection(_ sender: Any?) {
    passOn { $0.moveParagraphForwardAndModifySelection(sender) }
  }
  /// Moves paragraph backward and extends the selection.
  open func moveParagraphBackwardAndModifySelection(_ sender: Any?) {
    passOn { $0.moveParagraphBackwardAndModifySelection(sender) }
  }
  /// Moves word right.
  open func moveWordRight(_ sender: Any?) { passOn { $0.moveWordRight(sender) } }
  /// Moves word left.
  open func moveWordLeft(_ sender: Any?) { passOn { $0.moveWordLeft(sender) } }
  /// Moves right and extends the selection.
  open func moveRightAndModifySelection(_ sender: Any?) {
    passOn { $0.moveRightAndModifySelection(sender) }
  }
  /// Moves left and extends the selection.
  open func moveLeftAndModifySelection(_ sender: Any?) {
    passOn { $0.moveLeftAndModifySelection(sender) }
  }
  /// Moves word right and extends the selection.
  open func moveWordRightAndModifySelection(_ sender: Any?) {
    passOn { $0.moveWordRightAndModifySelection(sender) }
  }
  /// Moves word left and extends the selection.
  open func moveWordLeftAndModifySelection(_ sender: Any?) {
    passOn { $0.moveWordLeftAndModifySelection(sender) }
  }
  /// Moves to left end of line.
  open func moveToLeftEndOfLine(_ sender: Any?) { passOn { $0.moveToLeftEndOfLine(sender) } }
  /// Moves to right end of line.
  open func moveToRightEndOfLine(_ sender: Any?) { passOn { $0.moveToRightEndOfLine(sender) } }
  /// Moves to left end of line and extends the selection.
  open func moveToLeftEndOfLineAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToLeftEndOfLineAndModifySelection(sender) }
  }
  /// Moves to right end of line and extends the selection.
  open func moveToRightEndOfLineAndModifySelection(_ sender: Any?) {
    passOn { $0.moveToRightEndOfLineAndModifySelection(sender) }
  }
  /// Scrolls page up.
  open func scrollPageUp(_ sender: Any?) { passOn { $0.scrollPageUp(sender) } }
  /// Scrolls page down.
  open func scrollPageDown(_ sender: Any?) { passOn { $0.scrollPageDown(sender) } }
  /// Scrolls line up.
  open func scrollLineUp(_ sender: Any?) { passOn { $0.scrollLineUp(sender) } }
  /// Scrolls line down.
  open func scrollLineDown(_ sender: Any?) { passOn { $0.scrollLineDown(sender) } }
  /// Scrolls to beginning of document.
  open func scrollToBeginningOfDocument(_ sender: Any?) {
    passOn { $0.scrollToBeginningOfDocument(sender) }
  }
  /// Scrolls to end of document.
  open func scrollToEndOfDocument(_ sender: Any?) { passOn { $0.scrollToEndOfDocument(sender) } }
  /// Exchanges.
  open func transpose(_ sender: Any?) { passOn { $0.transpose(sender) } }
  /// Exchanges words.
  open func transposeWords(_ sender: Any?) { passOn { $0.transposeWords(sender) } }
  /// Selects all.
  open func selectAll(_ sender: Any?) { passOn { $0.selectAll(sender) } }
  /// Selects paragraph.
  open func selectParagraph(_ sender: Any?) { passOn { $0.selectParagraph(sender) } }
  /// Selects line.
  open func selectLine(_ sender: Any?) { passOn { $0.selectLine(sender) } }
  /// Selects word.
  open func selectWord(_ sender: Any?) { passOn { $0.selectWord(sender) } }
  /// Indents.
  open func indent(_ sender: Any?) { passOn { $0.indent(sender) } }
  /// Inserts tab.
  open func insertTab(_ sender: Any?) { passOn { $0.insertTab(sender) } }
  /// Inserts backtab.
  open func insertBacktab(_ sender: Any?) { passOn { $0.insertBacktab(sender) } }
  /// Inserts newline.
  open func insertNewline(_ sender: Any?) { passOn { $0.insertNewline(sender) } }
  /// Inserts paragraph separator.
  open func insertParagraphSeparator(_ sender: Any?) {
    passOn { $0.insertParagraphSeparator(sender) }
  }
  /// Inserts newline without regard to a field editor.
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
    passOn { $0.insertNewlineIgnoringFieldEditor(sender) }
  }
  /// Inserts tab without regard to a field editor.
  open func insertTabIgnoringFieldEditor(_ sender: Any?) {
    passOn { $0.insertTabIgnoringFieldEditor(sender) }
  }
  /// Inserts line break.
  open func insertLineBreak(_ sender: Any?) { passOn { $0.insertLineBreak(sender) } }
  /// Inserts container break.
  open func insertContainerBreak(_ sender: Any?) { passOn { $0.insertContainerBreak(sender) } }
  /// Inserts single quote without regard to a substitution.
  open func insertSingleQuoteIgnoringSubstitution(_ sender: Any?) {
    passOn { $0.insertSingleQuoteIgnoringSubstitution(sender) }
  }
  /// Inserts double quote without regard to a substitution.
  open func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?) {
    passOn { $0.insertDoubleQuoteIgnoringSubstitution(sender) }
  }
  /// Changes case of letter.
  open func changeCaseOfLetter(_ sender: Any?) { passOn { $0.changeCaseOfLetter(sender) } }
  /// Makes capitals of word.
  open func uppercaseWord(_ sender: Any?) { passOn { $0.uppercaseWord(sender) } }
  /// Makes small letters of word.
  open func lowercaseWord(_ sender: Any?) { passOn { $0.lowercaseWord(sender) } }
  /// Makes a capital of word.
  open func capitalizeWord(_ sender: Any?) { passOn { $0.capitalizeWord(sender) } }
  /// Deletes forward.
  open func deleteForward(_ sender: Any?) { passOn { $0.deleteForward(sender) } }
  /// Deletes backward.
  open func deleteBackward(_ sender: Any?) { passOn { $0.deleteBackward(sender) } }
  /// Deletes backward by decomposing previous character.
  open func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?) {
    passOn { $0.deleteBackwardByDecomposingPreviousCharacter(sender) }
  }
  /// Deletes word forward.
  open func deleteWordForward(_ sender: Any?) { passOn { $0.deleteWordForward(sender) } }
  /// Deletes word backward.
  open func deleteWordBackward(_ sender: Any?) { passOn { $0.deleteWordBackward(sender) } }
  /// Deletes to beginning of line.
  open func deleteToBeginningOfLine(_ sender: Any?) {
    passOn { $0.deleteToBeginningOfLine(sender) }
  }
  /// Deletes to end of line.
  open func deleteToEndOfLine(_ sender: Any?) { passOn { $0.deleteToEndOfLine(sender) } }
  /// Deletes to beginning of paragraph.
  open func deleteToBeginningOfParagraph(_ sender: Any?) {
    passOn { $0.deleteToBeginningOfParagraph(sender) }
  }
  /// Deletes to end of paragraph.
  open func deleteToEndOfParagraph(_ sender: Any?) { passOn { $0.deleteToEndOfParagraph(sender) } }
  /// Inserts the deleted.
  open func yank(_ sender: Any?) { passOn { $0.yank(sender) } }
  /// Completes.
  open func complete(_ sender: Any?) { passOn { $0.complete(sender) } }
  /// Sets mark.
  open func setMark(_ sender: Any?) { passOn { $0.setMark(sender) } }
  /// Deletes to mark.
  open func deleteToMark(_ sender: Any?) { passOn { $0.deleteToMark(sender) } }
  /// Selects to mark.
  open func selectToMark(_ sender: Any?) { passOn { $0.selectToMark(sender) } }
  /// Exchanges with mark.
  open func swapWithMark(_ sender: Any?) { passOn { $0.swapWithMark(sender) } }
  /// Cancels operation.
  open func cancelOperation(_ sender: Any?) { passOn { $0.cancelOperation(sender) } }
  /// Sets the base writing direction to natural.
  open func makeBaseWritingDirectionNatural(_ sender: Any?) {
    passOn { $0.makeBaseWritingDirectionNatural(sender) }
  }
  /// Sets the base writing direction to left to right.
  open func makeBaseWritingDirectionLeftToRight(_ sender: Any?) {
    passOn { $0.makeBaseWritingDirectionLeftToRight(sender) }
  }
  /// Sets the base writing direction to right to left.
  open func makeBaseWritingDirectionRightToLeft(_ sender: Any?) {
    passOn { $0.makeBaseWritingDirectionRightToLeft(sender) }
  }
  /// Sets the writing direction of the text to natural.
  open func makeTextWritingDirectionNatural(_ sender: Any?) {
    passOn { $0.makeTextWritingDirectionNatural(sender) }
  }
  /// Sets the writing direction of the text to left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    passOn { $0.makeTextWritingDirectionLeftToRight(sender) }
  }
  /// Sets the writing direction of the text to right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    passOn { $0.makeTextWritingDirectionRightToLeft(sender) }
  }
  /// Shows look preview items.
  open func quickLookPreviewItems(_ sender: Any?) { passOn { $0.quickLookPreviewItems(sender) } }
  /// Shows context menu for selection.
  open func showContextMenuForSelection(_ sender: Any?) {
    passOn { $0.showContextMenuForSelection(sender) }
  }
}
