internal import Diagnostics

/// The attributes that must be valid numbers for a document to be accepted.
///
/// A number that is not finite would affect every frame through the solver, so it is rejected while its line is still
/// known. Magnitudes above `DocumentLimits.magnitude` are also rejected: no layout has such a length, and their sums
/// lose all lower digits.
enum NumberRules {
  static func check(_ element: Element, path: String) throws(DocumentError) {
    let bad = element.attributes.filter {
      isNumber($0.key, of: element) && !isAccepted($0.value, for: $0.key)
    }
    // Attributes have no order; the first name makes the message deterministic.
    guard let first = bad.min(by: { $0.key < $1.key }) else { return }
    throw DocumentError(
      .number(attribute: first.key, value: first.value, element: element.name),
      path: path, position: element.position)
  }

  private static func isAccepted(_ value: String, for attribute: String) -> Bool {
    if attribute == "multiplier" {
      return ConstraintNumbers.multiplier(value).map(isUsable) ?? false
    }
    if let number = Double(value), isUsable(number) { return true }
    return value == "infinite" && attribute.hasPrefix("placeholderIntrinsic")
  }

  private static func isUsable(_ value: Double) -> Bool {
    value.isFinite && abs(value) <= DocumentLimits.magnitude
  }

  private static func isNumber(_ attribute: String, of element: Element) -> Bool {
    switch element.name {
    case "rect", "size", "point", "edgeInsets", "directionalEdgeInsets", "offsetWrapper":
      return geometric.contains(attribute)
    case "constraint": return constraint.contains(attribute)
    case "variation": return constraint.contains(attribute) || anyElement.contains(attribute)
    case "image": return attribute == "width" || attribute == "height"
    case "real": return attribute == "value" && element["key"] == "constant"
    default: return anyElement.contains(attribute)
    }
  }

  private static let geometric: Set<String> = [
    "x", "y", "width", "height", "top", "left", "bottom", "right", "leading", "trailing",
  ]
  private static let constraint: Set<String> = ["constant", "priority", "multiplier"]
  private static let anyElement: Set<String> = [
    "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "spacing", "pointSize",
    "preferredMaxLayoutWidth",
  ]
}
