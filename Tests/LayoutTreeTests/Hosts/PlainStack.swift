import Foundation
import LayoutTree
import StackArrangements

/// A view that arranges others in a row or a column.
@MainActor final class PlainStack: PlainView {
  /// How; views, gaps and what is hidden are filled in.
  var how = StackArrangement() { didSet { arrange() } }
  /// The arranged views in order, all of them children that constraints place.
  var views: [PlainView] = [] {
    didSet {
      for view in views {
        if view.superview !== self { insert(view) }
        view.node.translatesMask = false
      }
      arrange()
    }
  }
  var hidden: Set<ObjectIdentifier> = [] { didSet { arrange() } }
  private var gaps: [GuideNode] = []
  /// Whether its baselines are those of views in it, which a new engine asks for as the frames stand.
  var namesBaselines = true

  /// A stack of its own tree with a fixed size; layout follows its frame.
  static func alone(_ views: [PlainView], width: CGFloat, height: CGFloat) -> PlainStack {
    let stack = PlainStack("stack", frame: CGRect(x: 0, y: 0, width: width, height: height))
    stack.views = views
    return stack
  }

  /// A stack whose upper left corner is held by a root of 500 × 500 points, its size by its views.
  static func free(_ views: [PlainView]) -> PlainStack {
    let stack = PlainStack("stack")
    stack.views = views
    let root = PlainView("root", frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.insert(stack)
    stack.tie(.left, .equal, root)
    stack.tie(.top, .equal, root)
    roots.append(root)
    return stack
  }
  /// Stacks do not keep what they lie in.
  private static var roots: [PlainView] = []

  func setHidden(_ isHidden: Bool, _ view: PlainView) {
    if isHidden {
      hidden.insert(ObjectIdentifier(view.node))
    } else {
      hidden.remove(ObjectIdentifier(view.node))
    }
  }
  func isHidden(_ view: PlainView) -> Bool { hidden.contains(ObjectIdentifier(view.node)) }

  /// Moves an arranged view to another place among them.
  func move(_ view: PlainView, to index: Int) {
    var views = views.filter { $0 !== view }
    views.insert(view, at: min(index, views.count))
    self.views = views
  }

  /// Sets the distance after one view; nil for that of the stack.
  func setSpacing(_ spacing: StackArrangement.Spacing?, after view: PlainView) {
    how.customSpacing[ObjectIdentifier(view.node)] = spacing
  }

  private func arrange() {
    var new = how
    new.views = views.map(\.node)
    new.isHidden = { [hidden] in hidden.contains(ObjectIdentifier($0)) }
    if how.distribution == .equalSpacing || how.distribution == .equalCentering {
      while gaps.count + 1 < views.count { gaps.append(GuideNode(kind: .gap, owner: node)) }
      new.gaps = gaps
    }
    node.arrangement = new
    node.setNeedsLayout()
  }

  /// The frames of the arranged views after layout.
  var laidOut: [CGRect] {
    layoutIfNeeded()
    return views.map(\.frame)
  }

  /// The baselines are those of the views that the arrangement names.
  override var hostBaselines: (first: NodeBaseline, last: NodeBaseline) {
    guard namesBaselines else { return (.bottom(0), .bottom(0)) }
    let named = node.arrangement?.baselineViews
    return (
      named?.first.map(NodeBaseline.first) ?? .bottom(0),
      named?.last.map(NodeBaseline.last) ?? .bottom(0)
    )
  }

  /// Asks for its baselines again: another view may have become the tallest.
  override func hostLayoutSubviews() {
    let before = node.arrangement?.baselineViews.first
    super.hostLayoutSubviews()
    if node.arrangement?.baselineViews.first !== before { node.setNeedsGeneration() }
  }
}

extension LayoutNode {
  /// The identifiers of all constraints that hold the node along an axis.
  func identifiers(_ axis: NSLayoutConstraint.Axis) -> Set<String> {
    Set(constraintsAffectingLayout(for: axis).compactMap(\.identifier))
  }
}
