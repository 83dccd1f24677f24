package import Diagnostics

/// The `Contents.json` of a colour set.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", named colour type.
package struct ColorSet: AssetSetContents {
  /// A colour of a set.
  package enum Value: Sendable, Hashable {
    /// Red, green, blue and opacity, 0 to 1, in sRGB.
    case sRGB(Double, Double, Double, Double)
    /// Red, green, blue and opacity, 0 to 1, in Display P3.
    case displayP3(Double, Double, Double, Double)
    /// Grey and opacity, 0 to 1, with gamma 2.2.
    case gray(Double, Double)
    /// A system colour with a name, such as `systemBlueColor`.
    case system(String)
  }

  /// A colour for particular devices and appearances.
  package struct Entry: Sendable {
    /// The conditions for its use.
    package let qualifiers: AssetQualifiers
    /// The colour; nil for an entry without one.
    package let value: Value?
    /// The path of the entry in the file.
    package let path: JSONPath
  }

  /// The colours, in file order.
  package let entries: [Entry]

  /// Creates the value from the readable parts, and adds findings about the rest.
  package init(_ document: JSONDocument, findings: inout [Finding]) {
    var reader = ContentsReader(document)
    defer { findings += reader.findings }
    var entries: [Entry] = []
    if let root = reader.root() {
      reader.checkKeys(of: root, ["colors", "info", "properties"])
      for place in reader.objects("colors", of: root) {
        reader.checkKeys(of: place, ContentsReader.qualifierKeys.union(["color"]))
        entries.append(
          Entry(
            qualifiers: reader.qualifiers(of: place), value: reader.color(of: place),
            path: place.path))
      }
    }
    self.entries = entries
  }

  /// Returns the colour for traits, among the entries with a colour; `AssetQualifiers.misfit(_:)` ranks them.
  package func value(for traits: AssetTraits) -> Value? {
    entries.filter { $0.value != nil }.best(for: traits, \.qualifiers)?.value
  }
}

extension ContentsReader {
  fileprivate mutating func color(of entry: Place) -> ColorSet.Value? {
    guard let color = object("color", of: entry) else { return nil }
    checkKeys(of: color, ["color-space", "components", "platform", "reference"])
    if let name = string("reference", of: color) { return .system(name) }
    guard let components = object("components", of: color) else { return nil }
    checkKeys(of: components, ["alpha", "blue", "green", "red", "white"])
    let space = string("color-space", of: color)
    func part(_ key: String) -> Place? { member(key, of: components) }
    let alpha = part("alpha") == nil ? 1 : component("alpha", of: components)
    guard let alpha else { return nil }
    if part("white") != nil {
      return component("white", of: components).map { .gray($0, alpha) }
    }
    guard let red = component("red", of: components),
      let green = component("green", of: components), let blue = component("blue", of: components)
    else { return nil }
    return space == "display-p3"
      ? .displayP3(red, green, blue, alpha) : .sRGB(red, green, blue, alpha)
  }

  /// Returns a component: a number or a text, as a fraction, a number up to 255, or a hexadecimal number up to 255.
  ///
  /// Xcode writes fractions with a decimal point, bytes without one, and hexadecimal bytes after `0x`.
  private mutating func component(_ key: String, of components: Place) -> Double? {
    guard let found = member(key, of: components) else { return nil }
    if let number = found.value.number { return number }
    guard let text = string(key, of: components) else { return nil }
    if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    if let number = Double(text), number.isFinite, !text.lowercased().contains("x") {
      return text.contains(".") ? number : number / 255
    }
    report(.wrongType, "'\(found.path)' is '\(text)', which is not a colour component", at: found)
    return nil
  }
}
