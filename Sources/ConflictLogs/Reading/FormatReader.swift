/// Reads a constraint in the form of a visual format, such as `H:|-(8)-[UILabel:0x7f83'Save'(>=44)]`.
struct FormatReader {
  private var scanner: LogScanner
  private let isHorizontal: Bool
  private let superview: LogItem
  /// The equations, with sizes in the order of the format.
  private var equations: [LogEquation] = []
  private var previous: Part?
  private var gap: Gap?

  private enum Part {
    case superview
    case view(LogItem)
  }
  private struct Gap {
    var relation = LogRelation.equal
    var length = 0.0
    var isStandard = false
    var priority = 1000.0
  }

  /// Returns the equations of the format at a scanner's position and advances past it; nil without one.
  ///
  /// - Parameter superview: The item that `|` represents.
  static func read(_ scanner: inout LogScanner, superview: LogItem) -> [LogEquation]? {
    let start = scanner.at
    let isHorizontal = scanner.skip("H:")
    guard isHorizontal || scanner.skip("V:") else { return nil }
    var reader = FormatReader(scanner, isHorizontal, superview)
    let isRead = reader.readParts() && !reader.equations.isEmpty
    scanner = reader.scanner
    guard isRead else {
      scanner.at = start
      return nil
    }
    return reader.equations
  }

  private init(_ scanner: LogScanner, _ isHorizontal: Bool, _ superview: LogItem) {
    self.scanner = scanner
    self.isHorizontal = isHorizontal
    self.superview = superview
  }

  private mutating func readParts() -> Bool {
    while true {
      if scanner.skip("|") {
        add(.superview)
      } else if scanner.next == UInt8(ascii: "[") {
        guard readView() else { return false }
      } else if scanner.skip("-") {
        guard readGap() else { return false }
      } else {
        readDirection()
        return gap == nil
      }
    }
  }

  /// Reads a direction; a direction other than the reading direction changes edges to left and right.
  private mutating func readDirection() {
    let isTurned = scanner.skip("(RTL)")
    guard isTurned || scanner.skip("(LTR)"), isHorizontal else { return }
    let names: [LogAttribute: LogAttribute] =
      isTurned ? [.leading: .right, .trailing: .left] : [.leading: .left, .trailing: .right]
    for index in equations.indices {
      let first = equations[index].first.attribute
      equations[index].first.attribute = names[first] ?? first
      if let second = equations[index].second?.attribute {
        equations[index].second?.attribute = names[second] ?? second
      }
      if isTurned, equations[index].second != nil { equations[index].turn() }
    }
  }

  private mutating func add(_ part: Part) {
    defer { (previous, gap) = (part, nil) }
    guard let previous else { return }
    let gap = gap ?? Gap()
    let (near, far): (LogAttribute, LogAttribute) =
      isHorizontal ? (.leading, .trailing) : (.top, .bottom)
    let before: LogEquation.Side =
      switch previous {
      case .superview: LogEquation.Side(superview, near)
      case .view(let item): LogEquation.Side(item, far)
      }
    let after: LogEquation.Side =
      switch part {
      case .superview: LogEquation.Side(superview, far)
      case .view(let item): LogEquation.Side(item, near)
      }
    equations.append(
      LogEquation(
        after, gap.relation, before, constant: gap.length, isStandardSpace: gap.isStandard,
        priority: gap.priority))
  }

  /// Reads a gap after its first `-`: a number or space in parentheses, or nothing, and another `-`.
  private mutating func readGap() -> Bool {
    var gap = Gap()
    guard scanner.skip("(") else {
      if let length = scanner.number() {
        gap.length = length
        self.gap = gap
        return scanner.skip("-")
      }
      (gap.length, gap.isStandard) = (8, true)
      self.gap = gap
      return true
    }
    gap.relation = scanner.relation() ?? .equal
    if let space = scanner.standardSpace() {
      (gap.length, gap.isStandard) = (space, true)
    } else if let length = scanner.number() {
      gap.length = length
    } else {
      return false
    }
    if scanner.skip("@") { gap.priority = scanner.number() ?? 1000 }
    self.gap = gap
    return scanner.skip(")") && scanner.skip("-")
  }

  private mutating func readView() -> Bool {
    let start = scanner.at
    scanner.at += 1
    var item = scanner.addressedItem(.view)
    if item == nil || (scanner.next != UInt8(ascii: "]") && scanner.next != UInt8(ascii: "(")) {
      scanner.at = start + 1
      item = readName().map { LogItem(name: $0) }
    }
    guard let item else { return false }
    add(.view(item))
    if scanner.skip("("), !readSize(of: item) { return false }
    return scanner.skip("]")
  }

  /// Reads a name that may contain brackets and blanks: it ends at a bracket before another part of the format, or at a
  /// size.
  private mutating func readName() -> String? {
    let start = scanner.at
    while let byte = scanner.next {
      if byte == UInt8(ascii: "]"), endsView(scanner.at + 1) { break }
      if byte == UInt8(ascii: "("), isSize(scanner.at) { break }
      scanner.at += 1
      scanner.count(1)
    }
    guard scanner.at > start, !scanner.isAtEnd else { return nil }
    return scanner.text(start..<scanner.at)
  }

  private func endsView(_ place: Int) -> Bool {
    guard place < scanner.bytes.endIndex else { return true }
    switch scanner.bytes[place] {
    case UInt8(ascii: "-"), UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: "("), 0x20,
      UInt8(ascii: ">"), 0x09:
      return true
    default: return false
    }
  }

  /// Whether a parenthesis begins a size: a number or a relation, with a bracket after its end.
  private mutating func isSize(_ place: Int) -> Bool {
    let start = scanner.at
    defer { scanner.at = start }
    scanner.at = place + 1
    _ = scanner.relation()
    guard scanner.number() != nil else { return false }
    if scanner.skip("@") { _ = scanner.number() }
    return scanner.has(")]", at: scanner.at)
  }

  /// Reads a size after its parenthesis: a number or another item, with a relation and a priority.
  private mutating func readSize(of item: LogItem) -> Bool {
    let length: LogAttribute = isHorizontal ? .width : .height
    let relation = scanner.relation() ?? .equal
    var equation = LogEquation(LogEquation.Side(item, length), relation)
    if let number = scanner.number() {
      equation.constant = number
    } else if let other = scanner.addressedItem(.size) {
      equation.second = LogEquation.Side(other, length)
    } else {
      let name = scanner.scan { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "@") }
      guard !name.isEmpty else { return false }
      equation.second = LogEquation.Side(LogItem(name: scanner.text(name)), length)
    }
    if scanner.skip("@") { equation.priority = scanner.number() ?? 1000 }
    equations.append(equation)
    return scanner.skip(")")
  }
}

extension LogEquation {
  /// Reverses the order of the sides along the axis and the sign of distances, without changing the meaning.
  fileprivate mutating func turn() {
    constant = -constant
    switch relation {
    case .equal: break
    case .atLeast: relation = .atMost
    case .atMost: relation = .atLeast
    }
  }
}
