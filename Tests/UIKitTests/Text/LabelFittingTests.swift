import Drawing
import Foundation
import Testing
import UIKit
import ViewDrawing

/// Text that becomes smaller to have room, and room that labels add around their text.
@MainActor struct LabelFittingTests {
  private static func content(_ text: String, lines: Int = 1) -> TextContent {
    var content = TextContent(runs: [TextRun(text: text, font: FontDescriptor(size: 20))])
    content.maximumLines = lines
    return content
  }

  /// Room, smallest factor, and whether the text shrinks to have just enough room.
  @Test(arguments: [(1.0, 0.5, false), (0.8, 0.5, true), (0.6, 0.5, true), (0.3, 0.5, false)])
  func oneLineShrinksAsFarAsItMay(share: Double, least: Double, fits: Bool) {
    let text = Self.content("A line that is long")
    let full = text.layout().size.width
    let shrunk = text.shrunk(
      toFit: CGSize(width: full * share, height: 10), minimumScale: least)
    let width = shrunk.layout().size.width
    if share == 1 {
      #expect(shrunk.font.size == 20)
    } else if fits {
      #expect(width <= full * share + 0.01)
      // A thousandth larger has no room any more.
      var larger = shrunk
      larger.runs[0].font.size += 20.0 / 1000
      #expect(larger.layout().size.width > full * share)
    } else {
      #expect(abs(shrunk.font.size - 20 * least) < 0.021)
    }
  }

  @Test(arguments: [0, 1, 1.5, -1, .nan] as [CGFloat])
  func aFactorThatIsNoneShrinksNothing(factor: CGFloat) {
    let text = Self.content("A line that is long")
    let shrunk = text.shrunk(toFit: CGSize(width: 20, height: 20), minimumScale: factor)
    #expect(shrunk.font.size == 20)
  }

  @Test func severalLinesShrinkUntilAllOfThemFit() {
    let text = Self.content("One two three four five six seven eight nine ten", lines: 2)
    let room = CGSize(width: 150, height: 60)
    let shrunk = text.shrunk(toFit: room, minimumScale: 0.1)
    #expect(shrunk.font.size < 20)
    var whole = shrunk
    whole.maximumLines = 0
    let layout = whole.layout(width: room.width)
    #expect(layout.lineCount <= 2)
    #expect(layout.size.height <= 60.01)
  }

  @Test func naturalSizeStaysThatOfTheFullFont() {
    let label = UILabel()
    label.text = "Some words"
    let size = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(label.intrinsicContentSize == size)
  }

  /// Adds room around the text in the two methods that clients override for it.
  final class PaddedLabel: UILabel {
    var room = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      let inner = super.textRect(
        forBounds: bounds.inset(by: room), limitedToNumberOfLines: lines)
      return inner.inset(
        by: UIEdgeInsets(
          top: -room.top, left: -room.left, bottom: -room.bottom, right: -room.right))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
  }

  @Test func roomAroundTheTextIsPartOfTheNaturalSize() {
    let (plain, padded) = (UILabel(), PaddedLabel())
    for label in [plain, padded] { label.text = "Label" }
    let (bare, with) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(with.width == bare.width + 16)
    #expect(with.height == bare.height + 10)
    #expect(padded.sizeThatFits(.zero) == with)
  }

  @Test func roomAroundWrappedTextIsPartOfTheNaturalHeight() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let plain = UILabel()
    let padded = PaddedLabel()
    for (label, width) in [(plain, CGFloat(100)), (padded, 116)] {
      label.text = "Several words that need some lines"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(label)
      label.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    parent.layoutIfNeeded()
    #expect(plain.frame.height > 40)
    #expect(padded.frame.height == plain.frame.height + 10)
  }

  /// Alignment, and where a rectangle of the text's size begins in 200 points.
  @Test(
    arguments: [
      (NSTextAlignment.left, 0), (.natural, 0), (.center, 0.5), (.right, 1),
    ] as [(NSTextAlignment, CGFloat)])
  func textRectHoldsJustTheText(alignment: NSTextAlignment, share: CGFloat) {
    let label = UILabel()
    label.text = "Label"
    label.textAlignment = alignment
    let size = label.intrinsicContentSize
    let place = label.textRect(
      forBounds: CGRect(x: 10, y: 20, width: 200, height: 100), limitedToNumberOfLines: 1)
    #expect(place.size == size)
    #expect(place.minX == 10 + (200 - size.width) * share)
    #expect(place.midY == 70)
  }
}
