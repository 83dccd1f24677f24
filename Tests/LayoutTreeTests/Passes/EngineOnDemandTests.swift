import Foundation
import LayoutTree
import Testing

/// There is one engine for each window or detached tree, and none where none is needed.
///
/// Source: `Rules/Passes.md#constraints-layout-display`, `Rules/Passes.md#the-engine-is-made-on-demand`.
@MainActor @Suite struct EngineOnDemandTests {
  final class Requiring: PlainView {
    override var hostRequiresConstraints: Bool { true }
  }

  private func laidOut(_ change: (PlainView, PlainView) -> Void) -> PlainView {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = PlainView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    root.insert(child)
    change(root, child)
    root.layoutIfNeeded()
    return root
  }

  @Test func framesAloneNeedNoEngine() {
    let root = laidOut { _, child in child.maskBits = 2 }
    #expect(!root.node.hasEngine)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 10, y: 10, width: 130, height: 30))
    #expect(!root.node.hasEngine)
  }

  @Test func aConstraintMakesOne() {
    let root = laidOut { root, child in
      child.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    #expect(root.node.hasEngine)
  }

  @Test func aClassMayRequireOne() {
    let root = laidOut { root, _ in root.insert(Requiring()) }
    #expect(root.node.hasEngine)
    root.subviews[1].node.removeFromParent()
    root.layoutIfNeeded()
    #expect(!root.node.hasEngine)
  }

  @Test func aDetachedTreeHasItsOwn() {
    let root = laidOut { root, child in
      child.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    let child = root.subviews[0]
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    child.node.removeFromParent()
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    #expect(!root.node.hasEngine)
    #expect(child.node.hasEngine)
  }

  /// A view with a mask between two that constraints place: its frame is never written, and what stands in
  /// it may refer to what stands around it.
  @Test func aFrameInTheMiddleStaysAndMixes() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let framed = PlainView(frame: CGRect(x: 20.3, y: 10, width: 100, height: 50))
    let beside = PlainView()
    let inner = PlainView()
    root.insert(framed)
    root.insert(beside)
    framed.insert(inner)
    NSLayoutConstraint.activate([
      beside.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 130),
      beside.widthAnchor.constraint(equalToConstant: 10),
      beside.topAnchor.constraint(equalTo: framed.topAnchor),
      beside.heightAnchor.constraint(equalTo: framed.heightAnchor),
      inner.leftAnchor.constraint(equalTo: framed.leftAnchor, constant: 5),
      inner.rightAnchor.constraint(equalTo: beside.leftAnchor, constant: -20),
      inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      inner.bottomAnchor.constraint(equalTo: framed.bottomAnchor),
    ])
    root.layoutIfNeeded()
    // Not rounded either: half points are the grid here.
    #expect(framed.frame == CGRect(x: 20.3, y: 10, width: 100, height: 50))
    #expect(beside.frame == CGRect(x: 130, y: 10, width: 10, height: 50))
    // In the root from 25.3, on the grid 25.5, to 110, and from 15 to 60.
    let place = inner.node.convert(inner.node.bounds, to: root.node)
    #expect(abs(place.minX - 25.5) < 1e-9 && abs(place.maxX - 110) < 1e-9)
    #expect(place.minY == 15 && place.maxY == 60)
  }
}
