internal import Drawing
internal import Foundation

/// A font of a PDF file: the meaning, width and outline of its character codes.
///
/// A font that is not embedded is drawn with an installed font.
///
/// - SeeAlso: ISO 32000-1, 9.5 to 9.9.
final class PDFFont {
  /// The glyph of a character code.
  struct Letter {
    /// The outline in units of the font size, with y up; nil if the font is not embedded.
    var outline: CGPath?
    /// The character, for an installed font; nil if unknown.
    var character: Unicode.Scalar?
    /// The content stream of a Type 3 glyph.
    var drawing: PDFStream?
    /// The distance to the next glyph, in multiples of the font size.
    var advance: Double
    /// Whether word spacing is added after the glyph.
    var isSpace: Bool
  }

  private let file: PDFFile
  private let entries: [String: PDFValue]
  private let isComposite: Bool
  private let outlines: OutlineFont?
  private let isTrueType: Bool
  private let isSymbolic: Bool
  private var widths: [Int: Double] = [:]
  private var defaultWidth: Double?
  private var names: [Int: String] = [:]
  private var baseEncoding: String.Encoding?
  private var letterNumbers: [UInt8]?
  private var characters: [Int: Unicode.Scalar] = [:]
  private var glyphs: [Int: Letter] = [:]
  /// The transform from glyph space to the font's; a factor other than 1/1000 occurs only in Type 3 fonts.
  let matrix: CGAffineTransform
  /// The resources of Type 3 glyphs.
  let resources: PDFResources?
  /// The nearest installed font.
  let descriptor: FontDescriptor

  init(_ value: PDFValue, _ file: PDFFile) {
    self.file = file
    let entries = value.dictionary ?? [:]
    self.entries = entries
    let kind = file.resolve(entries["Subtype"]).name
    isComposite = kind == "Type0"
    let child =
      file.resolve(file.resolve(entries["DescendantFonts"]).array?.first).dictionary ?? [:]
    let own = isComposite ? child : entries
    let facts = file.resolve(own["FontDescriptor"]).dictionary ?? [:]
    let program = ["FontFile", "FontFile2", "FontFile3"].compactMap {
      file.resolve(facts[$0]).stream
    }
    outlines = program.first.flatMap { OutlineFont(PDFFilters(file).unpacked($0)) }
    isTrueType = facts["FontFile2"] != nil
    isSymbolic = (file.resolve(facts["Flags"]).integer ?? 0) & 4 != 0
    let numbers = (file.resolve(entries["FontMatrix"]).array ?? []).map {
      file.resolve($0).number ?? 0
    }
    matrix =
      kind == "Type3"
      ? CGAffineTransform(pdf: numbers) ?? CGAffineTransform(scaleX: 0.001, y: 0.001)
      : CGAffineTransform(scaleX: 0.001, y: 0.001)
    resources =
      kind == "Type3"
      ? PDFResources(file: file, entries: file.resolve(entries["Resources"]).dictionary ?? [:])
      : nil
    let name = file.resolve(own["BaseFont"]).name ?? "Helvetica"
    let plain = name.split(separator: "+").last.map(String.init) ?? name
    descriptor = FontDescriptor(
      kind: .named(plain.replacingOccurrences(of: ",", with: "-")), size: 100)
    if isComposite { readCollection(child) } else { readSimple(facts) }
    readCharacters()
  }

  private func readSimple(_ facts: [String: PDFValue]) {
    let first = file.resolve(entries["FirstChar"]).integer ?? 0
    for (index, width) in (file.resolve(entries["Widths"]).array ?? []).prefix(256).enumerated() {
      widths[first + index] = file.resolve(width).number
    }
    defaultWidth = file.resolve(facts["MissingWidth"]).number
    let encoding = file.resolve(entries["Encoding"])
    switch encoding.name ?? file.resolve(encoding.dictionary?["BaseEncoding"]).name {
    case "WinAnsiEncoding": baseEncoding = .windowsCP1252
    case "MacRomanEncoding": baseEncoding = .macOSRoman
    default: break
    }
    var code = 0
    for value in (file.resolve(encoding.dictionary?["Differences"]).array ?? []).prefix(1024) {
      let value = file.resolve(value)
      if let number = value.integer { code = number }
      if let name = value.name {
        names[code] = name
        code += 1
      }
    }
  }

  private func readCollection(_ child: [String: PDFValue]) {
    defaultWidth = file.resolve(child["DW"]).number ?? 1000
    let list = (file.resolve(child["W"]).array ?? []).map { file.resolve($0) }
    var index = 0
    while index + 1 < list.count, let first = list[index].integer {
      if let several = list[index + 1].array {
        for (offset, width) in several.enumerated() {
          widths[first + offset] = file.resolve(width).number
        }
        index += 2
      } else {
        guard index + 2 < list.count, let last = list[index + 1].integer else { break }
        for code in first...max(first, min(last, first + 65_536)) {
          widths[code] = list[index + 2].number
        }
        index += 3
      }
    }
    if let map = file.resolve(child["CIDToGIDMap"]).stream {
      letterNumbers = PDFFilters(file).unpacked(map)
    }
  }

  /// Reads the mapping of codes to characters, including ranges.
  private func readCharacters() {
    guard outlines == nil, let stream = file.resolve(entries["ToUnicode"]).stream else { return }
    var parser = PDFParser(PDFFilters(file).unpacked(stream)[...], readsReferences: false)
    var texts: [[UInt8]] = []
    func number(_ bytes: [UInt8]) -> Int { bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) } }
    while let item = parser.next(), characters.count < 65_536 {
      switch item {
      case .value(let value): if let text = value.string { texts.append(text) }
      case .word(let word):
        let step = word == "endbfchar" ? 2 : word == "endbfrange" ? 3 : 0
        if step > 0 {
          for start in stride(from: 0, to: texts.count - step + 1, by: step) {
            let (low, high) = (number(texts[start]), number(texts[start + step - 2]))
            for code in low...max(low, min(high, low + 4096)) {
              characters[code] = Unicode.Scalar(
                UInt32(number(texts[start + step - 1]) + code - low))
            }
          }
        }
        texts = []
      }
    }
  }

  // MARK: Glyphs

  /// The character codes of a text.
  func codes(_ text: [UInt8]) -> [Int] {
    guard isComposite else { return text.map { Int($0) } }
    return stride(from: 0, to: text.count - 1, by: 2).map { Int(text[$0]) << 8 | Int(text[$0 + 1]) }
  }

  /// Returns the glyph of a character code.
  func glyph(_ code: Int) -> Letter {
    if let letter = glyphs[code] { return letter }
    var letter = Letter(advance: 0, isSpace: !isComposite && code == 32)
    let name = names[code]
    letter.character = characters[code] ?? name.flatMap(Self.character) ?? plainCharacter(code)
    if resources != nil {
      let drawings = file.resolve(entries["CharProcs"]).dictionary
      letter.drawing = name.flatMap { file.resolve(drawings?[$0]).stream }
    }
    var index: UInt32?
    if let outlines {
      index = isComposite ? collected(code) : simple(code, name, outlines)
      letter.outline = outlines.outline(of: index ?? 0)
    }
    let width = widths[code] ?? defaultWidth
    if resources != nil {
      letter.advance = (width ?? 0) * Double(matrix.a)
    } else if let width {
      letter.advance = width / 1000
    } else {
      letter.advance = index.flatMap { outlines?.advance(of: $0) } ?? 0.5
    }
    glyphs[code] = letter
    return letter
  }

  private func collected(_ code: Int) -> UInt32 {
    guard let map = letterNumbers else { return UInt32(code) }
    guard code * 2 + 1 < map.count else { return 0 }
    return UInt32(map[code * 2]) << 8 | UInt32(map[code * 2 + 1])
  }

  private func simple(_ code: Int, _ name: String?, _ font: OutlineFont) -> UInt32? {
    if isTrueType {
      if let character = name.flatMap(Self.character) ?? (isSymbolic ? nil : plainCharacter(code)),
        let letter = font.glyph(for: character)
      {
        return letter
      }
      return font.glyph(code: 0xF000 + code, platform: 3, encoding: 0)
        ?? font.glyph(code: code, platform: 3, encoding: 0)
        ?? font.glyph(code: code, platform: 1, encoding: 0)
        ?? name.flatMap { font.glyph(named: $0) }
    }
    if let name { return font.glyph(named: name) }
    if baseEncoding == nil,
      let letter = font.glyph(code: code, platform: 7, encoding: 2)
        ?? font.glyph(code: code, platform: 7, encoding: 0)
    {
      return letter
    }
    return plainCharacter(code).flatMap { font.glyph(for: $0) }
  }

  /// The character of a code in the font's base encoding.
  private func plainCharacter(_ code: Int) -> Unicode.Scalar? {
    guard !isComposite, (32...255).contains(code) else { return nil }
    return String(bytes: [UInt8(code)], encoding: baseEncoding ?? .windowsCP1252)?.unicodeScalars
      .first
  }

  /// The character for a glyph name: ASCII, a few others, and names that contain a code point.
  static func character(_ name: String) -> Unicode.Scalar? {
    if name.unicodeScalars.count == 1 { return name.unicodeScalars.first }
    if let known = characterNames[name] { return known }
    let digits =
      name.hasPrefix("uni") ? name.dropFirst(3) : name.hasPrefix("u") ? name.dropFirst(1) : ""
    guard (4...6).contains(digits.count) else { return nil }
    return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
  }

  /// - SeeAlso: Adobe, "Adobe Glyph List".
  private static let characterNames: [String: Unicode.Scalar] = {
    let list: [(String, Unicode.Scalar)] = [
      ("space", " "), ("exclam", "!"), ("quotedbl", "\""), ("numbersign", "#"), ("dollar", "$"),
      ("percent", "%"), ("ampersand", "&"), ("quotesingle", "'"), ("parenleft", "("),
      ("parenright", ")"), ("asterisk", "*"), ("plus", "+"), ("comma", ","), ("hyphen", "-"),
      ("period", "."), ("slash", "/"), ("zero", "0"), ("one", "1"), ("two", "2"), ("three", "3"),
      ("four", "4"), ("five", "5"), ("six", "6"), ("seven", "7"), ("eight", "8"), ("nine", "9"),
      ("colon", ":"), ("semicolon", ";"), ("less", "<"), ("equal", "="), ("greater", ">"),
      ("question", "?"), ("at", "@"), ("bracketleft", "["), ("backslash", "\\"),
      ("bracketright", "]"), ("asciicircum", "^"), ("underscore", "_"), ("grave", "`"),
      ("braceleft", "{"), ("bar", "|"), ("braceright", "}"), ("asciitilde", "~"),
      ("quoteleft", "\u{2018}"), ("quoteright", "\u{2019}"), ("quotedblleft", "\u{201C}"),
      ("quotedblright", "\u{201D}"), ("endash", "\u{2013}"), ("emdash", "\u{2014}"),
      ("bullet", "\u{2022}"), ("ellipsis", "\u{2026}"), ("copyright", "\u{A9}"),
      ("registered", "\u{AE}"), ("degree", "\u{B0}"), ("Euro", "\u{20AC}"), ("sterling", "\u{A3}"),
      ("fi", "\u{FB01}"), ("fl", "\u{FB02}"), ("germandbls", "\u{DF}"), ("adieresis", "\u{E4}"),
      ("odieresis", "\u{F6}"), ("udieresis", "\u{FC}"), ("Adieresis", "\u{C4}"),
      ("Odieresis", "\u{D6}"), ("Udieresis", "\u{DC}"), ("eacute", "\u{E9}"), ("egrave", "\u{E8}"),
      ("agrave", "\u{E0}"), ("ccedilla", "\u{E7}"), ("ntilde", "\u{F1}"),
    ]
    return Dictionary(list, uniquingKeysWith: { $1 })
  }()
}
