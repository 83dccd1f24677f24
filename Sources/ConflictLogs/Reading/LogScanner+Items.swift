extension LogScanner {
  /// An item by class and address, with the text that it shows, or nil and the same place.
  ///
  /// Read are `UILabel:0x7f83'Save'`, `<UIView:0x7f83>` and `UIView:box[0x7f83]`.
  mutating func addressedItem(isTextEnd: (LogScanner, Int) -> Bool) -> LogItem? {
    let start = at
    let isWrapped = skip("<")
    var item = LogItem(className: take { $0.isClassPart })
    guard skip(":") else {
      at = start
      return nil
    }
    if let address = address() {
      item.address = address
    } else {
      // A category that rewrites descriptions puts a name before the address.
      let name = take { $0.isClassPart }
      guard !name.isEmpty, skip("["), let address = address(), skip("]") else {
        at = start
        return nil
      }
      (item.name, item.address) = (name, address)
    }
    if item.className?.isEmpty == true { item.className = nil }
    item.text = quoted(isEnd: isTextEnd)
    if isWrapped, !skip(">") {
      at = start
      return nil
    }
    return item
  }

  /// An item and its attribute, such as `UIView:0x7f83.height` or `progress background.top`; nil, and the same place,
  /// without one.
  mutating func side() -> LogEquation.Side? {
    let start = at
    if let item = addressedItem(isTextEnd: { $0.attribute(at: $1) != nil }) {
      if let (attribute, end) = attribute(at: at) {
        at = end
        return LogEquation.Side(item, attribute)
      }
      at = start
    }
    // A name may hold blanks, dots and brackets; it ends before the first dot that an attribute follows.
    var dot = at
    while dot < bytes.endIndex, bytes[dot] != UInt8(ascii: "=") {
      if let (attribute, end) = attribute(at: dot), dot > at {
        let name = text(at..<dot)
        at = end
        return LogEquation.Side(LogItem(name: name), attribute)
      }
      dot += 1
    }
    return nil
  }

  /// The attribute behind a dot, and its end; nil where none stands.
  func attribute(at dot: Int) -> (LogAttribute, Int)? {
    guard dot < bytes.endIndex, bytes[dot] == UInt8(ascii: ".") else { return nil }
    var end = dot + 1
    while end < bytes.endIndex, bytes[end].isLetter { end += 1 }
    guard let attribute = LogAttribute(rawValue: text(dot + 1..<end)) else { return nil }
    guard end < bytes.endIndex else { return (attribute, end) }
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: ")"),
      UInt8(ascii: "\""):
      return (attribute, end)
    default: return nil
    }
  }

  /// A standard distance as the log resolved it, such as `NSSpace(8)`.
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
