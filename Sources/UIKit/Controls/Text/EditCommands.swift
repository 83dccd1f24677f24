/// A text with the commands of the edit menu, which fields and text views share.
@MainActor protocol EditCommands: UITextInput {
  /// Whether the text is hidden from onlookers, and so not copied.
  var isSecureTextEntry: Bool { get }
  /// Whether the user may change the text.
  var isChangeable: Bool { get }
}

extension EditCommands {
  private var hasSelection: Bool { selectedTextRange?.isEmpty == false }

  /// Puts the selected text into the general pasteboard, unless it is secure.
  func copySelection() {
    guard !isSecureTextEntry, hasSelection, let range = selectedTextRange else { return }
    UIPasteboard.general.string = text(in: range)
  }
  /// Puts the selected text into the general pasteboard and deletes it, unless it is secure or may not be changed.
  func cutSelection() {
    guard isChangeable, !isSecureTextEntry else { return }
    copySelection()
    deleteSelection()
  }
  /// Types the text of the general pasteboard over the selection.
  func pasteOverSelection() {
    guard isChangeable, let words = UIPasteboard.general.string else { return }
    insertText(words)
  }
  /// Deletes the selected text.
  func deleteSelection() {
    guard isChangeable, hasSelection else { return }
    deleteBackward()
  }
  /// Selects the whole text.
  func selectWholeText() {
    selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
  }
}
