import Drawing
import Foundation
import Testing
import ViewDrawing

/// Styles of paragraphs and lines: bits, and what a style takes over from another one.
struct TextStyleTests {
  /// Source: Apple, "NSUnderlineStyle": a pattern is added to a line and is not one by itself.
  @Test(
    arguments: [
      (.patternDot, 0x100), (.patternDash, 0x200), (.patternDashDot, 0x300),
      (.patternDashDotDot, 0x400),
    ] as [(NSUnderlineStyle, Int)])
  func patternsOfLines(pattern: NSUnderlineStyle, bits: Int) throws {
    #expect(pattern.rawValue == bits && pattern.stripe(color: nil) == nil)
    let style = NSUnderlineStyle(rawValue: bits | NSUnderlineStyle.thick.rawValue)
    let stripe = try #require(style.stripe(color: nil))
    #expect(stripe.isThick && !stripe.isDouble && stripe.pattern.rawValue == bits >> 8)
  }

  /// Source: Apple, "NSParagraphStyle.LineBreakStrategy".
  @Test func strategiesAreKept() {
    typealias Strategy = NSParagraphStyle.LineBreakStrategy
    #expect(Strategy.pushOut.rawValue == 1 && Strategy.hangulWordPriority.rawValue == 2)
    #expect(Strategy.standard.isSuperset(of: [.pushOut, .hangulWordPriority]))
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [])
    style.lineBreakStrategy = [.pushOut, .hangulWordPriority]
    #expect(style.lineBreakStrategy.rawValue == 3)
  }

  /// A style that takes over another one is equal to it, and neither follows the other later.
  ///
  /// Source: Apple, "NSMutableParagraphStyle.setParagraphStyle(_:)".
  @Test func aStyleTakesOverAnother() {
    let letters = CharacterSet(charactersIn: ".,")
    let stop = NSTextTab(
      textAlignment: .right, location: 40, options: [.columnTerminators: letters])
    #expect(
      NSTextTab.OptionKey.columnTerminators.rawValue == "NSTabColumnTerminatorsAttributeName")
    #expect(stop.options[.columnTerminators] as? CharacterSet == letters)
    let first = NSMutableParagraphStyle()
    first.alignment = .center
    first.lineSpacing = 3
    first.paragraphSpacing = 7
    first.lineBreakStrategy = .pushOut
    first.tabStops = [stop]
    let second = NSMutableParagraphStyle()
    second.firstLineHeadIndent = 20
    #expect(second != first)
    second.setParagraphStyle(first)
    #expect(second == first && second.firstLineHeadIndent == 0 && second.tabStops == [stop])
    first.alignment = .right
    #expect(second.alignment == .center && second.lineSpacing == 3)
  }

  /// Source: Apple, "NSStringDrawingOptions", "NSStringDrawingContext": without a smaller scale the text has its own.
  @Test func optionsOfMeasuring() {
    let options: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 8, 32])
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "two words on a narrow page")
    let narrow = CGSize(width: 60, height: 1000)
    func size(_ options: NSStringDrawingOptions) -> CGSize {
      text.boundingRect(with: narrow, options: options, context: context).size
    }
    let plain = size(.usesLineFragmentOrigin)
    #expect(plain.width <= 60 && plain.height > 20)
    // Ink and leading do not count yet.
    #expect(size([.usesLineFragmentOrigin, .usesDeviceMetrics]) == plain)
    #expect(size([.usesLineFragmentOrigin, .usesFontLeading]) == plain)
    #expect(context.actualScaleFactor == 1)
  }
}
