internal import IBDocument
internal import NibBuilding

/// The directions of separators for which a document states no frame.
///
/// A separator has the direction of its frame. Without one it runs across the axis on which it hugs at 750 or more,
/// as the tool states for each, or that of the stack view that arranges it. Elsewhere it runs along the axis on which
/// constraints fix its length or two of its positions, and horizontally if both axes are fixed.
///
/// - SeeAlso: `Rules/DocumentsMacOS.md#separators-without-a-frame`.
@MainActor struct SeparatorDirections {
  private let nib: NibSource

  init(_ nib: NibSource) { self.nib = nib }

  /// The maximum of a separator's explicit thickness, in points.
  private static let thickest = 5.0

  /// Whether a separator without a frame is vertical.
  ///
  /// - Complexity: O(1), except for the first call on a document, which reads all its constraints.
  func isVertical(_ element: ViewElement) -> Bool {
    if let known = nib.notes.verticalSeparators { return known.contains(element.id) }
    let found = verticals
    nib.notes.verticalSeparators = found
    return found.contains(element.id)
  }

  private var verticals: Set<String> {
    var held: [String: Set<ConstraintAttribute>] = [:]
    var byStack: [String: Bool] = [:]
    // A stated thickness says more than anything else.
    var thin: [String: Bool] = [:]
    var hugging: [String: Bool] = [:]
    func visit(_ view: ViewElement) {
      for constraint in view.constraints
      where constraint.relation == .equal && !constraint.isExcluded {
        held[constraint.first.id, default: []].insert(constraint.first.attribute)
        guard let second = constraint.second else {
          if constraint.constant <= Self.thickest, constraint.first.attribute == .width {
            thin[constraint.first.id] = true
          } else if constraint.constant <= Self.thickest, constraint.first.attribute == .height {
            thin[constraint.first.id] = false
          }
          continue
        }
        held[second.id, default: []].insert(second.attribute)
      }
      for child in view.children {
        // 91 of 93 vertical separators and 573 of 573 horizontal ones.
        if let across = child.horizontalHugging, across >= 750, child.verticalHugging == nil {
          hugging[child.id] = true
        } else if let along = child.verticalHugging, along >= 750 {
          hugging[child.id] = false
        }
        if view.kind == .stackView {
          byStack[child.id] = view.attribute("orientation") != "vertical"
        }
        visit(child)
      }
    }
    nib.document.roots.forEach(visit)
    return Set(
      Set(held.keys).union(byStack.keys).union(hugging.keys).filter {
        thin[$0] ?? hugging[$0] ?? byStack[$0] ?? isVertical(held[$0] ?? [])
      })
  }

  /// Whether constraints fix the height, or two vertical positions, and the width is not fixed.
  private func isVertical(_ held: Set<ConstraintAttribute>) -> Bool {
    let across: [Set<ConstraintAttribute>] = [[.leading, .left], [.trailing, .right], [.centerX]]
    let isHeldAcross =
      held.contains(.width) || across.count { !held.isDisjoint(with: $0) } > 1
    let isHeldUp = held.contains(.height) || held.intersection([.top, .bottom, .centerY]).count > 1
    return isHeldUp && !isHeldAcross
  }
}
