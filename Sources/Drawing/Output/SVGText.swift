import Foundation

/// Values in SVG syntax.
enum SVGText {
  /// Returns a number with at most four decimals and without an exponent.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (min(max(value, -1e9), 1e9) * 1e4).rounded() / 1e4
    if rounded == rounded.rounded() { return String(Int(rounded)) }
    let text = "\(rounded)"
    return text.contains("e") ? String(format: "%.4f", rounded) : text
  }

  /// Returns the steps of a path, without those that are not finite.
  static func path(_ elements: [PathElement]) -> String {
    var text = ""
    for element in elements where element.isFinite {
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .curve: "C"
        case .close: "Z"
        }
      text +=
        letter + element.points.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
    }
    return text
  }

  /// Returns a transform.
  static func matrix(_ t: CGAffineTransform) -> String {
    // Factors need more digits than positions.
    func factor(_ value: Double) -> String {
      value == value.rounded() ? number(value) : "\(Float(value))"
    }
    return "matrix(\(factor(t.a)) \(factor(t.b)) \(factor(t.c)) \(factor(t.d)) "
      + "\(number(t.tx)) \(number(t.ty)))"
  }

  /// Returns a colour without its opacity.
  static func color(_ color: SRGBColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let byte = Int((part * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }

  /// Returns an attribute for an opacity; empty for 1.
  static func opacity(_ name: String, _ value: Double) -> String {
    value < 1 ? " \(name)=\"\(number(value))\"" : ""
  }

  /// Returns text for content or attribute values; characters that XML forbids become U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// Returns the smallest rectangle with whole coordinates around a rectangle, as four attributes.
  static func box(_ rect: CGRect) -> String {
    let box = rect.isNull || rect.isInfinite ? CGRect.zero : rect
    return "x=\"\(number(box.minX))\" y=\"\(number(box.minY))\" "
      + "width=\"\(number(box.width))\" height=\"\(number(box.height))\""
  }
}
