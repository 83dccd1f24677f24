import Foundation
import Testing
import UIKit

/// Fields and text views: what is beside the text, and editing.
@MainActor struct TextFieldTests {
  /// Writes down what a field or a text view asks and tells.
  final class Editor: UIViewController, UITextFieldDelegate, UITextViewDelegate {
    var diary: [String] = []
    var allows = true
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      diary.append("begin?")
      return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { diary.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { diary.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      diary.append("\(range.location)+\(range.length) '\(string)'?")
      return allows
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      textField.resignFirstResponder()
      return true
    }
    func textViewDidChange(_ textView: UITextView) { diary.append("changed") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { allows }
  }

  @Test func editingNotifiesTheDelegate() {
    let (field, editor) = (UITextField(), Editor())
    field.delegate = editor
    var changes = 0
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    field.insertText("a🙂")
    field.deleteBackward()
    field.pressReturn()
    #expect(!field.isEditing)
    #expect(field.text == "a")
    #expect(changes == 2)
    #expect(editor.diary == ["begin?", "began", "0+0 'a🙂'?", "1+2 ''?", "ended"])
  }

  @Test func aDelegateMayRefuse() {
    let (field, editor) = (UITextField(), Editor())
    field.delegate = editor
    editor.allows = false
    #expect(!field.becomeFirstResponder())
    field.text = "x"
    field.insertText("y")
    field.deleteBackward()
    #expect(field.text == "x")
    field.isEnabled = false
    editor.allows = true
    #expect(!field.becomeFirstResponder())
  }

  @Test func onlyOneResponderIsFirst() {
    let (one, two) = (UITextField(), UITextView())
    #expect(one.becomeFirstResponder())
    #expect(two.becomeFirstResponder())
    #expect(!one.isFirstResponder)
    #expect(two.isFirstResponder)
    let parent = UIView()
    parent.addSubview(two)
    #expect(parent.endEditing(true))
    #expect(!two.isFirstResponder)
    #expect(!parent.endEditing(true))
  }

  @Test func viewsBesideTheTextTakeTheirRoom() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = "Text"
    let natural = field.intrinsicContentSize
    #expect(field.textRect(forBounds: field.bounds) == field.bounds)
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 16))
    field.leftView = icon
    #expect(icon.isHidden)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 12, width: 24, height: 16))
    #expect(
      field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 176, height: 40))
    #expect(field.intrinsicContentSize.width == natural.width + 24)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    field.leftView = nil
    #expect(icon.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
  }

  /// A field as clients write it, with room around the text.
  final class RoomyField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      textRect(forBounds: bounds)
    }
  }

  @Test func dotsHideWhatWasTyped() {
    let (field, dots) = (RoomyField(), UITextField())
    field.text = "Wide"
    field.isSecureTextEntry = true
    dots.text = "••••"
    #expect(field.intrinsicContentSize.width == dots.intrinsicContentSize.width)
    #expect(field.text == "Wide")
  }

  @Test func looksOfTextAreKept() {
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(
      string: "Name", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    let large = field.intrinsicContentSize.width
    #expect(field.placeholder == "Name")
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize.width < large)
    field.keyboardType = .emailAddress
    field.textContentType = .username
    field.autocorrectionType = .no
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .username)
    #expect(field.autocorrectionType == .no)
    #expect(UITextField().autocapitalizationType == .sentences)
  }

  // MARK: Text views

  @Test func aTextViewThatDoesNotScrollIsAsHighAsItsText() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.font = .systemFont(ofSize: 20)
    view.text = "One\nTwo"
    // Two lines of 1.1934 × 20 and 8 points above and below, on half points.
    let high = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(high - 64) <= 0.5)
    view.textContainerInset = .zero
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == high - 16)
    let wide = view.intrinsicContentSize.width
    view.textContainer.lineFragmentPadding = 0
    #expect(view.intrinsicContentSize.width == wide - 10)
    view.textContainer.maximumNumberOfLines = 1
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height < 25)
  }

  @Test func aTextViewThatScrollsHasItsTextAsContent() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = String(repeating: "Word ", count: 60)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height == view.sizeThatFits(view.bounds.size).height)
    #expect(view.contentSize.height > 100)
    view.scrollRangeToVisible(NSRange(location: 299, length: 1))
    #expect(view.contentOffset.y > 50)
    #expect(view.contentOffset.y <= view.contentSize.height - 50)
  }

  @Test func aTextViewTellsItsDelegate() {
    let (view, editor) = (UITextView(), Editor())
    view.delegate = editor
    view.insertText("ab")
    view.deleteBackward()
    #expect(view.text == "a")
    #expect(editor.diary == ["changed", "changed"])
    editor.allows = false
    view.insertText("c")
    #expect(view.text == "a")
  }
}
