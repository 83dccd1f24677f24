import Foundation

/// The text between two line ends, with its runs as UTF-8 byte ranges.
struct ParagraphText {
  /// The part of a run in the paragraph.
  struct Span {
    var start: Int
    var end: Int
    var run: TextRun
    var metrics: FontMetrics
    /// The space after each character in points, the mean of what the letters of the span need.
    var spacing: Double
  }

  private(set) var text = ""
  /// The offset of the paragraph in the entire text, in UTF-16 units.
  private(set) var start = 0
  private(set) var spans: [Span] = []
  /// Whether the text is behind a line separator, which ends a line but not the paragraph.
  private(set) var continuesParagraph = false
  private var tabCount = 0
  /// The metrics of an empty line: those of the run in which the paragraph starts.
  private(set) var emptyMetrics: FontMetrics
  /// The style of the paragraph, from the run in which it starts; nil for the layout's.
  private(set) var style: TextParagraph?

  /// Splits runs at line feeds.
  ///
  /// Without text, there is no paragraph; text that ends in a line feed has an empty last one. Call this inside the
  /// font library's lock.
  static func split(_ runs: [TextRun]) -> [ParagraphText] {
    let runs = runs.filter { !$0.text.isEmpty }
    guard let first = runs.first else { return [] }
    var done: [ParagraphText] = []
    var current = ParagraphText(
      emptyMetrics: FontMetrics(for: first.font), style: first.paragraph)
    var offset = 0
    for run in runs {
      let metrics = FontMetrics(for: run.font)
      guard hasNewline(run.text) else {
        current.append(run.text, run, metrics, PangoAttributes.spacing(run))
        offset += run.text.utf16.count
        continue
      }
      let pieces = run.text.split(omittingEmptySubsequences: false) { $0.isNewline }
      var end = run.text.startIndex
      for (index, piece) in pieces.enumerated() {
        offset += run.text.utf16.distance(from: end, to: piece.startIndex)
        if index > 0 {
          let isSeparator = lineSeparators.contains(
            run.text[run.text.index(before: piece.startIndex)])
          done.append(current)
          current = ParagraphText(
            emptyMetrics: metrics, style: isSeparator ? current.style : run.paragraph)
          current.continuesParagraph = isSeparator
          current.start = offset
        }
        var part = run
        part.text = String(piece)
        current.append(part.text, run, metrics, PangoAttributes.spacing(part))
        offset += piece.utf16.count
        end = piece.endIndex
      }
    }
    return done + [current]
  }

  /// The characters that end a line within a paragraph.
  private static let lineSeparators: Set<Character> = ["\u{2028}", "\u{0B}"]

  /// Whether a text may contain a line end, judging by its bytes, which is faster than reading characters.
  ///
  /// The line ends are line feed to carriage return, U+0085, and, in three bytes, U+2028 and U+2029.
  private static func hasNewline(_ text: String) -> Bool {
    for byte in text.utf8
    where (0x0A...0x0D).contains(byte) || byte == 0x85 || byte == 0xA8 || byte == 0xA9 {
      return true
    }
    return false
  }

  private init(emptyMetrics: FontMetrics, style: TextParagraph?) {
    self.emptyMetrics = emptyMetrics
    self.style = style
  }

  private mutating func append(
    _ piece: String, _ run: TextRun, _ metrics: FontMetrics, _ spacing: Double
  ) {
    guard !piece.isEmpty else { return }
    if spans.isEmpty, !continuesParagraph { style = run.paragraph }
    // Pango reads C strings, which a NUL would end.
    let clean = limitingTabs(
      piece.utf8.contains(0) ? piece.replacingOccurrences(of: "\0", with: "\u{FFFD}") : piece)
    let start = text.utf8.count
    text += clean
    spans.append(
      Span(
        start: start, end: text.utf8.count, run: run, metrics: metrics, spacing: spacing))
  }

  /// Returns the text with spaces instead of the tabs beyond the paragraph's limit.
  private mutating func limitingTabs(_ piece: String) -> String {
    let tabs = piece.utf8.reduce(0) { $0 + ($1 == 0x09 ? 1 : 0) }
    defer { tabCount += tabs }
    guard tabCount + tabs > TextLimits.maximumTabs else { return piece }
    var room = max(0, TextLimits.maximumTabs - tabCount)
    return String(
      decoding: piece.utf8.map { byte in
        guard byte == 0x09 else { return byte }
        room -= 1
        return room >= 0 ? byte : 0x20
      }, as: UTF8.self)
  }

  /// Returns the largest ascender, descender and leading of the runs that intersect a byte range.
  ///
  /// Raised or lowered text and pictures make a line higher; a picture does not make it lower than text at its position
  /// would.
  func measures(from start: Int, to end: Int) -> (
    ascender: Double, descender: Double, leading: Double
  ) {
    let touched = spans.filter { $0.start < end && $0.end > start }
    return (
      touched.map { span in
        let top = span.run.picture.map { Double($0.bounds.maxY) } ?? -.infinity
        return max(span.metrics.ascender, top) + span.run.baselineOffset
      }.max() ?? emptyMetrics.ascender,
      touched.map { span in
        let bottom = span.run.picture.map { Double($0.bounds.minY) } ?? .infinity
        return min(span.metrics.descender, bottom) + span.run.baselineOffset
      }.min() ?? emptyMetrics.descender,
      touched.map(\.metrics.leading).max() ?? emptyMetrics.leading
    )
  }

  /// The starts of words in UTF-8 bytes, without the first one: those of letters behind blanks.
  var wordStarts: [Int] {
    var (starts, isBehindBlank) = ([Int](), false)
    for (index, byte) in text.utf8.enumerated() {
      if isBehindBlank, byte != 0x20 { starts.append(index) }
      isBehindBlank = byte == 0x20
    }
    return starts
  }

  /// Returns the first byte of the blanks in front of a byte; the byte itself without any.
  func startOfBlanks(before byte: Int) -> Int {
    let blanks = text.utf8.prefix(byte).reversed().prefix { $0 == 0x20 }
    return byte - blanks.count
  }

  /// Returns the text with spans that also end at some bytes, each with the space that its own letters need.
  ///
  /// - Parameters:
  ///   - places: Ascending UTF-8 offsets at which characters begin.
  ///   - hidesBlanks: Whether blanks in front of those places are at the ends of lines, where they need nothing.
  func spaced(endingAt places: [Int] = [], hidesBlanks: Bool = false) -> ParagraphText {
    var result = self
    let bytes = Array(text.utf8)
    var rest = places[...]
    result.spans = spans.flatMap { span in
      rest = rest.drop { $0 <= span.start }
      let inner = rest.prefix { $0 < span.end }
      return zip([span.start] + inner, inner + [span.end]).map { start, end in
        var (part, run) = (span, span.run)
        let last = hidesBlanks && end < span.end ? startOfBlanks(before: end) : end
        run.text = String(decoding: bytes[start..<(last > start ? last : end)], as: UTF8.self)
        (part.start, part.end, part.spacing) = (start, end, PangoAttributes.spacing(run))
        return part
      }
    }
    return result
  }

  /// Returns the text from a UTF-8 offset, with the same style.
  func suffix(from start: Int) -> ParagraphText {
    var rest = self
    rest.text = String(text.utf8.dropFirst(start)) ?? ""
    rest.start += text.utf16.count - rest.text.utf16.count
    rest.spans = spans.filter { $0.end > start }.map { span in
      var span = span
      span.start = max(0, span.start - start)
      span.end -= start
      return span
    }
    return rest
  }

  /// Returns a part of the text, as UTF-8 bytes, in which an ellipsis replaces some bytes.
  ///
  /// The ellipsis has the attributes of the previous character, otherwise those of the next one.
  func eliding(_ left: Range<Int>, in whole: Range<Int>) -> ParagraphText {
    let bytes = Array(text.utf8)
    let dots = "…"
    var result = suffix(from: whole.lowerBound)
    result.text = String(
      decoding: bytes[whole.lowerBound..<left.lowerBound] + Array(dots.utf8)
        + bytes[left.upperBound..<whole.upperBound], as: UTF8.self)
    func share(_ range: Range<Int>, from place: Int) -> [Span] {
      spans.compactMap { span in
        let part = span.start..<span.end
        guard part.overlaps(range) else { return nil }
        var span = span
        span.start = place + max(part.lowerBound, range.lowerBound) - range.lowerBound
        span.end = place + min(part.upperBound, range.upperBound) - range.lowerBound
        return span
      }
    }
    let head = left.lowerBound - whole.lowerBound
    result.spans = share(whole.lowerBound..<left.lowerBound, from: 0)
    let owner = head > 0 ? left.lowerBound - 1 : min(left.upperBound, whole.upperBound - 1)
    if var span = span(at: owner) {
      (span.start, span.end) = (head, head + dots.utf8.count)
      result.spans.append(span)
    }
    result.spans += share(left.upperBound..<whole.upperBound, from: head + dots.utf8.count)
    return result
  }

  /// Returns the run at a byte offset, with its part of the paragraph.
  func span(at byte: Int) -> Span? {
    spans.last { $0.start <= byte && $0.end > byte } ?? spans.last
  }

  /// Returns the space after the last character before byte `end`, in points; 0 at the beginning.
  func spacing(before end: Int) -> Double { spans.last { $0.start < end }?.spacing ?? 0 }

  /// Returns the part of that space that alignment leaves out.
  func trailing(before end: Int) -> Double {
    spans.last { $0.start < end }.map { PangoAttributes.trailing($0.run) } ?? 0
  }
}

/// Letters of one line with one font and style; lengths in points.
struct TextPiece {
  /// The index among the line's pieces, from left to right.
  var index: Int
  /// The distance from the line's start to the piece's left edge, and the piece's width.
  var left: Double, width: Double
  /// The bounding box of ink and advance, the start of the line's baseline at zero; y down.
  var box: CGRect
  /// The look.
  var run: TextRun
  /// Space after each letter in points.
  var spacing: Double
  /// The starts and ends of words, from the line's start; only for lines that omit spaces.
  var words: [ClosedRange<Double>]
  /// The characters for which no font has a glyph.
  var withoutGlyph: [Unicode.Scalar]
}
