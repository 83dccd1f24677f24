import AppKit
import Testing

/// A view with a layer of a class, which it changes itself if asked to.
private final class CustomView: NSView {
  var made = 0
  var updates = 0
  var draws = 0
  var updatesLayer = false
  override func makeBackingLayer() -> CALayer {
    made += 1
    let layer = CAGradientLayer()
    layer.masksToBounds = true
    return layer
  }
  override var wantsUpdateLayer: Bool { updatesLayer }
  override func updateLayer() {
    updates += 1
    layer?.backgroundColor = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).cgColor
  }
  override func draw(_ dirtyRect: NSRect) { draws += 1 }
}

/// Which views have layers, whose they are, and what they share with the view.
///
/// Source: Apple, "NSView": `wantsLayer`, `layer`, `makeBackingLayer()`, `updateLayer()`.
@MainActor struct ViewLayerTests {
  @Test func layersAreInherited() {
    let (root, middle, leaf) = (NSView(), NSView(), NSView())
    middle.addSubview(leaf)
    root.addSubview(middle)
    #expect(root.layer == nil && leaf.layer == nil && !root.wantsLayer)
    root.wantsLayer = true
    #expect(root.layer != nil && leaf.layer != nil && !leaf.wantsLayer)
    #expect(leaf.layer?.superlayer === middle.layer)
    #expect(root.layer?.sublayers == [middle.layer].compactMap { $0 })
    let layer = leaf.layer
    middle.removeFromSuperview()
    #expect(leaf.layer == nil && middle.layer == nil)
    let late = NSView()
    leaf.addSubview(late)
    root.addSubview(middle)
    #expect(leaf.layer === layer && late.layer?.superlayer === layer)
    // A view that wants one itself keeps it.
    leaf.wantsLayer = true
    root.wantsLayer = false
    #expect(middle.layer == nil && leaf.layer === layer && late.layer != nil)
    #expect(leaf.layer?.superlayer == nil)
    leaf.wantsLayer = false
    #expect(leaf.layer == nil && late.layer == nil)
  }

  @Test func aViewMakesItsLayerOnce() {
    let view = CustomView()
    #expect(view.made == 0 && view.layer == nil)
    view.wantsLayer = true
    #expect(view.layer is CAGradientLayer && view.layer === view.layer && view.made == 1)
    // What the layer said when it was made, the view says from then on.
    #expect(view.clipsToBounds)
    view.wantsLayer = false
    view.wantsLayer = true
    #expect(view.layer != nil && view.made == 2)
  }

  /// The origin of the frame is where the layer's anchor point, (0, 0), lies.
  @Test(arguments: [false, true]) func aViewAndItsLayerShareTheirState(flipped: Bool) throws {
    let view = NSView.make(flipped: flipped, NSRect(x: 10, y: 20, width: 30, height: 40))
    view.wantsLayer = true
    let layer = try #require(view.layer)
    #expect(layer.frame == view.frame && layer.bounds == view.bounds)
    #expect(layer.anchorPoint == .zero && layer.position == CGPoint(x: 10, y: 20))
    #expect(layer.isGeometryFlipped == flipped)
    view.setFrameOrigin(NSPoint(x: 1, y: 2))
    #expect(layer.position == CGPoint(x: 1, y: 2))
    layer.isHidden = true
    layer.opacity = 0.5
    #expect(view.isHidden && view.alphaValue == 0.5)
    view.alphaValue = 1
    #expect(layer.opacity == 1)
    view.needsDisplay = false
    layer.setNeedsDisplay()
    #expect(view.needsDisplay && layer.needsDisplay())
  }

  @Test func aLayerHasOneView() throws {
    let (one, other) = (NSView(), NSView())
    let layer = CALayer()
    layer.opacity = 0.25
    one.layer = layer
    one.wantsLayer = true
    #expect(one.layer === layer && one.alphaValue == 0.25)
    #expect(one.layerContentsRedrawPolicy == .never)
    #expect(other.layerContentsRedrawPolicy == .duringViewResize)
    other.layerContentsRedrawPolicy = .onSetNeedsDisplay
    #expect(other.layerContentsRedrawPolicy == .onSetNeedsDisplay)
    one.layer = nil
    // The view makes its own now; the other one keeps how it was shown.
    #expect(one.layer != nil && one.layer !== layer && layer.opacity == 0.25)
    layer.opacity = 1
    #expect(one.alphaValue == 0.25)
    other.layer = layer
    #expect(other.layer === layer && layer.superlayer == nil)
  }

  /// `updateLayer()` is called in place of `draw(_:)`, when a new picture was asked for.
  @Test func aViewUpdatesItsLayer() throws {
    let view = CustomView(frame: NSRect(x: 0, y: 0, width: 4, height: 4))
    view.updatesLayer = true
    func red() throws -> CGFloat? {
      let bitmap = try #require(view.bitmapImageRepForCachingDisplay(in: view.bounds))
      view.cacheDisplay(in: view.bounds, to: bitmap)
      return bitmap.colorAt(x: 1, y: 1)?.redComponent
    }
    // Without a layer it draws.
    _ = try red()
    #expect(view.updates == 0 && view.draws == 1)
    view.wantsLayer = true
    #expect(try red() == 1)
    #expect(view.updates == 1 && view.draws == 1)
    view.needsDisplay = false
    _ = try red()
    #expect(view.updates == 1)
    view.needsDisplay = true
    _ = try red()
    #expect(view.updates == 2 && view.draws == 1)
  }

  /// Points go between layers as between their views.
  @Test(arguments: [false, true], [false, true])
  func conversion(outerIsFlipped: Bool, innerIsFlipped: Bool) throws {
    let outer = NSView.make(
      flipped: outerIsFlipped, NSRect(x: 0, y: 0, width: 100, height: 100))
    outer.wantsLayer = true
    let inner = NSView.make(flipped: innerIsFlipped, NSRect(x: 10, y: 20, width: 30, height: 40))
    outer.addSubview(inner)
    let (layer, own) = (try #require(outer.layer), try #require(inner.layer))
    // From the corner of the frame where both count from, or from the opposite one.
    let y: CGFloat = outerIsFlipped == innerIsFlipped ? 25 : 55
    #expect(own.convert(CGPoint(x: 3, y: 5), to: layer) == CGPoint(x: 13, y: y))
    #expect(inner.convert(NSPoint(x: 3, y: 5), to: outer) == NSPoint(x: 13, y: y))
    #expect(layer.hitTest(CGPoint(x: 15, y: 25)) === own)
    #expect(layer.hitTest(CGPoint(x: 15, y: 65)) === layer)
    // The same through a layer in a layer.
    let added = CALayer()
    added.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    own.addSublayer(added)
    #expect(added.convert(CGPoint(x: 2, y: 3), to: layer) == CGPoint(x: 13, y: y))
  }

  /// Counts its turns.
  private final class CountingLayer: CALayer {
    var turns = 0
    override func layoutSublayers() { turns += 1 }
  }

  @Test func layersPlaceTheirSublayersWithTheView() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CountingLayer()
    view.layer = layer
    view.wantsLayer = true
    view.layoutSubtreeIfNeeded()
    let before = layer.turns
    #expect(before > 0 && !layer.needsLayout())
    layer.setNeedsLayout()
    #expect(view.needsLayout && layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(layer.turns == before + 1)
  }
}
