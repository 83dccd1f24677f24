import Testing

@testable import ConflictLogs

/// Reading takes work in proportion to the letters, whatever they are: bytes that are looked at are counted, not time.
struct WorkTests {
  /// So many times a byte is looked at, at most.
  static let largestShare = 20

  /// Parts of lines that repeat, with what makes readers look back and ahead.
  static let parts = [
    "a", "'", ".", ":", "(", ")", "[", "]", "<", ">", "\"", "=", "0x1", "1", " ", "-", "\\", "@",
    "#", "•",
    "'x", "a'.b", ".width", ".wid", "[A:0x1'x]-", "[A:0x1'x](", "-(8)-[A:0x1'x]", "(1", "(1@1",
    "(>=1)",
    ":<A:0x1'x", ":A:0x1'x", "'x:<A:0x1',", "a:b[0x1", "a:0x1'x,", ",a:0x1", "(active", "(names:",
    "<Constraint", "<Constraint:", "<<Constraint:0x1 ", "Unable to ", "Unable to simultaneously ",
    "- AMBIGUOUS LAYOUT", "MISSING HOST CONSTRAINTS", "[ ", "[ ] ", "// ", "> ", "** ", "A: 0x1'x",
    "A: 0x1; text = 'x", "A: 0x1 - \"x", "Will attempt to recover by breaking", "{1, 2}", "é",
    "\u{FFFD}",
  ]

  private static func work(ofConstraint text: String) -> Int {
    var reader = ConstraintReader(text)
    _ = reader.constraint()
    return reader.work
  }

  /// One constraint with 2,000 parts, in each place that a name or a text may take.
  @Test(arguments: parts) func longConstraints(part: String) {
    let long = String(repeating: part, count: 2000)
    let lines = [
      "<\(long)", "<NSLayoutConstraint:\(long)",
      "<NSLayoutConstraint:0x1 '\(long)' A:0x2.top == 3>",
      "<NSLayoutConstraint:0x1@\(long)#4 A:0x2.top == 3>",
      "<NSLayoutConstraint:0x1 A:0x2'\(long)'.top == B:0x3'\(long)'.top>",
      "<NSLayoutConstraint:0x1 \(long).top == \(long).top + 3>",
      "<NSLayoutConstraint:0x1 V:[A:0x2'\(long)']-(8)-[\(long)(3)]>",
      "<NSLayoutConstraint:0x1 H:\(long)",
      "<NSLayoutConstraint:0x1 H:[A:0x2(==\(long))]>",
      "<NSLayoutConstraint:0x1 A:0x2.top == 3   (active, names: \(long) )>",
      "<NSLayoutConstraint:0x1 A:0x2.top == 3   (active, names: '|':A:0x1'\(long)', a:\(long) )>",
    ]
    for line in lines {
      let work = Self.work(ofConstraint: line)
      #expect(work <= Self.largestShare * line.utf8.count, "\(line.prefix(80)): \(work)")
    }
  }

  /// One line, and many lines of the same.
  @Test(arguments: parts) func longLogs(part: String) {
    let long = String(repeating: part, count: 400)
    let row = String(repeating: part, count: 8)
    let texts = [
      long, "Unable to simultaneously satisfy constraints.\n(\n\(long)",
      String(repeating: row + "\n", count: 40),
      String(repeating: "<NSLayoutConstraint:0x1 \(row)\n", count: 40),
      String(repeating: "\"<NSLayoutConstraint:0x1 '\(row)' A:0x2.top == 3>\",\n", count: 40),
      String(repeating: "<NSLayoutConstraint:0x1 A:0x2'\(row)>\n\(row)\n\(row)>\n", count: 20),
      String(repeating: "Unable to activate constraint with \(row)\n\(row)\n", count: 20),
      String(repeating: "Unable to parse constraint format: \(row)\n", count: 40),
      String(
        repeating: "View hierarchy unprepared for constraint.\nConstraint: \(row)\n", count: 20),
      String(repeating: "A:0x1 - AMBIGUOUS LAYOUT for \(row)\n", count: 40),
      "{\"\(long)\": [\"\(long)\"]}",
    ]
    for text in texts {
      let work = LogReader(text).work
      #expect(work <= Self.largestShare * text.utf8.count + 400, "\(text.prefix(80)): \(work)")
      #expect(MessageReader.read(text).count <= 400)
    }
  }

  /// Ten megabytes in a hundred thousand lines take ten times the work of one.
  @Test func largeLogs() {
    let noise =
      "2026-03-04 05:06:07.890 Shop[812:90311] " + String(repeating: "loaded ", count: 9) + "\n"
    let line =
      "    \"<NSLayoutConstraint:0x600000a20 V:|-(12)-[UILabel:0x7f10'Total']   (active, names: '|':Cell:0x7f20 )>\",\n"
    let block = line + noise + noise + noise
    let small = LogReader(String(repeating: block, count: 2500))
    let large = LogReader(String(repeating: block, count: 25_000))
    #expect(large.logs.first?.entries.count == 25_000 && block.utf8.count > 400)
    #expect(large.work > 9 * small.work && large.work < 11 * small.work)
    #expect(large.work < Self.largestShare * block.utf8.count * 25_000)
  }

  /// A search for an end that was found, or was not, is not made again.
  @Test func endsAreLookedForOnce() {
    for kind in TextEnd.allCases {
      var scanner = LogScanner(String(repeating: "'x", count: 1000) + "' ")
      for place in stride(from: 0, to: 2000, by: 2) {
        scanner.at = place
        _ = scanner.quotedRange(kind)
      }
      #expect(scanner.work <= 4 * 2002, "\(kind)")
    }
  }
}
