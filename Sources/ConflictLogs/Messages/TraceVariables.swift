/// Reads the variables in a trace that have no unique value, such as `UIView:0x7f83.minX{id: 13}`.
enum TraceVariables {
  /// Returns the variables in a text, in order.
  static func read(_ text: ArraySlice<UInt8>) -> [LogEquation.Side] {
    text.split(separator: UInt8(ascii: "}")).compactMap { part in
      guard let brace = part.lastIndex(of: UInt8(ascii: "{")),
        let dot = part[..<brace].lastIndex(of: UInt8(ascii: ".")),
        let attribute = attribute(part[(dot + 1)..<brace])
      else { return nil }
      var item = part[..<dot].drop { $0 == 0x20 || $0 == UInt8(ascii: ",") }
      if item.starts(with: "for ".utf8) { item = item.dropFirst(4) }
      guard !item.isEmpty else { return nil }
      var scanner = LogScanner(item)
      if let item = scanner.addressedItem(.whole), scanner.isAtEnd {
        return LogEquation.Side(item, attribute)
      }
      return LogEquation.Side(LogItem(name: String(decoding: item, as: UTF8.self)), attribute)
    }
  }

  /// Returns the attribute with a name: lengths begin with a capital letter, positions do not.
  private static func attribute(_ name: ArraySlice<UInt8>) -> LogAttribute? {
    switch String(decoding: name, as: UTF8.self) {
    case "Width": .width
    case "Height": .height
    case let name: LogAttribute(rawValue: name)
    }
  }
}
