import Testing
import UIKit

@testable import MaskTranslation

/// The log of seed 002: a view at (160, 120), 80 by 80, in a superview of 320 by 480.
@MainActor @Suite struct MaskTranslationTests {
  /// One paragraph of the log: the system's two lines, then those of the public API.
  struct Row: Sendable, CustomTestStringConvertible {
    var bits: UInt
    var system: [String]
    var own: [String]
    var testDescription: String { "mask \(bits)" }
  }

  nonisolated static let log = [
    Row(
      bits: 0, system: ["H:[testView(80)]", "testView.centerX == + 200"],
      own: ["H:[testView(80)]", "testView.centerX == superview.left + 200"]),
    Row(
      bits: 1, system: ["H:[testView(80)]", "testView.centerX == superview.width - 120"],
      own: ["H:[testView(80)]", "testView.centerX == superview.right - 120"]),
    Row(
      bits: 2,
      system: [
        "testView.width == superview.width - 240", "testView.centerX == superview.centerX + 40",
      ],
      own: [
        "testView.width == superview.width - 240", "testView.centerX == superview.centerX + 40",
      ]),
    Row(
      bits: 3,
      system: [
        "testView.width == 0.333333 * superview.width - 26.6667",
        "testView.centerX == 1.66667 * superview.centerX - 66.6667",
      ],
      own: [
        "testView.width == 0.333333 * superview.width - 26.6667",
        "testView.centerX == 1.66667 * superview.centerX - 66.6667",
      ]),
    Row(
      bits: 4, system: ["H:[testView(80)]", "testView.centerX == + 200"],
      own: ["H:[testView(80)]", "testView.centerX == superview.left + 200"]),
    Row(
      bits: 5, system: ["H:[testView(80)]", "testView.centerX == 0.625 * superview.width"],
      own: ["H:[testView(80)]", "testView.centerX == 0.625 * superview.right"]),
    Row(
      bits: 6,
      system: [
        "testView.width == 0.5 * superview.width - 80",
        "testView.centerX == 0.5 * superview.centerX + 120",
      ],
      own: [
        "testView.width == 0.5 * superview.width - 80",
        "testView.centerX == 0.5 * superview.centerX + 120",
      ]),
    Row(
      bits: 7,
      system: [
        "testView.width == 0.25 * superview.width", "testView.centerX == 0.625 * superview.width",
      ],
      own: [
        "testView.width == 0.25 * superview.width", "testView.centerX == 0.625 * superview.right",
      ]),
  ]

  @Test func theReportIsTheLog() {
    LayoutProfile.standard.maskTranslation = .early
    defer { LayoutProfile.standard.maskTranslation = .current }
    let paragraphs = MaskTranslation.report.split(separator: "\n\n").map {
      $0.split(separator: "\n").map(String.init)
    }
    #expect(
      paragraphs.first == [
        "testView.frame: (160 120; 80 80)", "testView.superview.bounds: (0 0; 320 480)",
      ])
    #expect(paragraphs.count == 9)
    for (row, paragraph) in zip(Self.log, paragraphs.dropFirst()) {
      let lines = zip(row.system, row.own).map {
        $0.padding(toLength: 56, withPad: " ", startingAt: 0) + $1
      }
      #expect(Array(paragraph.dropFirst()) == lines)
    }
  }

  /// Either column lays the view out as it was, and both alike in a wider superview.
  ///
  /// With both margins flexible and a fixed width the middle keeps its part of the superview, 400 of 640;
  /// all others do what autoresizing does: the flexible parts share 320 points by their lengths.
  @Test(arguments: log) func bothColumnsMoveTheViewAlike(row: Row) {
    LayoutProfile.standard.maskTranslation = .early
    defer { LayoutProfile.standard.maskTranslation = .current }
    let widened: [(left: CGFloat, width: CGFloat)] = [
      (160, 80), (480, 80), (160, 400), (160 + 320 * 2 / 3, 80 + 320 / 3), (160, 80), (360, 80),
      (160, 240), (320, 160),
    ]
    let expected = widened[Int(row.bits)]
    for usesPublic in [false, true] {
      for width in [320, 640] as [CGFloat] {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
        superview.addSubview(view)
        view.autoresizingMask = UIView.AutoresizingMask(rawValue: row.bits)
        let solved = Wide.solve(view, in: superview, width: width, usesPublic: usesPublic)
        #expect(abs(solved.left - (width == 320 ? 160 : expected.left)) < 1e-6)
        #expect(abs(solved.width - (width == 320 ? 80 : expected.width)) < 1e-6)
      }
    }
  }

  /// The printed program of the text takes the middle's part of the rest as factor where width and right
  /// margin are flexible, 200 / (½ · 160) = 2.5; its own log says 0.5.
  ///
  /// With 2.5 the view of the example would stand at 360, 160 to the right of where it is.
  @Test func theFactorOfTheTextIsWrong() throws {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    let middle = PublicMaskConstraints.horizontal(of: view)[1]
    let ours = middle.multiplier * 160 + middle.constant
    #expect(abs(ours - view.center.x) < 1e-9)
    let printed = view.frame.midX / (0.5 * (320 - view.frame.minX))
    let printedConstant = 160 - 160 / 2 * printed
    #expect(printed == 2.5)
    #expect(printed * 160 + printedConstant == 360)
  }
}

/// What a view's mask constraints say at another width of the superview, by substitution.
@MainActor private enum Wide {
  static func solve(
    _ view: UIView, in superview: UIView, width: CGFloat, usesPublic: Bool
  ) -> (left: CGFloat, width: CGFloat) {
    let constraints =
      usesPublic
      ? PublicMaskConstraints.horizontal(of: view)
      : Array(view.autoresizingMaskConstraints.prefix(2))
    func value(_ constraint: NSLayoutConstraint) -> CGFloat {
      let reference: CGFloat =
        switch constraint.secondAttribute {
        case .width, .right: width
        case .centerX: width / 2
        default: 0
        }
      return constraint.multiplier * reference + constraint.constant
    }
    let size = value(constraints[0])
    return (value(constraints[1]) - size / 2, size)
  }
}
