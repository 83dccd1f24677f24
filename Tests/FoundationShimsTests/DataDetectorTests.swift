import Foundation
import FoundationShims
import Testing

/// Links, phone numbers and dates in texts.
///
/// Source: Apple, "NSDataDetector", "NSTextCheckingResult".
struct DataDetectorTests {
  typealias Types = NSTextCheckingResult.CheckingType

  // Apple's values; the names are deprecated on Linux.
  static let link = Types(rawValue: 1 << 5)
  static let phoneNumber = Types(rawValue: 1 << 11)
  static let date = Types(rawValue: 1 << 3)

  /// The text, and what is found in it: the words and the value.
  static let links: [(String, [(String, String)])] = [
    (
      "see https://example.com/a?b=c#d.",
      [("https://example.com/a?b=c#d", "https://example.com/a?b=c#d")]
    ),
    ("www.swift.org, and more", [("www.swift.org", "http://www.swift.org")]),
    ("(apple.com/ios)", [("apple.com/ios", "http://apple.com/ios")]),
    ("mail ada@example.org now", [("ada@example.org", "mailto:ada@example.org")]),
    ("nothing.here but e.g. this", []), ("3.5 and v1.2.3", []),
    (
      "http://a.com http://b.com",
      [("http://a.com", "http://a.com"), ("http://b.com", "http://b.com")]
    ),
  ]
  @Test(arguments: links)
  func linksAreFound(text: String, expected: [(String, String)]) throws {
    let found = try Self.matches(text, Self.link)
    #expect(found.map { (text as NSString).substring(with: $0.range) } == expected.map(\.0))
    #expect(found.map { $0.url?.absoluteString ?? "" } == expected.map(\.1))
    #expect(found.allSatisfy { $0.resultType == Self.link && $0.numberOfRanges == 1 })
  }

  static let phones: [(String, [String])] = [
    ("call 555-123-4567 today", ["555-123-4567"]), ("+49 30 1234567", ["+49 30 1234567"]),
    ("(408) 555-0100.", ["(408) 555-0100"]), ("in 2024, 12345", []),
    ("on 2024-05-03", []), ("12345678901234567890", []),
  ]
  @Test(arguments: phones)
  func phoneNumbersAreFound(text: String, expected: [String]) throws {
    #expect(try Self.matches(text, Self.phoneNumber).map { $0.phoneNumber ?? "" } == expected)
  }

  static let dates: [(String, [Int]?)] = [
    ("on May 3, 2024", [2024, 5, 3]), ("3rd of nothing", nil),
    ("the 3 December 2021", [2021, 12, 3]),
    ("at 2024-02-29.", [2024, 2, 29]), ("2023-02-29", nil), ("5/13/2024", [2024, 5, 13]),
    ("13/13/2024", nil),
  ]
  @Test(arguments: dates)
  func datesAreFound(text: String, expected: [Int]?) throws {
    let date = try Self.matches(text, Self.date).first?.date
    let calendar = Calendar(identifier: .gregorian)
    let parts: [Int]? = date.map {
      let found = calendar.dateComponents([.year, .month, .day, .hour], from: $0)
      return [found.year, found.month, found.day, found.hour].map { $0 ?? -1 }
    }
    #expect(parts == expected.map { $0 + [12] })
  }

  @Test func kindsAreTogetherInOrder() throws {
    let text = "555-123-4567 and www.a.com on 2024-05-03"
    let all: Types = [Self.link, Self.phoneNumber, Self.date]
    let found = try Self.matches(text, all)
    #expect(found.map(\.resultType) == [Self.phoneNumber, Self.link, Self.date])
    let detector = try NSDataDetector(types: all.rawValue)
    let range = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, range: range) == 3)
    #expect(detector.rangeOfFirstMatch(in: text, range: range).length == 12)
    var count = 0
    detector.enumerateMatches(in: text, range: range) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    #expect(count == 1)
  }

  @Test func noKindIsAnError() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  static func matches(_ text: String, _ types: Types) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types.rawValue).matches(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
  }
}
