import QuartzCore
import Testing

/// The order of layers in a layer, and who draws and lays out for them.
///
/// Source: Apple, "CALayer", modifying the layer hierarchy and updating layer layout.
@MainActor struct LayerTreeTests {
  /// Four layers in one, back to front.
  private static func tree() -> (top: CALayer, layers: [CALayer]) {
    let top = CALayer()
    let layers = "abcd".map { name in
      let layer = CALayer()
      layer.name = String(name)
      return layer
    }
    top.sublayers = layers
    return (top, layers)
  }
  private func order(_ top: CALayer) -> String {
    (top.sublayers ?? []).compactMap(\.name).joined()
  }

  /// Where layer `a` or a new one `n` goes.
  @Test func whereLayersGo() {
    let cases: [(String, @MainActor (CALayer, [CALayer], CALayer) -> Void)] = [
      ("abcd", { _, _, _ in }), ("abcdn", { top, _, new in top.addSublayer(new) }),
      ("nabcd", { top, _, new in top.insertSublayer(new, at: 0) }),
      ("abncd", { top, _, new in top.insertSublayer(new, at: 2) }),
      ("abcdn", { top, _, new in top.insertSublayer(new, at: 99) }),
      ("abncd", { top, layers, new in top.insertSublayer(new, below: layers[2]) }),
      ("abcnd", { top, layers, new in top.insertSublayer(new, above: layers[2]) }),
      ("abnd", { top, layers, new in top.replaceSublayer(layers[2], with: new) }),
      ("bcda", { top, layers, _ in top.addSublayer(layers[0]) }),
      ("bcad", { top, layers, _ in top.insertSublayer(layers[0], above: layers[2]) }),
      ("dabc", { top, layers, _ in top.insertSublayer(layers[3], below: layers[0]) }),
      ("acd", { _, layers, _ in layers[1].removeFromSuperlayer() }),
      ("db", { top, layers, _ in top.sublayers = [layers[3], layers[1]] }),
      ("", { top, _, _ in top.sublayers = nil }),
    ]
    for (expected, change) in cases {
      let (top, layers) = Self.tree()
      let new = CALayer()
      new.name = "n"
      change(top, layers, new)
      #expect(order(top) == expected)
      #expect((top.sublayers == nil) == expected.isEmpty)
      for layer in layers + [new] {
        #expect((layer.superlayer === top) == expected.contains(layer.name ?? "?"))
      }
    }
  }

  @Test func aLayerLeavesTheOneItWasIn() {
    let (top, layers) = Self.tree()
    layers[0].addSublayer(layers[1])
    #expect(order(top) == "acd" && order(layers[0]) == "b")
    #expect(layers[1].superlayer === layers[0])
  }

  /// Lays out and draws for a layer.
  final class Painter: CALayerDelegate {
    var heard: [String] = []
    func draw(_ layer: CALayer, in ctx: CGContext) { heard.append("draw") }
    func layoutSublayers(of layer: CALayer) { heard.append("layout") }
  }

  @Test func delegatesLayOutBeforeTheyDraw() throws {
    let (layer, painter) = (CALayer(), Painter())
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.delegate = painter
    #expect(layer.needsLayout())
    layer.render(in: try #require(Picture.context()))
    #expect(painter.heard == ["layout", "draw"] && !layer.needsLayout())
    layer.render(in: try #require(Picture.context()))
    #expect(painter.heard == ["layout", "draw", "draw"])
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(painter.heard.last == "layout")
  }
}
