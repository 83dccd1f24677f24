package import Diagnostics

/// An immutable XML element of a document.
///
/// It provides access to everything without a specific type.
package final class Element: Sendable {
  /// The element's name.
  package let name: String
  /// Its child elements in document order.
  package let children: [Element]
  /// The character data, without that of its children; empty if it is blank.
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

  /// The value of an attribute; nil if it is missing.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// Returns the first child with a name and, if specified, a `key` attribute.
  package func child(_ name: String, key: String? = nil) -> Element? {
    for child in children where child.name == name {
      if let key, child["key"] != key { continue }
      return child
    }
    return nil
  }

  /// Returns all children with a name, in document order.
  package func children(named name: String) -> [Element] {
    children.filter { $0.name == name }
  }

  /// Returns an attribute as a truth value: `YES`/`NO` (also `true`/`false`, `1`/`0`), otherwise nil.
  package func bool(_ attribute: String) -> Bool? { Self.bool(self[attribute]) }

  /// Returns an attribute as a finite number, otherwise nil.
  package func number(_ attribute: String) -> Double? { Self.number(self[attribute]) }

  /// The attributes `width` and `height`, such as those of a `size` element, in points; nil if one is missing.
  package var lengths: (width: Double, height: Double)? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return (width, height)
  }

  /// Returns an attribute as a whole number, otherwise nil.
  package func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Returns a priority for views and constraints: in single precision, above 0 and at most 1000.
  ///
  /// A number that underflows becomes the smallest positive priority.
  ///
  /// - Parameter number: A number above 0.
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

  /// The name in messages: the element's name and its identifier, if any.
  package var label: String { self["id"].map { "\(name)[\($0)]" } ?? name }
}
