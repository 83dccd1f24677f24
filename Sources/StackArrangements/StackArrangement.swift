internal import Foundation
package import LayoutEngine
package import LayoutTree

/// A stack view's configuration, from which its constraints are generated.
///
/// - SeeAlso: `Rules/Stacks.md#distributions`; `Rules/Stacks.md#what-a-stack-view-arranges`.
@MainActor package struct StackArrangement: Arrangement {
  /// The distribution of views along the stack.
  package enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// The alignment of views across the stack.
  package enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }
  /// A distance between neighbours.
  package enum Spacing: Hashable, Sendable {
    /// A distance in points.
    case points(Double)
    /// The system's distance: 8 points, or a line's height between baselines.
    case system
  }

  /// The axis along which views are arranged.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of views along the axis.
  package var distribution = Distribution.fill
  /// The alignment of views across the axis.
  package var alignment = Alignment.fill
  /// The distance between neighbours.
  package var spacing = Spacing.points(0)
  /// The distances after single views, by view; they override `spacing`.
  package var customSpacing: [ObjectIdentifier: Spacing] = [:]
  /// Whether a vertical stack measures its spacing from baseline to baseline.
  package var isBaselineRelative = false
  /// Whether the views are arranged inside the margins.
  package var isMarginsRelative = false
  /// The arranged views in order.
  package var views: [ViewNode] = []
  /// Whether a view is ignored; the front decides, which handles hiding.
  package var isHidden: (ViewNode) -> Bool = { _ in false }
  /// The guides for gaps, reused between layouts.
  package var gaps: [GuideNode] = []

  /// Creates an empty arrangement.
  package init() {}

  /// The guides for gaps.
  package var guides: [GuideNode] { gaps }

  /// Whether spacing is measured from baseline to baseline.
  package var readsBaselines: Bool { isBaselineRelative }

  /// All constraints of the arrangement, in order of entry.
  package func constraints(of stack: ViewNode, in context: LayoutContext) -> [GeneratedConstraint] {
    var builder = StackConstraints(arrangement: self, stack: stack, context: context)
    builder.build()
    return builder.bodies
  }

  /// The distance after a view, in points.
  ///
  /// - Parameters:
  ///   - view: The upper or leading one of two neighbours.
  ///   - next: The other one, whose font determines the system's distance between baselines.
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
