import Drawing
import Foundation
import Testing

/// What stands in SVG documents: text as text, shapes as shapes.
struct SVGTests {
  private func svg(_ body: (CGContext) throws -> Void) throws -> String {
    let context = try #require(CGContext.svg(size: CGSize(width: 120, height: 60)))
    try body(context)
    let data = try #require(context.finish())
    // It can be read by others.
    let image = try CGImage.decode(data)
    #expect(image.width == 120 && image.height == 60)
    return String(decoding: data, as: UTF8.self)
  }

  /// The values of an attribute, in order.
  private func values(_ name: String, in svg: String) -> [String] {
    svg.components(separatedBy: " \(name)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  @Test(arguments: [
    ("Hello world", ">Hello world<"),
    ("a < b & \"c\" > d", ">a &lt; b &amp; &quot;c&quot; &gt; d<"),
    ("and\u{1}", ">and\u{FFFD}<"), ("Größe 20 €", ">Größe 20 €<"), ("  two  ", ">  two  <"),
  ])
  func textIsText(_ text: String, _ expected: String) throws {
    let svg = try svg { context in
      TextLayout(runs: [TextRun(text: text, font: FontDescriptor(size: 12))])
        .draw(in: context, at: CGPoint(x: 5, y: 5))
    }
    #expect(svg.contains(expected))
    #expect(!svg.contains("<image") && !svg.contains("<path"))
  }

  @Test func linesHaveTheirPlacesAndWidths() throws {
    let font = FontDescriptor(size: 12)
    let layout = TextLayout(runs: [TextRun(text: "first line\nsecond", font: font)])
    let svg = try svg { layout.draw(in: $0, at: CGPoint(x: 10, y: 4)) }
    let heights = values("y", in: svg).compactMap { Double($0) }
    try #require(heights.count == 2)
    for (height, line) in zip(heights, layout.lines) {
      #expect(abs(height - 4 - line.baseline) < 0.01)
    }
    let widths = values("textLength", in: svg).compactMap { Double($0) }
    for (width, line) in zip(widths, layout.lines) { #expect(abs(width - line.width) < 0.5) }
    #expect(values("font-size", in: svg) == ["11.625", "11.625"])
    #expect(values("font-family", in: svg).allSatisfy { $0.hasPrefix("'Inter'") })
  }

  @Test func looksOfRunsAreKept() throws {
    var bold = TextRun(text: "bold", font: FontDescriptor(size: 12, weight: 0.4))
    bold.color = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    bold.strikethrough = TextStripe()
    var plain = TextRun(text: "plain", font: FontDescriptor(size: 12))
    plain.background = CGColor(red: 1, green: 1, blue: 0, alpha: 1)
    let svg = try svg { TextLayout(runs: [bold, plain]).draw(in: $0, at: .zero) }
    #expect(values("font-weight", in: svg) == ["700"])
    #expect(svg.contains("stroke=\"#ff0000\" stroke-opacity=\"0.5\""))
    #expect(svg.contains("fill=\"#ff0000\" fill-opacity=\"0.5\""))
    #expect(svg.contains("fill=\"#ffff00\""))
  }

  /// What an ellipsis hides is not in the document.
  @Test func hiddenTextIsHidden() throws {
    var paragraph = TextParagraph()
    paragraph.lineBreak = .truncatingTail
    let layout = TextLayout(
      runs: [TextRun(text: "A long line of words", font: FontDescriptor(size: 12))],
      paragraph: paragraph, width: 60, maximumLines: 1)
    let svg = try svg { layout.draw(in: $0, at: .zero) }
    #expect(svg.contains("A long") && svg.contains("…") && !svg.contains("words"))
  }

  /// A clip appears only where it cuts, equal definitions once.
  @Test func clipsThatCutNothingAreLeftOut() throws {
    let svg = try svg { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    #expect(!svg.contains("clipPath"))
    let cut = try self.svg { context in
      for _ in 0..<3 {
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
        context.fill(CGRect(x: 5, y: 5, width: 80, height: 20))
        context.restoreGState()
      }
      context.fill(CGRect(x: 5, y: 5, width: 80, height: 20))
    }
    #expect(cut.components(separatedBy: "<clipPath").count == 2)
    #expect(cut.components(separatedBy: "<g clip-path").count == 2)
  }

  @Test func shadowsAreFilters() throws {
    let svg = try svg { context in
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 6)
      context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
    }
    #expect(svg.contains("stdDeviation=\"3\"") && svg.contains("dx=\"3\" dy=\"4\""))
    #expect(!svg.contains("<image"))
  }

  @Test func badNumbersAreNotWritten() throws {
    let svg = try svg { context in
      for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
        context.fill(CGRect(x: value, y: 0, width: 5, height: 5))
        context.setLineWidth(value)
        context.stroke(CGRect(x: 0, y: value, width: 5, height: value))
        context.setShadow(offset: CGSize(width: value, height: 0), blur: value)
        context.saveGState()
        context.scaleBy(x: value, y: 1)
        context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
        context.clip(to: CGRect(x: value, y: 0, width: 5, height: 5))
        context.restoreGState()
      }
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
    }
    for word in ["nan", "inf", "e+"] { #expect(!svg.contains(word)) }
  }

  @Test func sizesThatNoPageHasAreNil() {
    for size in [(0.0, 5.0), (-1, 5), (.nan, 5), (1e7, 5), (.infinity, 1)] {
      #expect(CGContext.svg(size: CGSize(width: size.0, height: size.1)) == nil)
    }
  }
}
