/// How a view arranges some of its subviews.
@MainActor package enum Arrangement {
  /// A stack of UIKit.
  case stack(StackArrangement)
  /// A stack of AppKit.
  case gravity(GravityArrangement)
  /// A grid of AppKit.
  case grid(GridArrangement)

  /// The arranged views in order; order decides ties.
  var views: [ViewNode] {
    switch self {
    case .stack(let stack): stack.views
    case .gravity(let stack): stack.areas.flatMap(\.self)
    case .grid(let grid): grid.contents
    }
  }

  /// The guides that the arrangement uses for gaps and tracks.
  var guides: [GuideNode] {
    switch self {
    case .stack(let stack): stack.gaps
    case .gravity(let stack): stack.gaps
    case .grid(let grid): (grid.columns + grid.rows).map(\.guide)
    }
  }

  /// The views whose baselines are the arranging view's, as the frames stand; nil without any.
  package var baselineViews: (first: ViewNode?, last: ViewNode?) {
    switch self {
    case .stack(let stack): stack.baselineViews
    case .gravity(let stack):
      (stack.visible.first { !$0.isEmpty }?.first, stack.visible.last { !$0.isEmpty }?.last)
    case .grid: (nil, nil)
    }
  }

  /// All constraints of the arrangement, in order of entry.
  func constraints(of view: ViewNode, in context: LayoutContext) -> [GeneratedConstraint] {
    switch self {
    case .stack(let stack): return stack.constraints(of: view, in: context)
    case .gravity(let stack):
      var builder = GravityConstraints(arrangement: stack, container: view, context: context)
      builder.build()
      return builder.bodies
    case .grid(let grid):
      var builder = GridConstraints(arrangement: grid, container: view, context: context)
      builder.build()
      return builder.bodies
    }
  }
}
