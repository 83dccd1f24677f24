/// Reads a line of a log that prints a constraint.
package enum ConstraintReader {
  /// The constraint that a text prints, from its `<` on; nil for a text that prints none.
  ///
  /// The closing bracket may be cut off.
  ///
  /// - Complexity: O(letters), with the square of the letters of one name.
  package static func read(_ text: some StringProtocol) -> LogConstraint? {
    var scanner = LogScanner(text)
    guard scanner.skip("<") else { return nil }
    let isWrapped = scanner.skip("<")
    scanner.skipBlanks()
    let name = scanner.take { $0.isClassPart }
    guard name.hasSuffix("Constraint"), scanner.skip(":") else { return nil }
    scanner.skipBlanks()
    guard let address = scanner.address() ?? libraryName(&scanner) else { return nil }
    var constraint = LogConstraint(className: name, address: address)
    if isWrapped { _ = scanner.skip(">") }
    constraint.place = place(&scanner)
    scanner.skipBlanks()
    constraint.mask = mask(&scanner)
    scanner.skipBlanks()
    constraint.identifier = scanner.quoted { scanner, end in
      end < scanner.bytes.endIndex && scanner.bytes[end] == 0x20
    }
    scanner.skipBlanks()
    let suffix = LineSuffix(scanner)
    constraint.isActive = suffix.isActive
    constraint.superview = suffix.superview
    var body = LogScanner(scanner.bytes[scanner.at..<suffix.start])
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

  /// The name that a library prints in the place of an address, up to a blank.
  private static func libraryName(_ scanner: inout LogScanner) -> String? {
    let name = scanner.take { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: ">") }
    return name.isEmpty ? nil : name
  }

  /// A file and a line, such as `@HomeView.swift#99`; the file may hold blanks.
  private static func place(_ scanner: inout LogScanner) -> LogConstraint.Place? {
    let start = scanner.at
    guard scanner.skip("@") else { return nil }
    let file = scanner.take { $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: ">") }
    guard scanner.skip("#"), let line = Int(scanner.take { $0.isDigit }) else {
      scanner.at = start
      return nil
    }
    return LogConstraint.Place(file: file, line: line)
  }

  /// The flags of a mask, such as `h=--& v=&--`.
  private static func mask(_ scanner: inout LogScanner) -> LogConstraint.Mask? {
    let start = scanner.at
    func isFlag(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "&") }
    guard scanner.skip("h=") else { return nil }
    let horizontal = scanner.take(while: isFlag)
    scanner.skipBlanks()
    guard horizontal.utf8.count == 3, scanner.skip("v=") else {
      scanner.at = start
      return nil
    }
    return LogConstraint.Mask(horizontal: horizontal, vertical: scanner.take(while: isFlag))
  }
}
