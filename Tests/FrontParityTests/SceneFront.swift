import AppKit
import Foundation
import LayoutTree
import UIKit

/// What it takes to build a scene with one front's own names.
@MainActor protocol SceneFront {
  /// Makes a view and adds it to another; frames in engine space.
  func make(
    _ view: SceneDescription.View, _ frame: CGRect, in parent: (any ViewHost, CGSize)?,
    isFlipped: Bool
  ) -> any ViewHost
  /// Makes a guide of a view.
  func makeGuide(in view: any ViewHost) -> any ConstraintItem
  /// Resizes a view and lays it out.
  func resize(_ view: any ViewHost, to size: CGSize)
  /// Lays a view out.
  func layOut(_ view: any ViewHost)
}

/// UIKit's names.
struct UIKitFront: SceneFront {
  private final class View: UIView {
    var insets = UIEdgeInsets.zero
    var natural: CGSize?
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var intrinsicContentSize: CGSize { natural ?? super.intrinsicContentSize }
  }

  func make(
    _ view: SceneDescription.View, _ frame: CGRect, in parent: (any ViewHost, CGSize)?,
    isFlipped: Bool
  ) -> any ViewHost {
    let made = View(frame: frame)
    made.insets = UIEdgeInsets(
      top: view.insets.top, left: view.insets.left, bottom: view.insets.bottom,
      right: view.insets.right)
    made.natural = view.natural
    let flags: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    for (flag, isOn) in zip(flags, view.mask) where isOn { made.autoresizingMask.insert(flag) }
    made.translatesAutoresizingMaskIntoConstraints = view.translates
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      made.setContentHuggingPriority(UILayoutPriority(view.hugging), for: axis)
      made.setContentCompressionResistancePriority(UILayoutPriority(view.resistance), for: axis)
    }
    made.semanticContentAttribute = view.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    (parent?.0 as? UIView)?.addSubview(made)
    return made
  }
  func makeGuide(in view: any ViewHost) -> any ConstraintItem {
    let guide = UILayoutGuide()
    (view as? UIView)?.addLayoutGuide(guide)
    return guide
  }
  func resize(_ view: any ViewHost, to size: CGSize) { (view as? UIView)?.frame.size = size }
  func layOut(_ view: any ViewHost) { (view as? UIView)?.layoutIfNeeded() }
}

/// AppKit's names.
struct AppKitFront: SceneFront {
  private class View: NSView {
    var insets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    var natural: NSSize?
    override var alignmentRectInsets: NSEdgeInsets { insets }
    override var intrinsicContentSize: NSSize { natural ?? super.intrinsicContentSize }
  }
  private final class Flipped: View {
    override var isFlipped: Bool { true }
  }

  func make(
    _ view: SceneDescription.View, _ frame: CGRect, in parent: (any ViewHost, CGSize)?,
    isFlipped: Bool
  ) -> any ViewHost {
    let made = isFlipped ? Flipped() : View()
    let superview = parent?.0 as? NSView
    let countsDown = superview?.isFlipped ?? true
    var native = frame
    if let parent, !countsDown { native.origin.y = parent.1.height - frame.maxY }
    made.frame = native
    made.insets = NSEdgeInsets(
      top: view.insets.top, left: view.insets.left, bottom: view.insets.bottom,
      right: view.insets.right)
    made.natural = view.natural
    let flags: [NSView.AutoresizingMask] = [
      .minXMargin, .width, .maxXMargin, countsDown ? .minYMargin : .maxYMargin, .height,
      countsDown ? .maxYMargin : .minYMargin,
    ]
    for (flag, isOn) in zip(flags, view.mask) where isOn { made.autoresizingMask.insert(flag) }
    made.translatesAutoresizingMaskIntoConstraints = view.translates
    for axis in [NSLayoutConstraint.Orientation.horizontal, .vertical] {
      made.setContentHuggingPriority(NSLayoutConstraint.Priority(view.hugging), for: axis)
      made.setContentCompressionResistancePriority(
        NSLayoutConstraint.Priority(view.resistance), for: axis)
    }
    made.userInterfaceLayoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
    superview?.addSubview(made)
    return made
  }
  func makeGuide(in view: any ViewHost) -> any ConstraintItem {
    let guide = NSLayoutGuide()
    (view as? NSView)?.addLayoutGuide(guide)
    return guide
  }
  func resize(_ view: any ViewHost, to size: CGSize) { (view as? NSView)?.setFrameSize(size) }
  func layOut(_ view: any ViewHost) { (view as? NSView)?.layoutSubtreeIfNeeded() }
}

/// A scene as one front builds it.
@MainActor struct BuiltScene {
  private let front: any SceneFront
  private var views: [any ViewHost] = []
  private var guides: [any ConstraintItem] = []
  private var constraints: [NSLayoutConstraint] = []

  /// - Parameters:
  ///   - scene: What to build.
  ///   - front: With which names.
  ///   - scale: Pixels a point.
  ///   - isFlipped: Whether a view counts from its upper edge.
  init(
    _ scene: SceneDescription, _ front: any SceneFront, scale: Double,
    isFlipped: (SceneDescription.View) -> Bool
  ) {
    self.front = front
    for view in scene.views {
      let outer = view.parent.map { scene.views[$0].frame }
      let frame = view.frame.offsetBy(dx: -(outer?.minX ?? 0), dy: -(outer?.minY ?? 0))
      views.append(
        front.make(
          view, frame, in: view.parent.map { (views[$0], scene.views[$0].frame.size) },
          isFlipped: isFlipped(view)))
    }
    views[0].node.pixelScale = scale
    for guide in scene.guides { guides.append(front.makeGuide(in: views[guide.owner])) }
    for constraint in scene.constraints {
      let made = NSLayoutConstraint(
        item: item(constraint.first.item), attribute: constraint.first.attribute,
        relatedBy: constraint.relation, toItem: constraint.second.map { item($0.item) },
        attribute: constraint.second?.attribute ?? .notAnAttribute,
        multiplier: constraint.multiplier, constant: constraint.constant)
      made.priority = LayoutPriority(constraint.priority)
      constraints.append(made)
    }
    NSLayoutConstraint.activate(constraints)
    front.layOut(views[0])
  }

  private func item(_ index: Int) -> any ConstraintItem {
    index < views.count ? views[index] : guides[index - views.count]
  }

  /// Where everything is, each in its superview's bounds, y down.
  var frames: [CGRect] {
    views.map(\.node.frame) + guides.map { ($0.layoutNode as? GuideNode)?.frame ?? .null }
  }

  /// Resizes the root and changes constants.
  func change(_ scene: SceneDescription) {
    front.resize(views[0], to: scene.newSize)
    for (index, constant) in scene.newConstants { constraints[index].constant = constant }
    front.layOut(views[0])
  }
}
