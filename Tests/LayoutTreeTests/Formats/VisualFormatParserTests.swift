import LayoutTree
import TestSupport
import Testing
import VisualFormats

/// Visual formats as values: what is read, where reading stops, and that it always does.
@Suite struct VisualFormatParserTests {
  /// The examples of Apple's appendix on the language (`Rules/VisualFormat.md#the-grammar`).
  static let examples = [
    "[button]-[textField]", "[button(>=50)]", "|-50-[purpleBox]-50-|",
    "V:[topField]-10-[bottomField]",
    "[maroonView][blueView]", "[button(100@20)]", "[button1(==button2)]",
    "[flexibleButton(>=70,<=100)]", "|-[find]-[findNext]-[findField(>=20)]-|",
  ]

  @Test(arguments: examples) func examplesAreRead(_ format: String) throws {
    #expect(VisualFormatWriter.text(try VisualFormatParser.parse(format)) == canonical(format))
  }

  @Test func partsAreRead() throws {
    let format = try VisualFormatParser.parse(
      "V:|-[_a1(>=5@250, <=b @p)]-(-2.5)-[b]-( >= 3 , m@1)-|")
    #expect(format.axis == .vertical)
    #expect(format.opening == .init(connection: .standard, column: 2))
    #expect(
      format.views == [
        .init(
          name: "_a1", column: 8,
          predicates: [
            .init(
              relation: .greaterThanOrEqual, object: .number(5), priority: .number(250), column: 16),
            .init(
              relation: .lessThanOrEqual, object: .name("b", column: 21),
              priority: .name("p", column: 24), column: 24),
          ]),
        .init(name: "b", column: 36, predicates: []),
      ])
    #expect(
      format.connections == [
        .predicates([.init(relation: .equal, object: .number(-2.5), priority: nil, column: 32)])
      ])
    #expect(
      format.closing
        == .init(
          connection: .predicates([
            .init(relation: .greaterThanOrEqual, object: .number(3), priority: nil, column: 45),
            .init(
              relation: .equal, object: .name("m", column: 48), priority: .number(1), column: 50),
          ]), column: 52))
  }

  static let expectedView =
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and underscores."
  static let twoBars =
    "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around negative numbers."
  static let noNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"
  static let noBracket = "Expected a ']' here. That is how you give the end of a view."

  /// The messages of `Rules/VisualFormat.md#the-errors-of-a-format` with the place counted by hand; the two
  /// that are not in that list
  /// are ours in the same style.
  static let faults: [(String, String, Int)] = [
    ("", "It's an empty string.", 0),
    ("V|[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
    ("H[a]", "Expected ':' after 'H' to specify horizontal arrangement", 1),
    ("H:", "Expected more input", 2), ("H:|", "Expected a connection after the '|' character", 3),
    ("|a", "Expected a connection after the '|' character", 1), ("|-", noMore, 2),
    ("H:|-[x", noBracket, 6), ("[a b]", noBracket, 2), ("[self.view]", noBracket, 5),
    ("[a(5)", noBracket, 5), ("[1a]", expectedView, 1), ("[]", expectedView, 1),
    ("a", expectedView, 0), ("[a]b", expectedView, 3), ("[a]-5-", noMore, 6),
    ("H:|-165-|", expectedView, 8), ("[a]--5-[b]", twoBars, 4), ("[a]--[b]", twoBars, 4),
    ("[a]- 5-[b]", noNumber, 4), ("[a]-(>=)-[b]", noNumber, 7), ("[a(<5)]", noNumber, 3),
    ("[a(5@)]", noNumber, 5), ("[a(5@-1)]", noNumber, 5), ("[a]-5", noMore, 5),
    ("[a]-5[b]", "Expected a '-' here. That is how you give the end of a connection.", 5),
    ("[a(5", "Expected a ')' here. That is how you give the end of a list of predicates.", 4),
    ("[a]|b", "Expected the end of the format after the '|' character", 4),
  ]
  static let noMore = "Expected more input"

  @Test(arguments: faults) func faultsHaveAPlace(_ format: String, _ message: String, _ column: Int)
  {
    let error = #expect(throws: VisualFormatError.self) { try VisualFormatParser.parse(format) }
    #expect(error == VisualFormatError(message, format: format, column: column))
  }

  /// The form of the reason in `Rules/VisualFormat.md#the-errors-of-a-format`.
  @Test func reasonsPointAtThePlace() {
    let error = VisualFormatError(Self.noBracket, format: "H:|-[x", column: 6)
    #expect(
      error.description
        == "Unable to parse constraint format: \n\(Self.noBracket) \nH:|-[x \n      ^")
  }

  /// What is written from random parts is read as these parts.
  @Test(arguments: [31, 32, 33, 34] as [UInt64]) func writtenIsRead(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let text = VisualFormatWriter.random(using: &random)
      #expect(
        VisualFormatWriter.text(try VisualFormatParser.parse(text)) == text, "seed \(seed): \(text)"
      )
    }
  }

  /// Any string is read or refused at a place inside it or right behind it.
  @Test(arguments: [41, 42, 43, 44] as [UInt64]) func anyStringIsReadOrRefused(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet = Array("HV:|-[]()=<>@,.0123456789ab_ é\u{301}\n\"\\+*😀")
    for round in 0..<3000 {
      var text: [Character]
      if round.isMultiple(of: 2) {
        text = (0..<Int.random(in: 0..<24, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "-"
        }
      } else {
        // A right one with a few characters changed gets farther into the rules.
        text = Array(VisualFormatWriter.random(using: &random))
        for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
          let place = Int.random(in: text.indices, using: &random)
          switch Int.random(in: 0..<3, using: &random) {
          case 0: text.remove(at: place)
          case 1: text.insert(alphabet.randomElement(using: &random) ?? "-", at: place)
          default: text[place] = alphabet.randomElement(using: &random) ?? "-"
          }
        }
      }
      let format = String(text)
      do {
        let read = try VisualFormatParser.parse(format)
        #expect(!read.views.isEmpty && read.connections.count == read.views.count - 1)
      } catch {
        #expect((0...format.count).contains(error.column), "seed \(seed): \(format)")
        #expect(error.description.hasSuffix("^") && !error.message.isEmpty)
      }
    }
  }

  /// Long formats parse in linear time and without recursion.
  @Test func longFormatsAreRead() throws {
    let format = (0..<20_000).map { "[v\($0)(>=1)]" }.joined(separator: "-8-")
    #expect(try VisualFormatParser.parse(format).views.count == 20_000)
    #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse("[a(" + String(repeating: "9", count: 5000) + ")]")
    }
    #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(String(repeating: "[", count: 50_000))
    }
  }

  /// The default relation and an unneeded direction go without saying.
  private func canonical(_ format: String) -> String {
    format.replacingOccurrences(of: "==", with: "")
  }
}

extension String {
  fileprivate func replacingOccurrences(of part: String, with other: String) -> String {
    self.split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }
}
