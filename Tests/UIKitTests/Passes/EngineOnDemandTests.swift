import LayoutTree
import Testing
import UIKit

/// There is one engine for each window or detached tree, and none where nobody needs it.
///
/// Source: semantics 12.1 and 12.2; Apple, "requiresConstraintBasedLayout".
@MainActor @Suite struct EngineOnDemandTests {
  final class Requiring: UIView {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  private func laidOut(_ change: (UIView, UIView) -> Void) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
    root.addSubview(child)
    change(root, child)
    root.layoutIfNeeded()
    return root
  }

  @Test func framesAloneNeedNoEngine() {
    let root = laidOut { _, child in child.autoresizingMask = .flexibleWidth }
    #expect(!root.viewNode.hasEngine)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 10, y: 10, width: 130, height: 30))
    #expect(!root.viewNode.hasEngine)
  }

  @Test func aConstraintMakesOne() {
    let root = laidOut { root, child in
      child.translatesAutoresizingMaskIntoConstraints = false
      child.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    #expect(root.viewNode.hasEngine)
  }

  @Test func aClassMayRequireOne() {
    #expect(!UIView.requiresConstraintBasedLayout)
    let root = laidOut { root, _ in root.addSubview(Requiring()) }
    #expect(root.viewNode.hasEngine)
    root.subviews[1].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(!root.viewNode.hasEngine)
  }

  @Test func aDetachedTreeHasItsOwn() {
    let root = laidOut { root, child in
      child.translatesAutoresizingMaskIntoConstraints = false
      child.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    }
    let child = root.subviews[0]
    child.widthAnchor.constraint(equalToConstant: 30).isActive = true
    child.removeFromSuperview()
    root.layoutIfNeeded()
    child.layoutIfNeeded()
    #expect(!root.viewNode.hasEngine)
    #expect(child.viewNode.hasEngine)
  }

  /// A view with a mask between two that constraints place: its frame is never written, and what stands in
  /// it may refer to what stands around it.
  @Test func aFrameInTheMiddleStaysAndMixes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let framed = UIView(frame: CGRect(x: 20.3, y: 10, width: 100, height: 50))
    let beside = UIView()
    let inner = UIView()
    root.addSubview(framed)
    root.addSubview(beside)
    framed.addSubview(inner)
    for view in [beside, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
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
    let place = inner.convert(inner.bounds, to: root)
    #expect(abs(place.minX - 25.5) < 1e-9 && abs(place.maxX - 110) < 1e-9)
    #expect(place.minY == 15 && place.maxY == 60)
  }
}
