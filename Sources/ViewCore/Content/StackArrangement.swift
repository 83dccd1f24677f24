/// A stack view's configuration, and the constraints that follow from it.
///
/// - SeeAlso: rules measured on stored frames, section 6; semantics 10.
@MainActor package struct StackArrangement {
  /// How views share the length of the stack.
  package enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// How views stand across the stack.
  package enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// Direction in which views follow each other.
  package var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length.
  package var distribution = Distribution.fill
  /// How views stand across.
  package var alignment = Alignment.fill
  /// Distance between neighbours, in points.
  package var spacing = 0.0
  /// Distances after single views, by view; they beat `spacing`.
  package var customSpacing: [ObjectIdentifier: Double] = [:]
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

  /// Makes an empty arrangement.
  package init() {}

  /// All constraints of the arrangement, in order of entry.
  func constraints(of stack: ViewNode, in context: LayoutContext) -> [GeneratedConstraint.Body] {
    let canvas = isMarginsRelative ? stack.margins.marginsGuide : stack
    var builder = StackConstraints(
      arrangement: self, stack: context.item(for: stack), canvas: context.item(for: canvas),
      context: context)
    builder.build()
    return builder.bodies
  }

  /// Distance after a view.
  func spacing(after view: ViewNode) -> Double {
    customSpacing[ObjectIdentifier(view)] ?? spacing
  }
}
