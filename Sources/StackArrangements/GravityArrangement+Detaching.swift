package import Foundation
internal import LayoutGeometry
package import LayoutTree

/// The views that a stack detaches when it is too short for all of them.
extension GravityArrangement {
  /// The views to be detached, the least important first, until the others fit.
  ///
  /// A view is worth as much as its visibility priority: when the choice is made whether it goes, every view
  /// counts with the length that constraints above that priority ask for, natural lengths at their default resistance
  /// in any case: a view goes before it is clipped. Of equal views the last one goes.
  ///
  /// - Parameters:
  ///   - length: The length of the stack's alignment rectangle along its axis; points.
  ///   - isHidden: Views that take no room in any case.
  ///   - priority: The visibility priority of a view, 0 to 1000; what is 1000 never goes.
  /// - SeeAlso: `Rules/Stacks.md#hidden-and-detached-views-of-a-macos-stack`.
  /// - Complexity: O(views × priorities) fittings.
  package func detached(
    length: CGFloat, isHidden: (ViewNode) -> Bool, priority: (ViewNode) -> Float
  ) -> [ViewNode] {
    let all = areas.flatMap(\.self)
    let stated = Set(all.map(priority)).filter { $0 < 1000 }.sorted()
    var kept = all.filter { priority($0) > 0 && !isHidden($0) }
    var gone = all.filter { priority($0) <= 0 && !isHidden($0) }
    let insets =
      axis == .horizontal ? edgeInsets.left + edgeInsets.right : edgeInsets.top + edgeInsets.bottom
    for level in stated where level > 0 {
      let lengths = Dictionary(
        uniqueKeysWithValues: kept.map { (ObjectIdentifier($0), least(of: $0, above: level)) })
      func needed() -> CGFloat {
        let gaps = kept.dropLast().reduce(0) { $0 + spacing(after: $1) }
        return kept.reduce(insets + gaps) { $0 + (lengths[ObjectIdentifier($1)] ?? 0) }
      }
      while needed() > length + 0.001, let index = kept.lastIndex(where: { priority($0) == level })
      {
        gone.append(kept.remove(at: index))
      }
    }
    return gone
  }

  /// The length a view has when it is pulled to zero at a priority, below that of natural lengths.
  private func least(of view: ViewNode, above priority: Float) -> CGFloat {
    let pull = LayoutPriority(min(priority, LayoutPriority.defaultHigh.rawValue - 1))
    let size = view.fittingSize(.zero, pull, pull)
    return axis == .horizontal ? size.width : size.height
  }
}
