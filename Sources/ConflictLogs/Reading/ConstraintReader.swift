/// Reads a constraint from a line of a log.
package struct ConstraintReader {
  private var scanner: LogScanner

  /// The number of bytes read, including repetitions.
  var work: Int { scanner.work }

  init(_ text: some StringProtocol) { scanner = LogScanner(text) }
  init(_ bytes: ArraySlice<UInt8>) { scanner = LogScanner(bytes) }

  /// Returns the constraint in a text, starting at its `<`; nil without one.
  ///
  /// The closing bracket may be missing.
  ///
  /// - Complexity: O(characters).
  package static func read(_ text: some StringProtocol) -> LogConstraint? {
    var reader = ConstraintReader(text)
    return reader.constraint()
  }

  /// Reads the constraint.
  mutating func constraint() -> LogConstraint? {
    guard scanner.skip("<") else { return nil }
    let isWrapped = scanner.skip("<")
    scanner.skipBlanks()
    let className = scanner.scan { $0.isClassPart }
    let name = scanner.text(className)
    guard name.hasSuffix("Constraint"), scanner.skip(":") else { return nil }
    scanner.skipBlanks()
    guard let address = scanner.addressRange() ?? libraryName() else { return nil }
    var constraint = LogConstraint(className: name, address: scanner.text(address))
    if isWrapped { _ = scanner.skip(">") }
    constraint.place = place()
    scanner.skipBlanks()
    constraint.mask = mask()
    scanner.skipBlanks()
    constraint.identifier = scanner.quotedRange(.identifier).map { scanner.text($0) }
    scanner.skipBlanks()
    let suffix = LineSuffix(&scanner)
    constraint.isActive = suffix.isActive
    constraint.superview = suffix.superview
    var body = LogScanner(scanner.bytes[scanner.at..<suffix.start])
    defer { scanner.count(body.work) }
    if let equations = FormatReader.read(&body, superview: suffix.superview ?? LogItem(name: "|")) {
      constraint.equations = equations
    } else if let equation = EquationReader.read(&body) {
      constraint.equations = [equation]
    } else {
      return nil
    }
    body.skipBlanks()
    guard body.isAtEnd || body.next == UInt8(ascii: ">") || body.next == UInt8(ascii: "\"") else {
      return nil
    }
    suffix.complete(&constraint)
    return constraint
  }

  /// Reads the name that a library prints instead of an address, up to a blank.
  private mutating func libraryName() -> Range<Int>? {
    let name = scanner.scan { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }
    return name.isEmpty ? nil : name
  }

  /// Reads a file and a line, such as `@HomeView.swift#99`; the file may contain blanks.
  private mutating func place() -> LogConstraint.Place? {
    let start = scanner.at
    guard scanner.skip("@") else { return nil }
    let file = scanner.scan { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ">") }
    guard scanner.skip("#") else {
      scanner.at = start
      return nil
    }
    let digits = scanner.scan { $0.isDigit }
    guard let line = Int(scanner.text(digits)) else {
      scanner.at = start
      return nil
    }
    return LogConstraint.Place(file: scanner.text(file), line: line)
  }

  /// Reads the flags of a mask, such as `h=--& v=&--`.
  private mutating func mask() -> LogConstraint.Mask? {
    let start = scanner.at
    func isFlag(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
    guard scanner.skip("h=") else { return nil }
    let horizontal = scanner.scan(while: isFlag)
    scanner.skipBlanks()
    guard horizontal.count == 3, scanner.skip("v=") else {
      scanner.at = start
      return nil
    }
    let vertical = scanner.scan(while: isFlag)
    return LogConstraint.Mask(
      horizontal: scanner.text(horizontal), vertical: scanner.text(vertical))
  }
}
