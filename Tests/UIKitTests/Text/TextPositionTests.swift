import Foundation
import Testing
import UIKit

/// Positions, ranges and the selection in text fields and text views.
///
/// Source: Apple, "UITextInput"; offsets are UTF-16 units.
@MainActor struct TextPositionTests {
  enum Kind: CaseIterable { case field, view }
  static func input(_ kind: Kind, _ text: String) -> any UITextInput {
    switch kind {
    case .field:
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
      field.text = text
      return field
    case .view:
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.text = text
      return view
    }
  }
  static func text(_ input: any UITextInput) -> String? {
    (input as? UITextField)?.text ?? (input as? UITextView)?.text
  }
  static func range(_ input: any UITextInput, _ from: Int, _ to: Int) throws -> UITextRange {
    let start = try #require(input.position(from: input.beginningOfDocument, offset: from))
    let end = try #require(input.position(from: input.beginningOfDocument, offset: to))
    return try #require(input.textRange(from: start, to: end))
  }
  static func selection(_ input: any UITextInput) throws -> [Int] {
    let range = try #require(input.selectedTextRange)
    return [range.start, range.end].map {
      input.offset(from: input.beginningOfDocument, to: $0)
    }
  }

  @Test(arguments: Kind.allCases)
  func positionsAreUnits(kind: Kind) throws {
    let input = Self.input(kind, "a🙂b")
    #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 4)
    #expect(input.position(from: input.beginningOfDocument, offset: 5) == nil)
    #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
    let middle = try #require(input.position(from: input.endOfDocument, offset: -1))
    #expect(input.compare(middle, to: input.endOfDocument) == .orderedAscending)
    #expect(input.compare(middle, to: input.beginningOfDocument) == .orderedDescending)
    #expect(input.text(in: try Self.range(input, 1, 3)) == "🙂")
    // The ends of a range are in order.
    let turned = try #require(input.textRange(from: input.endOfDocument, to: middle))
    #expect(turned.start == middle)
    #expect(!turned.isEmpty)
    #expect(input.text(in: UITextRange()) == nil)
  }

  /// Text, selection, what is typed (nil is the delete key), the text and caret afterwards.
  nonisolated static let edits: [(String, ClosedRange<Int>, String?, String, Int)] = [
    ("abcd", 4...4, "x", "abcdx", 5), ("abcd", 1...1, "x", "axbcd", 2),
    ("abcd", 1...3, "xyz", "axyzd", 4), ("abcd", 1...3, nil, "ad", 1),
    ("a🙂b", 3...3, nil, "ab", 1), ("abcd", 0...0, nil, "abcd", 0),
    ("e\u{301}x", 2...2, nil, "x", 0),
  ]
  @Test(arguments: edits, Kind.allCases)
  func editsHappenAtTheSelection(
    edit: (String, ClosedRange<Int>, String?, String, Int), kind: Kind
  ) throws {
    let (before, selected, typed, after, caret) = edit
    let input = Self.input(kind, before)
    input.selectedTextRange = try Self.range(input, selected.lowerBound, selected.upperBound)
    if let typed { input.insertText(typed) } else { input.deleteBackward() }
    #expect(Self.text(input) == after)
    #expect(try Self.selection(input) == [caret, caret])
  }

  @Test(arguments: Kind.allCases)
  func aNewTextHasItsCaretAtTheEnd(kind: Kind) throws {
    let input = Self.input(kind, "abc")
    #expect(try Self.selection(input) == [3, 3])
    input.replace(try Self.range(input, 0, 2), withText: "xyz")
    #expect(Self.text(input) == "xyzc")
    #expect(try Self.selection(input) == [3, 3])
  }

  @Test(arguments: Kind.allCases)
  func markedTextIsReplaced(kind: Kind) throws {
    let input = Self.input(kind, "ab")
    input.selectedTextRange = try Self.range(input, 1, 1)
    #expect(input.markedTextRange == nil)
    input.setMarkedText("xy", selectedRange: NSRange(location: 1, length: 1))
    #expect(Self.text(input) == "axyb")
    #expect(try Self.selection(input) == [2, 3])
    #expect(input.markedTextRange == (try Self.range(input, 1, 3)))
    input.setMarkedText("z", selectedRange: NSRange(location: 1, length: 0))
    #expect(Self.text(input) == "azb")
    input.unmarkText()
    #expect(input.markedTextRange == nil)
    input.insertText("!")
    #expect(Self.text(input) == "az!b")
  }

  /// Carets go from left to right, and the point of a caret leads back to its position.
  @Test(arguments: Kind.allCases)
  func caretsAndPoints(kind: Kind) throws {
    let input = Self.input(kind, "Words")
    var last = -CGFloat.infinity
    for offset in 0...5 {
      let place = try #require(input.position(from: input.beginningOfDocument, offset: offset))
      let caret = input.caretRect(for: place)
      #expect(caret.minX > last)
      last = caret.minX
      let found = try #require(input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY)))
      #expect(input.offset(from: input.beginningOfDocument, to: found) == offset)
    }
    let all = try Self.range(input, 0, 5)
    #expect(abs(input.firstRect(for: all).maxX - last) < 0.01)
    #expect(input.selectionRects(for: all).count == 1)
    #expect(input.firstRect(for: all).minX == input.caretRect(for: all.start).minX)
  }

  /// Text, unit, offset, whether backwards, the unit around the offset.
  nonisolated static let units: [(String, UITextGranularity, Int, Bool, String?)] = [
    ("two words", .word, 0, false, "two"), ("two words", .word, 3, false, nil),
    ("two words", .word, 3, true, "two"), ("two words", .word, 5, false, "words"),
    ("a🙂b", .character, 1, false, "🙂"), ("One. Two.", .sentence, 2, false, "One. "),
    ("One. Two.", .sentence, 6, false, "Two."), ("a\nbc", .paragraph, 3, false, "bc"),
    ("a\nbc", .document, 0, false, "a\nbc"),
  ]
  @Test(arguments: units)
  func tokenizersFindUnits(
    text: String, unit: UITextGranularity, offset: Int, isBackward: Bool, expected: String?
  ) throws {
    let input = Self.input(.view, text)
    let place = try #require(input.position(from: input.beginningOfDocument, offset: offset))
    let found = input.tokenizer.rangeEnclosingPosition(
      place, with: unit, inDirection: .storage(isBackward ? .backward : .forward))
    #expect(found.flatMap(input.text(in:)) == expected)
  }
}
