package import LayoutEngine
package import LayoutGeometry
package import LayoutTree

/// The configuration of an AppKit stack, from which its constraints are generated.
///
/// Lengths are points.
///
/// - SeeAlso: `Rules/Stacks.md#gravity-areas`; `Rules/Stacks.md#filling-a-macos-stack`.
@MainActor package struct GravityArrangement: Arrangement {
  /// The distribution of views along the stack; raw values are Apple's.
  package enum Distribution: Int, Sendable {
    case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The axis along which views are arranged.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of views along the axis.
  package var distribution = Distribution.gravityAreas
  /// The attribute by which views are aligned across the axis; `.notAnAttribute` for none.
  package var alignment = NSLayoutConstraint.Attribute.centerY
  /// The distance between neighbours.
  package var spacing = 8.0
  /// The distances after single views, by view; they override `spacing`.
  package var customSpacing: [ObjectIdentifier: Double] = [:]
  /// The padding inside the edges; left and right are independent of the reading direction.
  package var edgeInsets = ViewInsets.zero
  /// The priority with which the stack resists growing beyond its views, by axis.
  package var hugging: (horizontal: Float, vertical: Float) = (250, 250)
  /// The priority with which the stack resists clipping its views, by axis.
  package var clippingResistance: (horizontal: Float, vertical: Float) = (1000, 1000)
  /// The views by area: at the start of the axis, in the centre, at its end.
  ///
  /// Without areas all views are in the first.
  package var areas: [[ViewNode]] = [[], [], []]
  /// Whether a view is ignored; the front decides, which handles hiding and detaching.
  package var isHidden: (ViewNode) -> Bool = { _ in false }
  /// The guides for gaps, reused between layouts.
  package var gaps: [GuideNode] = []

  /// Creates an empty arrangement.
  package init() {}

  /// The views of all areas, in order.
  package var views: [ViewNode] { areas.flatMap(\.self) }
  /// The guides for gaps.
  package var guides: [GuideNode] { gaps }
  /// The first and the last visible view.
  package var baselineViews: (first: ViewNode?, last: ViewNode?) {
    (visible.first { !$0.isEmpty }?.first, visible.last { !$0.isEmpty }?.last)
  }

  /// All constraints of the arrangement, in order of entry.
  package func constraints(of view: ViewNode, in context: LayoutContext) -> [GeneratedConstraint] {
    var builder = GravityConstraints(arrangement: self, container: view, context: context)
    builder.build()
    return builder.bodies
  }

  /// The visible views, by area.
  var visible: [[ViewNode]] { areas.map { $0.filter { !isHidden($0) } } }

  /// The distance after a view.
  func spacing(after view: ViewNode) -> Double {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }
}
