import Foundation
import LayoutTree
import TestSupport
import Testing

/// Views, guides and constraints refer to each other without keeping each other; what goes leaves nothing behind.
@MainActor @Suite struct LifetimeTests {
  @Test func aChildOutlivesItsSuperview() {
    let child = PlainView()
    do {
      let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      parent.insert(child)
      child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
      parent.layoutIfNeeded()
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    child.node.setNeedsLayout()
    child.layoutIfNeeded()
    let other = PlainView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.insert(child)
    child.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(child.frame.width == 80)
  }

  /// What it stated in an engine that went away with its tree, it states again in the next one.
  @Test func aLabelThatOutlivesItsTreeKeepsItsSize() {
    let label = PlainText("label")
    var sizes: [CGSize] = []
    for _ in 0..<2 {
      let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      parent.insert(label)
      label.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      label.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      parent.layoutIfNeeded()
      sizes.append(label.frame.size)
      label.frame.size = .zero
    }
    #expect(sizes == [CGSize(width: 50, height: 25), CGSize(width: 50, height: 25)])
  }

  @Test func aConstraintOutlivesItsItemsAndItsHolder() {
    let constraint: NSLayoutConstraint
    do {
      let parent = PlainView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = PlainView()
      parent.insert(child)
      constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor)
      constraint.isActive = true
      parent.layoutIfNeeded()
      #expect(constraint.isActive && constraint.firstItem === child)
    }
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(!constraint.isActive)
    constraint.constant = 7
    constraint.isActive = false
    #expect(logged { constraint.isActive = true }.count == 1)
  }

  @Test func aGuideOutlivesItsView() {
    let custom = GuideNode(kind: .custom)
    let margins: GuideNode
    let content: GuideNode
    do {
      let view = PlainView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.node.trait = .scrollable
      view.node.addGuide(custom)
      margins = view.node.margins.marginsGuide
      content = view.node.contentGuide
      custom.widthAnchor.constraint(equalTo: margins.widthAnchor).isActive = true
      view.layoutIfNeeded()
      #expect(custom.owner === view.node && content.owner === view.node)
    }
    #expect(custom.owner == nil && margins.owner == nil && content.owner == nil)
    let other = PlainView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.node.addGuide(custom)
    custom.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(custom.frame.width == 80)
  }

  /// A view that takes its neighbours out while it lays out its own subviews.
  final class Reaper: PlainView {
    override func hostLayoutSubviews() {
      super.hostLayoutSubviews()
      for sibling in superview?.subviews ?? [] where sibling !== self {
        sibling.node.removeFromParent()
      }
    }
  }

  @Test func siblingsMayGoInTheMiddleOfAPass() {
    let root = PlainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reaper = Reaper()
    root.insert(reaper)
    for _ in 0..<20 {
      let view = PlainView()
      view.insert(PlainView(frame: .zero))
      root.insert(view)
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.subviews == [reaper])
  }

  /// Random trees that are changed, laid out and let go in any order end without a crash, and constraints that
  /// are still active hold.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func anyOrderOfThings(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var views = [PlainView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))]
    var kept: [NSLayoutConstraint] = []
    for _ in 0..<400 {
      let view = views[Int.random(in: views.indices, using: &random)]
      let other = views[Int.random(in: views.indices, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let made = PlainView()
        made.node.translatesMask = Bool.random(using: &random)
        view.insert(made)
        views.append(made)
      case 2, 3:
        let made = view.widthAnchor.constraint(
          lessThanOrEqualTo: other.widthAnchor, constant: .random(in: 0...9, using: &random))
        guard let top = topmost(view), top === topmost(other) else { continue }
        made.isActive = true
        kept.append(made)
      case 4: view.node.removeFromParent()
      case 5: if views.count > 1 { views.removeAll { $0 === view } }
      case 6: if !other.node.isDescendant(of: view.node) { other.insert(view) }
      case 7: view.node.setNeedsLayout()
      case 8: if !kept.isEmpty { kept.remove(at: Int.random(in: kept.indices, using: &random)) }
      default: topmost(view)?.layoutIfNeeded()
      }
    }
    for view in views { topmost(view)?.layoutIfNeeded() }
    for constraint in kept where constraint.isActive {
      guard let first = constraint.firstItem as? PlainView,
        let second = constraint.secondItem as? PlainView
      else { continue }
      // Frames are snapped to half points, each edge by at most a quarter.
      #expect(first.frame.width <= second.frame.width + constraint.constant + 1, "seed \(seed)")
    }
  }

  private func topmost(_ view: PlainView) -> PlainView? {
    var top = view
    while let above = top.superview { top = above }
    return top
  }
}
