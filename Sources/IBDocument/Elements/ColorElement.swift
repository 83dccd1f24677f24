/// A `color` element.
package struct ColorElement: Sendable, Hashable {
  /// Components in sRGB, normally 0 … 1; the components of a wide-gamut colour may be outside this range.
  package struct RGBA: Sendable, Hashable {
    /// Red.
    package let red: Double
    /// Green.
    package let green: Double
    /// Blue.
    package let blue: Double
    /// Opacity.
    package let alpha: Double

    /// Creates a colour from its components.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// The name of a colour in an asset catalogue.
  package let name: String?
  /// The name of a system colour, such as `labelColor`; this includes macOS colours of the `System` catalogue.
  package let systemName: String?
  /// The components in the element itself, in sRGB.
  package let components: RGBA?
  /// The colour space in the document (the custom one, if there is one).
  package let space: String?

  /// Creates a colour from a `color` element.
  package init(_ element: Element) {
    let isSystemCatalog =
      element["colorSpace"] == "catalog" && element["catalog"]?.lowercased() == "system"
    let system = element["systemColor"] ?? element["cocoaTouchSystemColor"]
    systemName = system ?? (isSystemCatalog ? element["name"] : nil)
    name = systemName == nil ? element["name"] : nil
    space =
      element["colorSpace"] == "custom" ? element["customColorSpace"] : element["colorSpace"]
    components =
      Self.components(of: element, space: space)
      ?? element.child("color").flatMap { ColorElement($0).components }
  }

  private static func components(of element: Element, space: String?) -> RGBA? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") {
      return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    if space == "displayP3" {
      return DisplayP3.sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }
    // Calibrated and device colours are treated as sRGB, as on iOS.
    return RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }
}
