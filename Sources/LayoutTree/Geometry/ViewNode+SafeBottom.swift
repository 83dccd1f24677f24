internal import Foundation
internal import LayoutGeometry

extension ViewNode {
  /// Whether the view extends down to the lower edge of the root's safe area, within half a point, with a
  /// covered area below it.
  ///
  /// For the current frames; false in a root whose safe area extends to its edge. Complexity: O(depth).
  package var reachesCoveredBottom: Bool {
    var bottom = CGFloat(frame.maxY)
    var node = self
    while let parent = node.parent {
      if parent.parent != nil { bottom += parent.frame.minY - parent.bounds.minY }
      node = parent
    }
    let covered = node.margins.safeArea.bottom
    return node !== self && covered > 0 && bottom >= node.frame.height - covered - 0.5
  }
}
