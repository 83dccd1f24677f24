/// The objects of a PDF file.
///
/// Objects are located by the file's cross-reference tables or, if these are broken, by scanning the whole file. Broken
/// objects are null. Reading never traps and always terminates.
///
/// - SeeAlso: ISO 32000-1, 7.5.
final class PDFFile {
  /// The location of an object.
  enum Place {
    /// At a byte offset.
    case at(Int)
    /// In an object stream, at an index.
    case inStream(Int, Int)
  }

  let bytes: [UInt8]
  /// The trailer dictionary.
  private(set) var trailer: [String: PDFValue] = [:]
  private var places: [Int: Place] = [:]
  private var cache: [Int: PDFValue] = [:]
  private var waiting: Set<Int> = []
  private var streams: [Int: [PDFValue]] = [:]
  private var wasScanned = false
  /// The number of bytes of objects that may still be read.
  ///
  /// The objects of an intact file do not overlap, and each is read at most twice. Broken objects without an end would
  /// each be read to the end of the file.
  private var unreadBytes: Int
  /// The ends of streams; located only when a stream's length is wrong.
  private lazy var streamEnds = Self.places(of: Array("endstream".utf8), in: bytes)
  /// The maximum nesting of objects that need each other to be read.
  private static let maximumDepth = 16
  /// The maximum number of objects; later ones are ignored.
  private static let maximumObjects = 1_000_000
  /// The number of bytes that filters have produced for the current page; see ``PDFFilters``.
  var unpackedBytes = 0
  /// The remaining drawing budget.
  var budget = PDFBudget()
  /// The cache of decoded pictures.
  var images = PDFImages()

  /// Creates a file by reading its cross-reference tables.
  ///
  /// - Throws: `PDFError` if the data is not a PDF file or is encrypted.
  init(_ bytes: [UInt8]) throws(PDFError) {
    self.bytes = bytes
    unreadBytes = bytes.count * 4 + 65_536
    guard Self.find(Array("%PDF-".utf8), in: bytes[...], from: 0, to: 1024) != nil else {
      throw .notPDF
    }
    readTables()
    if resolve(trailer["Root"]).dictionary == nil { scan() }
    if trailer["Encrypt"] != nil { throw .encrypted }
  }

  // MARK: Objects

  /// The value, with references resolved.
  func resolve(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<32 {
      guard case .reference(let number) = value else { return value }
      value = object(number)
    }
    return .null
  }

  /// The object with a number; null without one.
  func object(_ number: Int) -> PDFValue {
    if let value = cache[number] { return value }
    // An object that depends on itself, such as a stream whose length is the stream, is null.
    guard waiting.count < Self.maximumDepth, waiting.insert(number).inserted else { return .null }
    defer { waiting.remove(number) }
    var value = PDFValue.null
    switch places[number] {
    case .at(let offset): value = object(number, at: offset) ?? .null
    case .inStream(let stream, let index):
      let objects = objects(inStream: stream)
      if objects.indices.contains(index) { value = objects[index] }
    case nil: break
    }
    cache[number] = value
    return value
  }

  /// The object with a number at a byte offset; nil if another object or no object begins there.
  private func object(_ number: Int, at offset: Int) -> PDFValue? {
    guard unreadBytes > 0 else { return nil }
    var parser = PDFParser(bytes[...], at: offset)
    defer { unreadBytes -= max(0, parser.lexer.position - offset) }
    guard case .number(Double(number)) = parser.lexer.next(), case .number = parser.lexer.next(),
      parser.lexer.next() == .word("obj"), let value = parser.value()
    else {
      guard !wasScanned else { return nil }
      scan()
      if case .at(let place) = places[number], place != offset { return object(number, at: place) }
      return nil
    }
    guard case .dictionary(let entries) = value else { return value }
    let back = parser.lexer.position
    guard parser.lexer.next() == .word("stream") else {
      parser.lexer.position = back
      return value
    }
    return .stream(PDFStream(dictionary: entries, packed: content(entries, parser.lexer.position)))
  }

  /// The bytes of a stream whose keyword ends at an offset.
  private func content(_ entries: [String: PDFValue], _ end: Int) -> ArraySlice<UInt8> {
    var start = end
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = resolve(entries["Length"]).integer, length >= 0, start + length <= bytes.count {
      var lexer = PDFLexer(bytes[...], at: start + length)
      if lexer.next() == .word("endstream") { return bytes[start..<start + length] }
    }
    return bytes[min(start, bytes.count)..<max(start, streamEnd(from: start) ?? bytes.count)]
  }

  /// The first `endstream` at or after an offset; nil without one.
  private func streamEnd(from start: Int) -> Int? {
    var open = 0..<streamEnds.count
    while !open.isEmpty {
      let middle = open.lowerBound + open.count / 2
      open = streamEnds[middle] < start ? middle + 1..<open.upperBound : open.lowerBound..<middle
    }
    return open.lowerBound < streamEnds.count ? streamEnds[open.lowerBound] : nil
  }

  /// - SeeAlso: ISO 32000-1, 7.5.7.
  private func objects(inStream number: Int) -> [PDFValue] {
    if let known = streams[number] { return known }
    streams[number] = []
    guard let stream = object(number).stream,
      let count = resolve(stream.dictionary["N"]).integer, count > 0, count < 1_000_000,
      let first = resolve(stream.dictionary["First"]).integer, unreadBytes > 0
    else { return [] }
    unreadBytes -= stream.packed.count
    let data = PDFFilters(self).unpacked(stream)
    var unread = data.count * 2
    var header = PDFLexer(data[...])
    var values: [PDFValue] = []
    for _ in 0..<count {
      guard unread > 0, case .number = header.next(), case .number(let offset) = header.next(),
        offset.isFinite, abs(offset) < 1e9
      else { break }
      var parser = PDFParser(data[...], at: first + Int(offset))
      let start = parser.lexer.position
      values.append(parser.value() ?? .null)
      unread -= parser.lexer.position - start
    }
    streams[number] = values
    return values
  }

  // MARK: Tables

  private func readTables() {
    let tail = max(0, bytes.count - 2048)
    guard let word = Self.findLast(Array("startxref".utf8), in: bytes, from: tail) else { return }
    var lexer = PDFLexer(bytes[...], at: word + 9)
    guard case .number(let start) = lexer.next(), start >= 0, start < Double(bytes.count) else {
      return
    }
    var (open, seen) = ([Int(start)], Set<Int>())
    while let offset = open.popLast(), seen.insert(offset).inserted, seen.count < 1000 {
      let entries = table(at: offset) ?? crossReferenceStream(at: offset)
      for (key, value) in entries ?? [:] where trailer[key] == nil { trailer[key] = value }
      for key in ["Prev", "XRefStm"] {
        if let next = entries?[key]?.integer, next >= 0, next < bytes.count { open.append(next) }
      }
    }
  }

  /// Reads a cross-reference table and returns its trailer; nil for another format.
  private func table(at offset: Int) -> [String: PDFValue]? {
    var lexer = PDFLexer(bytes[...], at: offset)
    guard lexer.next() == .word("xref") else { return nil }
    while true {
      switch lexer.next() {
      case .number(let first):
        guard case .number(let count) = lexer.next(), first >= 0, first < 1e9 else { return nil }
        for index in 0..<Int(min(max(count, 0), 1e7)) {
          guard case .number(let place) = lexer.next(), case .number = lexer.next(),
            case .word(let kind) = lexer.next()
          else { return nil }
          let number = Int(first) + index
          guard places.count < Self.maximumObjects else { return nil }
          if kind == "n", places[number] == nil, place < 1e12 { places[number] = .at(Int(place)) }
        }
      case .word("trailer"):
        var parser = PDFParser(bytes[...], at: lexer.position)
        return parser.value()?.dictionary
      default: return nil
      }
    }
  }

  /// - SeeAlso: ISO 32000-1, 7.5.8.
  private func crossReferenceStream(at offset: Int) -> [String: PDFValue]? {
    var parser = PDFParser(bytes[...], at: offset)
    guard case .number(let number) = parser.lexer.next(), number >= 0, number < 1e9,
      let stream = object(Int(number), at: offset)?.stream, unreadBytes > 0
    else { return nil }
    unreadBytes -= stream.packed.count
    let entries = stream.dictionary
    let widths = (entries["W"]?.array ?? []).map { $0.integer ?? 0 }
    guard widths.count >= 3, widths.allSatisfy({ (0...8).contains($0) }),
      case let length = widths.reduce(0, +), length > 0
    else { return nil }
    let data = PDFFilters(self).unpacked(stream)
    let size = entries["Size"]?.integer ?? 0
    let ranges = (entries["Index"]?.array ?? [.number(0), .number(Double(size))]).map {
      $0.integer ?? 0
    }
    var at = 0
    func field(_ index: Int, _ fallback: Int) -> Int {
      guard widths[index] > 0 else { return fallback }
      let start = at + widths[..<index].reduce(0, +)
      return data[start..<start + widths[index]].reduce(0) { $0 << 8 | Int($1) }
    }
    for pair in stride(from: 0, to: ranges.count - 1, by: 2) {
      for number in ranges[pair]..<ranges[pair] + max(0, ranges[pair + 1]) {
        guard at + length <= data.count, places.count < Self.maximumObjects else { return entries }
        let (kind, second, third) = (field(0, 1), field(1, 0), field(2, 0))
        at += length
        guard places[number] == nil else { continue }
        if kind == 1 { places[number] = .at(second) }
        if kind == 2 { places[number] = .inStream(second, third) }
      }
    }
    return entries
  }

  /// Locates objects by searching for `obj` in the whole file; later objects replace earlier ones.
  private func scan() {
    guard !wasScanned else { return }
    wasScanned = true
    cache = [:]
    for at in Self.places(of: Array("obj".utf8), in: bytes) where places.count < Self.maximumObjects
    {
      if at > 2, bytes[at - 1] == UInt8(ascii: "d") { continue }
      guard let (number, offset) = numberBefore(at) else { continue }
      places[number] = .at(offset)
    }
    for at in Self.places(of: Array("trailer".utf8), in: bytes) where unreadBytes > 0 {
      var parser = PDFParser(bytes[...], at: at + 7)
      for (key, value) in parser.value()?.dictionary ?? [:] { trailer[key] = value }
      unreadBytes -= parser.lexer.position - at
    }
    for number in places.keys.sorted() where unreadBytes > 0 {
      let object = object(number)
      let type = object.dictionary?["Type"]?.name
      if type == "Catalog" { trailer["Root"] = .reference(number) }
      guard type == "ObjStm", let stream = object.stream, unreadBytes > 0 else { continue }
      unreadBytes -= stream.packed.count
      var header = PDFLexer(PDFFilters(self).unpacked(stream)[...])
      for index in 0..<min(max(stream.dictionary["N"]?.integer ?? 0, 0), 100_000) {
        guard case .number(let inside) = header.next(), case .number = header.next() else { break }
        if inside >= 0, inside < 1e9, places[Int(inside)] == nil, places.count < Self.maximumObjects
        {
          places[Int(inside)] = .inStream(number, index)
        }
      }
    }
    if resolve(trailer["Root"]).dictionary == nil {
      for number in places.keys.sorted() where unreadBytes > 0 {
        guard object(number).dictionary?["Type"]?.name == "Catalog" else { continue }
        trailer["Root"] = .reference(number)
      }
    }
  }

  /// The number of the object whose keyword `obj` is at an offset, and the offset of that number.
  private func numberBefore(_ at: Int) -> (number: Int, offset: Int)? {
    var index = at - 1
    func skip(_ test: (UInt8) -> Bool) { while index >= 0, test(bytes[index]) { index -= 1 } }
    let isDigit: (UInt8) -> Bool = { $0 >= 48 && $0 <= 57 }
    skip(PDFLexer.isSpace)
    let generation = index
    skip(isDigit)
    guard index < generation, index >= 0, PDFLexer.isSpace(bytes[index]) else { return nil }
    skip(PDFLexer.isSpace)
    let end = index
    skip(isDigit)
    guard index < end, end - index < 10,
      let number = PDFLexer.number(bytes[index + 1...end])
    else { return nil }
    return (Int(number), index + 1)
  }

  // MARK: Searching

  static func find(_ word: [UInt8], in bytes: ArraySlice<UInt8>, from: Int, to: Int) -> Int? {
    let last = min(to, bytes.endIndex) - word.count
    guard from >= bytes.startIndex, from <= last else { return nil }
    return (from...last).first { at in
      bytes[at] == word[0] && bytes[at..<at + word.count].elementsEqual(word)
    }
  }
  private static func places(of word: [UInt8], in bytes: [UInt8]) -> [Int] {
    var (places, from): ([Int], Int) = ([], 0)
    while let at = find(word, in: bytes[...], from: from, to: bytes.count) {
      places.append(at)
      from = at + word.count
    }
    return places
  }
  private static func findLast(_ word: [UInt8], in bytes: [UInt8], from: Int) -> Int? {
    guard bytes.count - word.count >= from else { return nil }
    return (from...bytes.count - word.count).last {
      bytes[$0..<$0 + word.count].elementsEqual(word)
    }
  }
}
