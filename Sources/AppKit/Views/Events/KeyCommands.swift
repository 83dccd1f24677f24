internal import Foundation

/// The commands of keys by the names of their selectors.
@MainActor enum KeyCommands {
  typealias Command = (KeyCommandResponder) -> (Any?) -> Void

  static let all: [String: Command] = [
    "moveForward:": KeyCommandResponder.moveForward,
    "moveRight:": KeyCommandResponder.moveRight,
    "moveBackward:": KeyCommandResponder.moveBackward,
    "moveLeft:": KeyCommandResponder.moveLeft,
    "moveUp:": KeyCommandResponder.moveUp,
    "moveDown:": KeyCommandResponder.moveDown,
    "moveWordForward:": KeyCommandResponder.moveWordForward,
    "moveWordBackward:": KeyCommandResponder.moveWordBackward,
    "moveToBeginningOfLine:": KeyCommandResponder.moveToBeginningOfLine,
    "moveToEndOfLine:": KeyCommandResponder.moveToEndOfLine,
    "moveToBeginningOfParagraph:": KeyCommandResponder.moveToBeginningOfParagraph,
    "moveToEndOfParagraph:": KeyCommandResponder.moveToEndOfParagraph,
    "moveToEndOfDocument:": KeyCommandResponder.moveToEndOfDocument,
    "moveToBeginningOfDocument:": KeyCommandResponder.moveToBeginningOfDocument,
    "pageDown:": KeyCommandResponder.pageDown,
    "pageUp:": KeyCommandResponder.pageUp,
    "centerSelectionInVisibleArea:": KeyCommandResponder.centerSelectionInVisibleArea,
    "moveBackwardAndModifySelection:": KeyCommandResponder.moveBackwardAndModifySelection,
    "moveForwardAndModifySelection:": KeyCommandResponder.moveForwardAndModifySelection,
    "moveWordForwardAndModifySelection:": KeyCommandResponder.moveWordForwardAndModifySelection,
    "moveWordBackwardAndModifySelection:": KeyCommandResponder.moveWordBackwardAndModifySelection,
    "moveUpAndModifySelection:": KeyCommandResponder.moveUpAndModifySelection,
    "moveDownAndModifySelection:": KeyCommandResponder.moveDownAndModifySelection,
    "moveToBeginningOfLineAndModifySelection:": KeyCommandResponder
      .moveToBeginningOfLineAndModifySelection,
    "moveToEndOfLineAndModifySelection:": KeyCommandResponder.moveToEndOfLineAndModifySelection,
    "moveToBeginningOfParagraphAndModifySelection:": KeyCommandResponder
      .moveToBeginningOfParagraphAndModifySelection,
    "moveToEndOfParagraphAndModifySelection:": KeyCommandResponder
      .moveToEndOfParagraphAndModifySelection,
    "moveToEndOfDocumentAndModifySelection:": KeyCommandResponder
      .moveToEndOfDocumentAndModifySelection,
    "moveToBeginningOfDocumentAndModifySelection:": KeyCommandResponder
      .moveToBeginningOfDocumentAndModifySelection,
    "pageDownAndModifySelection:": KeyCommandResponder.pageDownAndModifySelection,
    "pageUpAndModifySelection:": KeyCommandResponder.pageUpAndModifySelection,
    "moveParagraphForwardAndModifySelection:": KeyCommandResponder
      .moveParagraphForwardAndModifySelection,
    "moveParagraphBackwardAndModifySelection:": KeyCommandResponder
      .moveParagraphBackwardAndModifySelection,
    "moveWordRight:": KeyCommandResponder.moveWordRight,
    "moveWordLeft:": KeyCommandResponder.moveWordLeft,
    "moveRightAndModifySelection:": KeyCommandResponder.moveRightAndModifySelection,
    "moveLeftAndModifySelection:": KeyCommandResponder.moveLeftAndModifySelection,
    "moveWordRightAndModifySelection:": KeyCommandResponder.moveWordRightAndModifySelection,
    "moveWordLeftAndModifySelection:": KeyCommandResponder.moveWordLeftAndModifySelection,
    "moveToLeftEndOfLine:": KeyCommandResponder.moveToLeftEndOfLine,
    "moveToRightEndOfLine:": KeyCommandResponder.moveToRightEndOfLine,
    "moveToLeftEndOfLineAndModifySelection:": KeyCommandResponder
      .moveToLeftEndOfLineAndModifySelection,
    "moveToRightEndOfLineAndModifySelection:": KeyCommandResponder
      .moveToRightEndOfLineAndModifySelection,
    "scrollPageUp:": KeyCommandResponder.scrollPageUp,
    "scrollPageDown:": KeyCommandResponder.scrollPageDown,
    "scrollLineUp:": KeyCommandResponder.scrollLineUp,
    "scrollLineDown:": KeyCommandResponder.scrollLineDown,
    "scrollToBeginningOfDocument:": KeyCommandResponder.scrollToBeginningOfDocument,
    "scrollToEndOfDocument:": KeyCommandResponder.scrollToEndOfDocument,
    "transpose:": KeyCommandResponder.transpose,
    "transposeWords:": KeyCommandResponder.transposeWords,
    "selectAll:": KeyCommandResponder.selectAll,
    "selectParagraph:": KeyCommandResponder.selectParagraph,
    "selectLine:": KeyCommandResponder.selectLine,
    "selectWord:": KeyCommandResponder.selectWord,
    "indent:": KeyCommandResponder.indent,
    "insertTab:": KeyCommandResponder.insertTab,
    "insertBacktab:": KeyCommandResponder.insertBacktab,
    "insertNewline:": KeyCommandResponder.insertNewline,
    "insertParagraphSeparator:": KeyCommandResponder.insertParagraphSeparator,
    "insertNewlineIgnoringFieldEditor:": KeyCommandResponder.insertNewlineIgnoringFieldEditor,
    "insertTabIgnoringFieldEditor:": KeyCommandResponder.insertTabIgnoringFieldEditor,
    "insertLineBreak:": KeyCommandResponder.insertLineBreak,
    "insertContainerBreak:": KeyCommandResponder.insertContainerBreak,
    "insertSingleQuoteIgnoringSubstitution:": KeyCommandResponder
      .insertSingleQuoteIgnoringSubstitution,
    "insertDoubleQuoteIgnoringSubstitution:": KeyCommandResponder
      .insertDoubleQuoteIgnoringSubstitution,
    "changeCaseOfLetter:": KeyCommandResponder.changeCaseOfLetter,
    "uppercaseWord:": KeyCommandResponder.uppercaseWord,
    "lowercaseWord:": KeyCommandResponder.lowercaseWord,
    "capitalizeWord:": KeyCommandResponder.capitalizeWord,
    "deleteForward:": KeyCommandResponder.deleteForward,
    "deleteBackward:": KeyCommandResponder.deleteBackward,
    "deleteBackwardByDecomposingPreviousCharacter:": KeyCommandResponder
      .deleteBackwardByDecomposingPreviousCharacter,
    "deleteWordForward:": KeyCommandResponder.deleteWordForward,
    "deleteWordBackward:": KeyCommandResponder.deleteWordBackward,
    "deleteToBeginningOfLine:": KeyCommandResponder.deleteToBeginningOfLine,
    "deleteToEndOfLine:": KeyCommandResponder.deleteToEndOfLine,
    "deleteToBeginningOfParagraph:": KeyCommandResponder.deleteToBeginningOfParagraph,
    "deleteToEndOfParagraph:": KeyCommandResponder.deleteToEndOfParagraph,
    "yank:": KeyCommandResponder.yank,
    "complete:": KeyCommandResponder.complete,
    "setMark:": KeyCommandResponder.setMark,
    "deleteToMark:": KeyCommandResponder.deleteToMark,
    "selectToMark:": KeyCommandResponder.selectToMark,
    "swapWithMark:": KeyCommandResponder.swapWithMark,
    "cancelOperation:": KeyCommandResponder.cancelOperation,
    "makeBaseWritingDirectionNatural:": KeyCommandResponder.makeBaseWritingDirectionNatural,
    "makeBaseWritingDirectionLeftToRight:": KeyCommandResponder.makeBaseWritingDirectionLeftToRight,
    "makeBaseWritingDirectionRightToLeft:": KeyCommandResponder.makeBaseWritingDirectionRightToLeft,
    "makeTextWritingDirectionNatural:": KeyCommandResponder.makeTextWritingDirectionNatural,
    "makeTextWritingDirectionLeftToRight:": KeyCommandResponder.makeTextWritingDirectionLeftToRight,
    "makeTextWritingDirectionRightToLeft:": KeyCommandResponder.makeTextWritingDirectionRightToLeft,
    "quickLookPreviewItems:": KeyCommandResponder.quickLookPreviewItems,
    "showContextMenuForSelection:": KeyCommandResponder.showContextMenuForSelection,
  ]

  /// The commands of keys without letters, by modifiers; Apple, "StandardKeyBinding.dict".
  static func command(for event: NSEvent) -> String? {
    guard let key = event.specialKey else { return controlCommand(for: event) }
    let flags = event.modifierFlags
    let shift = flags.contains(.shift)
    let name = command(for: key, flags)
    guard let name, shift, name.hasPrefix("move") || name.hasPrefix("page") else { return name }
    return name + "AndModifySelection"
  }

  private static func command(
    for key: NSEvent.SpecialKey, _ flags: NSEvent.ModifierFlags
  ) -> String? {
    let option = flags.contains(.option)
    let command = flags.contains(.command)
    switch key {
    case .leftArrow:
      return command ? "moveToLeftEndOfLine" : option ? "moveWordLeft" : "moveLeft"
    case .rightArrow:
      return command ? "moveToRightEndOfLine" : option ? "moveWordRight" : "moveRight"
    case .upArrow:
      return command
        ? "moveToBeginningOfDocument" : option ? "moveToBeginningOfParagraph" : "moveUp"
    case .downArrow:
      return command ? "moveToEndOfDocument" : option ? "moveToEndOfParagraph" : "moveDown"
    case .home: return "scrollToBeginningOfDocument"
    case .end: return "scrollToEndOfDocument"
    case .pageUp: return option ? "pageUp" : "scrollPageUp"
    case .pageDown: return option ? "pageDown" : "scrollPageDown"
    case .delete, .backspace:
      return command
        ? "deleteToBeginningOfLine" : option ? "deleteWordBackward" : "deleteBackward"
    case .deleteForward: return option ? "deleteWordForward" : "deleteForward"
    case .carriageReturn, .enter, .newline:
      return option ? "insertNewlineIgnoringFieldEditor" : "insertNewline"
    case .tab: return option ? "insertTabIgnoringFieldEditor" : "insertTab"
    case .backTab: return "insertBacktab"
    default: return nil
    }
  }

  private static func controlCommand(for event: NSEvent) -> String? {
    if event.characters == "\u{1b}" { return "cancelOperation" }
    guard event.modifierFlags.contains(.control) else { return nil }
    return [
      "a": "moveToBeginningOfParagraph", "b": "moveBackward", "d": "deleteForward",
      "e": "moveToEndOfParagraph", "f": "moveForward", "h": "deleteBackward",
      "k": "deleteToEndOfParagraph", "l": "centerSelectionInVisibleArea", "n": "moveDown",
      "p": "moveUp", "t": "transpose", "v": "pageDown", "y": "yank",
    ][event.charactersIgnoringModifiers?.lowercased() ?? ""]
  }
}
