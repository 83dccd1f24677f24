import Drawing
import Foundation
import Testing
import UIKit

struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func sizeIsLinesTimesLineHeight() {
    let text = NSAttributedString(string: "one\ntwo", attributes: [.font: font])
    #expect(abs(text.size().height - 2 * 1.1934 * 17) < 1e-9)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  @Test func boundingRectBreaksAtTheWidth() {
    let text = NSAttributedString(string: "some words in a row", attributes: [.font: font])
    let one = text.boundingRect(
      with: CGSize(width: CGFloat.infinity, height: .infinity), options: .usesLineFragmentOrigin,
      context: nil)
    let many = text.boundingRect(
      with: CGSize(width: one.width / 2, height: .infinity), options: .usesLineFragmentOrigin,
      context: nil)
    #expect(abs(one.height - 1.1934 * 17) < 1e-9)
    #expect(many.height >= 2 * one.height - 1e-9 && many.width <= one.width / 2 + 0.01)
    let bare = text.boundingRect(with: .zero, context: nil)
    #expect(abs(bare.minY + 0.9525 * 17) < 1e-9)
  }

  /// Numbers of any type count; attributes of a wrong type are ignored.
  @Test(arguments: [3, 3.0, CGFloat(3), Float(3)] as [any Sendable])
  func kernIsReadFromAnyNumber(_ kern: any Sendable) {
    let plain = "abcd".size(withAttributes: [.font: font]).width
    let wide = "abcd".size(withAttributes: [.font: font, .kern: kern]).width
    #expect(wide - plain >= 9 - 0.01)
    #expect("abcd".size(withAttributes: [.font: font, .kern: "wide"]).width == plain)
  }

  @Test func paragraphStyleAddsSpace() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.minimumLineHeight = 30
    let text = NSAttributedString(
      string: "one\ntwo", attributes: [.font: font, .paragraphStyle: style])
    #expect(abs(text.size().height - 65) < 1e-9)
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 9
    #expect(copy?.lineSpacing == 5)
    #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 9)
  }

  @Test func textIsDrawnInItsColour() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
    defer { UIGraphicsEndImageContext() }
    "█".draw(
      at: CGPoint(x: 5, y: 5),
      withAttributes: [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.green])
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let green = (0..<1600).filter { (image.color(x: $0 % 40, y: $0 / 40)?.green ?? 0) > 0.9 }
    #expect(green.count > 100)
  }

  /// Foundation traps on such texts when it is asked to join equal neighbours.
  @Test func textOfManyLooksIsReadRunByRun() {
    for _ in 0..<50 {
      let text = NSMutableAttributedString(
        string: "Bold ",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .paragraphStyle: NSParagraphStyle.default,
          .foregroundColor: UIColor.red,
        ])
      text.append(
        NSAttributedString(
          string: "underlined",
          attributes: [.font: font, .underlineStyle: NSUnderlineStyle.single.rawValue]))
      text.append(
        NSAttributedString(
          string: " plain",
          attributes: [.font: UIFont.italicSystemFont(ofSize: 14), .foregroundColor: UIColor.blue]))
      let runs = text.textRuns()
      #expect(runs.map(\.text) == ["Bold ", "underlined", " plain"])
      #expect(runs.map { $0.underline != nil } == [false, true, false])
      #expect(runs.map { $0.color == nil } == [false, true, false])
    }
  }

  /// UIKit's numbers for the enumerations that documents and archives use.
  @Test func rawValues() {
    #expect(NSTextAlignment.natural.rawValue == 4 && NSTextAlignment.center.rawValue == 1)
    #expect(NSLineBreakMode.byTruncatingTail.rawValue == 4)
    #expect(NSUnderlineStyle.single.rawValue == 1)
  }
}
