/// A reader of the numbers, flags and letters in attributes of SVG.
///
/// - SeeAlso: W3C, "Scalable Vector Graphics 2", 9.3.9, the grammar for path data.
struct SVGNumbers {
  private let bytes: [UInt8]
  private var at = 0

  /// The largest number, in units; larger ones end the reading, as a mistake does.
  static let limit = 1e7

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether nothing but blanks and commas remains.
  var isAtEnd: Bool {
    mutating get {
      skipSeparators()
      return at == bytes.count
    }
  }

  private mutating func skipSeparators() {
    while at < bytes.count,
      bytes[at] == 0x2C || bytes[at] == 0x20 || (0x09...0x0D).contains(bytes[at])
    {
      at += 1
    }
  }

  /// Reads a letter; nil, without moving, if something else is next.
  mutating func letter() -> Character? {
    skipSeparators()
    guard at < bytes.count else { return nil }
    let byte = bytes[at]
    guard (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) else { return nil }
    at += 1
    return Character(Unicode.Scalar(byte))
  }

  /// Reads the flag of an arc, a single digit; nil if something else is next.
  mutating func flag() -> Bool? {
    skipSeparators()
    guard at < bytes.count, bytes[at] == 0x30 || bytes[at] == 0x31 else { return nil }
    at += 1
    return bytes[at - 1] == 0x31
  }

  /// Reads a number; nil, without moving, if something else is next or the number is too large.
  mutating func number() -> Double? {
    skipSeparators()
    var end = at
    if end < bytes.count, bytes[end] == 0x2B || bytes[end] == 0x2D { end += 1 }
    let whole = digits(from: end)
    end += whole
    var fraction = 0
    if end < bytes.count, bytes[end] == 0x2E {
      fraction = digits(from: end + 1)
      if whole + fraction > 0 { end += 1 + fraction }
    }
    guard whole + fraction > 0 else { return nil }
    if end < bytes.count, bytes[end] == 0x65 || bytes[end] == 0x45 {
      var exponent = end + 1
      if exponent < bytes.count, bytes[exponent] == 0x2B || bytes[exponent] == 0x2D {
        exponent += 1
      }
      let count = digits(from: exponent)
      if count > 0 { end = exponent + count }
    }
    guard let value = Double(String(decoding: bytes[at..<end], as: UTF8.self)),
      abs(value) <= Self.limit
    else { return nil }
    at = end
    return value
  }

  private func digits(from start: Int) -> Int {
    guard start < bytes.count else { return 0 }
    return bytes[start...].prefix { (0x30...0x39).contains($0) }.count
  }

  /// Reads numbers; nil if one is missing.
  mutating func numbers(_ count: Int) -> [Double]? {
    var result: [Double] = []
    for _ in 0..<count {
      guard let next = number() else { return nil }
      result.append(next)
    }
    return result
  }

  /// The numbers of a list, up to the first mistake.
  static func list(_ text: String, atMost limit: Int = .max) -> [Double] {
    var scanner = SVGNumbers(text)
    var result: [Double] = []
    while result.count < limit, let next = scanner.number() { result.append(next) }
    return result
  }

  /// The length of an attribute in user units; nil without a number.
  ///
  /// Units behind the number have no effect.
  static func length(_ text: String?) -> Double? { text.flatMap { list($0, atMost: 1).first } }
}
