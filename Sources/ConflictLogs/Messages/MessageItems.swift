/// Reads the views and guides in a message.
///
/// Messages print descriptions, such as `<UIView: 0x7f83; frame = (0 0; 8 8)>`, and short forms,
/// such as `UILabel:0x7f83'Save'`.
struct MessageItems {
  private let bytes: ArraySlice<UInt8>
  private var scanner: LogScanner
  private var searched = 0
  /// The number of bytes read.
  var work: Int { searched + scanner.work }
  /// The items without duplicates, in order.
  private(set) var items: [LogItem] = []

  /// Creates the items of a text.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    scanner = LogScanner(bytes)
    var seen: Set<String> = []
    var at = bytes.startIndex
    while let colon = bytes[at...].firstIndex(of: UInt8(ascii: ":")) {
      searched += colon - at + 1
      // The text of an item is not searched for other items.
      guard let (item, end) = item(aroundColon: colon, from: at) else {
        at = colon + 1
        continue
      }
      at = end
      if seen.insert(item.key).inserted { items.append(item) }
    }
    searched += bytes.endIndex - at
  }

  /// Reads the item whose class is before a colon, and its end.
  private mutating func item(aroundColon colon: Int, from start: Int) -> (LogItem, Int)? {
    var name = colon
    while name > start, bytes[name - 1].isClassPart { name -= 1 }
    // Traces print a bullet before the host of constraints.
    if bytes[name..<colon].starts(with: "•".utf8) { name += 3 }
    var at = colon + 1
    if at < bytes.endIndex, bytes[at] == 0x20 { at += 1 }
    scanner.at = at
    searched += colon - name
    guard name < colon, let address = scanner.addressRange() else { return nil }
    let className = String(decoding: bytes[name..<colon], as: UTF8.self)
    guard !Self.isOther(className) else { return nil }
    var item = LogItem(className: className, address: scanner.text(address))
    if at == colon + 1 {
      // Short forms print the text after the address.
      item.text = scanner.quotedRange(.message).map { scanner.text($0) }
    } else {
      item.text = shownText()
    }
    return (item, scanner.at)
  }

  /// Whether an object with an address is neither a view nor a guide.
  private static func isOther(_ className: String) -> Bool {
    className.hasSuffix("Constraint") || className.hasSuffix("Anchor")
      || className.hasSuffix("Dimension")
      || className.hasSuffix("Layout") || className.hasSuffix("Layer")
  }

  /// The displayed text in a description: after a dash for a guide, after `text =` for a label.
  private mutating func shownText() -> String? {
    let start = scanner.at
    if scanner.skip(" - \"") {
      let text = scanner.scan { $0 != UInt8(ascii: "\"") }
      return scanner.text(text)
    }
    // A description prints the layer after the text, and is short before it.
    let end = min(start + 200, bytes.endIndex)
    while scanner.at < end, scanner.next != UInt8(ascii: "<"), scanner.next != UInt8(ascii: ">") {
      scanner.count(1)
      if scanner.skip("; text = '") {
        let text = scanner.scan { $0 != UInt8(ascii: "'") && $0 != UInt8(ascii: ">") }
        return text.isEmpty ? nil : scanner.text(text)
      }
      scanner.at += 1
    }
    scanner.at = start
    return nil
  }
}
