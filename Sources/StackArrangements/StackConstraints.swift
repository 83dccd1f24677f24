internal import Foundation
internal import LayoutEngine
internal import LayoutTree

/// Builds the constraints of a stack arrangement.
///
/// The parts along the axis, across it, and for hidden views and texts are in separate files. The identifiers
/// are those of Apple's logs.
///
/// - SeeAlso: `Rules/Stacks.md#distributions`; Documentation/Decisions/stack-views.md.
/// - SeeAlso: `Rules/Stacks.md#the-canvas-of-a-stack`.
@MainActor struct StackConstraints: AxialConstraints {
  let arrangement: StackArrangement
  let container: ViewNode
  /// The area of the views: the stack or its margins.
  let canvas: LayoutNode
  let context: LayoutContext
  var bodies: [GeneratedConstraint] = []

  /// Just below required: holds whenever possible, and breaks without a report.
  static let almostRequired: Float = 999.5
  /// The priority at which a canvas hugs its gaps, and its views on a common first baseline.
  static let fit: Float = 49
  /// The priority at which a canvas hugs its views across; Apple's logs print `(0@51)`.
  static let spanningFit: Float = 51

  var axis: NSLayoutConstraint.Axis { arrangement.axis }

  init(arrangement: StackArrangement, stack: ViewNode, context: LayoutContext) {
    self.arrangement = arrangement
    container = stack
    self.canvas = arrangement.isMarginsRelative ? stack.margins.marginsGuide : stack
    self.context = context
  }

  /// Whether undetermined lengths are made zero.
  ///
  /// On the canvas they keep their values: stored frames show plain views that kept such lengths.
  private var suppressesAmbiguity: Bool { !container.isDesignTime }

  mutating func build() {
    // A gap, an edge or two across, and an alignment for each view.
    bodies.reserveCapacity(4 * arrangement.views.count + 8)
    var visible: [ViewNode] = []
    visible.reserveCapacity(arrangement.views.count)
    for view in arrangement.views where !arrangement.isHidden(view) { visible.append(view) }
    // Items are made in the order of the views, hidden or not, whatever is said of them first.
    for node in [container, canvas] + arrangement.views { _ = context.item(for: node) }
    if !visible.isEmpty {
      addEnds(visible)
      addSpacing(visible)
      addDistribution(visible)
      addAlignment(visible)
      addTextWidths(visible)
      if suppressesAmbiguity { suppressAmbiguity(visible) }
    } else if suppressesAmbiguity {
      addNothingToShow()
    }
    addHidden()
  }
}
