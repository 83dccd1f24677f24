internal import LayoutEngine

/// A direction in which views of a tree can move while all constraints remain satisfied to the same degree.
@MainActor package struct FreeDirection {
  /// A variable of a view or guide.
  package enum Part: Int, Sendable, Hashable {
    /// The left edge.
    case x
    /// The upper edge.
    case y
    /// The width.
    case width
    /// The height.
    case height
  }

  /// The movement of one view or guide.
  package struct Movement {
    /// The node that moves.
    package let node: LayoutNode
    /// The variable that changes.
    package let part: Part
    /// The rate of change, in points, relative to those of the other movements.
    package let rate: Double
  }

  /// Whether two constraints of equal weight oppose each other; otherwise no constraint holds the movement.
  package let isTie: Bool
  /// The movements, in the order of the items.
  package let movements: [Movement]
  /// The maximum multiple of the rates; infinite without a limit.
  package let length: Double
}

extension ViewNode {
  /// The directions in which views of the tree can move; empty where constraints determine all frames.
  ///
  /// - Complexity: That of a solve.
  /// - SeeAlso: `Rules/Messages.md#questions-about-a-layout`.
  package var freeDirections: [FreeDirection] {
    guard let context = settledContext else { return [] }
    var nodes: [ItemID: LayoutNode] = [:]
    for node in context.allNodes {
      if let item = node.enrolments[context] { nodes[item] = node }
    }
    return context.engine.ambiguities().map { report in
      FreeDirection(
        isTie: report.isTie,
        movements: report.movements.compactMap { movement in
          guard let node = nodes[movement.item],
            let part = FreeDirection.Part(rawValue: movement.part.rawValue)
          else { return nil }
          return FreeDirection.Movement(node: node, part: part, rate: movement.rate)
        },
        length: report.length)
    }
  }
}
