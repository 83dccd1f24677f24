/// The condition of a `variation` element, parsed from its `key`.
///
/// A key is `default` or contains one or both classes, as in `heightClass=regular-widthClass=compact`. Order and
/// separator vary between versions of the tool, so the parts are located by name.
struct VariationKey: Sendable, Hashable {
  /// The required class of the width, if any.
  private(set) var horizontal: SizeClass?
  /// The required class of the height, if any.
  private(set) var vertical: SizeClass?
  /// Whether the key has a condition other than size classes, which is never satisfied here.
  private(set) var asksForMore = false

  /// The number of conditions in the key; the variation with the most conditions takes precedence.
  var specificity: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }

  /// Creates a key from its text.
  ///
  /// A variation with an unknown part never applies.
  init(_ text: String) {
    if text == "default" { return }
    for part in text.split(whereSeparator: { "-,; &".contains($0) }) {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, let value = SizeClass(rawValue: String(pair[1])) else {
        asksForMore = true
        continue
      }
      switch pair[0] {
      case "widthClass": horizontal = value
      case "heightClass": vertical = value
      default: asksForMore = true
      }
    }
  }

  /// Whether a variation with this key applies.
  ///
  /// Without size classes, only `default` applies.
  func applies(to classes: SizeClasses?) -> Bool {
    if asksForMore { return false }
    if let horizontal, horizontal != classes?.horizontal { return false }
    if let vertical, vertical != classes?.vertical { return false }
    return true
  }
}

extension Element {
  /// Returns the element's variations that apply, least specific first; later ones take precedence.
  func variations(for classes: SizeClasses?) -> [Element] {
    var found: [(specificity: Int, element: Element)] = []
    for child in children where child.name == "variation" {
      let key = VariationKey(child["key"] ?? "")
      if child["key"] != nil, key.applies(to: classes) { found.append((key.specificity, child)) }
    }
    if found.count > 1 {
      // The standard sort is stable, so equal keys stay in document order.
      found.sort { $0.specificity < $1.specificity }
    }
    return found.map(\.element)
  }
}
