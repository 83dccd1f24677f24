import AppKit
import LayoutTree
import Testing

/// Solved rectangles become frames edge by edge in the superview's own space, halves up.
///
/// - SeeAlso: `Rules/Passes.md#edges-snap-to-pixels`; `Rules/Passes.md#edges-snap-to-pixels`.
@MainActor struct RoundingTests {
  /// A view of some size, centred, in a superview of 375 × 375, itself at a fraction of a point.
  private func centred(_ size: NSSize, scale: Double, isFlipped: Bool, parentAt: CGFloat = 0)
    -> NSRect
  {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 1000, height: 1000))
    root.viewNode.pixelScale = scale
    let parent = NSView.make(
      flipped: isFlipped, NSRect(x: parentAt, y: parentAt, width: 375, height: 375))
    root.addSubview(parent)
    let view = NSView()
    parent.addFree(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: parent.centerYAnchor),
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ])
    root.layoutSubtreeIfNeeded()
    return view.frame
  }

  /// 44.5 in 375: from 165.25 to 209.75.
  ///
  /// At 1 pixel a point floor(165.75) = 165 and floor(210.25) = 210; at 2 floor(331) / 2 = 165.5
  /// and floor(420) / 2 = 210. Symmetric, so the same both ways up.
  ///
  /// 42 in 375: from 166.5 to 208.5, which at 1 goes up to 167 and 209 as the superview counts.
  @Test(
    arguments: [
      (44.5, 1.0, 165.0, 45.0), (44.5, 2, 165.5, 44.5), (42, 1, 167, 42), (42, 2, 166.5, 42),
      (43.3, 1, 166, 43), (44.5, 3, 496.0 / 3, 133.0 / 3),
    ] as [(Double, Double, Double, Double)], [false, true])
  func aCentredView(
    values: (length: Double, scale: Double, start: Double, size: Double), isFlipped: Bool
  ) {
    let frame = centred(
      NSSize(width: values.length, height: values.length), scale: values.scale,
      isFlipped: isFlipped)
    #expect(abs(frame.minX - values.start) < 1e-9 && abs(frame.width - values.size) < 1e-9)
    #expect(abs(frame.minY - values.start) < 1e-9 && abs(frame.height - values.size) < 1e-9)
  }

  /// 20.5 below the upper edge of 100, 10 high: from the lower edge 69.5 to 79.5, halves up, so 70 to 80
  /// where y grows up, which is 20 below the upper edge, and 21 where it grows down.
  @Test(arguments: [(false, 70.0), (true, 21)])
  func halvesGoUpAsTheSuperviewCounts(isFlipped: Bool, y: Double) {
    let parent = NSView.make(flipped: isFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView()
    parent.addFree(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20.5),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20.5),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 21, y: y, width: 10, height: 10))
  }

  /// The place of the superview on the screen plays no part.
  @Test(arguments: [false, true]) func eachSuperviewForItself(isFlipped: Bool) {
    let size = NSSize(width: 44.5, height: 44.5)
    #expect(
      centred(size, scale: 1, isFlipped: isFlipped, parentAt: 0.4)
        == centred(size, scale: 1, isFlipped: isFlipped))
  }

  /// The frame is rounded, not the alignment rectangle: 10.3 − 0.4 = 9.9 and 20.3 + 0.4 = 20.7 become 10
  /// and 21.
  @Test func theFrameIsRounded() {
    let parent = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = InsetView()
    view.insets = NSEdgeInsets(top: 0, left: 0.4, bottom: 0, right: 0.4)
    parent.addFree(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10.3),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    parent.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 10, y: 90, width: 11, height: 10))
  }
}
