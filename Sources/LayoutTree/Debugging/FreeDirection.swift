internal import LayoutEngine

/// A way in which views of a tree could lie elsewhere while all constraints hold as well as they do.
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

  /// The part of one view or guide in the movement.
  package struct Movement {
    /// The view or guide.
    package let node: LayoutNode
    /// The part of it that moves.
    package let part: Part
    /// The distance that it moves, in points, when the others move by their rates.
    package let rate: Double
  }

  /// Whether two constraints pull equally hard; otherwise none holds what moves.
  package let isTie: Bool
  /// The movements, in the order of the items.
  package let movements: [Movement]
  /// The largest multiple of the rates; infinite without a limit.
  package let length: Double
}

extension ViewNode {
  /// The ways in which views of the tree could lie elsewhere; empty where constraints determine all frames.
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
