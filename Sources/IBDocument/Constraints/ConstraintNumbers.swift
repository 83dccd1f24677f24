/// The three numbers of a constraint, after applying the variations.
struct ConstraintNumbers: Sendable {
  private(set) var multiplier: Double
  private(set) var constant: Double?
  private(set) var priority: Double

  init(_ element: Element, classes: SizeClasses?) {
    multiplier = Self.multiplier(element["multiplier"]) ?? 1
    constant = Self.constant(element)
    priority = element.number("priority") ?? 1000
    for variation in element.variations(for: classes) {
      if let value = Self.constant(variation) { constant = value }
      if let value = variation.number("priority") { priority = value }
      if let value = Self.multiplier(variation["multiplier"]) { multiplier = value }
    }
  }

  /// Returns the constant from an attribute or a `real` child.
  private static func constant(_ element: Element) -> Double? {
    element.number("constant") ?? element.child("real", key: "constant")?.number("value")
  }

  /// Returns a multiplier from a decimal number or a ratio `a:b` or `a/b`; nil if it is not a finite number.
  static func multiplier(_ text: String?) -> Double? {
    guard let text else { return nil }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
      .map { Element.number(String($0.trimmed)) }
    switch parts.count {
    case 1: return parts[0]
    case 2:
      guard let above = parts[0], let below = parts[1], below != 0 else { return nil }
      let ratio = above / below
      return ratio.isFinite ? ratio : nil
    default: return nil
    }
  }
}

extension Substring {
  /// The text without surrounding blanks.
  var trimmed: Substring {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
