import Foundation
import Testing
import UIKit

/// The commands of the edit menu on fields and text views.
@MainActor @Suite(.serialized) struct PasteboardTextTests {
  private func select<Input: UIView & UITextInput>(_ range: Range<Int>, in input: Input) throws {
    let start = try #require(
      input.position(from: input.beginningOfDocument, offset: range.lowerBound))
    let end = try #require(
      input.position(from: input.beginningOfDocument, offset: range.upperBound))
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  /// Does all commands on `abcdef`, of which `bcd` is selected first.
  private func commands<Input: UIView & UITextInput>(_ input: Input, _ text: () -> String?) throws {
    let before = UIPasteboard.general.string
    defer { UIPasteboard.general.string = before }
    try select(1..<4, in: input)
    input.copy(nil)
    #expect(UIPasteboard.general.string == "bcd" && text() == "abcdef")
    input.cut(nil)
    #expect(text() == "aef")
    input.paste(nil)
    input.paste(nil)
    #expect(text() == "abcdbcdef")
    try select(1..<7, in: input)
    input.delete(nil)
    #expect(text() == "aef" && UIPasteboard.general.string == "bcd")
    input.copy(nil)
    #expect(UIPasteboard.general.string == "bcd", "an empty selection copies nothing")
    input.selectAll(nil)
    input.paste(nil)
    #expect(text() == "bcd")
  }

  @Test func fields() throws {
    let field = UITextField()
    field.text = "abcdef"
    try commands(field) { field.text }
  }

  @Test func textViews() throws {
    let view = UITextView()
    view.text = "abcdef"
    try commands(view) { view.text }
    let held = UIPasteboard.general.string
    view.isEditable = false
    view.selectAll(nil)
    view.cut(nil)
    view.paste(nil)
    view.delete(nil)
    #expect(view.text == "bcd" && UIPasteboard.general.string == held)
  }

  @Test func secureFieldsAreNotCopied() throws {
    let before = UIPasteboard.general.string
    defer { UIPasteboard.general.string = before }
    UIPasteboard.general.string = "x"
    let field = UITextField()
    field.text = "secret"
    field.isSecureTextEntry = true
    field.selectAll(nil)
    field.copy(nil)
    field.cut(nil)
    #expect(UIPasteboard.general.string == "x" && field.text == "secret")
  }

  @Test func equalShadows() {
    let (shadow, other) = (NSShadow(), NSShadow())
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    #expect(shadow != other)
    other.shadowOffset = shadow.shadowOffset
    #expect(shadow == other && shadow.hash == other.hash)
    other.shadowColor = UIColor.red
    #expect(shadow != other)
    #expect(
      NSAttributedString(string: "a", attributes: [.shadow: shadow])
        == NSAttributedString(string: "a", attributes: [.shadow: shadow.copy()]))
  }
}
