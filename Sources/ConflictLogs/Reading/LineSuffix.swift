/// The part of a line after a constraint's equations: whether it was active, and the items of names.
struct LineSuffix {
  /// The offset where the suffix begins; the end of the text without one.
  let start: Int
  /// Whether the constraint was active; nil if the line does not contain this.
  private(set) var isActive: Bool?
  /// The items by their names.
  private(set) var names: [String: LogItem] = [:]

  /// The names shared by several items.
  private var shared: Set<String> = []

  /// The item that `|` represents in formats.
  var superview: LogItem? { names["|"] }

  /// Creates the suffix after a scanner's position; the last one counts, because texts of views may resemble it.
  init(_ scanner: inout LogScanner) {
    let body = scanner.at
    defer { scanner.at = body }
    var found: Int?
    var place = scanner.bytes.endIndex - 1
    while place >= body, found == nil {
      scanner.count(1)
      if scanner.bytes[place] == UInt8(ascii: "(") {
        if scanner.has("(active", at: place) || scanner.has("(inactive", at: place)
          || scanner.has("(Names:", at: place) || scanner.has("(names:", at: place)
        {
          found = place
        }
      }
      place -= 1
    }
    guard let found else {
      start = scanner.bytes.endIndex
      return
    }
    start = found
    scanner.at = found
    if scanner.skip("(active") {
      isActive = true
    } else if scanner.skip("(inactive") {
      isActive = false
    } else {
      _ = scanner.skip("(")
    }
    scanner.skipBlanks()
    _ = scanner.skip(",")
    scanner.skipBlanks()
    guard scanner.skip("names:") || scanner.skip("Names:") else { return }
    readNames(&scanner)
  }

  /// Reads pairs such as `'|':UIView:0x15d45060, badge:0x171a4530`, up to the closing parenthesis.
  private mutating func readNames(_ scanner: inout LogScanner) {
    while true {
      scanner.skipBlanks()
      let isQuoted = scanner.skip("'")
      let start = scanner.at
      // The name ends before the class or the address that follows a colon.
      while let byte = scanner.next,
        byte != UInt8(ascii: ":") || !Self.isItem(&scanner, scanner.at + 1)
      {
        guard byte != UInt8(ascii: ")") || isQuoted else { return }
        scanner.at += 1
        scanner.count(1)
      }
      guard !scanner.isAtEnd else { return }
      var name = scanner.text(start..<scanner.at)
      if isQuoted, name.hasSuffix("'") { name.removeLast() }
      scanner.at += 1
      guard let item = Self.readItem(&scanner) else { return }
      // If two views have the same name, equations with it are ambiguous.
      if let other = names[name], other.key != item.key { shared.insert(name) }
      names[name] = item
      scanner.skipBlanks()
      guard scanner.skip(",") else { return }
    }
  }

  private static func isItem(_ scanner: inout LogScanner, _ place: Int) -> Bool {
    let start = scanner.at
    scanner.at = place
    let isAddress = scanner.addressRange() != nil
    scanner.at = start
    return isAddress || scanner.hasAddressedItem(.name, at: place)
  }

  private static func readItem(_ scanner: inout LogScanner) -> LogItem? {
    guard let address = scanner.addressRange() else { return scanner.addressedItem(.name) }
    let text = scanner.quotedRange(.name).map { scanner.text($0) }
    return LogItem(address: scanner.text(address), text: text)
  }

  /// Adds the class and address from the suffix to items that have only a name.
  func complete(_ constraint: inout LogConstraint) {
    guard !names.isEmpty else { return }
    func complete(_ item: inout LogItem) {
      guard item.address == nil, let name = item.name, let known = names[name],
        !shared.contains(name)
      else { return }
      item.className = known.className
      item.address = known.address
      item.text = known.text
    }
    for index in constraint.equations.indices {
      complete(&constraint.equations[index].first.item)
      if var second = constraint.equations[index].second {
        complete(&second.item)
        constraint.equations[index].second = second
      }
    }
  }
}
