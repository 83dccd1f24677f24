/// A `fontDescription` (iOS) or `font` (macOS) element.
package struct FontElement: Sendable, Hashable {
  /// `system`, `boldSystem`, `italicSystem`; nil for a named font or a text style.
  package let type: String?
  /// The size in points, if specified.
  package let pointSize: Double?
  /// The weight's name, such as `semibold`.
  package let weight: String?
  /// The PostScript name of a font.
  package let name: String?
  /// The family's name.
  package let family: String?
  /// A text style, such as `UICTFontTextStyleBody`.
  package let style: String?
  /// A text style of macOS, such as `footnote`.
  package let textStyle: String?
  /// A macOS role, such as `system`, `smallSystem` or `menu`.
  package let metaFont: String?

  /// Creates a font from a font element.
  package init(_ element: Element) {
    type = element["type"]
    pointSize = element.number("pointSize") ?? element.number("size")
    weight = element["weight"]
    name = element["name"]
    family = element["family"]
    style = element["style"]
    textStyle = element["textStyle"]
    metaFont = element["metaFont"]
  }
}
