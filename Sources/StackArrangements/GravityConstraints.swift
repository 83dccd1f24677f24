internal import Foundation
internal import LayoutEngine
internal import LayoutGeometry
internal import LayoutTree

/// Builds the constraints of an AppKit stack.
///
/// - SeeAlso: `Rules/Stacks.md#gravity-areas`; `Rules/Stacks.md#filling-a-macos-stack`, whose numbers the
///   comments give.
@MainActor struct GravityConstraints: AxialConstraints {
  let arrangement: GravityArrangement
  let container: ViewNode
  let context: LayoutContext
  var bodies: [GeneratedConstraint] = []

  /// The priority with which the last view is aligned with the end of the stack, and lengths are equal.
  ///
  /// It is above the default hugging of a view, and below its compression resistance and the priority at which
  /// a window keeps its size.
  static let fill: Float = 490
  /// The priority of the alignment of views across the axis: just below compression resistance.
  static let alignment: Float = 749
  /// Just below required.
  static let almostRequired: Float = 999.5
  /// The priority at which a stack of undetermined length closes over its views: below all priorities of users.
  static let closing: Float = 1
  /// The priority at which the central area is centred, and centres are evenly spaced.
  static let centering: Float = 250

  var axis: NSLayoutConstraint.Axis { arrangement.axis }
  var hugging: Float {
    isHorizontal ? arrangement.hugging.horizontal : arrangement.hugging.vertical
  }
  var crossHugging: Float {
    isHorizontal ? arrangement.hugging.vertical : arrangement.hugging.horizontal
  }
  var clippingResistance: Float {
    isHorizontal
      ? arrangement.clippingResistance.horizontal : arrangement.clippingResistance.vertical
  }

  init(arrangement: GravityArrangement, container: ViewNode, context: LayoutContext) {
    self.arrangement = arrangement
    self.container = container
    self.context = context
  }

  mutating func build() {
    for node in [container] + arrangement.areas.flatMap(\.self) { _ = context.item(for: node) }
    let areas = arrangement.visible
    let views = areas.flatMap(\.self)
    if arrangement.distribution == .gravityAreas {
      addAreas(areas)
    } else {
      addEnds(views)
      addDistribution(views)
    }
    addAlignment(views)
    for length in [length, crossLength] {
      add(
        container, length, .lessThanOrEqual, constant: inset(length), priority: Self.closing,
        "NSStackView-closing")
    }
  }

  // MARK: Insets

  /// The inset of an edge of the stack, in points.
  func inset(_ attribute: Attribute) -> Double {
    let insets = arrangement.edgeInsets
    let runsLeft = container.isRightToLeft
    switch attribute {
    case .top: return Double(insets.top)
    case .bottom: return Double(insets.bottom)
    case .leading: return Double(runsLeft ? insets.right : insets.left)
    case .trailing: return Double(runsLeft ? insets.left : insets.right)
    case .width: return Double(insets.left + insets.right)
    case .height: return Double(insets.top + insets.bottom)
    default: return 0
    }
  }

  /// Adds a relation between a view's edge and the same edge of the stack's inner rectangle.
  mutating func addEdge(
    _ view: LayoutNode, _ attribute: Attribute, _ relation: LayoutRelation, priority: Float = 1000,
    yielding: Yielding = .inOrder, _ identifier: String
  ) {
    let isStart = attribute == start || attribute == crossStart
    add(
      view, attribute, relation, container, attribute,
      constant: isStart ? inset(attribute) : -inset(attribute), priority: priority,
      yielding: yielding, identifier)
  }
}
