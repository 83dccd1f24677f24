import Foundation
import LayoutTree
import Testing

/// Views with masks when their superview is resized, by constraints or by hand
/// (`Rules/Autoresizing.md#flexible-parts-share-the-difference`).
@MainActor @Suite struct MaskResizingTests {
  /// A superview that a constraint widens moves children with masks as resizing does
  /// (`Rules/Autoresizing.md#flexible-parts-share-the-difference`):
  /// 100 × 100 to 200 × 150, child (10, 10, 30, 30).
  nonisolated static let masks: [(UInt, CGRect)] = [
    (0, CGRect(x: 10, y: 10, width: 30, height: 30)),
    (2, CGRect(x: 10, y: 10, width: 130, height: 30)),
    (16, CGRect(x: 10, y: 10, width: 30, height: 80)),
    (1, CGRect(x: 110, y: 10, width: 30, height: 30)),
    (4, CGRect(x: 10, y: 10, width: 30, height: 30)),
    (
      63,
      CGRect(x: 20, y: 15, width: 60, height: 45)
    ),
    (3, CGRect(x: 35, y: 10, width: 105, height: 30)),
  ]

  @Test(arguments: masks)
  func masksFollowASuperviewThatConstraintsResize(_ bits: UInt, _ end: CGRect) {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = PlainView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    child.maskBits = bits
    // A follower sees the child in the engine, not only its frame.
    let follower = PlainView()
    root.insert(parent)
    parent.insert(child)
    parent.insert(follower)
    parent.node.translatesMask = false
    parent.tie(.left, .equal, root)
    parent.tie(.top, .equal, root)
    parent.tie(.width, constant: 200)
    parent.tie(.height, constant: 150)
    follower.fill(child)
    root.layoutIfNeeded()
    #expect(child.frame == end)
    #expect(follower.frame == end)
  }

  /// The same when a program sets the superview's frame: no engine is needed.
  @Test(arguments: masks)
  func masksFollowASuperviewThatIsSet(_ bits: UInt, _ end: CGRect) {
    let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = PlainView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    child.maskBits = bits
    parent.insert(child)
    parent.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == end)
    #expect(!parent.node.hasEngine)
  }

  @Test func maskConstraintsAreNotListed() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.insert(PlainView(frame: CGRect(x: 1, y: 1, width: 1, height: 1)))
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }

  /// Both generations of equations at twice the width, by substitution, and where the view goes
  /// (`Rules/Autoresizing.md#flexible-parts-share-the-difference`).
  @Test(arguments: [(true, 360.0), (false, 1120.0 / 3)])
  func mask101AtTwiceTheWidth(isEarly: Bool, left: Double) {
    with(\.maskTranslation, isEarly ? .early : .current) {
      let superview = PlainView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = PlainView(frame: CGRect(x: 160, y: 120, width: 80, height: 80))
      view.maskBits = 5
      superview.insert(view)
      let pair = view.node.autoresizingMaskConstraints.prefix(2)
      let place = pair.first { $0.secondItem != nil }
      let size = pair.first { $0.secondItem == nil }
      #expect(size?.constant == 80)
      let value = Double(place?.multiplier ?? 0) * 640 + Double(place?.constant ?? 0)
      #expect(abs(value - (isEarly ? 40 : 0) - left) < 1e-9)
      superview.frame.size.width = 640
      #expect(abs(Double(view.frame.minX) - left) < 1e-9)
      #expect(view.frame.width == 80)
    }
  }
}
