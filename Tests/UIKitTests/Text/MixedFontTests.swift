import Drawing
import Foundation
import TestSupport
import Testing
import ViewDrawing

@testable import UIKit

/// Labels whose letters have more than one font: lines are as high as what stands in them.
@MainActor struct MixedFontTests {
  private func text(_ pieces: (String, CGFloat)...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, size) in pieces {
      text.append(
        NSAttributedString(string: string, attributes: [.font: UIFont.systemFont(ofSize: size)]))
    }
    return text
  }

  /// What the label draws into a size, and the whole text in that width.
  private func lines(of label: UILabel, in size: CGSize) -> (drawn: TextLayout, whole: TextLayout) {
    (label.content.layout(in: size), label.content.layout(width: size.width))
  }

  /// A title with a smaller line below it, and a paragraph that wraps over two sizes.
  @Test func aSecondSmallerLineIsDrawn() {
    let label = UILabel()
    label.numberOfLines = 0
    for (text, width) in [
      (text(("Flat white", 15), ("\noat milk", 12)), 300.0),
      (text(("Twenty points and then ", 20), ("ten points that go on and on", 10)), 130),
    ] {
      label.attributedText = text
      let (drawn, whole) = lines(of: label, in: label.sizeThatFits(CGSize(width: width, height: 0)))
      #expect(whole.lineCount > 1)
      #expect(drawn.lineCount == whole.lineCount && !drawn.isTruncated)
    }
  }

  /// Any sizes, breaks, alignments and paragraph styles: at its fitting size a label leaves nothing out.
  @Test(arguments: 1...8) func aLabelAtItsFittingSizeDrawsAllLines(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = ["a", "word", "longer words", "\n", "x\ny", "äöü", "مرحبا", "日本"]
    for round in 0..<40 {
      let text = NSMutableAttributedString(string: "")
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let style = NSMutableParagraphStyle()
        style.lineHeightMultiple = [0, 0, 0.7, 1.5].randomElement(using: &random) ?? 0
        style.maximumLineHeight = [0, 0, 12].randomElement(using: &random) ?? 0
        style.lineSpacing = [0, 0, 4].randomElement(using: &random) ?? 0
        style.paragraphSpacing = [0, 0, 6].randomElement(using: &random) ?? 0
        var attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: CGFloat.random(in: 6...40, using: &random))
        ]
        if Bool.random(using: &random) { attributes[.paragraphStyle] = style }
        if Int.random(in: 0..<4, using: &random) == 0 {
          attributes[.baselineOffset] = CGFloat.random(in: -6...6, using: &random)
        }
        let string = (0..<Int.random(in: 1...5, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }.joined(separator: " ")
        text.append(NSAttributedString(string: string, attributes: attributes))
      }
      let label = UILabel()
      label.numberOfLines = 0
      label.textAlignment =
        [.left, .center, .right, .natural, .justified].randomElement(using: &random) ?? .left
      label.attributedText = text
      let width = CGFloat.random(in: 30...300, using: &random)
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      let (drawn, whole) = lines(of: label, in: CGSize(width: width, height: size.height))
      #expect(
        drawn.lineCount == whole.lineCount && !drawn.isTruncated, "seed \(seed), round \(round)")
    }
  }

  /// Fewer lines where there is too little room, and always one.
  @Test(arguments: [(100.0, 3), (40, 2), (24, 1), (1, 1)])
  func lessRoomShowsFewerLines(height: Double, count: Int) {
    let label = UILabel()
    label.numberOfLines = 0
    // Lines of 23.9, 14.3 and 14.3 points.
    label.attributedText = text(("twenty\n", 20), ("twelve\ntwelve", 12))
    #expect(lines(of: label, in: CGSize(width: 200, height: height)).drawn.lineCount == count)
  }
}
