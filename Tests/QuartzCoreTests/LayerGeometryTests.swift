import QuartzCore
import Testing

/// Where layers are, what points of them are elsewhere, and which one is at a point.
///
/// A layer's anchor point lies at its position in the layer above, and its transform works around it, so a
/// point p of its bounds is at position + (p − anchor) · transform.
///
/// Source: Apple, "CALayer"; "Core Animation Programming Guide", "Layers Have Two Types of Coordinates".
@MainActor struct LayerGeometryTests {
  private static func layer(_ frame: CGRect, in outer: CALayer? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    outer?.addSublayer(layer)
    return layer
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    // Sines and cosines of right angles are right to one unit in the last place of 1, times 100 points.
    abs(one.x - other.x) < 1e-12 * 100 && abs(one.y - other.y) < 1e-12 * 100
  }

  /// 40 × 20 at (100, 50): the frame begins at position − anchor · size.
  @Test(
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 80, y: 40)),
      (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50)),
      (CGPoint(x: 1, y: 0), CGPoint(x: 60, y: 50)), (CGPoint(x: 0.25, y: 2), CGPoint(x: 90, y: 10)),
    ] as [(CGPoint, CGPoint)])
  func theAnchorLiesAtThePosition(anchor: CGPoint, origin: CGPoint) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 50)
    layer.anchorPoint = anchor
    #expect(layer.frame == CGRect(origin: origin, size: CGSize(width: 40, height: 20)))
    // A new frame moves the position and leaves the anchor.
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    #expect(layer.anchorPoint == anchor)
    #expect(layer.position == CGPoint(x: 8 * anchor.x, y: 4 * anchor.y))
  }

  /// A quarter turn takes (x, y) to (−y, x).
  ///
  /// The corner (40, 20) lies (20, 10) from the middle, which goes to
  /// (−10, 20), and (40, 20) from the origin, which goes to (−20, 40).
  @Test(
    arguments: [
      (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 90, y: 70), CGRect(x: 90, y: 30, width: 20, height: 40)),
      (CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 90), CGRect(x: 80, y: 50, width: 20, height: 40)),
    ] as [(CGPoint, CGPoint, CGRect)])
  func aTurnGoesAroundTheAnchor(anchor: CGPoint, corner: CGPoint, frame: CGRect) {
    let (top, layer) = (CALayer(), CALayer())
    top.addSublayer(layer)
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.anchorPoint = anchor
    layer.position = CGPoint(x: 100, y: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isNear(layer.convert(CGPoint(x: 40, y: 20), to: top), corner))
    #expect(isNear(layer.convert(corner, from: top), CGPoint(x: 40, y: 20)))
    #expect(isNear(layer.frame.origin, frame.origin))
    #expect(
      isNear(
        CGPoint(x: layer.frame.maxX, y: layer.frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY)))
  }

  /// `outer` shows its space from x = 5, twice as large, its corner at (10, 10).
  ///
  /// So (x, y) of it is at (2 (x − 5) + 10, 2 y + 10). `inner` begins at (7, 3) of it, so (1, 1) of `inner` is (8, 4) of `outer`
  /// and (16, 18) at the top.
  @Test func pointsGoThroughScrollsAndScales() {
    let (top, outer) = (CALayer(), CALayer())
    top.addSublayer(outer)
    outer.anchorPoint = .zero
    outer.position = CGPoint(x: 10, y: 10)
    outer.bounds = CGRect(x: 5, y: 0, width: 50, height: 50)
    outer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    let inner = Self.layer(CGRect(x: 7, y: 3, width: 4, height: 4), in: outer)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 8, y: 4))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: top) == CGPoint(x: 16, y: 18))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: 18))
    #expect(top.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 16, y: 18))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(inner.convert(rect, to: top) == CGRect(x: 14, y: 16, width: 8, height: 8))
    // To a sibling at (100, 0) of the top.
    let sibling = Self.layer(CGRect(x: 100, y: 0, width: 9, height: 9), in: top)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: sibling) == CGPoint(x: -84, y: 18))
    #expect(sibling.convert(rect, from: inner) == CGRect(x: -86, y: 16, width: 8, height: 8))
  }

  /// In a turned layer of height 100, y becomes 100 − y; its own frame stays.
  @Test func aTurnedLayerCountsFromTheOtherEdge() {
    let top = Self.layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    let turned = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100), in: top)
    turned.isGeometryFlipped = true
    let child = Self.layer(CGRect(x: 10, y: 20, width: 30, height: 10), in: turned)
    #expect(turned.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(child.convert(CGPoint.zero, to: turned) == CGPoint(x: 10, y: 20))
    #expect(child.convert(CGPoint.zero, to: top) == CGPoint(x: 10, y: 80))
    #expect(child.convert(child.bounds, to: top) == CGRect(x: 10, y: 70, width: 30, height: 10))
    #expect(top.hitTest(CGPoint(x: 15, y: 75)) === child)
    #expect(top.hitTest(CGPoint(x: 15, y: 25)) === turned)
    // Turned twice is not turned.
    child.isGeometryFlipped = true
    let inner = Self.layer(CGRect(x: 0, y: 0, width: 5, height: 2), in: child)
    #expect(inner.convert(inner.bounds, to: top) == CGRect(x: 10, y: 70, width: 5, height: 2))
  }

  /// Left and upper edges belong to a rectangle, right and lower ones do not.
  @Test(
    arguments: [
      (CGPoint(x: 3, y: 4), true), (CGPoint(x: 12.5, y: 8), true), (CGPoint(x: 13, y: 8), false),
      (CGPoint(x: 5, y: 9), false), (CGPoint(x: 2.9, y: 5), false),
    ] as [(CGPoint, Bool)])
  func whatBoundsContain(point: CGPoint, isInside: Bool) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 3, y: 4, width: 10, height: 5)
    #expect(layer.contains(point) == isInside)
  }

  /// The layer added last is hit first, whatever its place in depth; hidden ones never are.
  @Test func whichLayerIsHit() {
    let top = Self.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let below = Self.layer(CGRect(x: 10, y: 10, width: 50, height: 50), in: top)
    let above = Self.layer(CGRect(x: 30, y: 30, width: 50, height: 50), in: top)
    let inner = Self.layer(CGRect(x: 5, y: 5, width: 10, height: 10), in: below)
    below.zPosition = 1
    #expect(top.hitTest(CGPoint(x: 40, y: 40)) === above)
    #expect(top.hitTest(CGPoint(x: 20, y: 20)) === inner)
    #expect(top.hitTest(CGPoint(x: 28, y: 28)) === below)
    #expect(top.hitTest(CGPoint(x: 90, y: 90)) === top)
    #expect(top.hitTest(CGPoint(x: 101, y: 90)) == nil)
    above.isHidden = true
    #expect(top.hitTest(CGPoint(x: 40, y: 40)) === below)
    // (28, 28) seen from (10, 10), where `below` begins.
    #expect(below.hitTest(CGPoint(x: 28, y: 28)) === below)
    below.isHidden = true
    #expect(below.hitTest(CGPoint(x: 28, y: 28)) == nil)
  }
}
