import Foundation
import LayoutGeometry
import LayoutTree
import StackArrangements
import Testing

/// Edges on the pixel grid, two pixels a point (`Rules/Passes.md#edges-snap-to-pixels`).
@MainActor @Suite struct PixelTests {
  private func root(_ width: CGFloat, _ height: CGFloat) -> PlainView {
    PlainView("root", frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func box(in superview: PlainView, _ width: CGFloat, _ height: CGFloat) -> PlainView {
    let view = PlainView()
    superview.insert(view)
    view.tie(.width, constant: width)
    view.tie(.height, constant: height)
    return view
  }

  /// Stored by Interface Builder: 165.25 and 303.25 go up.
  @Test func halvesOfAPixelGoUp() {
    let superview = root(375, 667)
    let view = box(in: superview, 44.5, 60.5)
    view.tie(.centerX, .equal, superview)
    view.tie(.centerY, .equal, superview)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 165.5, y: 303.5, width: 44.5, height: 60.5))
  }

  /// 280 / 3 = 93.33 each: edges at 0, 93.33, 103.33, 196.67, 206.67 and 300 are snapped to half points;
  /// the rule of Mac Catalyst goes to whole points and gives each a width of its own, up to the next half.
  @Test(
    arguments: [
      (LayoutProfile.Rounding.nearestPixel, [0, 103.5, 206.5], [93.5, 93, 93.5]),
      (.catalystOffscreen, [0, 103, 207], [93.5, 93.5, 93.5]),
    ] as [(LayoutProfile.Rounding, [CGFloat], [CGFloat])])
  func equalShares(_ rounding: LayoutProfile.Rounding, _ places: [CGFloat], _ widths: [CGFloat]) {
    with(\.rounding, rounding) {
      let stack = PlainStack.alone((0..<3).map { PlainView("\($0)") }, width: 300, height: 40)
      stack.how.distribution = .fillEqually
      stack.how.spacing = .points(10)
      #expect(stack.laidOut.map(\.minX) == places)
      #expect(stack.laidOut.map(\.width) == widths)
    }
  }

  /// Ties away from zero, in local coordinates: a view at (−0.5, 0.25) in one at (10.4, 0.5).
  @Test func catalystRoundsEachViewForItself() {
    with(\.rounding, .catalystOffscreen) {
      let superview = root(100, 100)
      let outer = box(in: superview, 20.25, 20.2)
      let inner = box(in: outer, 5, 5)
      for (view, above, x, y) in [(outer, superview, 10.4, 0.5), (inner, outer, -0.5, 0.25)]
        as [(PlainView, PlainView, CGFloat, CGFloat)]
      {
        view.tie(.left, .equal, above, constant: x)
        view.tie(.top, .equal, above, constant: y)
      }
      superview.layoutIfNeeded()
      #expect(outer.frame == CGRect(x: 10, y: 1, width: 20.5, height: 20))
      #expect(inner.frame == CGRect(x: -1, y: 0, width: 5, height: 5))
    }
  }

  /// The frame is brought to pixels, not the alignment rectangle: from 10 − 0.3 to 10 + 30.
  @Test func theFrameIsRounded() {
    let view = PlainView("view", 30, 20)
    view.insets = ViewInsets(top: 0, left: 0.3, bottom: 0, right: 0)
    let superview = root(200, 200)
    superview.insert(view)
    view.tie(.left, .equal, superview, constant: 10)
    view.tie(.top, .equal, superview)
    superview.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 9.5, y: 0, width: 30.5, height: 20))
  }
}
