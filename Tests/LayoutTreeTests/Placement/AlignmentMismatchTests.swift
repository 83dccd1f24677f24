import Foundation
import LayoutGeometry
import LayoutTree
import Testing

/// Overridden alignment functions that do not undo each other are reported, once, while a program asks for it.
///
/// Source: seed 000, listing 1-2; `Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`.
@MainActor @Suite(.serialized) struct AlignmentMismatchTests {
  /// A view whose ornament grows with it: a core of 160 by 160 in art of 170 by 170, the core at the upper
  /// left, the art in the middle of the frame's height.
  ///
  /// `isBroken` gives the two functions of seed 000's listing 1-2, whose sizes undo each other while one
  /// origin is moved by (height − 170) / 2 and the other is not
  /// (`Rules/AlignmentRectangles.md#constraints-see-alignment-rectangles`). The other pair is right.
  private final class Art: PlainView {
    let isBroken: Bool
    init(isBroken: Bool) {
      self.isBroken = isBroken
      super.init("art")
      natural = CGSize(width: 170, height: 170)
    }
    override func hostAlignmentRect(forFrame frame: CGRect) -> CGRect {
      CGRect(
        x: frame.minX, y: frame.minY + shift(frame.height), width: frame.width * (160 / 170),
        height: frame.height * (160 / 170))
    }
    override func hostFrame(forAlignmentRect rect: CGRect) -> CGRect {
      let height = rect.height * (170 / 160)
      return CGRect(
        x: rect.minX, y: rect.minY - (isBroken ? 0 : shift(height)),
        width: rect.width * (170 / 160), height: height)
    }
    private func shift(_ height: CGFloat) -> CGFloat { (height - 170) / 2 }
  }

  /// The art in the middle of 320 by 504.
  private func scene(isBroken: Bool) -> (root: PlainView, art: Art) {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
    let art = Art(isBroken: isBroken)
    root.insert(art)
    art.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    art.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    return (root, art)
  }

  private func found(_ body: () -> Void) -> (mismatches: [AlignmentMismatch], log: [String]) {
    var found: [AlignmentMismatch] = []
    let log = with(\.checksAlignmentRects, true) {
      with(\.alignmentMismatchFound, { found.append($0) }) { logged(body) }
    }
    return (found, log)
  }

  /// The alignment rectangle is 170 by 170, so it stands at (320 − 170) / 2 = 75 and (504 − 170) / 2 = 167;
  /// the frame is 170 · 1.0625 = 180.625 on each side, which moves the way back by 10.625 / 2 = 5.3125.
  @Test func theListingIsFound() throws {
    let (root, _) = scene(isBroken: true)
    let (mismatches, log) = found { root.layoutIfNeeded() }
    #expect(mismatches.count == 1)
    let mismatch = try #require(mismatches.first)
    #expect((mismatch.view as? Art)?.isBroken == true)
    #expect(mismatch.kind == .notInverse)
    #expect(mismatch.alignmentRect == CGRect(x: 75, y: 167, width: 170, height: 170))
    #expect(mismatch.frame == CGRect(x: 75, y: 167, width: 180.625, height: 180.625))
    #expect(abs(mismatch.alignmentRectOfFrame.minY - 172.3125) < 1e-9)
    #expect(
      log == [
        """
        [AlignmentRects] art: alignmentRect(forFrame:) and \
        frame(forAlignmentRect:) are not inverse.
        \tThe alignment rectangle (75, 167, 170, 170) becomes the frame (75, 167, 180.625, 180.625), \
        whose alignment rectangle is (75, 172.312, 170, 170).
        \tBoth must be overridden so that each undoes the other; alignmentRectInsets does both.
        """
      ])
  }

  @Test func itIsReportedOnceUntilItPasses() {
    let (root, art) = scene(isBroken: true)
    #expect(found { root.layoutIfNeeded() }.log.count == 1)
    art.node.setNeedsLayout()
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

  @Test func nothingIsReportedUnlessAskedFor() {
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

  /// A view whose frame is lost, and one whose alignment rectangle is not a number.
  private final class Lost: PlainView {
    override func hostFrame(forAlignmentRect rect: CGRect) -> CGRect { .null }
  }

  /// Views that their frames place are checked too, and so are numbers that are NaN.
  @Test func framesAndNonsense() {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let nonsense = PlainView("nonsense", frame: .zero)
    nonsense.insets.top = .nan
    for view in [Lost("lost", frame: .zero), nonsense, PlainView("plain", frame: .zero)] {
      view.frame = CGRect(x: 3, y: 4, width: 50, height: 30)
      root.insert(view)
    }
    let mismatches = found { root.layoutIfNeeded() }.mismatches
    #expect(mismatches.map(\.name) == ["lost", "nonsense"])
    #expect(root.subviews.allSatisfy { $0.frame == CGRect(x: 3, y: 4, width: 50, height: 30) })
  }

  /// A view whose natural size is what its class says and so much more.
  private final class Roomy: PlainView {
    override var hostOwnContentSize: CGSize? { CGSize(width: 30, height: 40) }
  }

  /// Seed 003's button adds 20 that the frame adds again; none, or another number, is its author's affair.
  @Test(arguments: [(20, true), (0, false), (15, false)] as [(CGFloat, Bool)])
  func insetsCountedTwice(more: CGFloat, isTwice: Bool) {
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = Roomy("roomy", 30 + more, 40 + more)
    view.insets = ViewInsets(top: 10, left: 10, bottom: 10, right: 10)
    root.insert(view)
    view.tie(.left, .equal, root)
    view.tie(.top, .equal, root)
    let (mismatches, log) = found { root.layoutIfNeeded() }
    #expect(mismatches.map(\.kind) == (isTwice ? [.insetsCountedTwice] : []))
    #expect(log.count == mismatches.count)
    #expect(log.allSatisfy { $0.contains("counted twice") })
  }
}
