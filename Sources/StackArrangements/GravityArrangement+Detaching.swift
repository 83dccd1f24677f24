package import Foundation
internal import LayoutGeometry
package import LayoutTree

/// The selection of views that a stack detaches when it is too short for all of them.
extension GravityArrangement {
  /// The views to detach, lowest priority first, until the remaining ones fit.
  ///
  /// The order is that of visibility priorities. When a view is considered, every view counts with the length
  /// that constraints above its priority require, natural lengths at their default resistance in any case: a
  /// view is detached before it is clipped. Among views of equal priority the last one is detached first.
  ///
  /// - Parameters:
  ///   - length: The length of the stack's alignment rectangle along its axis; points.
  ///   - isHidden: Whether a view takes no space in any case.
  ///   - priority: The visibility priority of a view, 0 to 1000; a view of 1000 is never detached.
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
        uniqueKeysWithValues: kept.map {
          (ObjectIdentifier($0), minimumLength(of: $0, above: level))
        })
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

  /// The length of a view that is compressed to zero at a priority, below that of natural lengths.
  private func minimumLength(of view: ViewNode, above priority: Float) -> CGFloat {
    let pull = LayoutPriority(min(priority, LayoutPriority.defaultHigh.rawValue - 1))
    let size = view.fittingSize(.zero, pull, pull)
    return axis == .horizontal ? size.width : size.height
  }
}
