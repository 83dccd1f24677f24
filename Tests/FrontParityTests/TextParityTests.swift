import AppKit
import Testing
import UIKit
import ViewDrawing

/// Text measures are those of the core, whichever front's fonts and colours it is set in.
struct TextParityTests {
  @Test(
    arguments: [
      "Label", "Two\nlines", "Wörter, die umbrochen werden müssen, weil sie zu lang sind.", "",
    ])
  func textIsAsLargeInBothFronts(_ string: String) {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    for size in [9.0, 13, 17, 34] {
      let ui = NSAttributedString(
        string: string,
        attributes: [
          .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red,
          .paragraphStyle: style,
        ])
      let ns = NSAttributedString(
        string: string,
        attributes: [
          .font: NSFont.systemFont(ofSize: size), .foregroundColor: NSColor.red,
          .paragraphStyle: style,
        ])
      #expect(ui.size() == ns.size())
      let room = CGSize(width: 120, height: 0)
      #expect(
        ui.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
          == ns.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil))
    }
  }

  @Test func fontsMeasureAlike() {
    for size in [9.0, 13, 17, 34] {
      let (ui, ns) = (UIFont.boldSystemFont(ofSize: size), NSFont.boldSystemFont(ofSize: size))
      #expect(ui.ascender == ns.ascender && ui.descender == ns.descender)
      #expect(ui.capHeight == ns.capHeight && ui.xHeight == ns.xHeight)
    }
  }
}
