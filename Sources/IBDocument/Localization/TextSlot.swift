/// A text of a document that translations replace.
package struct TextSlot: Sendable, Hashable {
  /// The object's identifier.
  package let id: String
  /// The name of its property, as `.strings` files write it behind the identifier, such as `normalTitle`.
  package let property: String

  /// The key of `.strings` files: `abc-12-def.text`.
  package var key: String { "\(id).\(property)" }

  /// Attributes, and children of the elements `string` and `mutableString`, that are properties of their object.
  static let attributes: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "label", "paletteLabel",
    "alternateTitle", "placeholderString",
  ]

  /// Returns the property for an attribute of a child that holds a text of the object.
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

  /// Elements without an identifier that hold texts of the object around them.
  static let inner: Set<String> = [
    "state", "buttonConfiguration", "segments", "segment", "tableHeaderCell", "attributedString",
    "fragment",
  ]
}
