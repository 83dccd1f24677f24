internal import Foundation
package import LayoutEngine
package import LayoutTree

/// A stack view's configuration, and the constraints that follow from it.
///
/// - SeeAlso: `Rules/Stacks.md#distributions`; `Rules/Stacks.md#what-a-stack-view-arranges`.
@MainActor package struct StackArrangement: Arrangement {
  /// A distribution of views along the stack.
  package enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// An alignment of views across the stack.
  package enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// A distance between neighbours.
  package enum Spacing: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// The system's spacing: 8 points, or a line's height between baselines.
    case system
  }

  /// Direction in which views follow each other.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution along the stack.
  package var distribution = Distribution.fill
  /// The alignment across the stack.
  package var alignment = Alignment.fill
  /// Distance between neighbours.
  package var spacing = Spacing.points(0)
  /// Distances after single views, by view; they beat `spacing`.
  package var customSpacing: [ObjectIdentifier: Spacing] = [:]
  /// Whether a vertical stack measures its spacing from baseline to baseline.
  package var isBaselineRelative = false
  /// Whether the views stand inside the margins.
  package var isMarginsRelative = false
  /// The arranged views in order.
  package var views: [ViewNode] = []
  /// Views that do not count; kept by the front since hiding belongs to it.
  package var isHidden: (ViewNode) -> Bool = { _ in false }
  /// Guides for gaps, reused between layouts.
  package var gaps: [GuideNode] = []

  /// Creates an empty arrangement.
  package init() {}

  /// The guides for gaps.
  package var guides: [GuideNode] { gaps }

  /// Only a stack that measures from baseline to baseline does.
  package var readsBaselines: Bool { isBaselineRelative }

  /// All constraints of the arrangement, in order of entry.
  package func constraints(of stack: ViewNode, in context: LayoutContext) -> [GeneratedConstraint] {
    var builder = StackConstraints(arrangement: self, stack: stack, context: context)
    builder.build()
    return builder.bodies
  }

  /// Distance after a view, in points.
  ///
  /// - Parameters:
  ///   - view: The upper or leading one of two neighbours.
  ///   - next: The other one, whose font the system's distance between baselines depends on.
  func spacing(after view: ViewNode, before next: ViewNode?) -> Double {
    switch customSpacing[ObjectIdentifier(view)] ?? spacing {
    case .points(let points): return points
    case .system:
      guard let next, isBaselineRelative, axis == .vertical else {
        return Double(SystemSpacing.standard)
      }
      return Double(SystemSpacing.betweenBaselines(view, next))
    }
  }
}
