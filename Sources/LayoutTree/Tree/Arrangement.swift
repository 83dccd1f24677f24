package import LayoutEngine

/// The arrangement of a view's subviews: a stack of UIKit, a stack or a grid of AppKit.
@MainActor package protocol Arrangement {
  /// The arranged views in order; the order resolves ties.
  var views: [ViewNode] { get }
  /// The guides that the arrangement uses for gaps and tracks.
  var guides: [GuideNode] { get }
  /// The views whose baselines the arranging view adopts, for the current frames; nil without any.
  var baselineViews: (first: ViewNode?, last: ViewNode?) { get }
  /// Whether the constraints depend on the baselines of the arranged views.
  var readsBaselines: Bool { get }
  /// All constraints of the arrangement, in order of entry.
  func constraints(of view: ViewNode, in context: LayoutContext) -> [GeneratedConstraint]
}

extension Arrangement {
  /// True by default; an arrangement that reads no baselines returns false.
  package var readsBaselines: Bool { true }
}
