internal import Drawing
package import Foundation
internal import FoundationShims
internal import ViewArrangements
internal import ViewDrawing

/// The text storage and layout manager of a text view, kept equal to its text.
@MainActor final class TextViewStorage {
  private unowned let view: UITextView
  let manager = NSLayoutManager()
  let storage = NSTextStorage()
  private var isFollowing = false

  init(_ view: UITextView) {
    self.view = view
    if let former = view.textContainer.layoutManager, former !== manager,
      let index = former.textContainers.firstIndex(where: { $0 === view.textContainer })
    {
      former.removeTextContainer(at: index)
    }
    manager.addTextContainer(view.textContainer)
    storage.addLayoutManager(manager)
    storage.changeHandler = { [weak self] in self?.changed() }
    view.storageWasMade()
    follow()
  }

  /// Takes over the view's text.
  func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    storage.setAttributedString(view.styledText)
    isFollowing = false
  }

  // A storage of a view is changed where views are.
  private nonisolated func changed() {
    assumingMainActor {
      guard !isFollowing else { return }
      view.storageChanged(storage)
    }
  }
}

extension UITextView: TextContainerOwner {
  /// The width of the lines with their padding, in points.
  package nonisolated var containerWidth: CGFloat {
    assumingMainActor { arrangement.lines.width + 2 * textContainer.lineFragmentPadding }
  }
  /// Called when the container changed.
  package nonisolated func containerChanged() { assumingMainActor { textChanged() } }
}

extension UITextView: EditedText {
  var editedText: String { text ?? "" }
  /// The text as TextKit lays it out: with the view's alignment where it states none.
  var styledText: NSAttributedString {
    let styled = NSMutableAttributedString(
      attributedString: attributedText ?? NSAttributedString(string: ""))
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    let whole = NSRange(location: 0, length: styled.length)
    guard textAlignment != .natural, styled.length > 0,
      styled.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil
    else { return styled }
    styled.addAttribute(.paragraphStyle, value: style, range: whole)
    return styled
  }
  private var linesOrigin: CGPoint {
    CGPoint(x: textContainerInset.left, y: textContainerInset.top)
  }
  func replaceText(with text: String) {
    self.text = text
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
  func caret(at offset: Int) -> CGRect {
    layoutManager.caret(
      at: offset, origin: linesOrigin, lineHeight: CGFloat(content.metrics.lineHeight))
  }
  func rects(of range: NSRange) -> [CGRect] {
    layoutManager.places(of: range, origin: linesOrigin)
  }
  func characterIndex(at point: CGPoint) -> Int {
    layoutManager.characterIndex(at: point, origin: linesOrigin)
  }
  var isRightToLeftText: Bool { viewNode.isRightToLeft }
}

extension NSAttributedString {
  /// The text with attributes over its links, in place of the look that links have outside of text views.
  func withLinks(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var links: [NSRange] = []
    enumerateAttribute(
      .link, in: NSRange(location: 0, length: length), options: .longestEffectiveRangeNotRequired
    ) { value, range, _ in
      if value != nil { links.append(range) }
    }
    guard !links.isEmpty else { return self }
    let styled = NSMutableAttributedString(attributedString: self)
    for range in links {
      styled.removeAttribute(.link, range: range)
      styled.addAttributes(attributes, range: range)
    }
    return styled
  }
}
