import Testing
import UIKit

@testable import Ornaments

/// Seed 003: a label with an ornament, a button with more room for touches, the stack view that takes it
/// away.
@MainActor @Suite struct OrnamentsTests {
  @Test func theLabelIsInTheMiddleWhateverStandsBesideIt() {
    let scene = TaggedScene()
    // Half a pixel of a point of two.
    #expect(abs(scene.labelMiddle - scene.container.bounds.midX) <= 0.25)
    let core = scene.view.alignmentRect(forFrame: scene.view.frame)
    #expect(scene.tag == CGRect(x: core.maxX, y: core.minY, width: 10, height: core.height))
    #expect(scene.view.frame.maxX == scene.tag.maxX)
    // The margins are the alignment rectangle's: 8 on each side of the label.
    let label = scene.view.convert(scene.view.label.frame, to: scene.container)
    #expect(label == core.insetBy(dx: 8, dy: 8))
  }

  /// The title's natural size is that of an ordinary button; each number adds 10 on each side once more.
  @Test func theButtonsNumbers() {
    let plain = UIButton(type: .custom)
    plain.setTitle("Tap", for: .normal)
    let content = plain.intrinsicContentSize
    let scene = ButtonScene(inStack: false)
    let button = scene.button
    #expect(
      button.intrinsicContentSize == CGSize(width: content.width + 20, height: content.height + 20))
    #expect(scene.seen == CGRect(origin: CGPoint(x: 50, y: 50), size: button.intrinsicContentSize))
    #expect(button.frame == scene.seen.insetBy(dx: -10, dy: -10))
    #expect(
      button.backgroundRect(forBounds: button.bounds) == button.bounds.insetBy(dx: 10, dy: 10))
    let content1 = button.contentRect(forBounds: button.bounds)
    let title = button.titleRect(forContentRect: content1)
    #expect(abs(title.midX - button.bounds.midX) < 1e-9)
    #expect(button.bounds.insetBy(dx: 10, dy: 10).contains(title))
  }

  /// Touches count over the whole frame, that is up to 10 points from what is seen; in a stack view only as
  /// far as the stack reaches, which ends where the alignment rectangle does.
  @Test(
    arguments: [
      (false, 11, "the container"), (false, 10, "the button"), (false, 1, "the button"),
      (false, -1, "the button"), (true, 11, "the container"), (true, 10, "the container"),
      (true, 1, "the container"), (true, -1, "the button"),
    ] as [(Bool, CGFloat, String)])
  func touches(inStack: Bool, leftOfSeen: CGFloat, hit: String) {
    let scene = ButtonScene(inStack: inStack)
    #expect(scene.hit(leftOfSeen: leftOfSeen) == hit)
    #expect(scene.seen.origin == CGPoint(x: 50, y: 50))
  }

  @Test func theReport() {
    let lines = Ornaments.report.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(
      lines.suffix(3).map { $0.components(separatedBy: " hits ").last } == [
        "the container", "the button", "the container",
      ])
  }
}
