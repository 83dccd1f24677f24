import AppKit
import Foundation
import TestSupport
import Testing

/// Labels whose letters have more than one font, and frames from natural sizes.
@MainActor struct MixedLabelTests {
  private func text(_ pieces: [(String, CGFloat)]) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (string, size) in pieces {
      text.append(
        NSAttributedString(string: string, attributes: [.font: NSFont.systemFont(ofSize: size)]))
    }
    return text
  }

  /// Two lines are as high as both fonts ask for, not as two lines of the field's font.
  @Test func linesHaveTheirOwnHeights() {
    let label = NSTextField(labelWithString: "")
    label.maximumNumberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    label.attributedStringValue = text([("Large", 30), ("\nsmall", 10)])
    // 1.1934 of 30 and of 10 points.
    #expect(label.intrinsicContentSize.height == (1.1934 * 40).rounded(.up))
    let plain = NSTextField(labelWithString: "Large")
    plain.font = .systemFont(ofSize: 30)
    #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width) <= 1)
    #expect(abs(label.firstBaselineOffsetFromTop - 0.9525 * 30) < 0.5)
    #expect(abs(label.lastBaselineOffsetFromBottom - (1.1934 - 0.9525) * 10) < 1)
  }

  /// Text of a single font keeps the measured lines of the system's labels.
  @Test func oneFontIsMeasuredAsBefore() {
    let label = NSTextField(labelWithString: "Name")
    let size = label.intrinsicContentSize
    label.attributedStringValue = text([("Na", 13), ("me", 13)])
    #expect(label.intrinsicContentSize == size && size.height == 16)
  }

  /// Whole points, where layout may give a push button of the glass look a width between two.
  @Test(arguments: ["OK", "Push Me", "Cancel", "A title that is longer"])
  func sizeToFitGivesWholePoints(title: String) {
    let button = NSButton(title: title, target: nil, action: nil)
    button.sizeToFit()
    #expect(button.frame.width == button.frame.width.rounded())
    #expect(button.frame.height == button.frame.height.rounded())
    let natural = button.intrinsicContentSize.width
    let room = button.alignmentRect(forFrame: button.frame).width
    #expect(room >= natural - 1e-3 && room < natural + 1)
  }
}
