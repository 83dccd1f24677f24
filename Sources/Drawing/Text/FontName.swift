import Foundation

/// The parts of a font name: "HelveticaNeue-CondensedBold" has the family "HelveticaNeue" and the style words
/// "Condensed" and "Bold".
struct FontName {
  var family: String
  var weight: Double?
  var isItalic = false

  /// The style words and their weights on Apple's scale; longer words precede their prefixes.
  private static let weights: [(String, Double)] = [
    ("ultralight", -0.8), ("extralight", -0.8), ("semibold", 0.3), ("demibold", 0.3),
    ("extrabold", 0.56), ("light", -0.4), ("thin", -0.6), ("medium", 0.23), ("heavy", 0.56),
    ("black", 0.62), ("bold", 0.4), ("regular", 0),
  ]

  init(_ name: String) {
    guard let dash = name.lastIndex(of: "-"), dash != name.startIndex else {
      family = name
      return
    }
    family = String(name[..<dash])
    let style = name[name.index(after: dash)...].lowercased()
    isItalic = style.contains("italic") || style.contains("oblique")
    weight = Self.weights.first { style.contains($0.0) }?.1
  }

  /// Returns the comparison key of a name: its letters and digits, ignoring case.
  static func key(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension FontDescriptor {
  /// Returns the font in another face of its family, such as "Bold Italic"; unknown words mean regular.
  package func inFace(_ words: String) -> FontDescriptor {
    let name = FontName("x-" + words.filter { $0 != " " })
    var other = self
    other.weight = name.weight ?? 0
    other.isItalic = name.isItalic
    return other
  }
}
