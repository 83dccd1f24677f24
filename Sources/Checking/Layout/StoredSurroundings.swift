internal import IBDocument
internal import LayoutTree
internal import NibBuilding

/// The safe area, layout guides and margins of a root, as implied by the stored frames.
///
/// Used for roots whose surroundings are unknown: next to the first column of a split view, or in a notification.
/// There, a view that depends on the surroundings counts as misplaced only if another such view agrees.
@MainActor struct StoredSurroundings {
  /// The views attached to the surroundings of the root, by axis.
  private var tied: [Axis: Set<String>] = [.horizontal: [], .vertical: []]
  /// The views attached to each view, by axis.
  private var neighbours: [Axis: [String: [String]]] = [.horizontal: [:], .vertical: [:]]
  /// The axes on which an attached view has its stored position.
  private var knownAxes: Set<Axis> = []

  private typealias Axis = NSLayoutConstraint.Axis
  private static let axes: [Axis] = [.horizontal, .vertical]

  /// Creates the surroundings of a scene.
  ///
  /// - Complexity: O(views + constraints).
  init(_ scene: CheckedScene) {
    let root = scene.views.first { $0.parent == nil }?.id
    func isAround(_ side: CheckedConstraint.Side) -> Bool {
      scene.view(side.id) == nil
        || side.id == root && Self.attribute(side)?.isOfMargins == true
    }
    for constraint in scene.constraints where !constraint.isExcluded {
      guard let second = constraint.second,
        let axis = Self.attribute(constraint.first)?.axisOfPlace
      else { continue }
      let first = constraint.first
      if isAround(second) { tied[axis]?.insert(first.id) }
      if isAround(first) { tied[axis]?.insert(second.id) }
      neighbours[axis]?[first.id, default: []].append(second.id)
      neighbours[axis]?[second.id, default: []].append(first.id)
    }
    for axis in Self.axes {
      let agrees = tied[axis]?.contains { id in
        scene.view(id).map { StoredFrames.areCompared($0) && !Self.differs($0, on: axis) } ?? false
      }
      if agrees == true { knownAxes.insert(axis) }
    }
  }

  /// Returns the moved views whose positions the surroundings do not explain.
  ///
  /// - Complexity: O(views + constraints).
  func unexplained(_ moved: [CheckedView]) -> [CheckedView] {
    var explained: Set<String> = []
    for axis in Self.axes where !knownAxes.contains(axis) {
      let ids = Set(moved.filter { Self.differs($0, on: axis) }.map(\.id))
      // Views that depend on an attached view move with it.
      var reached = ids.filter { tied[axis]?.contains($0) == true }
      var waiting = Array(reached)
      while let id = waiting.popLast() {
        for other in neighbours[axis]?[id] ?? [] where ids.contains(other) {
          if reached.insert(other).inserted { waiting.append(other) }
        }
      }
      explained.formUnion(reached)
    }
    return moved.filter { !explained.contains($0.id) }
  }

  private static func differs(_ view: CheckedView, on axis: Axis) -> Bool {
    guard let stored = view.element?.frame else { return false }
    let now = StoredFrames.solved(view)
    return switch axis {
    case .horizontal: abs(stored.x - now.x) > MisplacedRule.tolerance
    case .vertical: abs(stored.y - now.y) > MisplacedRule.tolerance
    }
  }

  /// The attribute of a side; nil for an unknown name.
  private static func attribute(_ side: CheckedConstraint.Side) -> NSLayoutConstraint.Attribute? {
    ConstraintAttribute(rawValue: side.attribute).map { NSLayoutConstraint.Attribute($0) }
  }
}
