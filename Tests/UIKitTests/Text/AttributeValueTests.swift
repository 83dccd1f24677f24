import Foundation
import Testing
import UIKit

/// Attributed strings whose runs differ in objects of ours.
///
/// Foundation compares the attributes of neighbours with `CFEqual`, which stopped the program at a paragraph style.
@MainActor
struct AttributeValueTests {
  static let pairs: [(NSAttributedString.Key, Any, Any)] = [
    (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
    (.foregroundColor, UIColor.red, UIColor.blue),
    (.paragraphStyle, NSParagraphStyle(), paragraph),
    (.shadow, NSShadow(), shadow),
    (.attachment, NSTextAttachment(), NSTextAttachment()),
    (NSAttributedString.Key("image"), UIImage(), UIImage()),
    (NSAttributedString.Key("tab"), tab(10), tab(20)),
    (
      NSAttributedString.Key("descriptor"), UIFont.systemFont(ofSize: 12).fontDescriptor,
      UIFont.systemFont(ofSize: 13).fontDescriptor
    ),
  ]
  private static var paragraph: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    return style
  }
  private static var shadow: NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    return shadow
  }
  private static func tab(_ location: CGFloat) -> NSTextTab {
    NSTextTab(textAlignment: .left, location: location)
  }

  @Test(arguments: 0..<8) func runsAreKeptApart(index: Int) throws {
    let (key, one, other) = Self.pairs[index]
    let text = NSMutableAttributedString(string: "aa", attributes: [key: one])
    text.append(NSAttributedString(string: "bb", attributes: [key: other]))
    text.append(NSAttributedString(string: "cc", attributes: [key: one]))
    let copy = NSMutableAttributedString(string: "z", attributes: [key: other])
    copy.setAttributedString(text)
    copy.setAttributedString(text)
    copy.append(text)
    var ranges: [NSRange] = []
    copy.enumerateAttribute(key, in: NSRange(location: 0, length: copy.length)) { _, range, _ in
      ranges.append(range)
    }
    // Runs of the same value in the middle are one.
    #expect(
      ranges == [
        NSRange(location: 0, length: 2), NSRange(location: 2, length: 2),
        NSRange(location: 4, length: 4), NSRange(location: 8, length: 2),
        NSRange(location: 10, length: 2),
      ])
  }
}
