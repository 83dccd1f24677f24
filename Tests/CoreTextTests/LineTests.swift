import CoreText
import Drawing
import Foundation
import Testing
import ViewDrawing

/// Lines, runs and frames, against each other and against attributed strings' own measures.
@Suite struct LineTests {
  private let font = CTFontCreateWithName("Inter", 20, nil)
  private func text(_ string: String) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [
        .init(kCTFontAttributeName): font,
        .init(kCTForegroundColorAttributeName): CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      ])
  }

  @Test func measuresOfALine() {
    let line = CTLineCreateWithAttributedString(text("Plumb line "))
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
    #expect(width == text("Plumb line ").size().width && ascent == CTFontGetAscent(font))
    #expect(descent == CTFontGetDescent(font) && leading == CTFontGetLeading(font))
    let box = CTLineGetBoundsWithOptions(line, .useOpticalBounds)
    #expect(box.height == ascent + descent + leading && box.minY == -descent - leading)
    #expect(CTLineGetTrailingWhitespaceWidth(line) > 3)
    let range = CTLineGetStringRange(line)
    #expect(range == CFRangeMake(0, 11) && CTLineGetGlyphCount(line) == 11)
    // Places of letters grow, and lead back to them.
    var last = -1.0
    for index in 0..<11 {
      let offset = CTLineGetOffsetForStringIndex(line, index, nil)
      #expect(offset > last)
      #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == index)
      last = offset
    }
    var carets: [Double] = []
    CTLineEnumerateCaretOffsets(line) { offset, index, leading, stop in
      carets.append(offset)
      stop.pointee = index == 4
    }
    #expect(carets.count == 5 && carets[0] == 0)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, width + 100) - 50) < 1e-9)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 0) == 0)
    let empty = CTLineCreateWithAttributedString(NSAttributedString(string: ""))
    #expect(CTLineGetStringIndexForPosition(empty, .zero) == kCFNotFound)
    #expect(CTLineGetOffsetForStringIndex(empty, 0, nil) == 0)
  }

  /// The places of all letters at once are those of each; letters of a cluster may divide it in another way.
  @Test(arguments: [
    "Plumb line", "ff fi ffl", "a😀b e\u{301} c", "ابت 12 abc", "\u{5D0}\u{5D1} x", "",
  ])
  func placesOfAllLetters(_ string: String) {
    let layout = text(string).layout()
    guard !layout.lines.isEmpty else { return }
    let all = layout.positions(inLine: 0)
    #expect(all.count == string.utf16.count + 1)
    var index = 0
    for letter in string {
      #expect(abs(all[index] - layout.position(of: index, inLine: 0)) < 0.01, "\(string) \(index)")
      index += letter.utf16.count
    }
    #expect(all[index] == layout.position(of: index, inLine: 0))
  }

  @Test(arguments: [CTLineTruncationType.start, .middle, .end])
  func truncation(_ type: CTLineTruncationType) throws {
    let line = CTLineCreateWithAttributedString(text("A line that is too long for its place"))
    let token = CTLineCreateWithAttributedString(text("—"))
    for width in [40.0, 100, 200] {
      let short = try #require(CTLineCreateTruncatedLine(line, width, type, nil))
      #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= width)
      let other = try #require(CTLineCreateTruncatedLine(line, width, type, token))
      #expect(CTLineGetTypographicBounds(other, nil, nil, nil) <= width)
    }
    #expect(CTLineCreateTruncatedLine(line, 2, type, nil) == nil)
    #expect(CTLineCreateTruncatedLine(line, 1000, type, nil) === line)
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 500))
    #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 500) < 1)
    #expect(CTLineCreateJustifiedLine(line, 1, 10) == nil)
  }

  @Test func runs() throws {
    let whole = NSMutableAttributedString(attributedString: text("ab"))
    whole.append(NSAttributedString(string: "cde", attributes: [.init(kCTKernAttributeName): 4]))
    let line = CTLineCreateWithAttributedString(whole)
    let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
    #expect(
      runs.map(CTRunGetGlyphCount) == [2, 3] && CFArrayGetCount(CTLineGetGlyphRuns(line)) == 2)
    #expect(CTRunGetStringRange(runs[1]) == CFRange(location: 2, length: 3))
    #expect(CTRunGetAttributes(runs[1])[kCTKernAttributeName] as? Int == 4)
    #expect(CTRunGetStatus(runs[0]).isEmpty && CTRunGetTextMatrix(runs[0]) == .identity)
    var places = [CGPoint](repeating: .zero, count: 3)
    CTRunGetPositions(runs[1], CFRange(), &places)
    #expect(places[0].x == CTLineGetOffsetForStringIndex(line, 2, nil) && places[2].x > places[1].x)
    var advances = [CGSize](repeating: .zero, count: 3)
    CTRunGetAdvances(runs[1], CFRange(), &advances)
    #expect(abs(places[1].x - places[0].x - advances[0].width) < 1e-6)
    var indices = [CFIndex](repeating: 0, count: 2)
    CTRunGetStringIndices(runs[1], CFRangeMake(1, 2), &indices)
    #expect(indices == [3, 4])
    var glyphs = [CGGlyph](repeating: 0, count: 2)
    CTRunGetGlyphs(runs[0], CFRange(), &glyphs)
    #expect(glyphs.allSatisfy { $0 > 0 } && glyphs[0] != glyphs[1])
    var ascent: CGFloat = 0
    let width = CTRunGetTypographicBounds(runs[0], CFRange(), &ascent, nil, nil)
    #expect(abs(width - places[0].x) < 1e-6 && ascent == CTFontGetAscent(font))
    let box = CTRunGetImageBounds(runs[1], nil, CFRange())
    #expect(
      box.minX == places[0].x && CTLineGetImageBounds(line, nil).contains(box.insetBy(dx: 1, dy: 1))
    )
    let arabic = CTLineCreateWithAttributedString(text("ابت"))
    let status = (CTLineGetGlyphRuns(arabic) as? [CTRun])?.first.map(CTRunGetStatus)
    #expect(status == .rightToLeft && CTRunStatus.nonMonotonic != .hasNonIdentityMatrix)
  }

  @Test func framesPutLinesDown() throws {
    let words = text("One two three four five six seven eight nine ten")
    let setter = CTFramesetterCreateWithAttributedString(words)
    var fitting = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRangeMake(0, 0), nil, CGSize(width: 120, height: 1e7), &fitting)
    #expect(fitting == CFRangeMake(0, words.length) && size.width <= 120 && size.height > 60)
    let box = CGRect(x: 10, y: 20, width: 120, height: 60)
    let path = CGPath(rect: box, transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
    #expect(lines.count == 2)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect(abs(60 - origins[0].y - CTFontGetAscent(font)) < 1e-6 && origins[0].x == 0)
    #expect(origins[1].y < origins[0].y - 20)
    let visible = CTFrameGetVisibleStringRange(frame)
    let second = CTLineGetStringRange(lines[1])
    #expect(visible == CFRangeMake(0, second.location + second.length))
    #expect(CTLineGetStringRange(lines[0]).length == second.location)
    #expect(CTFrameGetStringRange(frame).length == words.length && CTFrameGetPath(frame) === path)
    #expect(CTFrameGetFrameAttributes(frame) == nil && CTFrameProgression.topToBottom.rawValue == 0)
    let setting = [kCTFrameProgressionAttributeName: CTFrameProgression.rightToLeft.rawValue]
    let again = CTFramesetterCreateFrame(setter, visible, path, setting as CFDictionary)
    #expect(CTFrameGetLines(again).count == 2)
    // A typesetter breaks at the same places.
    let typesetter = CTTypesetterCreateWithAttributedString(words)
    let count = CTTypesetterSuggestLineBreak(typesetter, 0, 120)
    #expect(count == CTLineGetStringRange(lines[0]).length)
    let cluster = CTTypesetterSuggestClusterBreak(typesetter, 0, 120)
    #expect(cluster >= count - 1 && cluster < count + 6)
    let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
    #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
    #expect(CTTypesetterSuggestClusterBreak(typesetter, 46, 1e4) == 2)
  }

  /// Draws and returns how many of a picture's pixels are reddish in its upper and its lower half.
  private func halves(_ draw: (CGContext) -> Void) throws -> (upper: Int, lower: Int) {
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 60, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    draw(context)
    let image = try #require(context.makeImage())
    func count(_ rows: Range<Int>) -> Int {
      rows.reduce(0) { sum, y in
        sum + (0..<100).count { (image.color(x: $0, y: y)?.alpha ?? 0) > 0.3 }
      }
    }
    return (count(0..<30), count(30..<60))
  }

  @Test func drawsUpright() throws {
    let line = CTLineCreateWithAttributedString(text("LLLL"))
    // y grows up in a bitmap: a line at 35 is in the upper half.
    let high = try halves {
      $0.textPosition = CGPoint(x: 5, y: 35)
      CTLineDraw(line, $0)
      #expect($0.textPosition.x > 20 && $0.textPosition.y == 35)
    }
    #expect(high.upper > 50 && high.lower == 0)
    // Feet of an L are below its middle.
    let feet = try halves {
      $0.textMatrix = CGAffineTransform(scaleX: 2, y: 2)
      $0.textPosition = CGPoint(x: 0, y: 15)
      CTLineDraw(line, $0)
    }
    #expect(feet.lower > feet.upper)
    let path = CGPath(rect: CGRect(x: 0, y: 30, width: 100, height: 30), transform: nil)
    let frame = try halves { context in
      let setter = CTFramesetterCreateWithAttributedString(text("LL"))
      CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(), path, nil), context)
    }
    #expect(frame.upper > 30 && frame.lower == 0)
    let run = try halves { context in
      context.textPosition = CGPoint(x: 0, y: 5)
      (CTLineGetGlyphRuns(line) as? [CTRun])?.forEach { CTRunDraw($0, context, CFRangeMake(1, 2)) }
    }
    #expect(run.lower > 20 && run.upper == 0)
    let glyphs = try halves { context in
      let glyph = CTFontGetGlyphWithName(font, "L")
      CTFontDrawGlyphs(
        font, [glyph, glyph], [CGPoint(x: 0, y: 35), CGPoint(x: 20, y: 35)], 2, context)
    }
    #expect(glyphs.upper > 20 && glyphs.lower == 0)
  }

  @Test func delegatesMakeRoom() throws {
    final class Room { let width: CGFloat = 33 }
    let callbacks = CTRunDelegateCallbacks(
      version: kCTRunDelegateVersion1, dealloc: { Unmanaged<Room>.fromOpaque($0).release() },
      getAscent: { _ in 40 }, getDescent: { _ in 5 },
      getWidth: { Unmanaged<Room>.fromOpaque($0).takeUnretainedValue().width })
    let value = Unmanaged.passRetained(Room()).toOpaque()
    let delegate = try #require(withUnsafePointer(to: callbacks) { CTRunDelegateCreate($0, value) })
    #expect(CTRunDelegateGetRefCon(delegate) == value && kCTRunDelegateCurrentVersion == 1)
    let room = NSAttributedString(
      string: "\u{FFFC}", attributes: [.init(kCTRunDelegateAttributeName): delegate])
    let line = CTLineCreateWithAttributedString(room)
    #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - 33) < 0.1)
    #expect(withUnsafePointer(to: callbacks) { CTRunDelegateCreate($0, nil) } == nil)
  }
}
