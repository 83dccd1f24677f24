import Foundation
import LayoutGeometry
import LayoutTree
import TestSupport
import Testing

/// Autoresizing masks as constraints, both generations (`Rules/Autoresizing.md#current-mask-equations`,
/// `Rules/Autoresizing.md#mask-notation`, `Rules/Autoresizing.md#translated-masks-are-required-equations`).
@MainActor @Suite struct MaskTranslationTests {
  /// A view in a superview that layout reaches, since a sibling has constraints.
  struct Scene {
    let superview: PlainView
    let view: PlainView
    let follower: PlainView

    @MainActor init(_ view: PlainView, in superview: PlainView) {
      self.view = view
      follower = PlainView()
      self.superview = superview
      superview.insert(view)
      superview.insert(follower)
      NSLayoutConstraint.activate([
        follower.leftAnchor.constraint(equalTo: view.leftAnchor),
        follower.topAnchor.constraint(equalTo: view.topAnchor),
        follower.widthAnchor.constraint(equalTo: view.widthAnchor),
        follower.heightAnchor.constraint(equalTo: view.heightAnchor),
      ])
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
      let superview = PlainView(
        frame: CGRect(x: 0, y: 0, width: number(100...400), height: number(100...400)))
      superview.insets = ViewInsets(
        top: number(-5...9), left: number(-5...9), bottom: number(-5...9), right: number(-5...9))
      superview.node.bounds.origin = CGPoint(x: number(-50...50), y: number(-50...50))
      let view = PlainView(
        frame: CGRect(
          x: number(-20...100), y: number(-20...100), width: number(18...90),
          height: number(18...90)))
      view.insets = ViewInsets(
        top: number(0...9), left: number(0...9), bottom: number(0...9), right: number(0...9))
      view.maskBits = UInt.random(in: 0..<64, using: &random)
      let frame = view.frame
      with(\.maskTranslation, Bool.random(using: &random) ? .early : .current) {
        let scene = Scene(view, in: superview)
        superview.layoutIfNeeded()
        #expect(view.frame == frame, "seed \(seed)")
        #expect(
          close(scene.follower.frame, view.node.alignmentRect),
          "seed \(seed): \(scene.follower.frame), \(view.node.alignmentRect)")
      }
    }
  }

  /// A view that is smaller than its insets, as one without a size is, contradicts nothing.
  @Test func aViewSmallerThanItsInsets() {
    let superview = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PlainView(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    view.insets = ViewInsets(top: 1, left: 2, bottom: 3, right: 4)
    superview.insert(view)
    let follower = PlainView()
    superview.insert(follower)
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
    let superview = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = PlainView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
    superview.insert(view)
    func texts(_ bits: UInt) -> [String] {
      view.maskBits = bits
      return view.node.autoresizingMaskConstraints.map {
        "\($0.firstAttribute) \($0.secondAttribute) \($0.multiplier) \($0.constant)"
      }
    }
    for generation in [LayoutProfile.MaskTranslation.current, .early] {
      with(\.maskTranslation, generation) {
        for bits in 0..<64 as Range<UInt> {
          #expect(
            texts(bits) == Array(texts(bits & 7).prefix(2) + texts(bits & 56).suffix(2)))
        }
      }
    }
  }

  /// They are in no view's constraints, and follow every later frame.
  @Test func theyFollowTheFrame() {
    let superview = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let scene = Scene(PlainView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)), in: superview)
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
}
