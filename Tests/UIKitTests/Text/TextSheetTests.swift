import Drawing
import Foundation
import GoldenFiles
import Testing
import UIKit

/// Everything that attributed text can look like, on one page and in three outputs.
///
/// The picture was looked at: indents and stops stand at multiples of 20 and 50 points, lines lie under and
/// through what they belong to, pictures stand on the baseline or below it.
@MainActor struct TextSheetTests {
  private static let size = CGSize(width: 300, height: 268)

  private static func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private static func star() throws -> UIImage {
    let context = try #require(CGContext.bitmap(size: CGSize(width: 24, height: 24)))
    context.setFillColor(CGColor(red: 1, green: 0.6, blue: 0, alpha: 1))
    context.fillEllipse(in: CGRect(x: 1, y: 1, width: 22, height: 22))
    return UIImage(cgImage: try #require(context.makeImage()), scale: 2, orientation: .up)
  }

  private static func sheet() throws -> NSAttributedString {
    let font = UIFont.systemFont(ofSize: 13)
    let text = NSMutableAttributedString(string: "")
    var count = 0
    // Foundation on Linux traps when neighbours have as many attributes, but others: none are alike here.
    func add(_ string: String, _ looks: [NSAttributedString.Key: Any] = [:]) {
      var looks = looks.merging([.font: font]) { a, _ in a }
      if looks.count == count { looks[NSAttributedString.Key("filler")] = 1 }
      count = looks.count
      text.append(NSAttributedString(string: string, attributes: looks))
    }
    add("Left\n")
    add("Right\n", [.paragraphStyle: style { $0.alignment = .right }])
    add(
      "In the middle, with space below\n",
      [
        .paragraphStyle: style {
          $0.alignment = .center
          $0.paragraphSpacing = 8
        }
      ])
    add(
      "The first line begins twenty points in, the others forty, all end twenty from the edge\n",
      [
        .paragraphStyle: style {
          $0.firstLineHeadIndent = 20
          $0.headIndent = 40
          $0.tailIndent = -20
        }
      ])
    let stops = style {
      $0.tabStops = [
        NSTextTab(textAlignment: .left, location: 50),
        NSTextTab(textAlignment: .center, location: 150),
        NSTextTab(textAlignment: .right, location: 250),
      ]
    }
    add("a\tleft\tmiddle\tright\nb\tl\tm\t1.25\n", [.paragraphStyle: stops])
    add("שלום abc\n")
    add("From the right.\n", [.paragraphStyle: style { $0.baseWritingDirection = .rightToLeft }])
    let lines: [(String, NSUnderlineStyle)] = [
      ("single", .single), ("thick", .thick), ("double", .double),
      ("dots", [.single, .patternDot]), ("dashes", [.thick, .patternDash]),
      ("by word", [.single, .byWord]),
    ]
    for (name, style) in lines {
      add(name, [.underlineStyle: style.rawValue, .underlineColor: UIColor.red])
      add(" ")
    }
    add("\n")
    add("through", [.strikethroughStyle: 1, .strikethroughColor: UIColor.blue])
    add(" H")
    add("2", [.font: UIFont.systemFont(ofSize: 9), .baselineOffset: -3])
    add("O m")
    add("2", [.font: UIFont.systemFont(ofSize: 9), .baselineOffset: 5])
    add(" ")
    add("link", [.link: "https://example.org"])
    add(" ")
    add("background", [.backgroundColor: UIColor.yellow])
    add("\n")
    let large = UIFont.boldSystemFont(ofSize: 26)
    add("Edge ", [.font: large, .strokeWidth: 3, .strokeColor: UIColor.purple])
    add(
      "Both",
      [
        .font: large, .strokeWidth: -3, .strokeColor: UIColor.purple,
        .foregroundColor: UIColor.orange,
      ])
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 2, height: 2)
    shadow.shadowBlurRadius = 2
    add(" Shadow\n", [.font: large, .shadow: shadow])
    let onLine = NSTextAttachment(image: try star())
    let below = NSTextAttachment(image: try star())
    below.bounds = CGRect(x: 0, y: -8, width: 24, height: 24)
    add("Pictures ")
    add("\u{FFFC}", [.attachment: onLine])
    add(" in ")
    add("\u{FFFC}", [.attachment: below])
    add(" text")
    return text
  }

  @Test func theSheetIsDrawn() throws {
    let context = try #require(CGContext.bitmap(size: Self.size))
    try draw(in: context)
    let image = try #require(context.makeImage())
    try Golden.expect(image.pngData(), "Documentation/Pictures/text.png")
    let vector = try #require(CGContext.svg(size: Self.size))
    try draw(in: vector)
    let svg = try #require(vector.finish())
    // Another renderer smooths edges its own way; it takes no notice of the widths of texts.
    let again = try CGImage.decode(svg)
    let unlike = zip(again.pixels, image.pixels).count { abs(Int($0) - Int($1)) > 100 }
    #expect(Double(unlike) < 0.02 * Double(image.pixels.count))
    let page = try #require(CGContext.pdf(size: Self.size))
    try draw(in: page)
    #expect(try #require(page.finish()).range(of: Data("/ToUnicode".utf8)) != nil)
  }

  private func draw(in context: CGContext) throws {
    context.setFillColor(.white)
    context.fill(CGRect(origin: .zero, size: Self.size))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    try Self.sheet().draw(in: CGRect(x: 10, y: 10, width: 280, height: 252))
  }

  /// A picture takes the room of its bounds: 12 points wide, and with its lower edge 8 below the baseline
  /// it makes a line as high as 24 − 8 above and 8 below.
  @Test func picturesTakeTheirRoom() throws {
    let font = UIFont.systemFont(ofSize: 10)
    let attachment = NSTextAttachment(image: try Self.star())
    #expect(attachment.image?.size == CGSize(width: 12, height: 12))
    let text = NSMutableAttributedString(
      string: "ab", attributes: [.font: font, .foregroundColor: UIColor.black])
    let bare = text.size()
    text.insert(NSAttributedString(attachment: attachment), at: 1)
    // The letter of the picture has the default font, 12 points: its line is higher than that of 10.
    #expect(abs(text.size().width - bare.width - 12) < 0.5)
    attachment.bounds = CGRect(x: 0, y: -8, width: 24, height: 24)
    let high = text.size()
    #expect(abs(high.width - bare.width - 24) < 0.5)
    #expect(abs(high.height - 24) < 1e-9)
    let label = UILabel()
    label.attributedText = text
    // The label's own font, 17 points, is that of the picture's letter: its 20.2878 × (1.1934 − 0.9525) /
    // 1.1934 = 4.0953 below the baseline are less than 8, its 16.1925 above more than 16.
    #expect(label.intrinsicContentSize.height == 24.5)
  }

  @Test func letterOfALinkIsBlueUnlessColoured() throws {
    func run(_ looks: [NSAttributedString.Key: Any]) -> TextRun? {
      NSAttributedString(string: "x", attributes: looks).textRuns().first
    }
    let link = try #require(run([.link: "x"]))
    #expect(link.color?.components?[2] ?? 0 > 0.9 && link.underline != nil)
    let red = try #require(run([.link: "x", .foregroundColor: UIColor.red, .underlineStyle: 0]))
    #expect(red.color == UIColor.red.cgColor && red.underline == nil)
  }

  private nonisolated static let styles: [(bits: Int, expected: String)] = [
    (0, "-"), (1, "1 solid"), (2, "thick solid"), (9, "double solid"), (0x100, "-"),
    (0x101, "1 dot"), (0x202, "thick dash"), (0x301, "1 dashDot"), (0x401, "1 dashDotDot"),
    (0x8001, "1 solid by word"),
  ]

  @Test(arguments: styles) func styleBits(_ row: (bits: Int, expected: String)) {
    let stripe = NSUnderlineStyle(rawValue: row.bits).stripe(color: nil)
    let seen = stripe.map {
      ($0.isDouble ? "double" : $0.isThick ? "thick" : "1") + " \($0.pattern)"
        + ($0.isByWord ? " by word" : "")
    }
    #expect(seen ?? "-" == row.expected)
  }

  @Test func stopsOfAStyle() {
    let style = NSMutableParagraphStyle()
    let everyStop = (1...12).map { 28 * CGFloat($0) }
    #expect(style.tabStops.map(\.location) == everyStop)
    style.tabStops = [NSTextTab(textAlignment: .right, location: 90)]
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops.map(\.location) == [40, 90])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))
    #expect(style.tabStops == [NSTextTab(textAlignment: .right, location: 90)])
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "de") == .leftToRight)
  }
}
