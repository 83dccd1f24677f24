internal import Foundation
internal import ViewDrawing

extension UITextField: EditedText {
  var editedText: String { text ?? "" }
  func replaceText(with text: String) {
    self.text = text
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  private var shownText: (content: TextContent, rect: CGRect) {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return (FieldLabel(field: self).typedContent, rect)
  }
  func caret(at offset: Int) -> CGRect {
    let (content, rect) = shownText
    return content.caret(at: offset, across: rect)
  }
  func rects(of range: NSRange) -> [CGRect] {
    let (content, rect) = shownText
    guard range.length > 0 else { return [] }
    return [content.place(of: range.location..<range.upperBound, across: rect)]
  }
  func characterIndex(at point: CGPoint) -> Int {
    let (content, rect) = shownText
    return content.characterIndex(at: point, across: rect)
  }
  var isRightToLeftText: Bool { viewNode.isRightToLeft }
}
