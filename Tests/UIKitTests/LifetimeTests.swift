import Foundation
import TestSupport
import Testing
import UIKit

/// Views, guides and constraints refer to each other without keeping each other; what goes leaves nothing behind.
@MainActor @Suite struct LifetimeTests {
  @Test func aChildOutlivesItsSuperview() {
    let child = UIView()
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
      child.widthAnchor.constraint(equalTo: parent.widthAnchor).isActive = true
      parent.layoutIfNeeded()
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    child.setNeedsLayout()
    child.layoutIfNeeded()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.addSubview(child)
    child.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(child.frame.width == 80)
  }

  /// What it stated in an engine that went away with its tree, it states again in the next one.
  @Test func aLabelThatOutlivesItsTreeKeepsItsSize() {
    let label = UILabel()
    label.text = "label"
    label.translatesAutoresizingMaskIntoConstraints = false
    var sizes: [CGSize] = []
    for _ in 0..<2 {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      parent.addSubview(label)
      label.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
      label.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      parent.layoutIfNeeded()
      sizes.append(label.frame.size)
      label.frame.size = .zero
    }
    let natural = label.intrinsicContentSize
    // Edges snap to half points.
    #expect(sizes.allSatisfy { abs($0.width - natural.width) <= 0.5 && $0.width > 0 })
    #expect(sizes[0] == sizes[1] && sizes[0].height > 0)
  }

  @Test func aConstraintOutlivesItsItemsAndItsHolder() {
    let constraint: NSLayoutConstraint
    do {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      let child = UIView()
      parent.addSubview(child)
      child.translatesAutoresizingMaskIntoConstraints = false
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
    let custom = UILayoutGuide()
    let margins: UILayoutGuide
    let content: UILayoutGuide
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addLayoutGuide(custom)
      margins = view.layoutMarginsGuide
      content = view.contentLayoutGuide
      custom.widthAnchor.constraint(equalTo: margins.widthAnchor).isActive = true
      view.layoutIfNeeded()
      #expect(custom.owningView === view && content.owningView === view)
    }
    #expect(custom.owningView == nil && margins.owningView == nil && content.owningView == nil)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    other.addLayoutGuide(custom)
    custom.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    #expect(custom.layoutFrame.width == 80)
  }

  /// A view that takes its neighbours out while it lays out its own subviews.
  final class Reaper: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      for sibling in superview?.subviews ?? [] where sibling !== self {
        sibling.removeFromSuperview()
      }
    }
  }

  @Test func siblingsMayGoInTheMiddleOfAPass() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let reaper = Reaper()
    root.addSubview(reaper)
    for _ in 0..<20 {
      let view = UIView()
      view.addSubview(UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
    }
    root.layoutIfNeeded()
    #expect(root.subviews == [reaper])
  }

  /// Random trees that are changed, laid out and let go in any order end without a crash, and constraints that
  /// are still active hold.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func anyOrderOfThings(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var views = [UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))]
    var kept: [NSLayoutConstraint] = []
    for _ in 0..<400 {
      let view = views[Int.random(in: views.indices, using: &random)]
      let other = views[Int.random(in: views.indices, using: &random)]
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let made = UIView()
        made.translatesAutoresizingMaskIntoConstraints = Bool.random(using: &random)
        view.addSubview(made)
        views.append(made)
      case 2, 3:
        let made = view.widthAnchor.constraint(
          lessThanOrEqualTo: other.widthAnchor, constant: .random(in: 0...9, using: &random))
        guard let top = topmost(view), top === topmost(other) else { continue }
        made.isActive = true
        kept.append(made)
      case 4: view.removeFromSuperview()
      case 5: if views.count > 1 { views.removeAll { $0 === view } }
      case 6: if !other.isDescendant(of: view) { other.addSubview(view) }
      case 7: view.setNeedsLayout()
      case 8: if !kept.isEmpty { kept.remove(at: Int.random(in: kept.indices, using: &random)) }
      default: topmost(view)?.layoutIfNeeded()
      }
    }
    for view in views { topmost(view)?.layoutIfNeeded() }
    for constraint in kept where constraint.isActive {
      guard let first = constraint.firstItem as? UIView,
        let second = constraint.secondItem as? UIView
      else { continue }
      // Frames are snapped to half points, each edge by at most a quarter.
      #expect(first.frame.width <= second.frame.width + constraint.constant + 1, "seed \(seed)")
    }
  }

  private func topmost(_ view: UIView) -> UIView? {
    var top = view
    while let above = top.superview { top = above }
    return top
  }
}
