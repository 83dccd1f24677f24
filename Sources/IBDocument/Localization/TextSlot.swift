/// A text in a document that translations replace.
package struct TextSlot: Sendable, Hashable {
  /// The object's identifier.
  package let id: String
  /// The name of the property, as in `.strings` files after the identifier, such as `normalTitle`.
  package let property: String

  /// The key in `.strings` files: `abc-12-def.text`.
  package var key: String { "\(id).\(property)" }

  /// The attributes, and children in `string` and `mutableString` elements, that are properties of their object.
  static let attributes: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "paletteLabel",
    "alternateTitle", "placeholderString",
  ]

  /// Returns the property for an attribute of a child that contains a text of the object.
  static func property(of attribute: String, in child: Element, number: Int) -> String? {
    switch (child.name, attribute) {
    case ("state", "title"): child["key"].map { "\($0)Title" }
    case ("buttonConfiguration", "title"), ("buttonConfiguration", "subtitle"):
      "configuration.\(attribute)"
    case ("segment", "title"): "segmentTitles[\(number)]"
    case ("segment", "label"): "ibShadowedLabels[\(number)]"
    case ("tableHeaderCell", "title"): child["key"].map { "\($0).title" }
    case ("fragment", "content"): "fragment[\(number)]"
    default: nil
    }
  }

  /// The elements without an identifier that contain texts of the enclosing object.
  static let inner: Set<String> = [
    "state", "buttonConfiguration", "segments", "segment", "tableHeaderCell", "attributedString",
    "fragment",
  ]
}
