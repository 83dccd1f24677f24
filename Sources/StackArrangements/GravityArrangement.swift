package import LayoutEngine
package import LayoutGeometry
package import LayoutTree

/// The configuration of a stack of AppKit, from which its constraints follow.
///
/// Lengths are points.
///
/// - SeeAlso: `Rules/Stacks.md#gravity-areas`; `Rules/Stacks.md#filling-a-macos-stack`.
@MainActor package struct GravityArrangement: Arrangement {
  /// A distribution of views along the stack; raw values are Apple's.
  package enum Distribution: Int, Sendable {
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Direction in which views follow each other.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution along the stack.
  package var distribution = Distribution.gravityAreas
  /// The common attribute of views across the stack; `.notAnAttribute` for none.
  package var alignment = NSLayoutConstraint.Attribute.centerY
  /// Distance between neighbours.
  package var spacing = 8.0
  /// Distances after single views, by view; they beat `spacing`.
  package var customSpacing: [ObjectIdentifier: Double] = [:]
  /// Room inside the edges; left and right whatever the reading direction.
  package var edgeInsets = ViewInsets.zero
  /// The priority at which the stack resists being longer than its views need, by axis.
  package var hugging: (horizontal: Float, vertical: Float) = (250, 250)
  /// The priority at which the stack resists being shorter than its views, by axis.
  package var clippingResistance: (horizontal: Float, vertical: Float) = (1000, 1000)
  /// The views by area: where the axis begins, in the middle, where it ends.
  ///
  /// Without areas all stand in the first.
  package var areas: [[ViewNode]] = [[], [], []]
  /// Views that do not count; kept by the front, since hiding and detaching belong to it.
  package var isHidden: (ViewNode) -> Bool = { _ in false }
  /// Guides for gaps, reused between layouts.
  package var gaps: [GuideNode] = []

  /// Creates an empty arrangement.
  package init() {}

  /// The views of all areas, in order.
  package var views: [ViewNode] { areas.flatMap(\.self) }
  /// The guides for gaps.
  package var guides: [GuideNode] { gaps }
  /// The first and the last view that count.
  package var baselineViews: (first: ViewNode?, last: ViewNode?) {
    (visible.first { !$0.isEmpty }?.first, visible.last { !$0.isEmpty }?.last)
  }

  /// All constraints of the arrangement, in order of entry.
  package func constraints(of view: ViewNode, in context: LayoutContext) -> [GeneratedConstraint] {
    var builder = GravityConstraints(arrangement: self, container: view, context: context)
    builder.build()
    return builder.bodies
  }

  /// The views that count, by area.
  var visible: [[ViewNode]] { areas.map { $0.filter { !isHidden($0) } } }

  /// Distance after a view.
  func spacing(after view: ViewNode) -> Double {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }
}
