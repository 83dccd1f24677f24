import AppKit
import Foundation
import Testing

/// Seed 000, listing 1-2, and what it says of AppKit.
@MainActor struct Seed000MacTests {
  /// The two functions of the listing; as its remark on flippedness asks, the upper edge is where the superview
  /// counts it.
  private final class CustomView: NSView {
    override var intrinsicContentSize: NSSize { NSMakeSize(170, 170) }
    override func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
      // 1 + 10 / 160 = 1.0625
      var rect = NSRect(origin: alignmentRect.origin, size: .zero)
      rect.size.width = alignmentRect.size.width * 1.06250
      rect.size.height = alignmentRect.size.height * 1.06250
      return rect
    }
    override func alignmentRect(forFrame frame: NSRect) -> NSRect {
      var rect = NSRect()
      // Account for vertical flippage
      let dy = (frame.size.height - 170.0) / 2.0
      rect.origin = CGPoint(x: frame.origin.x, y: frame.origin.y + dy)
      rect.size.width = frame.size.width * (160.0 / 170.0)
      rect.size.height = frame.size.height * (160.0 / 170.0)
      return rect
    }
  }

  /// The listing's functions are inverse for its own art, 170 points, and for no other height: what the text
  /// says they "must always be".
  @Test(arguments: [(CGFloat(160), true), (170, false)])
  func theListingsFunctions(_ height: CGFloat, isInverse: Bool) {
    let view = CustomView()
    let rect = NSRect(x: 75, y: 75, width: height, height: height)
    let back = view.alignmentRect(forFrame: view.frame(forAlignmentRect: rect))
    #expect((abs(back.minY - rect.minY) < 1e-9) == isInverse)
  }

  /// "baselineOffsetFromBottom is available only for NSView and refers to the distance between the bottom of a
  /// view's alignment rectangle and the view's content baseline".
  @Test func baselinesAreCountedFromTheBottom() {
    final class Lifted: NSView {
      override var baselineOffsetFromBottom: CGFloat { 7 }
    }
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let (one, two) = (Lifted(), NSView())
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
    }
    NSLayoutConstraint.activate([
      one.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -10),
      two.lastBaselineAnchor.constraint(equalTo: one.lastBaselineAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(one.frame.minY == 10)
    #expect(two.frame.minY == 17)
  }
}
