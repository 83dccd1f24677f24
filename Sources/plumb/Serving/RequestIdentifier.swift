internal import Foundation

/// The identifier of a request, stored as the original bytes so that the answer repeats it exactly.
struct RequestIdentifier: Equatable {
  /// The identifier as JSON.
  let text: String

  /// The identifier in answers to requests without one.
  static let none = RequestIdentifier(text: "null")

  private init(text: String) { self.text = text }

  /// Creates the identifier from a line that is a JSON object; nil for an invalid value.
  ///
  /// Valid identifiers are strings, whole numbers and null. If the member occurs more than once, the last one counts.
  ///
  /// - Complexity: O(bytes).
  init?(of line: Data) {
    var scan = Scan(bytes: [UInt8](line))
    guard let value = scan.member("id") else {
      self = .none
      return
    }
    let text = String(decoding: value, as: UTF8.self)
    guard Self.isIdentifier(text) else { return nil }
    self.text = text
  }

  private static func isIdentifier(_ text: String) -> Bool {
    if text == "null" || text.hasPrefix("\"") { return true }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    if digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return !digits.isEmpty }
    // With a decimal point or an exponent, within the precision of a double.
    guard let number = Double(text) else { return false }
    return number == number.rounded() && abs(number) <= 0x1p53
  }

  /// A scan over the members of a JSON object that is known to be valid.
  private struct Scan {
    let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes of the value of the last member with a name; nil without one.
    mutating func member(_ name: String) -> ArraySlice<UInt8>? {
      var found: ArraySlice<UInt8>?
      skip(to: "{")
      place += 1
      while let quote = next(), quote == UInt8(ascii: "\"") {
        let key = string()
        skip(to: ":")
        place += 1
        let value = value()
        if Self.text(key) == name { found = value }
        guard next() == UInt8(ascii: ",") else { break }
        place += 1
      }
      return found
    }

    private static func text(_ key: ArraySlice<UInt8>) -> String? {
      (try? JSONSerialization.jsonObject(with: Data(key), options: .fragmentsAllowed)) as? String
    }

    /// Advances to the next byte that is not a blank and returns it.
    private mutating func next() -> UInt8? {
      while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
      return place < bytes.count ? bytes[place] : nil
    }

    private mutating func skip(to character: Unicode.Scalar) {
      while place < bytes.count, bytes[place] != UInt8(ascii: character) { place += 1 }
    }

    /// Reads a string, including its quotation marks.
    private mutating func string() -> ArraySlice<UInt8> {
      let start = place
      place += 1
      while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place = min(place + 1, bytes.count)
      return bytes[start..<place]
    }

    /// Reads a value.
    private mutating func value() -> ArraySlice<UInt8> {
      _ = next()
      let start = place
      var depth = 0
      while place < bytes.count {
        switch bytes[place] {
        case UInt8(ascii: "\""):
          _ = string()
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return trimmed(start) }
          depth -= 1
        case UInt8(ascii: ",") where depth == 0: return trimmed(start)
        default: break
        }
        place += 1
      }
      return trimmed(start)
    }

    /// The bytes up to the current position, without trailing blanks.
    private func trimmed(_ start: Int) -> ArraySlice<UInt8> {
      var end = place
      while end > start, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
      return bytes[start..<end]
    }
  }
}
