internal import Diagnostics
internal import Foundation
internal import IBDocument

/// A checked document with the bytes of its elements.
@MainActor struct FixableDocument {
  /// The document as it was laid out.
  let laidOut: LaidOutDocument
  /// The positions of its elements.
  let map: MarkupMap
  private var elements: [SourcePosition: Element] = [:]
  /// The number of attributes with a text, an object's own `id` not counted.
  private var references: [String: Int] = [:]
  /// The identifiers that size classes turn on and off.
  private var masked: Set<String> = []

  /// Creates a document that was laid out from some bytes; nil for an encoding other than UTF-8.
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

  /// Returns the constraint whose start tag has a position; nil for another element.
  func constraint(at position: SourcePosition?) -> Element? {
    position.flatMap { elements[$0] }.flatMap { $0.name == "constraint" ? $0 : nil }
  }

  /// Whether another element refers to a constraint, or code can find it by its name.
  func isUsed(_ constraint: Element) -> Bool {
    constraint["identifier"] != nil || constraint["id"].map { references[$0] != nil } ?? false
  }

  /// Whether size classes change a constraint or turn it on and off.
  func isVaried(_ constraint: Element) -> Bool {
    constraint.child("variation") != nil || constraint["id"].map(masked.contains) ?? false
  }

  /// The edit that removes an element with its line.
  func removal(of element: Element) -> TextEdit? {
    map.span(at: element.position).map { TextEdit(map.removal(of: $0), "") }
  }

  /// Returns the edit that gives an attribute of an element another value; nil where the element does not have
  /// the attribute.
  ///
  /// - Parameter value: Must not contain quotation marks, `<` or `&`.
  func edit(_ name: String, of element: Element, to value: String) -> TextEdit? {
    map.tag(at: element.position)?[name].map { TextEdit($0.valueRange, value) }
  }
}
