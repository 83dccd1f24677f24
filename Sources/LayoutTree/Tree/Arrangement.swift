package import LayoutEngine

/// An arrangement of some of a view's subviews: a stack of UIKit, a stack or a grid of AppKit.
@MainActor package protocol Arrangement {
  /// The arranged views in order; order decides ties.
  var views: [ViewNode] { get }
  /// The guides that the arrangement uses for gaps and tracks.
  var guides: [GuideNode] { get }
  /// The views whose baselines are the arranging view's, as the frames stand; nil without any.
  var baselineViews: (first: ViewNode?, last: ViewNode?) { get }
  /// Whether what it states depends on the baselines of the arranged views.
  var readsBaselines: Bool { get }
  /// All constraints of the arrangement, in order of entry.
  func constraints(of view: ViewNode, in context: LayoutContext) -> [GeneratedConstraint]
}

extension Arrangement {
  /// It may, unless an arrangement knows better.
  package var readsBaselines: Bool { true }
}
