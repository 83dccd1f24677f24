package import Foundation

/// What the `Contents.json` of a colour set says.
///
/// - SeeAlso: Apple, "Asset Catalog Format Reference", named colour type.
package struct ColorSet: Sendable, Decodable {
  /// A colour of a set.
  package enum Value: Sendable, Hashable {
    /// Red, green, blue and opacity, 0 to 1, in sRGB.
    case sRGB(Double, Double, Double, Double)
    /// Red, green, blue and opacity, 0 to 1, in Display P3.
    case displayP3(Double, Double, Double, Double)
    /// Grey and opacity, 0 to 1, with gamma 2.2.
    case gray(Double, Double)
    /// One of the system's, by a name such as `systemBlueColor`.
    case system(String)
  }

  /// A colour for some devices and appearances.
  struct Entry: Sendable, Decodable {
    let idiom: String?
    let appearances: [AssetAppearance]?
    let color: Color?
  }

  /// A colour as the file states it.
  struct Color: Sendable, Decodable {
    let space: String?
    let components: [String: Component]?
    let reference: String?

    enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }

    var value: Value? {
      if let reference { return .system(reference) }
      func part(_ key: String, _ usual: Double? = nil) -> Double? {
        components?[key]?.value ?? usual
      }
      guard let alpha = part("alpha", 1) else { return nil }
      if let white = part("white") { return .gray(white, alpha) }
      guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
        return nil
      }
      return space == "display-p3"
        ? .displayP3(red, green, blue, alpha) : .sRGB(red, green, blue, alpha)
    }
  }

  /// A component: a number or a text, as a share, of 255, or of 255 in hexadecimal digits.
  struct Component: Sendable, Decodable {
    let value: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number.isFinite ? number : nil
      } else {
        value = Self.number(try container.decode(String.self))
      }
    }

    /// Xcode writes shares with a point, bytes without one, and bytes in hexadecimal after `0x`.
    private static func number(_ text: String) -> Double? {
      if text.lowercased().hasPrefix("0x") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  let colors: [Entry]?

  /// Reads a `Contents.json`; the error is the decoder's.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(ColorSet.self, from: json)
  }

  /// The colour for some traits: the device's own entries go before those for all, and among them those for
  /// the wanted appearance before those for any.
  package func value(for traits: AssetTraits) -> Value? {
    for idiom in traits.idioms {
      let matching = (colors ?? []).filter { ($0.idiom ?? "universal") == idiom }
      let best = matching.compactMap { entry -> (misfit: Int, value: Value)? in
        guard let misfit = (entry.appearances ?? []).misfit(traits), let value = entry.color?.value
        else { return nil }
        return (misfit, value)
      }.min { $0.misfit < $1.misfit }
      if let best { return best.value }
    }
    return nil
  }
}
