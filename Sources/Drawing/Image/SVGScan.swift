import Foundation

/// A scan of an SVG picture for constructs that would cost its renderer too much.
///
/// The library runs in our process. It terminates the process for fonts that exceed Pango's numbers, and a few bytes
/// can make noise and dilation filters run very long. Only constructs that are known to be dangerous are checked; the
/// library handles the rest, within the time limit of `PatientDecoder`. For the reasons, see
/// `Documentation/Decisions/pictures-of-others.md`.
struct SVGScan {
  /// The maximum size of a drawing, in bytes.
  static let maximumBytes = 16 << 20
  /// The maximum font size in user units, after multiplying all relative sizes.
  static let maximumFontSize = 100_000.0
  /// The maximum number of octaves of noise; beyond ten, the difference is less than a colour step.
  static let maximumOctaves = 32.0
  /// The maximum radius of dilation and erosion in pixels, and the maximum side of a convolution matrix.
  static let maximumRadius = 100.0
  /// The maximum number of filter primitives in a drawing, including all references to filters.
  static let maximumFilters = 256

  private let bytes: [UInt8]
  private var at = 0
  /// The font sizes of open elements.
  private var sizes = [16.0]
  private var primitives = 0
  private var references = 0

  /// Scans data that may be an SVG drawing.
  ///
  /// - Returns: The number of filter primitives; 0 for data that is not an SVG drawing.
  /// - Throws: `ImageError.corrupt` with the rejected construct.
  static func check(_ data: Data) throws(ImageError) -> Int {
    guard let bytes = text(of: data) else { return 0 }
    guard bytes.count <= maximumBytes else { throw .corrupt("a drawing beyond 16 MB") }
    var scan = SVGScan(bytes: bytes)
    try scan.run()
    return scan.primitives
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Returns XML text as UTF-8, decompressed if necessary; nil for data that is not XML.
  private static func text(of data: Data) -> [UInt8]? {
    var bytes = [UInt8](data)
    if bytes.starts(with: [0x1F, 0x8B]) {
      bytes = Deflate.unpacked(bytes, limit: maximumBytes + 1, isGzip: true)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return String(data: Data(bytes), encoding: .utf16LittleEndian).map { Array($0.utf8) }
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return String(data: Data(bytes), encoding: .utf16BigEndian).map { Array($0.utf8) }
    }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { !isSpace($0) }
    return first == UInt8(ascii: "<") ? bytes : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  // MARK: Markup

  private mutating func run() throws(ImageError) {
    while let open = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
      at = open + 1
      if skip("!--", to: "-->") || skip("![CDATA[", to: "]]>") { continue }
      if starts("!ENTITY") {
        try entity()
      } else if starts("?xml") {
        try declaration()
      } else if starts("/") {
        if sizes.count > 1 { sizes.removeLast() }
      } else if !starts("!"), !starts("?") {
        try element()
      }
    }
    if references > 0, primitives > Self.maximumFilters || references > Self.maximumFilters {
      throw .corrupt("a drawing with more than \(Self.maximumFilters) filters")
    }
  }

  private func starts(_ word: String) -> Bool { bytes[at...].starts(with: word.utf8) }

  /// Skips a part between two words; style sheets are read separately.
  private mutating func skip(_ word: String, to end: String) -> Bool {
    guard starts(word) else { return false }
    let last = Array(end.utf8)
    var place = at + word.utf8.count
    while place < bytes.count, !bytes[place...].starts(with: last) { place += 1 }
    // Style sheets may be in such parts as well as between tags.
    if word.hasPrefix("![") { at += word.utf8.count } else { at = min(place, bytes.count) }
    return true
  }

  /// Rejects an entity, whose text could hide markup or other entities.
  private func entity() throws(ImageError) {
    let rest = bytes[at...].prefix { $0 != UInt8(ascii: ">") }
    let special: Set<UInt8> = [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "%")]
    if rest.contains(where: special.contains) {
      throw .corrupt("a drawing whose entities hold markup")
    }
  }

  /// Rejects an encoding with different bytes for markup, which would hide it.
  private func declaration() throws(ImageError) {
    let text = String(
      decoding: bytes[at...].prefix(200).prefix { $0 != UInt8(ascii: ">") }, as: UTF8.self
    )
    .lowercased()
    guard let range = text.range(of: "encoding") else { return }
    let name = text[range.upperBound...].drop { !$0.isLetter }.prefix {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
    let known = [
      "utf-8", "utf8", "us-ascii", "ascii", "iso-8859", "iso8859", "windows-125", "latin", "utf-16",
      "utf16",
    ]
    guard known.contains(where: name.hasPrefix) else {
      throw .corrupt("a drawing in the encoding \(name)")
    }
  }

  private mutating func element() throws(ImageError) {
    let name = scanName()
    var size = sizes.last ?? 16
    var isEmpty = false
    let local = name.split(separator: ":").last.map(String.init) ?? name
    if local.hasPrefix("fe"),
      !["feFuncR", "feFuncG", "feFuncB", "feFuncA", "feMergeNode"].contains(local)
    {
      primitives += 1
    }
    loop: while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: ">") { break }
      if byte == UInt8(ascii: "/") {
        isEmpty = at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: ">")
        at += 1
        continue
      }
      guard !Self.isSpace(byte) else {
        at += 1
        continue
      }
      let attribute = scanName()
      guard let value = scanValue() else {
        at = min(at + 1, bytes.count)
        continue
      }
      try check(attribute, value, of: local, &size)
    }
    if !isEmpty { sizes.append(size) }
    if local == "style" { try sheet() }
  }

  private mutating func scanName() -> String {
    let stop: Set<UInt8> = [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")]
    let start = at
    while at < bytes.count, !Self.isSpace(bytes[at]), !stop.contains(bytes[at]) { at += 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  private mutating func scanValue() -> String? {
    var place = at
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { return nil }
    place += 1
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count, bytes[place] == 0x22 || bytes[place] == 0x27 else { return nil }
    let quote = bytes[place]
    let end = bytes[(place + 1)...].firstIndex(of: quote) ?? bytes.count
    at = min(end + 1, bytes.count)
    return String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
  }

  // MARK: Rules

  private mutating func check(
    _ attribute: String, _ value: String, of element: String, _ size: inout Double
  ) throws(ImageError) {
    switch attribute {
    case "numOctaves":
      try limit(value, to: Self.maximumOctaves, "numOctaves")
    case "radius" where element == "feMorphology":
      try limit(value, to: Self.maximumRadius, "the radius of feMorphology")
    case "order" where element == "feConvolveMatrix":
      try limit(value, to: Self.maximumRadius, "the order of feConvolveMatrix")
    case "font-size":
      try setSize(value, &size)
    case "filter":
      references += 1
    case "style":
      for part in value.split(separator: ";") {
        let pair = part.split(separator: ":", maxSplits: 1).map {
          $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        guard pair.count == 2 else { continue }
        if pair[0] == "font-size" || pair[0] == "font" { try setSize(pair[1], &size) }
        if pair[0] == "filter" { references += 1 }
      }
    default: break
    }
  }

  /// Rejects numbers above a limit, and values that hide a number in an entity.
  private func limit(_ value: String, to most: Double, _ what: String) throws(ImageError) {
    for number in try numbers(value, what) where number.value > most {
      throw .corrupt("\(what) is above \(Int(most))")
    }
  }

  private mutating func setSize(_ value: String, _ size: inout Double) throws(ImageError) {
    for number in try numbers(value, "font-size") {
      let isRelative = ["%", "em", "ex", "rem", "ch"].contains(number.unit)
      var next = isRelative ? size * number.value : number.value * 96
      if number.unit == "%" { next /= 100 }
      if !isRelative, number.unit.isEmpty || number.unit == "px" { next = number.value }
      // A line height or weight may be next to it; the larger number counts.
      size = max(size, next)
    }
    if value.contains("larger") { size *= 1.2 }
    guard size <= Self.maximumFontSize else {
      throw .corrupt("letters above \(Int(Self.maximumFontSize)) units")
    }
  }

  /// Reads a style sheet, whose relative sizes are multiplied for nested elements.
  private mutating func sheet() throws(ImageError) {
    var text = String(decoding: bytes[at..<bytes.count].prefix(1 << 20), as: UTF8.self)
    if let close = text.range(of: "</") { text = String(text[..<close.lowerBound]) }
    references += text.components(separatedBy: "filter").count - 1
    var rest = text[...]
    while let found = rest.range(of: "font") {
      rest = rest[found.upperBound...]
      let value = rest.drop { $0 != ":" && $0 != ";" && $0 != "}" }.prefix {
        $0 != ";" && $0 != "}"
      }
      for number in try numbers(String(value.dropFirst()), "font-size") {
        let isRelative = ["%", "em", "ex", "ch"].contains(number.unit)
        let factor = number.unit == "%" ? number.value / 100 : number.value
        if isRelative, factor > 4 { throw .corrupt("a style of letters \(factor) times as large") }
        if !isRelative, number.value * 96 > Self.maximumFontSize {
          throw .corrupt("letters above \(Int(Self.maximumFontSize)) units")
        }
      }
    }
  }

  /// Returns the numbers in a value, with the text after each.
  private func numbers(
    _ value: String, _ what: String
  ) throws(ImageError) -> [(value: Double, unit: String)] {
    if value.contains("&") { throw .corrupt("\(what) is hidden in an entity") }
    var result: [(Double, String)] = []
    var rest = Substring(value)
    while let start = rest.firstIndex(where: { $0.isNumber }) {
      rest = rest[start...]
      var digits = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest[digits.endIndex...]
      if let mark = rest.first, mark == "e" || mark == "E" {
        let exponent = rest.dropFirst().prefix { $0.isNumber || $0 == "+" || $0 == "-" }
        if exponent.contains(where: \.isNumber) {
          digits = value[digits.startIndex..<exponent.endIndex]
          rest = rest[exponent.endIndex...]
        }
      }
      let unit = rest.prefix { $0.isLetter || $0 == "%" }
      rest = rest[unit.endIndex...]
      result.append((Double(digits) ?? .infinity, unit.lowercased()))
    }
    return result
  }
}
