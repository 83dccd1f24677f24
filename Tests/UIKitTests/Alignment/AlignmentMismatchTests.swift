import Foundation
import Testing
import UIKit

/// Overridden alignment functions that do not undo each other are told, once, while somebody looks.
///
/// Source: seed 000, listing 1-2; semantics 5.1-1 and 15-4.
@MainActor @Suite(.serialized) struct AlignmentMismatchTests {
  /// The art in the middle of 320 by 504.
  private func scene(isBroken: Bool) -> (root: UIView, art: FixedSizeArt) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let art = FixedSizeArt(isBroken: isBroken)
    root.addSubview(art)
    art.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    art.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    return (root, art)
  }

  private func found(_ body: () -> Void) -> (mismatches: [AlignmentMismatch], log: [String]) {
    var found: [AlignmentMismatch] = []
    LayoutProfile.standard.checksAlignmentRects = true
    LayoutProfile.standard.alignmentMismatchFound = { found.append($0) }
    defer {
      LayoutProfile.standard.checksAlignmentRects = false
      LayoutProfile.standard.alignmentMismatchFound = nil
    }
    let log = logged(body)
    return (found, log)
  }

  /// The alignment rectangle is 170 by 170, so it stands at (320 − 170) / 2 = 75 and (504 − 170) / 2 = 167;
  /// the frame is 170 · 1.0625 = 180.625 on each side, which moves the way back by 10.625 / 2 = 5.3125.
  @Test func theListingIsFound() throws {
    let (root, art) = scene(isBroken: true)
    let (mismatches, log) = found { root.layoutIfNeeded() }
    #expect(mismatches.count == 1)
    let mismatch = try #require(mismatches.first)
    #expect((mismatch.view as? FixedSizeArt)?.isBroken == true)
    #expect(mismatch.kind == .notInverse)
    #expect(mismatch.alignmentRect == CGRect(x: 75, y: 167, width: 170, height: 170))
    #expect(mismatch.frame == CGRect(x: 75, y: 167, width: 180.625, height: 180.625))
    #expect(abs(mismatch.alignmentRectOfFrame.minY - 172.3125) < 1e-9)
    #expect(
      log == [
        """
        [AlignmentRects] UIKitTests.FixedSizeArt:\(address(art)): alignmentRect(forFrame:) and \
        frame(forAlignmentRect:) are not inverse.
        \tThe alignment rectangle (75, 167, 170, 170) becomes the frame (75, 167, 180.625, 180.625), \
        whose alignment rectangle is (75, 172.312, 170, 170).
        \tBoth must be overridden so that each undoes the other; alignmentRectInsets does both.
        """
      ])
  }

  @Test func itIsToldOnceUntilItPasses() {
    let (root, art) = scene(isBroken: true)
    #expect(found { root.layoutIfNeeded() }.log.count == 1)
    art.setNeedsLayout()
    #expect(found { root.layoutIfNeeded() }.log.isEmpty)
    // 160 points of core are 170 points of art, where the listing is right.
    let sides = [
      art.widthAnchor.constraint(equalToConstant: 160),
      art.heightAnchor.constraint(equalToConstant: 160),
    ]
    NSLayoutConstraint.activate(sides)
    #expect(found { root.layoutIfNeeded() }.log.isEmpty)
    sides[1].constant = 80
    #expect(found { root.layoutIfNeeded() }.log.count == 1)
  }

  @Test func nobodyLooksUnlessAsked() {
    let (root, _) = scene(isBroken: true)
    #expect(!LayoutProfile.standard.checksAlignmentRects)
    #expect(logged { root.layoutIfNeeded() }.isEmpty)
  }

  /// The pair that is right: nothing is said, and the frame's core is centred, so that the frame begins
  /// 5.3125 above the core, half points being the grid: 167 − 5.3125 = 161.6875, drawn at 161.5.
  @Test func aPairThatIsRightPasses() {
    let (root, art) = scene(isBroken: false)
    #expect(found { root.layoutIfNeeded() }.log.isEmpty)
    #expect(art.frame.minY == 161.5)
  }

  /// Views that their frames place are looked at too, and so are numbers that are none.
  @Test func framesAndNonsense() {
    final class Lost: UIView {
      override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { .null }
    }
    final class Nonsense: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [Lost(), Nonsense(), UISlider(), UISwitch(), UIButton(), UILabel()] as [UIView] {
      view.frame = CGRect(x: 3, y: 4, width: 50, height: 30)
      root.addSubview(view)
    }
    let mismatches = found { root.layoutIfNeeded() }.mismatches
    #expect(mismatches.map { type(of: $0.view) == Lost.self } == [true, false])
    #expect(root.subviews.allSatisfy { $0.frame == CGRect(x: 3, y: 4, width: 50, height: 30) })
  }

  /// A button or image view whose natural size is what its class says and so much more.
  final class Roomy: UIButton {
    var more: CGFloat = 0
    override var alignmentRectInsets: UIEdgeInsets {
      UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + more, height: size.height + more)
    }
  }

  /// Seed 003's button adds 20 that the frame adds again; none, or another number, is its author's affair.
  @Test(arguments: [(20, true), (0, false), (15, false)] as [(CGFloat, Bool)])
  func insetsCountedTwice(more: CGFloat, isTwice: Bool) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = Roomy(type: .custom)
    button.more = more
    button.setTitle("Tap", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    button.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    button.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let (mismatches, log) = found { root.layoutIfNeeded() }
    #expect(mismatches.map(\.kind) == (isTwice ? [.insetsCountedTwice] : []))
    #expect(log.count == mismatches.count)
    #expect(log.allSatisfy { $0.contains("counted twice") })
  }
}
