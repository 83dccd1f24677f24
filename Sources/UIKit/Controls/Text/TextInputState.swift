internal import Foundation

/// The text, selection and geometry that a text input of this library provides.
@MainActor protocol EditedText: UITextInput {
  /// The text without looks.
  var editedText: String { get }
  /// Replaces the text and notifies of it.
  func replaceText(with text: String)
  /// The rectangle of the caret before a letter.
  func caret(at offset: Int) -> CGRect
  /// The rectangles around letters, one a line.
  func rects(of range: NSRange) -> [CGRect]
  /// The letter at a point.
  func characterIndex(at point: CGPoint) -> Int
  /// The writing direction of the text.
  var isRightToLeftText: Bool { get }
}

/// The selection and the marked text of a text input, and its positions.
///
/// Text fields and text views answer the questions of ``UITextInput`` with it.
@MainActor final class TextInputState {
  private unowned let view: any EditedText
  /// The object that is notified of changes.
  weak var delegate: (any UITextInputDelegate)?
  /// The looks of marked text.
  var markedStyle: [NSAttributedString.Key: Any]?
  /// The tokenizer, made on first access.
  private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(
    textInput: view)
  // Nil is the end of the text.
  private var selected: NSRange?
  private var marked: NSRange?

  init(_ view: any EditedText) { self.view = view }

  private var text: String { view.editedText }
  private var length: Int { view.editedText.utf16.count }
  private func clamped(_ range: NSRange) -> NSRange {
    let lower = min(max(0, range.location), length)
    return NSRange(location: lower, length: min(max(0, range.length), length - lower))
  }

  // MARK: Selection

  /// The selected range; the end of the text until one is set.
  var selection: NSRange {
    get { clamped(selected ?? NSRange(location: length, length: 0)) }
    set {
      delegate?.selectionWillChange(view)
      selected = clamped(newValue)
      delegate?.selectionDidChange(view)
    }
  }
  /// Called when the whole text was replaced: the caret goes to its end.
  func textWasReplaced() { (selected, marked) = (nil, nil) }
  /// The selected range as an object; nil and foreign ranges select nothing at the end.
  var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set { selection = range(newValue) ?? NSRange(location: length, length: 0) }
  }
  /// The edit that typed text makes at the selection, or at marked text.
  func edit(typing letters: String) -> TextEdit {
    TextEdit(replacing: marked ?? selection, in: text, with: letters)
  }
  /// The edit that the delete key makes; nil at the beginning.
  func editDeleting() -> TextEdit? {
    let range = marked ?? selection
    if range.length > 0 { return TextEdit(replacing: range, in: text, with: "") }
    return TextEdit(deletingBefore: range.location, in: text)
  }
  /// Called after an edit was made: the caret goes behind what it inserted.
  func didEdit(_ edit: TextEdit) {
    marked = nil
    selected = NSRange(location: edit.range.location + edit.replacement.utf16.count, length: 0)
  }

  // MARK: Marked text

  /// The marked range as an object.
  var markedTextRange: UITextRange? { marked.map { TextSpan(clamped($0)) } }
  /// Replaces the marked text, or the selection, by marked text and selects a range in it.
  func setMarkedText(_ words: String?, selectedRange: NSRange) {
    let words = words ?? ""
    let edit = TextEdit(replacing: marked ?? selection, in: text, with: words)
    delegate?.textWillChange(view)
    view.replaceText(with: edit.result)
    let start = edit.range.location
    let count = words.utf16.count
    marked = count > 0 ? NSRange(location: start, length: count) : nil
    let first = min(max(0, selectedRange.location), count)
    selected = NSRange(
      location: start + first, length: min(max(0, selectedRange.length), count - first))
    delegate?.textDidChange(view)
  }
  /// Turns the marked text into ordinary text.
  func unmark() { marked = nil }

  // MARK: Positions

  private func offset(_ position: UITextPosition) -> Int? { (position as? TextOffset)?.offset }
  private func range(_ range: UITextRange?) -> NSRange? { (range as? TextSpan)?.range }

  var beginning: UITextPosition { TextOffset(0) }
  var end: UITextPosition { TextOffset(length) }
  func text(in range: UITextRange) -> String? {
    guard let range = self.range(range) else { return nil }
    return (text as NSString).substring(with: clamped(range))
  }
  func replace(_ range: UITextRange, withText words: String) {
    guard let range = self.range(range) else { return }
    let edit = TextEdit(replacing: clamped(range), in: text, with: words)
    delegate?.textWillChange(view)
    view.replaceText(with: edit.result)
    didEdit(edit)
    delegate?.textDidChange(view)
  }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = offset(from), let to = offset(to) else { return nil }
    return TextSpan(NSRange(location: min(from, to), length: abs(to - from)))
  }
  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    guard let offset = offset(position), distance >= -offset, distance <= length - offset else {
      return nil
    }
    return TextOffset(offset + distance)
  }
  func position(from position: UITextPosition, in way: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  {
    switch way {
    case .right, .left:
      let isForward = (way == .right) != view.isRightToLeftText
      // The smallest number has no opposite.
      let back = offset == .min ? .max : -offset
      return self.position(from: position, offset: isForward ? offset : back)
    case .up, .down:
      guard let start = self.offset(position) else { return nil }
      let caret = view.caret(at: start)
      let distance = caret.height * CGFloat(offset) * (way == .down ? 1 : -1)
      return closest(to: CGPoint(x: caret.midX, y: caret.midY + distance))
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position) ?? 0, offset(other) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    (offset(to) ?? 0) - (offset(from) ?? 0)
  }
  private func leadsBack(_ way: UITextLayoutDirection) -> Bool {
    way == .up || (way == .left) != view.isRightToLeftText && way != .down
  }
  func position(within range: UITextRange, farthestIn way: UITextLayoutDirection)
    -> UITextPosition?
  { leadsBack(way) ? range.start : range.end }
  func characterRange(byExtending position: UITextPosition, in way: UITextLayoutDirection)
    -> UITextRange?
  { textRange(from: position, to: leadsBack(way) ? beginning : end) }

  // MARK: Places

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = self.range(range) else { return .null }
    return view.rects(of: clamped(range)).first ?? view.caret(at: clamped(range).location)
  }
  func caretRect(for position: UITextPosition) -> CGRect {
    guard let offset = offset(position) else { return .null }
    return view.caret(at: min(max(0, offset), length))
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range) else { return [] }
    let rects = view.rects(of: clamped(range))
    return rects.indices.map {
      SelectionRect(rects[$0], start: $0 == 0, end: $0 == rects.count - 1)
    }
  }
  /// The position nearest to a point: before or behind the letter there.
  func closest(to point: CGPoint) -> UITextPosition {
    let letter = min(view.characterIndex(at: point), length)
    guard letter < length else { return TextOffset(length) }
    let next = text.characterRange(at: letter).upperBound
    let (near, far) = (view.caret(at: letter), view.caret(at: next))
    let isNext = near.minY == far.minY && abs(far.midX - point.x) < abs(near.midX - point.x)
    return TextOffset(isNext ? next : letter)
  }
  func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range), let found = offset(closest(to: point)) else { return nil }
    return TextOffset(min(max(found, range.location), range.upperBound))
  }
  func characterRange(at point: CGPoint) -> UITextRange? {
    let letter = view.characterIndex(at: point)
    guard (0..<length).contains(letter) else { return nil }
    return TextSpan(text.characterRange(at: letter))
  }
}
