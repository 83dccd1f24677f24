internal import Drawing
internal import Foundation

/// The lines of text in one container.
///
/// Offsets are UTF-16 units of the entire text; rectangles are in the container's space.
struct ContainerLayout {
  let container: NSTextContainer
  /// The character range of each line, including its line feed.
  let ranges: [Range<Int>]
  private let layout: TextLayout
  private let start: Int
  private let length: Int
  private let padding: CGFloat
  /// The rectangle for aligning lines.
  private let bounds: CGRect

  /// Creates the layout of the text from an offset.
  init(_ storage: NSTextStorage, _ container: NSTextContainer, from start: Int) {
    self.container = container
    self.start = start
    length = storage.length
    padding = container.lineFragmentPadding
    let size = container.size
    let rest = storage.attributedSubstring(
      from: NSRange(location: start, length: storage.length - start))
    var runs = rest.textRuns()
    let count = container.maximumNumberOfLines
    var paragraph = TextParagraph()
    if count > 0 {
      paragraph.lineBreak = container.lineBreakMode.inDrawing(lines: count)
      for index in runs.indices { runs[index].paragraph?.lineBreak = paragraph.lineBreak }
    }
    let width = size.width > 0 ? max(0, size.width - 2 * padding) : nil
    layout = TextLayout(
      runs: runs, paragraph: paragraph, width: width.map(Double.init), maximumLines: count)
    bounds = CGRect(
      x: padding, y: 0, width: width ?? layout.size.width, height: layout.size.height)
    let fitting =
      size.height > 0
      ? layout.lines.prefix { $0.top + $0.height <= size.height + 0.01 }.count : layout.lineCount
    ranges = Self.ranges(
      layout.ranges, fitting, start: start, of: NSString(string: storage.string),
      takesRest: fitting == layout.lineCount && !layout.isTruncated)
  }

  private static func ranges(
    _ lines: [Range<Int>], _ count: Int, start: Int, of text: NSString, takesRest: Bool
  ) -> [Range<Int>] {
    lines.indices.prefix(count).map { index in
      let lower = lines[index].lowerBound + start
      let next = index + 1 < lines.count ? lines[index + 1].lowerBound + start : text.length
      var upper = index + 1 < lines.count || takesRest ? next : lines[index].upperBound + start
      // The line feed after a line belongs to it.
      while upper < next, [10, 13].contains(text.character(at: upper)) {
        upper += 1
        if text.character(at: upper - 1) == 10 { break }
      }
      return lower..<max(lower, upper)
    }
  }

  /// The range of all characters in the container.
  var range: Range<Int> {
    guard let first = ranges.first, let last = ranges.last else { return start..<start }
    return first.lowerBound..<last.upperBound
  }
  /// The line of a character; the end of the text belongs to the last line.
  func line(at index: Int) -> Int? {
    if let line = ranges.firstIndex(where: { $0.contains(index) }) { return line }
    return index >= length && range.upperBound == length && !ranges.isEmpty
      ? ranges.count - 1 : nil
  }
  /// The lines that contain characters of a range.
  func lines(meeting range: NSRange) -> [Int] {
    ranges.indices.filter {
      ranges[$0].lowerBound < range.upperBound && ranges[$0].upperBound > range.location
    }
  }

  // MARK: Positions

  /// The rectangle of a line, with the spacing below it.
  func fragment(_ line: Int) -> CGRect {
    let top = layout.lines[line].top
    let bottom =
      line + 1 < layout.lineCount ? layout.lines[line + 1].top : top + layout.lines[line].height
    let width =
      container.size.width > 0 ? container.size.width : layout.size.width + 2 * padding
    return CGRect(x: 0, y: top, width: width, height: bottom - top)
  }
  /// The part of a line's rectangle that its characters cover, including the padding.
  func usedRect(_ line: Int) -> CGRect {
    var rect = fragment(line)
    rect.origin.x = layout.left(ofLine: line, in: bounds) - padding
    rect.size.width = layout.lines[line].width + 2 * padding
    return rect
  }
  /// The rectangle around the used parts of all lines.
  var usedRect: CGRect {
    guard !ranges.isEmpty else { return .zero }
    return ranges.indices.reduce(CGRect.null) { $0.union(usedRect($1)) }
  }
  /// The x of the caret before a character.
  private func x(_ index: Int, _ line: Int) -> CGFloat {
    layout.left(ofLine: line, in: bounds) + layout.position(of: index - start, inLine: line)
  }
  /// The position of a character on its baseline, in its line's rectangle.
  func location(of index: Int, _ line: Int) -> CGPoint {
    CGPoint(x: x(index, line), y: layout.lines[line].baseline - layout.lines[line].top)
  }
  /// The rectangles around a range of characters, one per line.
  func rects(of range: NSRange) -> [CGRect] {
    lines(meeting: range).map { line in
      let lower = x(max(range.location, ranges[line].lowerBound), line)
      let upper = x(min(range.upperBound, ranges[line].upperBound), line)
      let rect = fragment(line)
      return CGRect(
        x: min(lower, upper), y: rect.minY, width: abs(upper - lower), height: rect.height)
    }
  }
  /// The rectangle of the caret before a character, without width; nil for a text without lines.
  func caret(at index: Int) -> CGRect? {
    guard let line = line(at: min(index, length)) else { return nil }
    return CGRect(
      x: x(index, line), y: fragment(line).minY, width: 0, height: fragment(line).height)
  }
  /// The characters in the lines that intersect a rectangle.
  func range(in rect: CGRect) -> Range<Int> {
    let lines = ranges.indices.filter {
      let place = fragment($0)
      return place.minY < rect.maxY && place.maxY > rect.minY
    }
    guard let first = lines.first, let last = lines.last else { return start..<start }
    return ranges[first].lowerBound..<ranges[last].upperBound
  }
  /// The character nearest to a point, and the fraction of it before the point, 0 to 1.
  func characterIndex(at point: CGPoint) -> (index: Int, share: CGFloat) {
    guard let last = ranges.indices.last else { return (start, 0) }
    let line = ranges.indices.first { point.y < fragment($0).maxY } ?? last
    let range = ranges[line]
    let x = Double(point.x - layout.left(ofLine: line, in: bounds))
    let found = layout.characterIndex(at: x, inLine: line) + start
    let index = min(max(found, range.lowerBound), max(range.lowerBound, range.upperBound - 1))
    let near = layout.position(of: index - start, inLine: line)
    let far = layout.position(of: index + 1 - start, inLine: line)
    guard far != near else { return (index, 0) }
    return (index, CGFloat(min(max(0, (x - near) / (far - near)), 1)))
  }

  // MARK: Drawing

  /// Draws parts of the lines that contain characters of a range, clipped to these characters.
  func draw(
    _ range: NSRange, _ parts: TextLayout.LineParts, at origin: CGPoint, on page: TextPage
  ) {
    let places = lines(meeting: range)
    guard !places.isEmpty else { return }
    let whole = CGRect(origin: origin, size: bounds.size)
    page.draw(whole) { place in
      let rect = bounds.offsetBy(dx: place.minX, dy: place.minY)
      for line in places {
        let letters = ranges[line]
        let isWhole =
          range.location <= letters.lowerBound && range.upperBound >= letters.upperBound
        page.context.saveGState()
        if !isWhole {
          page.context.clip(
            to: rects(of: range).map { $0.offsetBy(dx: place.minX, dy: place.minY) })
        }
        layout.draw(line: line, parts: parts, in: page.context, rect: rect)
        page.context.restoreGState()
      }
    }
  }
}
