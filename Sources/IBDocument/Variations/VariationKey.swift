/// The condition of a `variation` element, parsed from its `key`.
///
/// A key is `default` or names one or both classes, as in
/// `heightClass=regular-widthClass=compact`; order and separator vary between versions of the tool,
/// so the parts are found by name.
struct VariationKey: Sendable, Hashable {
  /// Class required of the width, if any.
  private(set) var horizontal: SizeClass?
  /// Class required of the height, if any.
  private(set) var vertical: SizeClass?
  /// Whether the key has a condition other than size classes, which never holds here.
  private(set) var asksForMore = false

  /// The number of conditions that the key states; the variation with more of them wins.
  var specificity: Int { (horizontal == nil ? 0 : 1) + (vertical == nil ? 0 : 1) }

  /// Creates a key from its text.
  ///
  /// An unknown part makes the variation never apply.
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
  /// Without classes only `default` does.
  func applies(to classes: SizeClasses?) -> Bool {
    if asksForMore { return false }
    if let horizontal, horizontal != classes?.horizontal { return false }
    if let vertical, vertical != classes?.vertical { return false }
    return true
  }
}

extension Element {
  /// The element's variations that apply, least specific first; a later one overrides.
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
