extension LogScanner {
  /// The offsets of an item's class and address.
  private struct ItemPlaces {
    var className: Range<Int>
    var name: Range<Int>?
    var address: Range<Int>
    var text: Range<Int>?
  }

  /// Reads an item with its class, address and displayed text; nil, without advancing, without one.
  ///
  /// Recognised forms are `UILabel:0x7f83'Save'`, `<UIView:0x7f83>` and `UIView:box[0x7f83]`.
  mutating func addressedItem(_ end: TextEnd) -> LogItem? {
    guard let places = itemPlaces(end) else { return nil }
    return LogItem(
      className: places.className.isEmpty ? nil : text(places.className),
      address: text(places.address), text: places.text.map { text($0) },
      name: places.name.map { text($0) })
  }

  /// Whether an item with class and address is at an offset.
  ///
  /// Texts are not copied, so this check is cheap at any position.
  mutating func hasAddressedItem(_ end: TextEnd, at place: Int) -> Bool {
    let start = at
    defer { at = start }
    at = place
    return itemPlaces(end) != nil
  }

  private mutating func itemPlaces(_ end: TextEnd) -> ItemPlaces? {
    let start = at
    let isWrapped = skip("<")
    let className = scan { $0.isClassPart }
    guard skip(":") else {
      at = start
      return nil
    }
    var places = ItemPlaces(className: className, address: className)
    if let address = addressRange() {
      places.address = address
    } else {
      // A category that overrides descriptions adds a name before the address.
      let name = scan { $0.isClassPart }
      guard !name.isEmpty, skip("["), let address = addressRange(), skip("]") else {
        at = start
        return nil
      }
      (places.name, places.address) = (name, address)
    }
    places.text = quotedRange(end)
    if isWrapped, !skip(">") {
      at = start
      return nil
    }
    return places
  }

  /// Reads an item and its attribute, such as `UIView:0x7f83.height` or `progress background.top`; nil, without
  /// advancing, without one.
  mutating func side() -> LogEquation.Side? {
    let start = at
    if let item = addressedItem(.attribute) {
      if let (attribute, end) = attribute(at: at) {
        at = end
        return LogEquation.Side(item, attribute)
      }
      at = start
    }
    // A name may contain blanks, dots and brackets; it ends before the first dot that is followed by an attribute.
    var dot = at
    while dot < bytes.endIndex, bytes[dot] != UInt8(ascii: "=") {
      count(1)
      if let (attribute, end) = attribute(at: dot), dot > at {
        let name = text(at..<dot)
        at = end
        return LogEquation.Side(LogItem(keyedName: name), attribute)
      }
      dot += 1
    }
    return nil
  }

  /// Returns the attribute after a dot, and its end; nil without one.
  mutating func attribute(at dot: Int) -> (LogAttribute, Int)? {
    guard dot < bytes.endIndex, bytes[dot] == UInt8(ascii: ".") else { return nil }
    var end = dot + 1
    // No attribute has a longer name; the limit prevents reading names of views repeatedly.
    while end < bytes.endIndex, bytes[end].isLetter, end - dot < 24 { end += 1 }
    count(end - dot)
    guard let attribute = LogAttribute(rawValue: text(dot + 1..<end)) else { return nil }
    guard end < bytes.endIndex else { return (attribute, end) }
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: ")"),
      UInt8(ascii: "\""):
      return (attribute, end)
    default: return nil
    }
  }

  /// Reads a standard distance as resolved in the log, such as `NSSpace(8)`.
  mutating func standardSpace() -> Double? {
    let start = at
    guard skip("NSSpace(") || skip("NSLayoutAnchorConstraintSpace("), let value = number(),
      skip(")")
    else {
      at = start
      return nil
    }
    return value
  }
}

extension LogItem {
  /// Creates an item with only a name; Masonry adds the class before it, as in `UILabel:titleLabel`.
  init(keyedName: String) {
    self.init(name: keyedName)
    guard let colon = keyedName.utf8.firstIndex(of: UInt8(ascii: ":")) else { return }
    let (before, after) = (keyedName[..<colon], keyedName[keyedName.utf8.index(after: colon)...])
    guard !before.isEmpty, !after.isEmpty, before.utf8.allSatisfy(\.isClassPart) else { return }
    (className, name) = (String(before), String(after))
  }
}
