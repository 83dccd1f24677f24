import AppKit
import Testing

/// The commands of keys go along the responder chain until a responder overrides them.
///
/// Source: Apple, "NSStandardKeyBindingResponding", "NSResponder".
@MainActor struct KeyCommandTests {
  /// A responder that notes the commands that reach it.
  final class Recorder: NSResponder {
    var heard: [String] = []
    override func moveForward(_ sender: Any?) { heard.append("moveForward") }
    override func moveRight(_ sender: Any?) { heard.append("moveRight") }
    override func moveBackward(_ sender: Any?) { heard.append("moveBackward") }
    override func moveLeft(_ sender: Any?) { heard.append("moveLeft") }
    override func moveUp(_ sender: Any?) { heard.append("moveUp") }
    override func moveDown(_ sender: Any?) { heard.append("moveDown") }
    override func moveWordForward(_ sender: Any?) { heard.append("moveWordForward") }
    override func moveWordBackward(_ sender: Any?) { heard.append("moveWordBackward") }
    override func moveToBeginningOfLine(_ sender: Any?) { heard.append("moveToBeginningOfLine") }
    override func moveToEndOfLine(_ sender: Any?) { heard.append("moveToEndOfLine") }
    override func moveToBeginningOfParagraph(_ sender: Any?) {
      heard.append("moveToBeginningOfParagraph")
    }
    override func moveToEndOfParagraph(_ sender: Any?) { heard.append("moveToEndOfParagraph") }
    override func moveToEndOfDocument(_ sender: Any?) { heard.append("moveToEndOfDocument") }
    override func moveToBeginningOfDocument(_ sender: Any?) {
      heard.append("moveToBeginningOfDocument")
    }
    override func pageDown(_ sender: Any?) { heard.append("pageDown") }
    override func pageUp(_ sender: Any?) { heard.append("pageUp") }
    override func centerSelectionInVisibleArea(_ sender: Any?) {
      heard.append("centerSelectionInVisibleArea")
    }
    override func moveBackwardAndModifySelection(_ sender: Any?) {
      heard.append("moveBackwardAndModifySelection")
    }
    override func moveForwardAndModifySelection(_ sender: Any?) {
      heard.append("moveForwardAndModifySelection")
    }
    override func moveWordForwardAndModifySelection(_ sender: Any?) {
      heard.append("moveWordForwardAndModifySelection")
    }
    override func moveWordBackwardAndModifySelection(_ sender: Any?) {
      heard.append("moveWordBackwardAndModifySelection")
    }
    override func moveUpAndModifySelection(_ sender: Any?) {
      heard.append("moveUpAndModifySelection")
    }
    override func moveDownAndModifySelection(_ sender: Any?) {
      heard.append("moveDownAndModifySelection")
    }
    override func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {
      heard.append("moveToBeginningOfLineAndModifySelection")
    }
    override func moveToEndOfLineAndModifySelection(_ sender: Any?) {
      heard.append("moveToEndOfLineAndModifySelection")
    }
    override func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?) {
      heard.append("moveToBeginningOfParagraphAndModifySelection")
    }
    override func moveToEndOfParagraphAndModifySelection(_ sender: Any?) {
      heard.append("moveToEndOfParagraphAndModifySelection")
    }
    override func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
      heard.append("moveToEndOfDocumentAndModifySelection")
    }
    override func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {
      heard.append("moveToBeginningOfDocumentAndModifySelection")
    }
    override func pageDownAndModifySelection(_ sender: Any?) {
      heard.append("pageDownAndModifySelection")
    }
    override func pageUpAndModifySelection(_ sender: Any?) {
      heard.append("pageUpAndModifySelection")
    }
    override func moveParagraphForwardAndModifySelection(_ sender: Any?) {
      heard.append("moveParagraphForwardAndModifySelection")
    }
    override func moveParagraphBackwardAndModifySelection(_ sender: Any?) {
      heard.append("moveParagraphBackwardAndModifySelection")
    }
    override func moveWordRight(_ sender: Any?) { heard.append("moveWordRight") }
    override func moveWordLeft(_ sender: Any?) { heard.append("moveWordLeft") }
    override func moveRightAndModifySelection(_ sender: Any?) {
      heard.append("moveRightAndModifySelection")
    }
    override func moveLeftAndModifySelection(_ sender: Any?) {
      heard.append("moveLeftAndModifySelection")
    }
    override func moveWordRightAndModifySelection(_ sender: Any?) {
      heard.append("moveWordRightAndModifySelection")
    }
    override func moveWordLeftAndModifySelection(_ sender: Any?) {
      heard.append("moveWordLeftAndModifySelection")
    }
    override func moveToLeftEndOfLine(_ sender: Any?) { heard.append("moveToLeftEndOfLine") }
    override func moveToRightEndOfLine(_ sender: Any?) { heard.append("moveToRightEndOfLine") }
    override func moveToLeftEndOfLineAndModifySelection(_ sender: Any?) {
      heard.append("moveToLeftEndOfLineAndModifySelection")
    }
    override func moveToRightEndOfLineAndModifySelection(_ sender: Any?) {
      heard.append("moveToRightEndOfLineAndModifySelection")
    }
    override func scrollPageUp(_ sender: Any?) { heard.append("scrollPageUp") }
    override func scrollPageDown(_ sender: Any?) { heard.append("scrollPageDown") }
    override func scrollLineUp(_ sender: Any?) { heard.append("scrollLineUp") }
    override func scrollLineDown(_ sender: Any?) { heard.append("scrollLineDown") }
    override func scrollToBeginningOfDocument(_ sender: Any?) {
      heard.append("scrollToBeginningOfDocument")
    }
    override func scrollToEndOfDocument(_ sender: Any?) { heard.append("scrollToEndOfDocument") }
    override func transpose(_ sender: Any?) { heard.append("transpose") }
    override func transposeWords(_ sender: Any?) { heard.append("transposeWords") }
    override func selectAll(_ sender: Any?) { heard.append("selectAll") }
    override func selectParagraph(_ sender: Any?) { heard.append("selectParagraph") }
    override func selectLine(_ sender: Any?) { heard.append("selectLine") }
    override func selectWord(_ sender: Any?) { heard.append("selectWord") }
    override func indent(_ sender: Any?) { heard.append("indent") }
    override func insertTab(_ sender: Any?) { heard.append("insertTab") }
    override func insertBacktab(_ sender: Any?) { heard.append("insertBacktab") }
    override func insertNewline(_ sender: Any?) { heard.append("insertNewline") }
    override func insertParagraphSeparator(_ sender: Any?) {
      heard.append("insertParagraphSeparator")
    }
    override func insertNewlineIgnoringFieldEditor(_ sender: Any?) {
      heard.append("insertNewlineIgnoringFieldEditor")
    }
    override func insertTabIgnoringFieldEditor(_ sender: Any?) {
      heard.append("insertTabIgnoringFieldEditor")
    }
    override func insertLineBreak(_ sender: Any?) { heard.append("insertLineBreak") }
    override func insertContainerBreak(_ sender: Any?) { heard.append("insertContainerBreak") }
    override func insertSingleQuoteIgnoringSubstitution(_ sender: Any?) {
      heard.append("insertSingleQuoteIgnoringSubstitution")
    }
    override func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?) {
      heard.append("insertDoubleQuoteIgnoringSubstitution")
    }
    override func changeCaseOfLetter(_ sender: Any?) { heard.append("changeCaseOfLetter") }
    override func uppercaseWord(_ sender: Any?) { heard.append("uppercaseWord") }
    override func lowercaseWord(_ sender: Any?) { heard.append("lowercaseWord") }
    override func capitalizeWord(_ sender: Any?) { heard.append("capitalizeWord") }
    override func deleteForward(_ sender: Any?) { heard.append("deleteForward") }
    override func deleteBackward(_ sender: Any?) { heard.append("deleteBackward") }
    override func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?) {
      heard.append("deleteBackwardByDecomposingPreviousCharacter")
    }
    override func deleteWordForward(_ sender: Any?) { heard.append("deleteWordForward") }
    override func deleteWordBackward(_ sender: Any?) { heard.append("deleteWordBackward") }
    override func deleteToBeginningOfLine(_ sender: Any?) {
      heard.append("deleteToBeginningOfLine")
    }
    override func deleteToEndOfLine(_ sender: Any?) { heard.append("deleteToEndOfLine") }
    override func deleteToBeginningOfParagraph(_ sender: Any?) {
      heard.append("deleteToBeginningOfParagraph")
    }
    override func deleteToEndOfParagraph(_ sender: Any?) { heard.append("deleteToEndOfParagraph") }
    override func yank(_ sender: Any?) { heard.append("yank") }
    override func complete(_ sender: Any?) { heard.append("complete") }
    override func setMark(_ sender: Any?) { heard.append("setMark") }
    override func deleteToMark(_ sender: Any?) { heard.append("deleteToMark") }
    override func selectToMark(_ sender: Any?) { heard.append("selectToMark") }
    override func swapWithMark(_ sender: Any?) { heard.append("swapWithMark") }
    override func cancelOperation(_ sender: Any?) { heard.append("cancelOperation") }
    override func makeBaseWritingDirectionNatural(_ sender: Any?) {
      heard.append("makeBaseWritingDirectionNatural")
    }
    override func makeBaseWritingDirectionLeftToRight(_ sender: Any?) {
      heard.append("makeBaseWritingDirectionLeftToRight")
    }
    override func makeBaseWritingDirectionRightToLeft(_ sender: Any?) {
      heard.append("makeBaseWritingDirectionRightToLeft")
    }
    override func makeTextWritingDirectionNatural(_ sender: Any?) {
      heard.append("makeTextWritingDirectionNatural")
    }
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
      heard.append("makeTextWritingDirectionLeftToRight")
    }
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
      heard.append("makeTextWritingDirectionRightToLeft")
    }
    override func quickLookPreviewItems(_ sender: Any?) { heard.append("quickLookPreviewItems") }
    override func showContextMenuForSelection(_ sender: Any?) {
      heard.append("showContextMenuForSelection")
    }
  }

  static let names = [
    "moveForward",
    "moveRight",
    "moveBackward",
    "moveLeft",
    "moveUp",
    "moveDown",
    "moveWordForward",
    "moveWordBackward",
    "moveToBeginningOfLine",
    "moveToEndOfLine",
    "moveToBeginningOfParagraph",
    "moveToEndOfParagraph",
    "moveToEndOfDocument",
    "moveToBeginningOfDocument",
    "pageDown",
    "pageUp",
    "centerSelectionInVisibleArea",
    "moveBackwardAndModifySelection",
    "moveForwardAndModifySelection",
    "moveWordForwardAndModifySelection",
    "moveWordBackwardAndModifySelection",
    "moveUpAndModifySelection",
    "moveDownAndModifySelection",
    "moveToBeginningOfLineAndModifySelection",
    "moveToEndOfLineAndModifySelection",
    "moveToBeginningOfParagraphAndModifySelection",
    "moveToEndOfParagraphAndModifySelection",
    "moveToEndOfDocumentAndModifySelection",
    "moveToBeginningOfDocumentAndModifySelection",
    "pageDownAndModifySelection",
    "pageUpAndModifySelection",
    "moveParagraphForwardAndModifySelection",
    "moveParagraphBackwardAndModifySelection",
    "moveWordRight",
    "moveWordLeft",
    "moveRightAndModifySelection",
    "moveLeftAndModifySelection",
    "moveWordRightAndModifySelection",
    "moveWordLeftAndModifySelection",
    "moveToLeftEndOfLine",
    "moveToRightEndOfLine",
    "moveToLeftEndOfLineAndModifySelection",
    "moveToRightEndOfLineAndModifySelection",
    "scrollPageUp",
    "scrollPageDown",
    "scrollLineUp",
    "scrollLineDown",
    "scrollToBeginningOfDocument",
    "scrollToEndOfDocument",
    "transpose",
    "transposeWords",
    "selectAll",
    "selectParagraph",
    "selectLine",
    "selectWord",
    "indent",
    "insertTab",
    "insertBacktab",
    "insertNewline",
    "insertParagraphSeparator",
    "insertNewlineIgnoringFieldEditor",
    "insertTabIgnoringFieldEditor",
    "insertLineBreak",
    "insertContainerBreak",
    "insertSingleQuoteIgnoringSubstitution",
    "insertDoubleQuoteIgnoringSubstitution",
    "changeCaseOfLetter",
    "uppercaseWord",
    "lowercaseWord",
    "capitalizeWord",
    "deleteForward",
    "deleteBackward",
    "deleteBackwardByDecomposingPreviousCharacter",
    "deleteWordForward",
    "deleteWordBackward",
    "deleteToBeginningOfLine",
    "deleteToEndOfLine",
    "deleteToBeginningOfParagraph",
    "deleteToEndOfParagraph",
    "yank",
    "complete",
    "setMark",
    "deleteToMark",
    "selectToMark",
    "swapWithMark",
    "cancelOperation",
    "makeBaseWritingDirectionNatural",
    "makeBaseWritingDirectionLeftToRight",
    "makeBaseWritingDirectionRightToLeft",
    "makeTextWritingDirectionNatural",
    "makeTextWritingDirectionLeftToRight",
    "makeTextWritingDirectionRightToLeft",
    "quickLookPreviewItems",
    "showContextMenuForSelection",
  ]

  @Test func commandsReachTheNextResponder() {
    let (first, last) = (NSResponder(), Recorder())
    first.nextResponder = last
    for name in Self.names { first.doCommand(by: Selector(name + ":")) }
    #expect(last.heard == Self.names)
    first.doCommand(by: "unknown:")
    #expect(last.heard.count == Self.names.count)
    let commands: any NSStandardKeyBindingResponding = first
    commands.moveLeft(nil)
    #expect(last.heard.last == "moveLeft")
  }
}
