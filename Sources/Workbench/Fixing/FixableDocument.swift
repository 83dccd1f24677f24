internal import Diagnostics
internal import Foundation
internal import IBDocument

/// A checked document with the byte ranges of its elements.
@MainActor struct FixableDocument {
  /// The laid-out document.
  let laidOut: LaidOutDocument
  /// The positions of its elements.
  let map: MarkupMap
  private var elements: [SourcePosition: Element] = [:]
  /// The number of attributes with each value, without the objects' own `id`.
  private var references: [String: Int] = [:]
  /// The identifiers that size classes include or exclude.
  private var masked: Set<String> = []

  /// Creates the document for the bytes that were laid out; nil for an encoding other than UTF-8.
  init?(_ laidOut: LaidOutDocument, _ data: Data) {
    guard let map = MarkupMap(data) else { return nil }
    self.laidOut = laidOut
    self.map = map
    var open = [laidOut.document.element]
    while let element = open.popLast() {
      elements[element.position] = element
      for (name, value) in element.attributes where name != "id" {
        references[value, default: 0] += 1
      }
      if element.name == "include" || element.name == "exclude", let id = element["reference"] {
        masked.insert(id)
      }
      open += element.children
    }
  }

  /// Returns the constraint whose start tag is at a position; nil for another element.
  func constraint(at position: SourcePosition?) -> Element? {
    position.flatMap { elements[$0] }.flatMap { $0.name == "constraint" ? $0 : nil }
  }

  /// Whether another element refers to a constraint, or code can access it by name.
  func isUsed(_ constraint: Element) -> Bool {
    constraint["identifier"] != nil || constraint["id"].map { references[$0] != nil } ?? false
  }

  /// Whether size classes change, include or exclude a constraint.
  func isVaried(_ constraint: Element) -> Bool {
    constraint.child("variation") != nil || constraint["id"].map(masked.contains) ?? false
  }

  /// Returns the edit that removes an element with its line.
  func removal(of element: Element) -> TextEdit? {
    map.span(at: element.position).map { TextEdit(map.removal(of: $0), "") }
  }

  /// Returns the edit that changes an attribute of an element; nil if the element does not have the attribute.
  ///
  /// - Parameter value: The new value, without quotation marks, `<` and `&`.
  func edit(_ name: String, of element: Element, to value: String) -> TextEdit? {
    map.tag(at: element.position)?[name].map { TextEdit($0.valueRange, value) }
  }
}
