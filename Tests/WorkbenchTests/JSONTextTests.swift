import Foundation
import ReportFormats
import Testing
import Workbench

/// Values as JSON, read again by Foundation.
///
/// Source: RFC 8259.
struct JSONTextTests {
  static let value = JSONText.object([
    ("z", .array([.null, .bool(true), .bool(false)])), ("a", .object([])),
    ("words", .string("\"\\\n\r\té\u{1F600}\u{1}\u{9B}\u{202E}")),
    ("numbers", .array([0.1 + 0.2, -3, 1e300, -.infinity, -0.0].map { .number($0, decimals: 3) })),
  ])

  @Test(arguments: [JSONText.Style.dense, .spaced]) func othersReadIt(style: JSONText.Style) throws
  {
    let data = Data(Self.value.text(style).utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(read["words"] as? String == "\"\\\n\r\té\u{1F600}\u{1}\u{9B}\u{202E}")
    let list = try #require(read["z"] as? [Any])
    #expect(list[0] is NSNull && list[1] as? Bool == true && list[2] as? Bool == false)
    #expect((read["a"] as? [String: Any])?.isEmpty == true)
    let numbers = try #require(read["numbers"] as? [Any])
    #expect(numbers.map { ($0 as? NSNumber)?.doubleValue } == [0.3, -3, 1e300, nil, 0])
  }

  /// Members stay in order, no character is one that a terminal obeys, and only one style has blanks.
  @Test func whatIsWritten() {
    let dense = Self.value.text(.dense)
    #expect(dense.hasPrefix("{\"z\":[null,true,false],\"a\":{},\"words\":\"\\\"\\\\\\n\\r\\t"))
    #expect(dense.contains("\\u0001\\u009b\\u202e\"") && !dense.contains(" "))
    #expect(Self.value.text(.spaced).hasPrefix("{\"z\": [null, true, false], \"a\": {}, "))
    #expect(JSONText.lines([]) == "[]")
    #expect(JSONText.lines([.null, .bool(true)]) == "[\n  null,\n  true\n]")
  }
}
