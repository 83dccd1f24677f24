import Diagnostics
import Foundation
import GoldenFiles
import TestSupport
import Testing

@testable import IBDocument

/// Random edits of all documents in the repository: each text states its edit, and keeps all other bytes.
struct MarkupEditorPropertyTests {
  private static let seed: UInt64 = 0xED17

  /// Texts with what XML escapes, what combines with it, and what is longer than a byte.
  private static let words = [
    "", "12.5", "a & b", "<", "]]>", "'", "\"", "\"'\u{301}", "x\ny", "x\r\ny", "\t", "Grüße", "👩‍👩‍👧",
    "&amp;", "e\u{301}", "\u{7F}\u{2028}",
  ]

  /// An edit, and the bytes of the text that it may replace.
  private struct Planned {
    let edit: ElementEdit
    let range: Range<Int>
    /// Whether bytes are only added, at one place.
    var isInsertion = false
  }

  /// Single edits change their element; a row of edits is a row of edited documents.
  @Test(arguments: Repository.documents, [false, true])
  func textsStateTheirEdits(path: String, isCRLF: Bool) throws {
    var text = try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    if isCRLF { text = text.replacing("\n", with: "\r\n") }
    let data = Data(text.utf8)
    guard let document = try? Document(data: data, path: path) else { return }
    var random = SeededRandom(seed: Self.seed)
    for round in 0..<12 {
      let planned = try Self.planned(document.element, data, &random)
      let comment = Comment(
        rawValue: "seed \(Self.seed), round \(round): \(planned.edit.path) \(planned.edit.change)")
      var editor = MarkupEditor(data, path: path)
      try editor.apply(planned.edit)
      let edited = document.element.applying(planned.edit)
      #expect(MarkupAgreement.differences(try editor.element(), edited).isEmpty, comment)
      Self.expectOtherBytes(of: data, in: editor.data, planned, comment)
    }
    var editor = MarkupEditor(data, path: path)
    var edited = document.element
    for round in 0..<12 {
      let edit = try Self.planned(try editor.element(), editor.data, &random).edit
      try editor.apply(edit)
      edited = edited.applying(edit)
      #expect(
        MarkupAgreement.differences(try editor.element(), edited).isEmpty,
        "seed \(Self.seed), edits up to \(round)")
    }
  }

  /// The bytes before and behind the edited ones are those of the old text.
  private static func expectOtherBytes(
    of old: Data, in new: Data, _ planned: Planned, _ comment: Comment
  ) {
    let before = zip(old, new).prefix { $0 == $1 }.count
    let behind = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if planned.isInsertion {
      #expect(before + behind >= old.count && new.count > old.count, comment)
    } else {
      #expect(before >= planned.range.lowerBound, comment)
      #expect(behind >= old.count - planned.range.upperBound, comment)
      #expect(new.count >= old.count - planned.range.count, comment)
    }
  }

  // MARK: Edits

  private static func planned(
    _ root: Element, _ data: Data, _ random: inout SeededRandom
  ) throws -> Planned {
    let map = try #require(MarkupMap(data))
    let places = self.places(root, [])
    while true {
      let place = try #require(places.randomElement(using: &random))
      let element = try #require(root.element(at: place))
      let span = try #require(map.span(at: element.position))
      let edit: Planned? =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: attributes(element, place, span, &random)
        case 1: removal(element, place, root, map, span)
        case 2: part(element, place, span, &random)
        default: insertion(element, place, map, span, &random)
        }
      if let edit { return edit }
    }
  }

  private static func places(_ element: Element, _ path: [ElementStep]) -> [[ElementStep]] {
    [path]
      + zip(ElementStep.steps(of: element), element.children).flatMap {
        places($1, path + [$0])
      }
  }

  private static func word(_ random: inout SeededRandom) -> String {
    words.randomElement(using: &random) ?? ""
  }

  private static func attributes(
    _ element: Element, _ place: [ElementStep], _ span: MarkupMap.Span,
    _ random: inout SeededRandom
  ) -> Planned {
    // The identity of an element stays.
    let own = element.attributes.keys.filter { !["id", "sceneID", "key"].contains($0) }.sorted()
    var values: [String: String?] = ["new-\(Int.random(in: 0..<3, using: &random))": word(&random)]
    for name in own.shuffled(using: &random).prefix(2) {
      values.updateValue(Bool.random(using: &random) ? word(&random) : nil, forKey: name)
    }
    return Planned(
      edit: ElementEdit(at: place, .attributes(values), before: element), range: span.tag)
  }

  private static func removal(
    _ element: Element, _ place: [ElementStep], _ root: Element, _ map: MarkupMap,
    _ span: MarkupMap.Span
  ) -> Planned? {
    guard place.count > 1, let parent = root.element(at: place.dropLast()) else { return nil }
    let isLast = parent.name == "constraints" && parent.children.count == 1
    guard let gone = isLast ? map.span(at: parent.position) : span else { return nil }
    return Planned(
      edit: ElementEdit(
        at: place, element.objectID == nil ? .part(nil) : .removal, before: element),
      range: lines(around: gone.element, in: map.bytes))
  }

  /// Returns a range with the blanks and the line breaks at both ends.
  private static func lines(around range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let blanks = Set(" \t\r\n".utf8)
    let start = bytes[..<range.lowerBound].lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? 0
    let end = bytes[range.upperBound...].firstIndex { !blanks.contains($0) } ?? bytes.count
    return start..<end
  }

  private static func part(
    _ element: Element, _ place: [ElementStep], _ span: MarkupMap.Span,
    _ random: inout SeededRandom
  ) -> Planned? {
    guard place.count > 1, element.objectID == nil, element.children.isEmpty else { return nil }
    var new = element
    if element.text.isEmpty || Bool.random(using: &random) {
      new = new.with("new", word(&random))
    }
    if !element.text.isEmpty || Bool.random(using: &random) {
      // A text of blanks counts as none.
      new = new.with(text: "-" + word(&random))
    }
    return Planned(
      edit: ElementEdit(at: place, .part(new), before: element), range: span.element)
  }

  private static func insertion(
    _ element: Element, _ place: [ElementStep], _ map: MarkupMap, _ span: MarkupMap.Span,
    _ random: inout SeededRandom
  ) -> Planned? {
    guard element["id"] != nil, !place.isEmpty, element.name != "constraint" else { return nil }
    let id = "new-\(UInt32.random(in: 0...UInt32.max, using: &random))"
    let constraint = Element(
      name: "constraint", attributes: ["firstAttribute": "width", "constant": "8", "id": id],
      at: SourcePosition(line: 1, column: 1))
    let step = ElementStep.part(name: "constraints", key: nil, place: 0)
    let others = element.element(at: [step]).map { ElementStep.steps(of: $0) } ?? []
    let previous = Bool.random(using: &random) ? others.randomElement(using: &random) : others.last
    let edit = ElementEdit(
      at: place + [step], .insertion(constraint, after: previous), before: nil)
    // An element without children is written again.
    let parent = others.isEmpty ? element.element(at: [step]) ?? element : element
    guard let range = map.span(at: parent.position)?.element else { return nil }
    return Planned(edit: edit, range: range, isInsertion: !parent.children.isEmpty)
  }
}
