import Foundation

/// The inherited properties of an element that determine how its outline is painted.
struct SVGStyle {
  /// Whether the outline is filled.
  var isFilled = true
  /// Whether the fill follows the rule of even crossings.
  var isEvenOdd = false
  /// Whether the outline is stroked.
  var isStroked = false
  /// The width of the stroke, in user units.
  var width = 1.0
  /// The ends of the stroke.
  var cap = CGLineCap.butt
  /// The corners of the stroke.
  var join = CGLineJoin.miter
  /// Whether the element is visible.
  var isVisible = true

  /// Applies the attributes of an element, and those in its attribute `style`, which override them.
  mutating func apply(_ attributes: [String: String]) {
    for (key, value) in attributes { apply(key, value) }
    for part in (attributes["style"] ?? "").prefix(10_000).split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      apply(
        pair[0].trimmingCharacters(in: .whitespacesAndNewlines),
        pair[1].trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }

  private mutating func apply(_ key: String, _ value: String) {
    switch key {
    case "fill": isFilled = value != "none" && value != "transparent"
    case "fill-rule": isEvenOdd = value == "evenodd"
    case "stroke": isStroked = value != "none" && value != "transparent"
    case "stroke-width": width = max(0, SVGNumbers.length(value) ?? width)
    case "stroke-linecap": cap = value == "round" ? .round : value == "square" ? .square : .butt
    case "stroke-linejoin": join = value == "round" ? .round : value == "bevel" ? .bevel : .miter
    case "display": if value == "none" { isVisible = false }
    case "visibility": isVisible = value == "visible"
    default: break
    }
  }
}
