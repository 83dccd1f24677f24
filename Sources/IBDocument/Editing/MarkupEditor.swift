internal import Diagnostics
package import Foundation

/// A document's text to which edits are applied; all bytes that an edit does not concern stay as they are.
package struct MarkupEditor {
  /// The reason why an edit cannot be applied to a text, as a sentence.
  package struct Refusal: Error {
    /// The sentence.
    package let sentence: String
  }

  /// The text after all edits so far.
  package private(set) var data: Data
  private let path: String

  /// Creates an editor of a text.
  ///
  /// - Parameter path: The path for messages.
  package init(_ data: Data, path: String) {
    self.data = data
    self.path = path
  }

  /// The elements of the text.
  ///
  /// - Throws: `DocumentError` if the text is not XML.
  package func element() throws(DocumentError) -> Element {
    try XMLReader(bytes: try TextEncoding.utf8(data, path: path), path: path).read()
  }

  /// Applies an edit with the fewest bytes that state it.
  ///
  /// Numbers and texts are replaced in place. New attributes precede `id`, as Xcode writes them. A new object gets a line
  /// with the indentation of its siblings; a removed one takes its line along, and a list that becomes empty.
  ///
  /// - Throws: `Refusal` for a text in another encoding than UTF-8, a path that does not exist, a new order, or a
  ///   character that XML cannot contain.
  /// - Complexity: O(bytes).
  package mutating func apply(_ edit: ElementEdit) throws(Refusal) {
    guard let map = MarkupMap(data) else {
      throw Refusal(sentence: "The file is not in UTF-8, so it is not edited.")
    }
    let root: Element
    do throws(DocumentError) {
      root = try element()
    } catch {
      throw Refusal(sentence: error.sentence)
    }
    let text = MarkedText(map: map, root: root)
    let edits: [TextEdit]
    switch edit.change {
    case .attributes(let values):
      edits = try text.attributes(values, of: try text.element(at: edit.path))
    case .removal, .part(nil): edits = [try text.removal(at: edit.path)]
    case .part(let new?): edits = try text.replacement(at: edit.path, by: new)
    case .insertion(let new, let previous):
      edits = [try text.insertion(of: new, at: edit.path, after: previous)]
    case .order: throw Refusal(sentence: "A new order of elements is not written.")
    }
    guard edits.allSatisfy({ MarkupText.isXML($0.replacement) }) else {
      throw Refusal(sentence: "The new text has a character that XML cannot contain.")
    }
    guard let bytes = Fix.applied([Fix("", edits)], to: map.bytes) else {
      throw Refusal(sentence: "The edits of the text overlap.")
    }
    data = Data(bytes)
  }
}

/// A text with its elements and their byte ranges, in which an edit's bytes are found.
private struct MarkedText {
  let map: MarkupMap
  let root: Element

  typealias Refusal = MarkupEditor.Refusal

  func element(at path: [ElementStep]) throws(Refusal) -> Element {
    guard let element = root.element(at: path) else {
      throw Refusal(sentence: "The text does not contain the edited element.")
    }
    return element
  }

  private func span(of element: Element) throws(Refusal) -> MarkupMap.Span {
    guard let span = map.span(at: element.position) else {
      throw Refusal(sentence: "The tag of \(element.label) was not found in the text.")
    }
    return span
  }

  // MARK: Attributes

  func attributes(
    _ values: [String: String?], of element: Element
  ) throws(Refusal) -> [TextEdit] {
    guard let tag = map.tag(at: element.position) else {
      throw Refusal(sentence: "The tag of \(element.label) was not found in the text.")
    }
    var edits: [TextEdit] = []
    var added = ""
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      switch (tag[name], value) {
      case (let old?, let value?):
        let isInApostrophes = map.bytes[old.valueRange.upperBound] == UInt8(ascii: "'")
        edits.append(
          TextEdit(
            old.valueRange, MarkupText.attribute(value, isInApostrophes: isInApostrophes)))
      case (let old?, nil): edits.append(TextEdit(old.fullRange, ""))
      case (nil, let value?): added += " \(name)=\"\(MarkupText.attribute(value))\""
      case (nil, nil): break
      }
    }
    if !added.isEmpty {
      let place =
        tag["id"]?.fullRange.lowerBound ?? tag.attributes.last?.fullRange.upperBound
        ?? tag.range.lowerBound + 1 + element.name.utf8.count
      edits.append(TextEdit(place..<place, added))
    }
    return edits
  }

  // MARK: Parts

  func removal(at path: [ElementStep]) throws(Refusal) -> TextEdit {
    var path = path
    guard !path.isEmpty else {
      throw Refusal(sentence: "The text's outermost element is not removed.")
    }
    // Only a list of constraints disappears with its last element.
    if path.count > 1, let parent = root.element(at: path.dropLast()),
      parent.name == "constraints", parent.children.count == 1, root.element(at: path) != nil
    {
      path.removeLast()
    }
    return TextEdit(map.removal(of: try span(of: try element(at: path))), "")
  }

  func replacement(at path: [ElementStep], by new: Element) throws(Refusal) -> [TextEdit] {
    guard let old = root.element(at: path) else {
      return [try child(new, of: try element(at: path.dropLast()), before: [])]
    }
    let span = try span(of: old)
    guard old.name == new.name, old.children.isEmpty, new.children.isEmpty else {
      return [TextEdit(span.element, MarkupText.element(new))]
    }
    var changed: [String: String?] = [:]
    for name in Set(old.attributes.keys).union(new.attributes.keys)
    where old[name] != new[name] {
      changed[name] = .some(new[name])
    }
    if old.text == new.text { return try attributes(changed, of: old) }
    let end = UInt8(ascii: "<")
    guard changed.isEmpty, span.tag.upperBound < span.element.upperBound,
      let close = map.bytes[span.tag.upperBound..<span.element.upperBound].firstIndex(of: end),
      map.bytes[close...].starts(with: "</".utf8)
    else {
      return [TextEdit(span.element, MarkupText.element(new))]
    }
    return [TextEdit(span.tag.upperBound..<close, MarkupText.content(new.text))]
  }

  func insertion(
    of new: Element, at path: [ElementStep], after previous: ElementStep?
  ) throws(Refusal) -> TextEdit {
    guard let parent = root.element(at: path) else {
      // A list that does not exist yet is inserted with its element.
      guard case .part(let name, let key, _)? = path.last,
        let holder = root.element(at: path.dropLast())
      else { throw Refusal(sentence: "The text does not contain the edited element.") }
      let list = Element(
        name: name, attributes: key.map { ["key": $0] } ?? [:], children: [new], text: "",
        position: holder.position)
      return try child(list, of: holder, before: Element.partsBehindLists)
    }
    guard let previous else {
      return try child(new, of: parent, before: parent.children.prefix(1).map(\.name))
    }
    if let sibling = parent.element(at: [previous]) {
      let place = try span(of: sibling).element
      let (line, indentation) = line(at: place.lowerBound)
      let text = MarkupText.element(new, indentation: indentation, line: line)
      return TextEdit(place.upperBound..<place.upperBound, line + indentation + text)
    }
    return try child(new, of: parent, before: [])
  }

  /// Returns the insertion of a child before the first child with one of some names, or as the last one.
  private func child(
    _ new: Element, of parent: Element, before names: some Collection<String>
  ) throws(Refusal) -> TextEdit {
    if let next = parent.children.first(where: { names.contains($0.name) }) {
      let place = try span(of: next).element.lowerBound
      let (line, indentation) = line(at: place)
      let text = MarkupText.element(new, indentation: indentation, line: line)
      return TextEdit(place..<place, text + line + indentation)
    }
    if let last = parent.children.last {
      let place = try span(of: last).element
      let (line, indentation) = line(at: place.lowerBound)
      let text = MarkupText.element(new, indentation: indentation, line: line)
      return TextEdit(place.upperBound..<place.upperBound, line + indentation + text)
    }
    let span = try span(of: parent)
    if let place = endOfContent(of: span) {
      let (line, outer) = line(at: place)
      let inner = line.isEmpty ? "" : outer + MarkupText.step
      let text = MarkupText.element(new, indentation: inner, line: line)
      return TextEdit(
        place..<place, (line.isEmpty ? "" : MarkupText.step) + text + line + outer)
    }
    let (line, outer) = line(at: span.element.lowerBound)
    let indentation = line.isEmpty ? "" : outer + MarkupText.step
    let text =
      ">" + line + indentation + MarkupText.element(new, indentation: indentation, line: line)
      + line + outer + "</\(parent.name)>"
    let close = map.bytes[span.tag].dropLast().last == UInt8(ascii: "/") ? 2 : 1
    return TextEdit((span.tag.upperBound - close)..<span.element.upperBound, text)
  }

  /// Returns the place of an element's end tag; nil without anything but blanks before it.
  private func endOfContent(of span: MarkupMap.Span) -> Int? {
    guard let end = map.bytes[span.element].lastIndex(of: UInt8(ascii: "<")),
      end >= span.tag.upperBound,
      !map.bytes[span.tag.upperBound..<end].allSatisfy(XMLReader.isBlank)
    else { return nil }
    return end
  }

  /// Returns the line break and the indentation of the line that an element begins; empty if others precede it.
  private func line(at place: Int) -> (line: String, indentation: String) {
    var start = place
    while start > 0, [0x20, 0x09].contains(map.bytes[start - 1]) { start -= 1 }
    guard start > 0, map.bytes[start - 1] == 0x0A else { return ("", "") }
    let isPair = start > 1 && map.bytes[start - 2] == 0x0D
    return (isPair ? "\r\n" : "\n", String(decoding: map.bytes[start..<place], as: UTF8.self))
  }
}

/// The markup of elements and texts.
enum MarkupText {
  /// The indentation of a level, as Xcode writes it.
  static let step = "    "

  /// Returns a value as it stands between quotation marks, or between apostrophes.
  static func attribute(_ text: String, isInApostrophes: Bool = false) -> String {
    var names: [Unicode.Scalar: String] = [
      "\"": "&quot;", "\n": "&#10;", "\r": "&#13;", "\t": "&#9;",
    ]
    if isInApostrophes { names["'"] = "&apos;" }
    return escaped(text, names)
  }

  /// Returns a text as it stands between tags.
  static func content(_ text: String) -> String { escaped(text, ["\r": "&#13;"]) }

  /// Escapes scalars: a character may combine a mark of XML with an accent, or a carriage return with a line feed.
  private static func escaped(_ text: String, _ more: [Unicode.Scalar: String]) -> String {
    let all = more.merging(["&": "&amp;", "<": "&lt;", ">": "&gt;"]) { $1 }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let name = all[scalar] {
        result.append(contentsOf: name.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a text has none of the characters that XML cannot contain.
  ///
  /// - SeeAlso: XML 1.0, section 2.2.
  static func isXML(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      switch $0.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...: true
      default: false
      }
    }
  }

  /// The order in which Xcode writes the attributes of constraints; others follow by name, `id` comes last.
  private static let order = [
    "key", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
    "multiplier", "priority", "constant",
  ]

  /// Returns an element with its children.
  ///
  /// - Parameters:
  ///   - indentation: The indentation of the element's own line, which the text does not begin with.
  ///   - line: The line break; empty for a single line.
  static func element(
    _ element: Element, indentation: String = "", line: String = ""
  ) -> String {
    func rank(_ name: String) -> Int { name == "id" ? .max : order.firstIndex(of: name) ?? 100 }
    let names = element.attributes.keys.sorted { (rank($0), $0) < (rank($1), $1) }
    let tag =
      "<\(element.name)"
      + names.map { " \($0)=\"\(attribute(element[$0] ?? ""))\"" }.joined()
    if element.children.isEmpty, element.text.isEmpty { return tag + "/>" }
    if element.children.isEmpty { return "\(tag)>\(content(element.text))</\(element.name)>" }
    let inner = line.isEmpty ? "" : indentation + step
    let children = element.children.map {
      line + inner + Self.element($0, indentation: inner, line: line)
    }
    return "\(tag)>\(children.joined())\(line)\(line.isEmpty ? "" : indentation)</\(element.name)>"
  }
}
