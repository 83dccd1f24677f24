package import Foundation

/// How the panes of a split view share its length.
///
/// Lengths are points along the axis on which panes follow each other.
///
/// - SeeAlso: Apple, "NSSplitView" (`adjustSubviews`, `holdingPriority(forSubviewAt:)`).
package struct SplitArrangement: Sendable {
  /// One pane.
  package struct Pane: Sendable {
    /// Its length now.
    package var length: CGFloat
    /// How hard it keeps its length when the whole is resized.
    package var holding: Float
    /// Whether it is shown without length.
    package var isCollapsed: Bool

    /// Makes a pane.
    package init(length: CGFloat, holding: Float = 250, isCollapsed: Bool = false) {
      self.length = length
      self.holding = holding
      self.isCollapsed = isCollapsed
    }
  }

  /// The panes in order.
  package var panes: [Pane]
  /// The length of a divider.
  package var divider: CGFloat

  /// Makes an arrangement.
  package init(panes: [Pane], divider: CGFloat) {
    self.panes = panes
    self.divider = divider
  }

  /// Lengths that fill a whole: panes that hold least take the change, in proportion to their lengths.
  ///
  /// Where those would become negative, the next ones give way. Without any length all share alike.
  package func lengths(filling whole: CGFloat) -> [CGFloat] {
    var lengths = panes.map { $0.isCollapsed ? 0 : max(0, $0.length) }
    let dividers = divider * CGFloat(max(0, panes.count - 1))
    var change = whole - dividers - lengths.reduce(0, +)
    for level in Set(panes.map(\.holding)).sorted() where change != 0 {
      let open = panes.indices.filter { panes[$0].holding == level && !panes[$0].isCollapsed }
      let total = open.reduce(0) { $0 + lengths[$1] }
      guard !open.isEmpty else { continue }
      let taken = max(change, -total)
      for index in open {
        let share = total > 0 ? lengths[index] / total : 1 / CGFloat(open.count)
        lengths[index] += taken * share
      }
      change -= taken
    }
    return lengths
  }

  /// Where panes begin, for some lengths.
  package func starts(of lengths: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += length + divider }
      return start
    }
  }

  /// The rectangles of panes of some lengths, from the left or from above, across a split view.
  package func frames(
    of lengths: [CGFloat], breadth: CGFloat, areBeside: Bool
  ) -> [CGRect] {
    zip(starts(of: lengths), lengths).map { start, length in
      areBeside
        ? CGRect(x: start, y: 0, width: length, height: breadth)
        : CGRect(x: 0, y: start, width: breadth, height: length)
    }
  }

  /// The lengths after a divider went to a place; its two neighbours change, neither below zero.
  package func lengths(movingDivider index: Int, to place: CGFloat) -> [CGFloat] {
    var lengths = panes.map { $0.isCollapsed ? 0 : $0.length }
    guard lengths.indices.contains(index), lengths.indices.contains(index + 1) else {
      return lengths
    }
    let start = starts(of: lengths)[index]
    let both = lengths[index] + lengths[index + 1]
    lengths[index] = min(max(0, place - start), both)
    lengths[index + 1] = both - lengths[index]
    return lengths
  }
}
