import Foundation
import TestSupport
import Testing
import UIKit
import _Testing_UIKit

/// Autoresizing masks as constraints, both generations (semantics 9.3, 9.4 and 16-2).
@MainActor @Suite struct MaskTranslationTests {
  /// A view in a superview that layout reaches, since a sibling has constraints.
  struct Scene {
    let superview: UIView
    let view: UIView
    let follower: UIView

    @MainActor init(_ view: UIView, in superview: UIView) {
      self.view = view
      follower = UIView()
      self.superview = superview
      superview.addSubview(view)
      superview.addSubview(follower)
      follower.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        follower.leftAnchor.constraint(equalTo: view.leftAnchor),
        follower.topAnchor.constraint(equalTo: view.topAnchor),
        follower.widthAnchor.constraint(equalTo: view.widthAnchor),
        follower.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
    }
  }

  static func using<Value>(
    _ generation: LayoutProfile.MaskTranslation, _ body: () throws -> Value
  ) rethrows -> Value {
    let old = LayoutProfile.standard.maskTranslation
    LayoutProfile.standard.maskTranslation = generation
    defer { LayoutProfile.standard.maskTranslation = old }
    return try body()
  }

  /// Raw log lines of iOS 6 to 9 for the seed's geometry; `V` the view, `P` its superview.
  nonisolated static let earlyLines: [(UInt, String, [String])] = [
    (0, "h=--& v=--&", ["H:[V(80)]", "V.midX == + 200", "V:[V(80)]", "V.midY == + 160"]),
    (
      9, "h=&-- v=&--",
      ["H:[V(80)]", "V.midX == P.width - 120", "V:[V(80)]", "V.midY == P.height - 320"]
    ),
    (
      18, "h=-&- v=-&-",
      [
        "V.width == P.width - 240", "V.midX == P.midX + 40", "V.height == P.height - 400",
        "V.midY == P.midY - 80",
      ]
    ),
    (
      27, "h=&&- v=&&-",
      [
        "V.width == 0.333333*P.width - 26.6667", "V.midX == 1.66667*P.midX - 66.6667",
        "V.height == 0.4*P.height - 112", "V.midY == 1.6*P.midY - 224",
      ]
    ),
    (
      45, "h=&-& v=&-&",
      [
        "H:[V(80)]", "V.midX == 0.625*P.width", "V:[V(80)]", "V.midY == 0.333333*P.height",
      ]
    ),
    (
      54, "h=-&& v=-&&",
      [
        "V.width == 0.5*P.width - 80", "V.midX == 0.5*P.midX + 120",
        "V.height == 0.222222*P.height - 26.6667", "V.midY == 0.222222*P.midY + 106.667",
      ]
    ),
    (
      63, "h=&&& v=&&&",
      [
        "V.width == 0.25*P.width", "V.midX == 0.625*P.width", "V.height == 0.166667*P.height",
        "V.midY == 0.333333*P.height",
      ]
    ),
  ]

  @Test(arguments: earlyLines)
  func earlyMasksArePrinted(_ bits: UInt, _ flags: String, _ bodies: [String]) {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.addSubview(view)
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
    Self.using(.early) {
      inEarlyWords {
        let texts = view.autoresizingMaskConstraints.map { constraint in
          constraint.description
            .replacingOccurrences(of: "UIView:\(address(view))", with: "V")
            .replacingOccurrences(of: "UIView:\(address(superview))", with: "P")
            .replacingOccurrences(of: ":\(address(constraint))", with: "")
        }
        #expect(texts == bodies.map { "<NSAutoresizingMaskLayoutConstraint \(flags) \($0)>" })
      }
    }
  }

  /// Whatever mask, generation, bounds origin and alignment insets: a follower comes to lie on the view,
  /// and the view's own frame stays as it was set.
  @Test(arguments: [1, 2, 3] as [UInt64]) func theViewStaysWhereItIs(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
      }
      let superview = Padded(
        frame: CGRect(x: 0, y: 0, width: number(100...400), height: number(100...400)))
      superview.insets = UIEdgeInsets(
        top: number(-5...9), left: number(-5...9), bottom: number(-5...9), right: number(-5...9))
      superview.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
      let view = Padded(
        frame: CGRect(
          x: number(-20...100), y: number(-20...100), width: number(18...90),
          height: number(18...90)))
      view.insets = UIEdgeInsets(
        top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
      view.autoresizingMask = UIView.AutoresizingMask(
        rawValue: UInt.random(in: 0..<64, using: &random))
      let frame = view.frame
      Self.using(Bool.random(using: &random) ? .early : .current) {
        let scene = Scene(view, in: superview)
        superview.layoutIfNeeded()
        #expect(view.frame == frame, "seed \(seed)")
        #expect(
          close(scene.follower.frame, view.alignmentRect(forFrame: frame)),
          "seed \(seed): \(scene.follower.frame), \(view.alignmentRect(forFrame: frame))")
      }
    }
  }

  /// A view that is smaller than its insets, as one without a size is, contradicts nothing.
  @Test func aViewSmallerThanItsInsets() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = Padded(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    superview.addSubview(view)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(follower)
    NSLayoutConstraint.activate([
      follower.leftAnchor.constraint(equalTo: view.leftAnchor),
      follower.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5),
      follower.heightAnchor.constraint(equalToConstant: 6),
    ])
    #expect(logged { superview.layoutIfNeeded() } == [])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 0, height: 0))
    // Left edge 10 + 2; lower edge 20 − 3, of a rectangle that is turned inside out.
    #expect(follower.frame == CGRect(x: 12, y: 11, width: 5, height: 6))
  }

  /// All 64 masks are the product of eight horizontal and eight vertical ones.
  @Test func axesNeverMeet() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.addSubview(view)
    func texts(_ bits: UInt) -> [String] {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: bits)
      return view.autoresizingMaskConstraints.map {
        "\($0.firstAttribute) \($0.secondAttribute) \($0.multiplier) \($0.constant)"
      }
    }
    for generation in [LayoutProfile.MaskTranslation.current, .early] {
      Self.using(generation) {
        for bits in 0..<64 as Range<UInt> {
          #expect(
            texts(bits) == Array(texts(bits & 7).prefix(2) + texts(bits & 56).suffix(2)))
        }
      }
    }
  }

  /// They are in no view's constraints, and follow every later frame.
  @Test func theyFollowTheFrame() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = Scene(UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), in: superview)
    superview.layoutIfNeeded()
    #expect(scene.view.constraints.isEmpty)
    #expect(!superview.constraints.contains { $0.firstItem === scene.view })
    scene.view.frame = CGRect(x: 50, y: 60, width: 70, height: 80)
    superview.layoutIfNeeded()
    #expect(scene.follower.frame == CGRect(x: 50, y: 60, width: 70, height: 80))
  }

  /// All numbers are whole, so that snapping to pixels moves nothing; rounding in between stays below.
  private func close(_ left: CGRect, _ right: CGRect) -> Bool {
    abs(left.origin.x - right.origin.x) < 1e-6 && abs(left.origin.y - right.origin.y) < 1e-6
      && abs(left.size.width - right.size.width) < 1e-6
      && abs(left.size.height - right.size.height) < 1e-6
  }

  final class Padded: UIView {
    var insets = UIEdgeInsets.zero
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }
}
