package import Diagnostics

/// One XML element of a document, immutable.
///
/// Everything the reader has no type for stays reachable here.
package final class Element: Sendable {
  /// The element's name.
  package let name: String
  /// Its child elements in document order.
  package let children: [Element]
  /// The character data without that of its children; empty when it is all blanks.
  package let text: String
  /// The position of its opening `<`.
  package let position: SourcePosition
  /// The attributes by name.
  package let attributes: [String: String]

  init(
    name: String, attributes: [String: String], children: [Element], text: String,
    position: SourcePosition
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
    self.position = position
  }

  /// The attribute's text, or nil when the element does not have the attribute.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The first child of that name, and of that `key` attribute when one is given.
  package func child(_ name: String, key: String? = nil) -> Element? {
    for child in children where child.name == name {
      if let key, child["key"] != key { continue }
      return child
    }
    return nil
  }

  /// All children of that name, in document order.
  package func children(named name: String) -> [Element] {
    children.filter { $0.name == name }
  }

  /// The attribute as a truth value: `YES`/`NO` (also `true`/`false`, `1`/`0`), else nil.
  package func bool(_ attribute: String) -> Bool? { Self.bool(self[attribute]) }

  /// The attribute as a finite number, else nil.
  package func number(_ attribute: String) -> Double? { Self.number(self[attribute]) }

  /// The attributes `width` and `height`, as of a `size` element, in points; nil where one is missing.
  package var lengths: (width: Double, height: Double)? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return (width, height)
  }

  /// The attribute as a whole number, else nil.
  package func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Returns a priority as views and constraints hold it: in single precision, at most 1000, above 0.
  ///
  /// What vanishes in single precision becomes the least priority there is, not none.
  ///
  /// - Parameter number: Above 0.
  package static func priority(_ number: Double) -> Float {
    max(.leastNonzeroMagnitude, Float(min(number, 1000)))
  }

  static func bool(_ text: String?) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }

  static func number(_ text: String?) -> Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The name in messages: the element's name and, if it has one, its identifier.
  package var label: String { self["id"].map { "\(name)[\($0)]" } ?? name }
}
