public import Foundation
internal import Testing
internal import UIKit

/// Texts and the keyboard.
extension User {
  /// Types a text into the first responder, a character after the other; `\n` is the return key, `\u{8}` deletes.
  public func type(
    _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    failing(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      try enter(text)
    }
  }
  /// Taps a target, which begins to be edited, and types a text into it.
  public func type(
    _ text: String, into target: some TouchTarget,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    failing(at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)) {
      let place = try target.place(in: self)
      if (UIResponder.first as? UIView)?.isDescendant(of: place.view) != true {
        let spot = try TouchSpot(place, in: window)
        let fingers = Fingers(on: window)
        fingers.touch([spot.point])
        fingers.lift()
        TouchClock.shared.settle()
      }
      guard let first = UIResponder.first as? UIView, first.isDescendant(of: place.view) else {
        throw TouchProblem("nothing can be typed into \(place.name): a tap does not begin editing")
      }
      try enter(text)
    }
  }
  private func enter(_ text: String) throws {
    guard let first = UIResponder.first else {
      throw TouchProblem("nothing can be typed: no text is being edited")
    }
    for character in text {
      // The first responder may change with every key.
      guard let input = UIResponder.first as? any UIKeyInput else {
        throw TouchProblem("'\(character)' cannot be typed: \(Swift.type(of: first)) takes no text")
      }
      switch character {
      case "\n" where input is UITextField: (input as? UITextField)?.pressReturn()
      case "\u{8}": input.deleteBackward()
      default: input.insertText(String(character))
      }
    }
  }

  /// Shows a docked keyboard of a height, in points, and posts the notifications about it.
  ///
  /// `UIWindow.automaticKeyboardHeight` shows it whenever a text is edited.
  public func showKeyboard(height: CGFloat = 291) {
    window.setKeyboardHeight(height)
    window.layoutIfNeeded()
  }
  /// Dismisses the keyboard: ends editing, and posts the notifications if the keyboard is shown.
  public func hideKeyboard() {
    window.endEditing(true)
    window.setKeyboardHeight(0)
    window.layoutIfNeeded()
  }
}
