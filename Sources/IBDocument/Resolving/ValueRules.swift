internal import Diagnostics

/// The valid values of view attributes; any other value would silently be treated as the default.
///
/// `NumberRules` rejects numbers that layout cannot use; an unknown value is only reported.
enum ValueRules {
  /// Returns the errors in a view's attributes, sorted by name.
  static func misfits(of element: Element) -> [(message: String, element: Element)] {
    var found: [(String, Element)] = []
    for name in element.attributes.keys.sorted() {
      guard let value = element[name], let words = allowedWords(for: name, of: element) else {
        continue
      }
      if !words.contains(value) {
        found.append(("\(name) is \"\(value)\", which is not a known value", element))
      }
    }
    for (name, text) in texts(of: element) where text.utf8.count > DocumentLimits.textBytes {
      found.append(
        (
          "the \(name) has more than \(DocumentLimits.textBytes) bytes; the rest is ignored",
          element
        ))
    }
    for child in element.children where child.name == "fontDescription" || child.name == "font" {
      guard let weight = child["weight"], !weights.contains(weight) else { continue }
      found.append(("the weight of a font is \"\(weight)\", which is not a known value", child))
    }
    return found
  }

  private static func texts(of element: Element) -> [(String, String)] {
    ["text", "title", "placeholder"].compactMap { name in
      let text = element[name] ?? element.child("string", key: name)?.text
      return text.map { (name, $0) }
    }
  }

  private static func allowedWords(for attribute: String, of element: Element) -> Set<String>? {
    if truths.contains(attribute) { return truthWords }
    switch (element.name, attribute) {
    case ("stackView", "axis"), ("stackView", "orientation"): return axes
    case ("stackView", "distribution"): return distributions
    case ("stackView", "alignment"): return alignments
    case ("gridView", "xPlacement"), ("gridView", "yPlacement"), ("gridRow", "yPlacement"),
      ("gridColumn", "xPlacement"):
      return placements
    case (_, "controlSize"): return sizes
    default: return nil
    }
  }

  private static let truthWords: Set<String> = ["YES", "NO", "true", "false", "1", "0"]
  private static let truths: Set<String> = [
    "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "hidden", "ambiguous", "misplaced",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
    "baselineRelativeArrangement", "layoutMarginsRelativeArrangement", "detachesHiddenViews",
    "adjustsFontSizeToFit", "usesAttributedText", "scrollEnabled", "clipsSubviews", "opaque",
    "userInteractionEnabled", "springLoaded", "showsTouchWhenHighlighted",
  ]
  private static let axes: Set<String> = ["horizontal", "vertical"]
  private static let distributions: Set<String> = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering", "gravityAreas",
  ]
  private static let alignments: Set<String> = [
    "fill", "leading", "trailing", "top", "bottom", "center", "firstBaseline", "lastBaseline",
    "baseline", "left", "right", "centerX", "centerY", "width", "height", "notAnAttribute",
  ]
  private static let placements: Set<String> = [
    "none", "leading", "trailing", "top", "bottom", "center", "fill", "inherited",
  ]
  private static let sizes: Set<String> = ["mini", "small", "regular", "large", "extraLarge"]
  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
