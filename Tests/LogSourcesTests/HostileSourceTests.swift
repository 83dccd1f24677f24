import TestSupport
import Testing

@testable import LogSources

/// Sources that are cut, long or wrong.
struct HostileSourceTests {
  static let statement = "card.heightAnchor.constraint(equalToConstant: 192)"

  /// Faults before a statement that do not hide it.
  @Test(arguments: [
    "let a = \"open", "let a = \"\\", "let a = \"\\(b(\"c\")) d\"", "let a = #\"a \"b\" c\"#",
    "let a = \"\"\"\n \" \\\"\"\" \"\n\"\"\"", "char c = '\"';", "// it's", "}}}))]]", "((([[[{{{",
    "/* a /* b */ c */", "let a = /[\"]/", "#\"", "let é = \"ü\"",
  ])
  func faultsEndWithTheirLine(fault: String) throws {
    let lines = fault.split(separator: "\n").count
    let project = Project(files: [("A.swift", "\(fault)\n\(Self.statement)\n")])
    #expect(
      try project.places("NSLayoutConstraint:0x1 UIView:0x2.height == 192")
        == ["A.swift:\(lines + 1):1 probable"])
  }

  @Test(arguments: [
    "/*", "\"\"\"", "##\"\"\"", "/* \"", "'", "\\", "@", "card.heightAnchor.constraint(",
  ])
  func whatHasNoEnd(start: String) throws {
    let project = Project(files: [("A.swift", "\(start)")])
    #expect(try project.places("NSLayoutConstraint:0x1 UIView:0x2.height == 192").isEmpty)
  }

  /// A column counts characters, not bytes.
  @Test func columnsAreCharacters() throws {
    let project = Project(files: [("A.swift", "let é = \"ü🙂\"; \(Self.statement)")])
    #expect(
      try project.places("NSLayoutConstraint:0x1 UIView:0x2.height == 192")
        == ["A.swift:1:15 probable"])
  }

  /// The work grows with the text, not with its square: four times the text may take eight times
  /// the time.
  @Test(arguments: [
    "a", "(", ")", "[", "]", "{", "\"", "\\", "'", "/", "#", ".", "a.", "[a ", "a?.b!.", "a(",
    "a:b ",
    "/*", "let a = ", "\"\\(", "make.a.equalTo(", "a.constraint(", "a.text = ", "|-[a]-",
    "\"V:|-[a]-|\" ", "a.heightAnchor.constraint(equalToConstant: 3);", "identifier: \"a\" ",
  ])
  func longLinesTakeLinearTime(part: String) throws {
    func time(_ bytes: Int) -> Double {
      let text = String(repeating: part, count: bytes / part.utf8.count)
      return ProcessorTime.seconds {
        var index = ConstraintIndex()
        index.add(source: text, path: "A.swift")
      }
    }
    #expect(time(50_000) < max(8 * time(12_500), 0.2))
  }

  /// Pieces of statements in any order trap nothing.
  @Test(arguments: 0..<40 as Range<UInt64>) func piecesInAnyOrder(seed: UInt64) throws {
    let pieces = [
      "a", ".", "(", ")", "[", "]", "{", "}", ":", ",", "=", "==", ">=", "-", "*", "/", "?", "!",
      "\n", " ", "\"", "\\", "\\(", "192", "1.5", "#", "@", "'", "/*", "//", "let ", "self",
      "heightAnchor", "constraint", "equalTo", "equalToConstant:", "constraintWithItem:",
      "NSLayoutConstraint", "attribute:", "toItem:", "make.height", "offset", "inset",
      "UIEdgeInsets", "top:", "V:|-", "[a(3)]", "-|", "H:[", "autoPinEdge", "autoSetDimension",
      "toSize:", "identifier", "text", "class A: B", "extension ", "import Cartography\n",
      "snp", "makeConstraints", "define ", "accessibilityIdentifier", "é",
    ]
    var random = SeededRandom(seed: seed)
    let text = (0..<400).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }
    for path in ["A.swift", "A.m"] {
      let project = Project(files: [(path, text.joined())])
      _ = try project.matches("NSLayoutConstraint:0x1 'a' A:0x2.height == 192")
      _ = try project.matches("SnapKit.LayoutConstraint:0x1@A.swift#3 A:0x2.top == B:0x3.top + 3.0")
    }
  }

  /// A line of a million bytes is read, and of what it states a part is kept.
  @Test func aLineOfAMillionBytes() throws {
    let filler = String(repeating: "f(1, \"a\");", count: 100_000)
    let project = Project(files: [("A.swift", filler + Self.statement)])
    let match = try #require(
      try project.matches("NSLayoutConstraint:0x1 UIView:0x2.height == 192").first)
    #expect(match.column == filler.utf8.count + 1 && match.text == Self.statement)
  }

  @Test func tokensOfASource() {
    let text = "let a = 0..<5 // b\nx.y = @\"c\\n\" + 1.5e3 >= 'd'"
    let tokens = SourceTokens(text, nestsComments: true)
    #expect(
      (0..<tokens.count).map(tokens.text) == [
        "let", "a", "=", "0", ".", ".", "<", "5", "x", ".", "y", "=", "c\\n", "+", "1.5e3", ">=",
      ])
    #expect(tokens.string(12) == "c\n" && tokens.number(14) == 1500)
    #expect(tokens[12]?.line == 2 && tokens[12]?.column == 8)
  }
}
